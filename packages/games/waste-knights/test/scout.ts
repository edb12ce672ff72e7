import { type Action, settle } from '@midden/kernel'
import { plays } from '@midden/kernel/testing'
import { HEXES } from '../src/board/geometry.ts'
import { hexOfNumber, isHazard, numberAt } from '../src/board/hexes.ts'
import { sold } from '../src/content/catalogue.ts'
import type { WkEvent } from '../src/events.ts'
import type { ExploreFrame } from '../src/frames/road.ts'
import { wasteKnights } from '../src/index.ts'
import type { WkOptions } from '../src/options.ts'
import type { Knight, Wk } from '../src/position.ts'
import { startExploration } from '../src/push.ts'
import { type Draws, deal, fetch, gear, ready, stage, strip, task, type WkMatch } from './stage.ts'

export interface Given {
  seats?: number
  knights?: string[]
  options?: Partial<WkOptions>
  change?: (s: Wk) => void
  draws?: Draws
}

/** A normal hex without any icon of harm. */
export function plainHex(s: Wk): number {
  for (let hex = HEXES - 1; hex > 0; hex--) if (numberAt(s, hex) === 0 && !isHazard(s, hex)) return hex
  throw new Error('no plain hex')
}

/**
 * Seat 0's turn in the Exploration Step on the hex of this number (0: a normal one), about to be asked. Nobody has
 * anything but what is printed on his sheet, and no task is out that could be met by the way.
 */
export function visit(number: number, given: Given = {}): WkMatch {
  const { seats = 3, knights, options } = given
  return stage(
    ready(seats, { ...(knights && { knights }), ...(options && { options }) }),
    (s) => {
      s.phase = 'explore'
      for (const seat of s.knights.keys()) {
        strip(s, seat)
        deal(s, seat, [])
        s.knights[seat]!.hex = plainHex(s)
        s.unused.push(...s.knights[seat]!.tasks.splice(0).map(({ card }) => card))
      }
      for (const space of s.posted) {
        if (space.card >= 0) (space === s.posted[0] ? s.commons : s.privates).discard.push(space.card)
        space.card = -1
      }
      s.knights[0]!.hex = number === 0 ? plainHex(s) : hexOfNumber(s, number)
      given.change?.(s)
      startExploration(s, 0)
    },
    given.draws ?? [],
  )
}

/** He explores the hex; where it has a panel he has been there before, so that it is open to him. */
export function opened(number: number, given: Given = {}): WkMatch {
  const match = visit(number, {
    ...given,
    change(s) {
      s.knights[0]!.marker = s.knights[0]!.hex
      given.change?.(s)
    },
  })
  plays(match, [0, { act: 'explore' }])
  return match
}

export const exploreOf = (match: WkMatch): ExploreFrame | undefined =>
  match.position.stack.findLast((f): f is ExploreFrame => f.at === 'explore')

/** The nth line of a hex's text as an exploration action. */
export const action = (number: number, nth: number): Action => ({
  act: 'action',
  n: sold.hexes[number]!.lines[nth]!.no,
})

/** Takes a private task out of wherever it lies. */
function pull(s: Wk, card: number): void {
  for (const list of [s.privates.deck, s.privates.discard, s.unused, ...s.rejected]) {
    const at = list.indexOf(card)
    if (at < 0) continue
    list.splice(at, 1)
    if (list === s.privates.deck) s.privates.seen.splice(at, 1)
  }
  for (const space of s.posted) if (space.card === card) space.card = -1
  for (const k of s.knights) k.tasks = k.tasks.filter((own) => own.card !== card)
}
/** Posts a private task on orange or green. */
export function offerTask(s: Wk, id: string, space = 1): number {
  pull(s, task(id))
  s.posted[space]!.card = task(id)
  return task(id)
}
/** Puts a common task on purple. */
export function postCommon(s: Wk, id: string): number {
  const { card } = s.posted[0]!
  const lists = [s.commons.deck, s.commons.discard]
  for (const list of lists) {
    const at = list.indexOf(task(id))
    if (at < 0) continue
    list.splice(at, 1)
    if (list === s.commons.deck) s.commons.seen.splice(at, 1)
  }
  if (card >= 0 && card !== task(id)) s.commons.discard.push(card)
  s.posted[0]!.card = task(id)
  return task(id)
}
/** A private task in a knight's area; two players' come from no space. */
export function own(s: Wk, seat: number, id: string, accepted = true, shown = true): number {
  pull(s, task(id))
  const space = s.seats === 2 ? 0 : 1
  s.knights[seat]!.tasks.push({ card: task(id), markers: 0, space, accepted, shown })
  return task(id)
}

/** Events of carrying on. */
export function carryOn(match: WkMatch): WkEvent[] {
  const events: WkEvent[] = []
  settle(wasteKnights, match.position, (event) => void events.push(event))
  return events
}

/** A change of seat 0's figures. */
export const being =
  (figures: Partial<Knight>) =>
  (s: Wk): void =>
    void Object.assign(s.knights[0]!, figures)

/** Without a vehicle and without any gear to pay with. */
export function broke(s: Wk, seat = 0): void {
  const k = s.knights[seat]!
  strip(s, seat)
  s.pool[k.vehicle - sold.vehicles]!++
  Object.assign(k, { vehicle: -1, fuel: 0, damaged: false })
}
/** So many green cards in his pockets. */
export function greens(s: Wk, seat: number, n: number): void {
  for (const [i, id] of ['G15', 'G16', 'G17'].slice(0, n).entries())
    s.knights[seat]!.panels[3 + i] = fetch(s, gear(id))
}
