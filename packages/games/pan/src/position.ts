import { cloneRandom, type Position, type Seat } from '@midden/kernel'
import type { Cards, Row } from './cards.ts'
import type { PanOptions } from './options.ts'

/** The two steps of the game. `trick` is 1 to 4 in the first and 0 in the second. */
export interface GameFrame {
  at: 'game'
  step: number
  trick: number
  /** committed cards by seat, 0 for none yet; at the reveal the ghost's card joins them behind the last seat */
  sealed: Row
  /** the ghost's slot the picker named, 0 for none yet */
  slot: number
}

/** A first CLIC before an empty front: GO or STOP. */
export interface DoubleClicFrame {
  at: 'doubleClic'
  step: number
}

/** A second CLIC, and more cards to choose from than are due. */
export interface TakingFrame {
  at: 'taking'
  step: number
}

/** The same where there are too many selections to name one whole: card by card. */
export interface PickingFrame {
  at: 'picking'
  step: number
  picked: number[]
}

export type PanFrame = GameFrame | DoubleClicFrame | TakingFrame | PickingFrame

export interface Pan extends Position<PanFrame> {
  options: PanOptions
  /** by seat; a committed card stays in the hand until the reveal */
  hands: Cards[]
  /** by seat: the face-up cards */
  fronts: Cards[]
  /** the ghost's face-down cards by slot, 0 once revealed; all 0 where there is no ghost */
  slots: Row
  /** what the ghost has won */
  heap: Cards
  /** cards without an owner that a Double CLIC may take */
  free: Cards
  /** discarded cards, face up */
  discard: Cards
  /** cards set aside unseen */
  aside: Cards
  /** gun cards still face down: k */
  left: number
  /** PAN is so many cards down from the top of the pile, 1 being the top; 0 once it is turned up */
  pan: number
  /** the active seats in turn order, then the eliminated ones, the latest first */
  order: Seat[]
  /** how many are active: N */
  active: number
  /** whose turn it is, as a place in `order` */
  turn: number
  /** how many were put out together before the second step */
  together: number
}

export const player = (s: Pan): Seat => s.order[s.turn]!

/** PAN-1.3, PAN-R23: the ghost belongs to a table of two, not to two survivors. */
export const hasGhost = (seats: number): boolean => seats === 2

/** PAN-4.2: the seats take turns at picking, the first seat begins. */
export const pickerOf = (seats: number, trick: number): Seat | null =>
  hasGhost(seats) && trick > 0 ? (trick + 1) % 2 : null

/** PAN-6.10 */
export function endTurn(s: Pan): void {
  s.turn = s.turn + 1 === s.active ? 0 : s.turn + 1
}

function cloneFrame(f: PanFrame): PanFrame {
  switch (f.at) {
    case 'game':
      return { at: f.at, step: f.step, trick: f.trick, sealed: f.sealed, slot: f.slot }
    case 'picking':
      return { at: f.at, step: f.step, picked: f.picked.slice() }
    case 'doubleClic':
    case 'taking':
      return { at: f.at, step: f.step }
  }
}

const cloneStack = (stack: readonly PanFrame[]): PanFrame[] =>
  stack.length === 1 ? [cloneFrame(stack[0]!)] : stack.map(cloneFrame)

export const clone = (s: Pan): Pan => ({
  seats: s.seats,
  rng: cloneRandom(s.rng),
  stack: cloneStack(s.stack),
  options: s.options,
  hands: s.hands.slice(),
  fronts: s.fronts.slice(),
  slots: s.slots,
  heap: s.heap,
  free: s.free,
  discard: s.discard,
  aside: s.aside,
  left: s.left,
  pan: s.pan,
  order: s.order.slice(),
  active: s.active,
  turn: s.turn,
  together: s.together,
})
