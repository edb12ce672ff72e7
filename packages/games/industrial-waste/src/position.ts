import type { Position, Seat } from '@midden/kernel'
import type { Kind } from './cards.ts'
import type { WorksOptions } from './options.ts'

/** One player's company: factory, pegs, tower, purse and the cards in front of it. */
export interface Company {
  /** where its factory stands on the mat: the column */
  column: number
  /** and the row */
  row: number
  /** workers that an order needs */
  R: number
  /** materials that an order uses up */
  M: number
  /** waste that an order makes */
  W: number
  /** waste stored */
  waste: number
  /** raw materials in its tower */
  tower: number
  /** euros */
  cash: number
  /** loans not yet paid back */
  loans: number
  /** leftmost first: the kept card, then the set as it was dealt */
  hand: Kind[]
  /** the first card was kept: its owner is out of this round, or has not yet joined the next */
  kept: boolean
}

/** Nobody's turn. */
export const NOBODY = -1

export interface RoundFrame {
  at: 'round'
  step: number
  /** the next place to deal a card to, counted row by row */
  place: number
  /** who is to choose a set or to play; nobody: all have */
  turn: Seat
}

export const UNANSWERED = -1
export const DECLINED = 0
export const BRIBED = 1

export interface AccidentFrame {
  at: 'accident'
  step: number
  /** it is the one at the end */
  final: boolean
  /** by seat, sealed until the last one is in */
  answers: number[]
}

export const NOT_YET = -1
export const NO_BID = 0

export interface AuctionFrame {
  at: 'auction'
  step: number
  /** whose card it is */
  seller: Seat
  /** how many raw materials are sold */
  lot: number
  /** by seat: an amount, no bid, or not yet */
  bids: number[]
  turn: Seat
}

export type WorksFrame = RoundFrame | AccidentFrame | AuctionFrame

export interface Works extends Position<WorksFrame> {
  options: WorksOptions
  /** the round, from 1 */
  round: number
  /** the start player, who holds the euro marker */
  start: Seat
  companies: Company[]
  /** raw materials left; null where they are unlimited */
  supply: number | null
  /** the deck, the next card last */
  deck: Kind[]
  /** cards played and discarded */
  discards: Kind[]
  /** the sets laid out; a set that was taken is empty */
  sets: Kind[][]
  /** the Accident was drawn this round and lies aside */
  aside: boolean
  /** a factory has entered column 20: this is the last round */
  ending: boolean
}

/** A company that has cards to play is in the round; one that passed or ran out is not (IW-7.4, 7.5). */
export const inRound = (c: Company): boolean => c.hand.length > 0 && !c.kept

export const inSupply = (s: Pick<Works, 'supply'>): number => s.supply ?? Number.POSITIVE_INFINITY
