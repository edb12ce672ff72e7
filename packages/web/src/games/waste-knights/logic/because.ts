import type { Action, Offer } from '@midden/kernel'
import {
  cards,
  chanceNow,
  DOUBTFUL,
  distance,
  hexOfNumber,
  leaderOf,
  PANELS,
  placeWords,
  vehicleRow,
  type WkView,
  weighed,
} from '@midden/waste-knights/reading'
import { go } from '../text/en-ask.ts'
import { because as told, why } from '../text/en-because.ts'
import { t } from '../text/text.ts'
import { escapeOf } from './odds.ts'
import type { KnightsProps } from './props.ts'

const isOnly = ([offer, ...others]: readonly Offer[]): boolean =>
  offer === undefined ||
  (others.length === 0 &&
    ('of' in offer
      ? offer.of.length < 2 && !('min' in offer)
      : !('from' in offer) || offer.from === offer.to))

/** Levels as they stand, the ones a need is judged by. */
function levels(v: WkView): string {
  const k = v.knights[v.me!]!
  return (['hp', 'rad', 'ammo', 'fuel'] as const)
    .map((level) => `${t.counters[level]} ${k[level]}`)
    .join(', ')
}

/** How far a hex is from the viewer and from the rival who is ahead. */
function nearness(v: WkView, hex: number): string {
  const from = (seat: number): number => distance(v.knights[seat]!.hex, hex)
  return why.near(from(v.me!), from(leaderOf(v, v.me!)))
}

function taskReason(v: WkView, card: number): string {
  const row = cards(v).tasks[card]?.private ?? null
  return row === null ? why.common : nearness(v, hexOfNumber(v, row.first.hex))
}

/** The way out that is not taken. */
function escapeReason(v: WkView): string | null {
  const f = v.stack.at(-1)
  const way = f?.at === 'wild' ? escapeOf(v, f.seat, f.card) : null
  return way === null ? null : why.wild(t.percent(way.chance))
}

/** A check of one's own that has not been rolled, and what may still be played for it. */
function checkReason(v: WkView, act: string): string | null {
  const f = v.stack.at(-1)
  const about = f?.at === 'window' ? v.stack[f.about] : undefined
  if (f?.at !== 'window' || about?.at !== 'check' || about.seat !== v.me || about.dice.length > 0) return null
  const odds = chanceNow(v, about, f.about)
  return (act === 'pass') === odds >= DOUBTFUL ? why.check(t.percent(odds), t.percent(DOUBTFUL)) : null
}

/** What depends on whom it hits, or on who is asked. */
function asked(v: WkView, { act, n = 0 }: Action): string | undefined {
  const f = v.stack.at(-1)
  if (f?.at === 'script') {
    if (act === 'drop' && f.you !== v.me) return why.missed
    return act === 'hex' ? told[cards(v).scripts[f.no]?.[f.i]?.do ?? ''] : undefined
  }
  if (f?.at === 'overload' && f.by !== f.seat) return act === 'pick' ? told[act] : why.plain
  const other = act === 'approach' ? n : act === 'search' && f?.at === 'meet' ? f.other : -1
  return v.knights[other]?.down ? told.revive : undefined
}

/** Reasons with figures of their own. */
function figured(v: WkView, decision: string, action: Action): string | null {
  const { act, n = 0 } = action
  const at = v.stack.at(-1)?.at
  if (act === 'knight') {
    const [blades, guns] = cards(v).knights[n]!.row.skills
    return why.knight(blades, guns)
  }
  if (at === 'setup' && act === 'vehicle') return why.speed(vehicleRow(v, n).speed[0])
  if (act === 'introduce') return taskReason(v, n)
  if (at === 'mission' && (act === 'villain' || act === 'hex')) return nearness(v, n)
  if (act === 'resupply' || (at === 'preparations' && act === 'city'))
    return why.at(act === 'city' && n === 0 ? why.enough : why.most, levels(v))
  if (at === 'hand') return why.at(why.least, levels(v))
  if (at === 'rest' && act === 'done' && decision[0] !== 'a') return why.at(why.enough, levels(v))
  if (act === 'face') return escapeReason(v)
  if (act === 'put' && n % 100 >= PANELS) return why.room
  if (act === 'place' && n >= PANELS) return told['place discard']!
  return asked(v, action) ?? checkReason(v, act)
}

/** What the next best is, where a word says it. */
const nameOf = (v: WkView, { action: { act, n = 0 } }: Weighed): string =>
  act === 'card' ? t.fight.cards[n]! : HEX.includes(act) ? placeWords(v, n) : (WAY[act] ?? '')
const HEX: readonly string[] = ['to', 'quietly to', 'hex']
const WAY: Readonly<Record<string, string>> = {
  stay: go.stay,
  foot: go.foot,
  vehicle: go.vehicle,
  face: t.hazard.face,
  escape: t.hazard.escape,
}

type Weighed = ReturnType<typeof weighed>[number]
/** Thought through once a question, however often it is drawn. */
const thoughts = new WeakMap<WkView, Weighed[]>()
function optionsOf(v: WkView, menu: readonly Offer[]): Weighed[] {
  const options = thoughts.get(v) ?? weighed(v, v.me!, menu).toSorted((a, b) => b.worth - a.worth)
  thoughts.set(v, options)
  return options
}

/** The hex a bot has in mind with an answer, if it has one. */
export const aimOf = (v: WkView, menu: readonly Offer[], { act, n }: Action): number | undefined =>
  optionsOf(v, menu).find((option) => option.action.act === act && option.action.n === n)?.hex

/** Why a bot would do this, with what it thinks of it and of the next best. */
export function because({ view, decision, menu }: KnightsProps, action: Action): string | null {
  const { act, n } = action
  const at = view.stack.at(-1)?.at
  if (view.me === null || decision === null || isOnly(menu)) return null
  const said = figured(view, decision, action) ?? told[`${at} ${act}`] ?? told[act] ?? why.plain
  const options = optionsOf(view, menu)
  const mine = options.find((option) => option.action.act === act && option.action.n === n)
  // In a place each kind of thing has its turn.
  const next = options.find(
    (option) =>
      (option.action.act !== act || option.action.n !== n) &&
      (at !== 'explore' || act === 'done' || option.action.act === act),
  )
  return [
    ...(mine?.hex === undefined ? [] : [why.aim(placeWords(view, mine.hex))]),
    said,
    why.worth(mine?.worth, next?.worth, next === undefined ? '' : nameOf(view, next)),
  ]
    .join(' ')
    .trim()
}
