import {
  type Action,
  expand,
  menu,
  type Offer,
  offers as offersOf,
  owing,
  type Seat,
  seatsIn,
  stepNumber,
} from '@midden/kernel'
import { arranged, plays, type TestMatch, table } from '@midden/kernel/testing'
import { hexAt } from '../src/board/geometry.ts'
import { sold } from '../src/content/catalogue.ts'
import type { WkEvent } from '../src/events.ts'
import type { WkFrame } from '../src/frames/index.ts'
import { type Held, held } from '../src/held.ts'
import { wasteKnights } from '../src/index.ts'
import type { WkClause } from '../src/ledger.ts'
import type { WkOptions } from '../src/options.ts'
import type { Wk } from '../src/position.ts'
import type { WkView } from '../src/view/view.ts'

export type WkMatch = TestMatch<Wk, WkView, WkOptions, WkEvent, WkClause>
export type Draws = { name: string; value: number | number[] }[]

/** Gear, luck, wasteland and task numbers by the ids of the rows. */
export const gear = (id: string): number =>
  found(
    sold.gear.findIndex(({ row }) => row.id === id),
    id,
  )
export const luck = (id: string, copy = 0): number =>
  found(
    sold.luck.findIndex(({ row }) => row.id === id),
    id,
  ) + copy
export const wild = (id: string): number =>
  found(
    sold.wild.findIndex((card) => card.id === id),
    id,
  )
export const task = (id: string): number =>
  found(
    sold.tasks.findIndex(({ common, private: own }) => (common ?? own)!.id === id),
    id,
  )
export const sheet = (id: string): number =>
  found(
    sold.knights.findIndex(({ row }) => row.id === id),
    id,
  )
export const tile = (id: string): number =>
  found(
    sold.tiles.findIndex((row) => row.id === id),
    id,
  )
/** The number of a card's line of text: 'G02' or 'K10.1' for the second line. */
export function line(id: string): number {
  const [row, nth] = id.split('.')
  const lists = [
    sold.gear.map((g) => ({ id: g.row.id, lines: g.lines })),
    sold.wild,
    sold.knights.map((k) => ({ id: k.row.id, lines: k.lines })),
  ]
  const owner = lists.flat().find((card) => card.id === row)
  return found(owner?.lines[Number(nth ?? 0)]?.no ?? -1, id)
}
function found(n: number, id: string): number {
  if (n < 0) throw new Error(`there is no ${id}`)
  return n
}

export { held, hexAt }

const KNIGHTS = ['K01', 'K07', 'K03', 'K04']

/** A question that stays open below whatever a test puts on the stack: the Waster and the Stalls. */
const waitingRoom = (): WkFrame => ({
  at: 'preparations',
  step: stepNumber(wasteKnights.program, 'preparations', '1e clear the Stalls'),
  turn: 0,
  space: 3,
})

/** A table whose knights are chosen and whose starters lie in the pockets; the mission is REF unless said. */
export function ready(
  seats: number,
  given: { knights?: string[]; vehicles?: string[]; options?: Partial<WkOptions>; seed?: string } = {},
): WkMatch {
  const match = table(wasteKnights, {
    seats,
    seed: given.seed ?? 'stage',
    options: { mission: 'REF', ...given.options },
  }) as WkMatch
  // A question below the setup keeps round 1 from beginning.
  match.position.stack.splice(1, 0, waitingRoom())
  const knights = given.knights ?? KNIGHTS
  const vehicles = given.vehicles ?? []
  while (match.position.stack.at(-1)!.at === 'setup') {
    for (const seat of seatsAsked(match)) {
      const offer = offersOf(wasteKnights, match.position, seat)[0]!
      plays(match, [seat, setupAnswer(offer, seat, knights, vehicles)])
    }
  }
  return match
}
function setupAnswer(offer: Offer, seat: Seat, knights: string[], vehicles: string[]): Action {
  const of = 'of' in offer ? offer.of : []
  if (offer.act === 'knight') return { act: 'knight', n: sheet(knights[seat]!) }
  if (offer.act === 'colour') return { act: 'colour', n: of.includes(seat) ? seat : of[0]! }
  if (offer.act === 'vehicle')
    return { act: 'vehicle', n: vehicles[seat] === undefined ? of[0]! : gear(vehicles[seat]) }
  return { act: offer.act, n: of[0]! }
}
export const seatsAsked = (match: WkMatch): Seat[] => seatsIn(owing(wasteKnights, match.position))

/** A table on the fixture board TB-1 (WK-2.15): the scripted draws of its start, seat 0 First Player. */
export function tb1(seats = 2, more: Draws = []): WkMatch {
  const tiles = (from: number, to: number): number[] =>
    sold.tiles
      .map((_, i) => i)
      .slice(from, to)
      .filter((i) => sold.tiles[i]!.id[0] !== 'K')
  const script = [
    { name: 'special tiles', value: tiles(5, 15) },
    { name: 'normal tiles', value: tiles(15, 37) },
    ...die(...Array.from({ length: seats }, (_, seat) => (seat === 0 ? 10 : 1))),
    ...more,
  ]
  return table(wasteKnights, { seats, script, options: { mission: 'REF' } }) as WkMatch
}

/** Everything that is under way is set aside; below what the test puts on the stack lies a question that never goes away. */
export function quiet(s: Wk): void {
  s.stack.length = 0
  s.stack.push({ at: 'round', step: 4 }, waitingRoom())
  s.round = 1
  s.phase = 'move'
  s.active = 0
  s.first = 0
}
/** A match in the middle of things: quiet, changed by the test, carried on with prescribed draws. */
export const stage = (match: WkMatch, change: (s: Wk) => void, draws: Draws = []): WkMatch =>
  arranged(
    match,
    (s) => {
      quiet(s)
      change(s)
      // A step to go by, so that the watch looks at what the test has done.
      s.stack.push({ at: 'pay', step: 0, seat: 0, value: 0, last: 0 })
    },
    draws,
  ) as WkMatch
export const push = (s: Wk, frame: WkFrame): void => void s.stack.push(frame)
export const die = (...results: number[]): Draws => results.map((n) => ({ name: 'die', value: n - 1 }))

/** Moves a card from wherever it is in its deck (or a starter's pocket) to where the test wants it. */
export function fetch(s: Wk, card: number): Held {
  const { colour } = sold.gear[card]!
  const lists = colour === 3 ? [s.blue] : [s.gear[colour]!.deck, s.gear[colour]!.discard, s.stalls]
  for (const list of lists) {
    const at = list.indexOf(card)
    if (at < 0) continue
    if (list === s.stalls) s.stalls[at] = -1
    else list.splice(at, 1)
    return held(card)
  }
  throw new Error(`no ${sold.gear[card]!.row.title} left`)
}
/** Empties a knight's pockets and storage into the discard piles. */
export function strip(s: Wk, seat: Seat): void {
  const k = s.knights[seat]!
  for (const h of [...k.panels, ...k.pack, ...k.cargo])
    if (h !== null) s.gear[sold.gear[h.card]!.colour]!.discard.push(h.card)
  k.panels.fill(null)
  k.pack = []
  k.cargo = []
}
/** Gives a seat exactly these luck cards. */
export function deal(s: Wk, seat: Seat, cards: readonly number[]): void {
  const k = s.knights[seat]!
  s.luck.deck.push(...k.hand.splice(0))
  for (const card of cards) {
    for (const list of [s.luck.deck, s.luck.discard, ...s.knights.map((other) => other.hand)]) {
      const at = list.indexOf(card)
      if (at >= 0) list.splice(at, 1)
    }
    k.hand.push(card)
  }
}
/** The seat's answers as actions, rights beside the question left out. */
/** Nobody has anything but what is printed on his sheet. */
export function bare(s: Wk): void {
  for (const seat of s.knights.keys()) {
    strip(s, seat)
    deal(s, seat, [])
  }
}
/** Three such knights in the middle of things, changed by the test. */
export const bareTable = (
  change: (s: Wk) => void,
  given: Parameters<typeof ready>[1] = {},
  draws: Draws = [],
): WkMatch =>
  stage(
    ready(3, given),
    (s) => {
      bare(s)
      change(s)
    },
    draws,
  )

export const answers = (match: WkMatch, seat: Seat): Action[] =>
  expand(seatsAsked(match).includes(seat) ? offersOf(wasteKnights, match.position, seat) : [])
export const rights = (match: WkMatch, seat: Seat): Action[] =>
  expand(menu(wasteKnights, match.position, seat)).filter(({ act }) => act.startsWith('any '))
export const whats = (events: readonly WkEvent[]): string[] => events.map(({ what }) => what)
