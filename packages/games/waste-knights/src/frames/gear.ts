import type { Seat, Seats } from '@midden/kernel'
import type { Held } from '../held.ts'

/** A card while its owner rearranges: where it is to go, and whether it has been moved in this rearranging. */
export interface Draft {
  held: Held
  to: number
  moved: boolean
}
/** Rearranging gear (WK-22.12): everybody who may at the same time, kept secret until all are done. */
export interface RearrangeFrame {
  at: 'rearrange'
  step: number
  /** who is still at it */
  busy: Seats
  /** who takes part */
  seats: Seats
  /** whether enhancements may be attached and detached */
  loose: boolean
  /** null while nothing was touched; `changes` counts what was, so that nobody rearranges for ever */
  drafts: (Draft[] | null)[]
  changes: number[]
}
/** Drawing gear (WK-23.12, WK-25.13): a vehicle of that value may be taken instead of each card. */
export interface DrawFrame {
  at: 'draw'
  step: number
  seat: Seat
  /** the colours to draw, one a card, and how far we are */
  colours: number[]
  i: number
  /** drawn as a reward (WKC-R18) */
  reward: boolean
  /** cards to discard again from those drawn */
  toss: number
  /** the present card was settled: drawn, or a vehicle taken */
  settled: boolean
  /** cards drawn and not yet placed, and their colours */
  cards: number[]
  of: number[]
}
/** A gained card looks for its place (WK-22.14). */
export interface PlaceFrame {
  at: 'place'
  step: number
  seat: Seat
  /** the new card first, then what it displaced */
  cards: Held[]
  /** the new card is known to all; if not, its colour may be: −1 unknown (WK-22.16) */
  open: boolean
  colour: number
  /** an Implant or Tuning card is attached at once (WKC-R21) */
  attach: boolean
  /** the new card has its place: what it displaced is left */
  displacing: boolean
}
/** Paying a gear cost (WK-25.12): cards are named one after the other, dearest first. */
export interface PayFrame {
  at: 'pay'
  step: number
  seat: Seat
  /** what is still to be paid, and the value of the last card given */
  value: number
  last: number
}
/** Too many cards in a backpack or vehicle: somebody discards down to the capacity (WK-22.19, WK-23.6, WK-23.10). */
export interface OverloadFrame {
  at: 'overload'
  step: number
  seat: Seat
  /** who picks: the Waster after damage, else the owner */
  by: Seat
  where: 'pack' | 'cargo'
}
/** The Stalls (WK-25.4): first what is offered, then what is picked. */
export interface TradeFrame {
  at: 'trade'
  step: number
  seat: Seat
  /** the hex whose special space is open, or 0 */
  hex: number
  /** slots of the cards laid on the counter */
  offered: number[]
  /** spaces picked; the vehicle picked from the pool, −1 none, and whether its damaged side is up */
  spaces: number[]
  vehicle: number
  damaged: boolean
  /** changes so far, so that nobody haggles for ever */
  edits: number
  closed: '' | 'dealt' | 'cancelled'
}
/** Two knights trading (WK-10.11). Each side lays down goods and levels; `turn` is whose turn it is, 2 when closed. */
export interface SwapFrame {
  at: 'swap'
  step: number
  seats: [Seat, Seat]
  turn: number
  goods: [number[], number[]]
  ammo: [number, number]
  fuel: [number, number]
  proposed: boolean
  /** changes so far, so that nobody haggles for ever */
  edits: number
}
