import { type Action, offers, owing, type Seat, seatsIn, seeded, settle, stepNumber } from '@midden/kernel'
import { asked, plays } from '@midden/kernel/testing'
import { ATTACK, CHANGE_RANGE, DEFEND, MULTI_ATTACK, PREPARE } from '../src/combat/options.ts'
import { sold } from '../src/content/catalogue.ts'
import type { WkEvent } from '../src/events.ts'
import type { AttackFrame, ClashFrame, CombatFrame } from '../src/frames/combat.ts'
import { freshScript } from '../src/frames/fresh.ts'
import { wasteKnights } from '../src/index.ts'
import type { WkOptions } from '../src/options.ts'
import type { Wk } from '../src/position.ts'
import { startCombat } from '../src/push.ts'
import { bare, type Draws, die, line, ready, stage, task, type WkMatch, wild } from './stage.ts'

/** Seat 0 fights: an enemy is played by seat 2, his opponent in a duel is seat 1. */
export const ENEMY_SEAT = 2
const RIVAL = 1

/** A question that stays open below the combat; its `outcome` says how the combat ended. */
function listener(s: Wk): void {
  s.stack.push({
    ...freshScript(sold.lines[line('K10.1')]!.script, line('K10.1'), ENEMY_SEAT, -1),
    step: stepNumber(wasteKnights.program, 'script', 'choose an option'),
    asking: true,
  })
}

/** Nobody has anything but what is printed on his sheet, unless the test gives it to him. */
export function fight(
  knights: [string, string],
  foe: string | null,
  dice: number[] = [],
  change: (s: Wk) => void = () => {},
  options: Partial<WkOptions> = {},
  more: Draws = [],
): WkMatch {
  return stage(
    ready(3, { knights: [...knights, 'K04'], options }),
    (s) => {
      bare(s)
      change(s)
      listener(s)
      startCombat(s, 0, foe === null ? RIVAL : ENEMY_SEAT, foe === null ? -1 : wild(foe))
    },
    [...die(...dice), ...more],
  )
}

export const combatOf = (match: WkMatch): CombatFrame =>
  match.position.stack.findLast((f): f is CombatFrame => f.at === 'combat')!
export const clashOf = (match: WkMatch): ClashFrame =>
  match.position.stack.findLast((f): f is ClashFrame => f.at === 'clash')!
export const attackOf = (match: WkMatch): AttackFrame =>
  match.position.stack.findLast((f): f is AttackFrame => f.at === 'attack')!
/** How the combat ended, as the frame below was told; −1 while it goes on. */
export const outcomeOf = (match: WkMatch): number =>
  match.position.stack.findLast((f) => f.at === 'script' && f.asking && f.you === ENEMY_SEAT)?.at === 'script'
    ? (match.position.stack.find((f) => f.at === 'script') as { outcome: number }).outcome
    : -1

export const card = (n: number): Action => ({ act: 'card', n })
const CARDS = {
  attack: ATTACK,
  multi: MULTI_ATTACK,
  defend: DEFEND,
  prepare: PREPARE,
  change: CHANGE_RANGE,
} as const
type CardName = keyof typeof CARDS

/** Both sides lock a card. */
export function clash(match: WkMatch, a: CardName, b: CardName): WkEvent[] {
  const { seats } = combatOf(match)
  return plays(match, [seats[0], card(CARDS[a])], [seats[1], card(CARDS[b])])
}
/** Answers whatever is asked with "pass", "done" or "go on" until the question is another one. */
export function idle(match: WkMatch): WkEvent[] {
  const events: WkEvent[] = []
  for (;;) {
    const [first] = asked(match)
    const [seat, question] = (first ?? '').split(':')
    const act = { 'act or pass': 'pass', breathe: 'go on', rearrange: 'done' }[question ?? '']
    if (act === undefined) return events
    events.push(...plays(match, [Number(seat) as Seat, { act }]))
  }
}
export const pick = <W extends WkEvent['what']>(
  events: readonly WkEvent[],
  what: W,
): Extract<WkEvent, { what: W }>[] =>
  events.filter((e): e is Extract<WkEvent, { what: W }> => e.what === what)

/** Answers everything with the default of section 5 until the combat is over and the listener asks. */
export function finish(match: WkMatch): WkEvent[] {
  const events: WkEvent[] = []
  const rng = seeded('finish')
  settle(wasteKnights, match.position, (event) => void events.push(event))
  while (combatOf(match) !== undefined) {
    const { position: s } = match
    const [seat] = seatsIn(owing(wasteKnights, s))
    const v = wasteKnights.view(s, seat!)
    const action = wasteKnights.standIn(v, seat!, offers(wasteKnights, s, seat!), rng)
    events.push(...plays(match, [seat!, action]))
  }
  return events
}

/** One step of the combat on top, carried out by itself: what it put on the stack is there to be looked at. */
export function step(match: WkMatch, name: string): string | undefined {
  const { position: s } = match
  while (s.stack.at(-1)!.at !== 'combat') s.stack.pop()
  const { steps, index } = wasteKnights.program.combat!
  const f = s.stack.at(-1)!
  const found = steps[index[name]!]!
  f.step = index[name]! + 1
  return 'run' in found ? found.run(s, f, null) : undefined
}

/** Posts a common task, the one that lay there goes into the deck. */
export function post(s: Wk, id: string): number {
  const at = s.commons.deck.indexOf(task(id))
  const { card } = s.posted[0]!
  if (card !== task(id)) s.commons.deck[at] = card
  s.posted[0]!.card = task(id)
  return task(id)
}
/** A private task, accepted, in a knight's area. */
export function accepted(s: Wk, seat: Seat, id: string): number {
  const lists = [s.privates.deck, s.unused]
  for (const list of lists) {
    const at = list.indexOf(task(id))
    if (at < 0) continue
    list.splice(at, 1)
    if (list === s.privates.deck) s.privates.seen.splice(at, 1)
    s.knights[seat]!.tasks = [{ card: task(id), markers: 0, space: 1, accepted: true, shown: true }]
    return task(id)
  }
  for (const space of s.posted) if (space.card === task(id)) space.card = -1
  s.knights[seat]!.tasks = [{ card: task(id), markers: 0, space: 1, accepted: true, shown: true }]
  return task(id)
}

/** A fight at a range, before the cards of the first clash. */
export function at(range: number, ...given: Parameters<typeof fight>): WkMatch {
  const match = fight(...given)
  idle(match)
  combatOf(match).range = range
  return match
}
/** A combat that has come to its end, with what decides it. */
export interface End {
  a?: boolean
  b?: boolean
  wounds?: number
  d?: number
}
export function ended(foe: string | null, end: End, change: (s: Wk) => void = () => {}): WkMatch {
  const match = at(1, ['K08', 'K05'], foe, [], change)
  const f = combatOf(match)
  f.clash = 3
  f.down = [end.a ?? false, end.b ?? false]
  f.dominance = end.d ?? 0
  f.wounds = end.wounds ?? 0
  step(match, 'outcome')
  return match
}
