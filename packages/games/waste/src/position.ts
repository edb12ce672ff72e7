import { cloneRandom, type Position, type Procedure, type Seat, type Seats } from '@midden/kernel'
import type { WasteEvent } from './events.ts'
import type { WasteClause } from './ledger.ts'
import type { WasteOptions } from './options.ts'

/** The one procedure, and what it must remember between questions. */
export interface Play {
  at: 'game'
  step: number
  /** those who bid, best bid first */
  ranking: Seat[]
  /** winners of the auction, or seats of the Recycler lap, that are done with */
  served: number
  /** who is taking a pile or playing Recyclers; NOBODY otherwise */
  turn: Seat
}

/** Zones lie in listing order, except where another order means something. */
export interface Waste extends Position<Play> {
  options: WasteOptions
  /** the round, from 1 */
  round: number
  /** the boss of this round */
  boss: Seat
  /** the draw pile, top card last */
  pile: number[]
  /** what a seat holds: in the draft the pack before it, afterwards its hand */
  hands: number[][]
  /** the cards kept this round, pass by pass in seat order: first face down before the seats, then a record */
  drafted: number[]
  /**
   * answers to the sealed question by seat: a card in the draft, a mask of the seat's drafted cards at the auction,
   * NOT_IN before that. The bids stay for the record once they are shown.
   */
  sealed: number[]
  /** bonus piles of this round, three cards each, the third face down; a record once they are gone */
  bonus: number[]
  /** by bonus pile: the seat that took it, ON_TABLE or BURNT */
  takers: number[]
  /** drawn Recyclers yet to be played, in the order drawn */
  pending: number[]
  /** by seat: the cards of a station */
  stations: number[][]
  /** incineration, face up, in the order burnt */
  burnt: number[]
  /** incineration, face down */
  unseen: number[]
}

export type Steps = Procedure<Waste, Play, WasteEvent, WasteClause>

export const NOT_IN = -1
export const NOBODY = -1
export const ON_TABLE = -1
export const BURNT = -2
/** Stands in the record of a bonus pile for a card that was burnt unseen. */
export const UNSEEN = 0

/** WASTE-3.8, R7: 1 to the left, -1 to the right. */
export const passing = (options: WasteOptions, round: number): 1 | -1 =>
  options.passDirection === 'alternate' && round === 2 ? -1 : 1

/** Whose answer to a sealed question is missing. */
export function unanswered(s: Waste): Seats {
  let seats = 0
  for (let seat = 0; seat < s.seats; seat++) if (s.sealed[seat] === NOT_IN) seats |= 1 << seat
  return seats
}

const copy = (zone: readonly number[]): number[] => (zone.length === 0 ? [] : zone.slice())

function copyEach(zones: readonly number[][]): number[][] {
  const copies = zones.slice()
  for (let seat = 0; seat < copies.length; seat++) copies[seat] = copy(copies[seat]!)
  return copies
}

const cloneFrame = (f: Play): Play => ({
  at: f.at,
  step: f.step,
  ranking: copy(f.ranking),
  served: f.served,
  turn: f.turn,
})

export const clone = (s: Waste): Waste => ({
  seats: s.seats,
  rng: cloneRandom(s.rng),
  stack: s.stack.length === 0 ? [] : [cloneFrame(s.stack[0]!)],
  options: s.options,
  round: s.round,
  boss: s.boss,
  pile: copy(s.pile),
  hands: copyEach(s.hands),
  drafted: copy(s.drafted),
  sealed: copy(s.sealed),
  bonus: copy(s.bonus),
  takers: copy(s.takers),
  pending: copy(s.pending),
  stations: copyEach(s.stations),
  burnt: copy(s.burnt),
  unseen: copy(s.unseen),
})
