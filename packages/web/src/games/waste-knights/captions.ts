import type { Action, Offer } from '@midden/kernel'
import {
  CARGO,
  COLOUR_NAMES,
  cards,
  lineName,
  missions,
  OVER,
  PACK,
  threatAt,
  type WkView,
} from '@midden/waste-knights/reading'
import { settings } from '../../settings/settings.ts'
import type { Caption } from '../contract.ts'
import { checkDetail } from './captions-checks.ts'
import { fightAsk, fightDetail, fightLabel, reactionNote } from './captions-fight.ts'
import { draftFor, isPlanning, ownMove, shownRoute } from './logic/draft.ts'
import { effectOf } from './logic/effect.ts'
import { calls, type KnightsProps } from './logic/props.ts'
import { frameOf, PLAYS } from './logic/scene.ts'
import { tripOf } from './logic/trip.ts'
import {
  driveNote,
  footNote,
  go,
  named,
  type Question,
  asks as questions,
  quickly,
  repack,
  stayNote,
} from './text/en-ask.ts'
import { fightAsks } from './text/en-fight-ask.ts'
import { t } from './text/text.ts'

/** Gear is rearranged for another reason in a fight, and once more in the Rest Step. */
function packingOf(view: WkView): Question | null {
  if (frameOf(view, 'combat') !== null) return repack.fight
  return view.phase === 'rest' ? repack.rest : null
}

/** The title of a question about somebody, or out of a text. */
function titleOf(props: KnightsProps): string | null {
  const { view, decision } = props
  const top = view.stack.at(-1)
  if (top?.at === 'wake') return named.wake(calls(props, top.seat))
  if (top?.at === 'swap') return named.trade(calls(props, top.seats[top.seats[0] === view.me ? 1 : 0]))
  if (top?.at !== 'script') return null
  if (decision === 'mark components') return named.mark(calls(props, top.you))
  return decision === 'choose an option' ? named.option(lineName(view, top.line)) : null
}

/** What the Waster is asked: on whom it would be played, and what waiting can still bring. */
function wasterAsk(props: KnightsProps): Caption | null {
  const { view, decision } = props
  const move = frameOf(view, 'move')
  if (move === null || !PLAYS.includes(decision ?? '')) return null
  const { clause } = questions[decision!]!
  const name = calls(props, move.seat)
  const words = t.victim
  if (decision === 'forced play') return { title: words.forced(name), clause, why: words.one }
  if (decision === 'play another card') return null
  const ahead = move.mode === 'vehicle' ? move.route.slice(move.i) : []
  const threat = ahead.reduce((sum, hex) => sum + threatAt(view, hex), 0)
  const waits = words.wait(threat, ahead.length)
  const why = ahead.length > 0 && settings().obvious ? t.sentences([waits, words.again(name)]) : waits
  return { title: words.ask(name), clause, why }
}

/** The question in the words of the board. */
export function asks(props: KnightsProps): Caption | null {
  const { view, decision } = props
  const waster = wasterAsk(props)
  if (waster !== null) return waster
  const packing = decision === 'rearrange' ? packingOf(view) : null
  if (packing !== null) return { ...packing }
  const question = questions[decision ?? '']
  if (question === undefined) return fightAsk(props)
  const { title, clause, why } = question
  // The card of this move lies played: nothing follows a stop (WK-7.14).
  if (decision === 'continue or stop' && frameOf(view, 'move')?.played === true) return { title, clause }
  return fightAsk(props) ?? { clause, ...(why === undefined ? {} : { why }), title: titleOf(props) ?? title }
}

const placeName = (place: number): string =>
  place === PACK
    ? t.places.pack
    : place === CARGO
      ? t.gear.group.vehicle
      : place === OVER
        ? t.places.over
        : (t.places.panels[place] ?? '')

/** What the pencil on the map adds up to. */
function routeSum(v: WkView, action: Action): string | null {
  const f = ownMove(v)
  if (f === null) return null
  const { mode, route } = shownRoute(v, action.act === 'vehicle' || action.act === 'foot' ? null : action)
  const legs = tripOf(v, f.seat, mode, route)
  const last = legs.at(-1)
  if (last === undefined) return null
  return t.trip.sum(legs.length, v.knights[f.seat]!.fuel - last.tank, last.seen)
}

function moveLabel(v: WkView, action: Action): string | null {
  const { act } = action
  const draft = draftFor(v)
  if (act === 'stay') return go.stay
  if (act !== 'vehicle' && act !== 'foot' && act !== 'hex' && act !== 'to' && act !== 'quietly to')
    return null
  const drawn = shownRoute(v, act === 'to' || act === 'quietly to' ? action : null)
  if ((act === 'vehicle' || act === 'foot') && draft?.mode !== act) return go[act]
  return drawn.route.length === 0 ? null : t.trip.go(drawn.mode, drawn.route.length)
}

/** An action on the commit button. */
export function label(props: KnightsProps, action: Action): string | null {
  const { view, decision } = props
  const { act, n, ns } = action
  if (isPlanning(decision)) return moveLabel(view, action)
  switch (act) {
    case 'knight':
      return go.knight(cards(view).knights[n!]!.row.name)
    case 'colour':
      return view.stack.at(-1)?.at === 'setup' ? go.colour(t.setup.colour[COLOUR_NAMES[n!]!]) : null
    case 'starters':
      return go.starters
    case 'keep':
      return decision === 'keep two tasks' ? go.keep : null
    case 'mission':
      return decision === 'what to do here' ? null : go.mission(missions[n!]!.title)
    case 'city':
      return decision === '1b city option' ? (go.city[n!] ?? null) : null
    case 'clear':
      return go.clear(ns?.length ?? 0)
    case 'done':
      return decision === 'rearrange' ? go.done : null
    case 'place':
      return go.place(placeName(n!))
    default:
      return fightLabel(props, action)
  }
}

/** The second line of an option. */
export function detail(v: WkView, action: Action, aids: boolean): string | null {
  const change = aids ? reactionNote(v, action) : null
  const says = plainDetail(v, action, aids)
  return change === null ? says : says === null ? change : t.fight.detail.reaction(change, says)
}

function plainDetail(v: WkView, action: Action, aids: boolean): string | null {
  const f = ownMove(v)
  if (f === null || f.i > 0)
    return fightDetail(v, action, aids) ?? checkDetail(v, action, aids) ?? effectOf(v, action, aids)
  const draft = draftFor(v)
  switch (action.act) {
    case 'stay':
      return stayNote(v.knights[f.seat]!.marker === v.knights[f.seat]!.hex)
    case 'foot':
      return draft?.mode === 'foot' ? routeSum(v, action) : footNote
    case 'vehicle':
      return draft?.mode === 'vehicle' ? routeSum(v, action) : driveNote
    default:
      return effectOf(v, action, aids)
  }
}

/** Who won, and how. */
export function verdict(props: KnightsProps): Caption {
  const { view, outcome } = props
  const how = view.result?.how ?? 'time'
  const why = t.end.explain[how]
  const first = how === 'lost' ? [] : (outcome?.ranking[0] ?? [])
  if (first.length === 0) return { title: t.end.nobody, why, clause: 'WK-29.7' }
  if (first.length === 1 && first[0] === view.me) return { title: t.end.youWin, why }
  const names = t.list(first.map((seat) => calls(props, seat)))
  return { title: first.length > 1 ? t.end.win(names) : t.end.wins(names), why }
}

const TRADING = ['accept', 'propose', 'close'] as const

/** The furthest a trade of knights can go as it lies. */
function trading(menu: readonly Offer[]): { label: string; action: Action } | undefined {
  const act = TRADING.find((each) => menu.some((offer) => offer.act === each))
  return act === undefined ? undefined : { label: t.swap[act], action: { act } }
}

/** What is answered most often, one tap away beside the commit button. */
export function beside({ decision, menu, picked }: KnightsProps): { label: string; action: Action } | null {
  const quick = decision === 'lay down and propose' ? trading(menu) : quickly[decision ?? '']
  if (decision === 'advance or retreat') {
    const act = picked?.act === 'advance' ? 'retreat' : 'advance'
    return { label: fightAsks[act], action: { act } }
  }
  if (quick === undefined || picked?.act === quick.action.act) return null
  return menu.some(({ act }) => act === quick.action.act) ? quick : null
}
