import { ADV, BRI, DIS, GRO, INN, type Kind, ORD, RAW } from './cards.ts'
import { BACK, colourOf, FINE, FIRST_COLUMN, LOAN, MOST_WASTE, POINTS } from './mat.ts'
import type { Company } from './position.ts'

// What the steady bot believes: all in points, or parts of them.

/** of a euro at the end */
const EURO = 0.5
/** of one raw material in the tower, as long as orders will use it */
const MATERIAL = 0.5
/** of the room that one stored waste takes up */
const ROOM = 0.2
/** of the waste that every later order makes */
const CLEANING = 0.9
/** orders that a company fills in a round */
const ORDERS = 0.9
/** chance of an accident in a round */
const RISK = 0.5
/** of not being able to fill an order for want of workers or room */
const STUCK = 8
/** of having the materials for an order at hand */
const READY = 2
/** of not having the wages of the round at hand: a loan */
const SHORT = 4
/** of what a lot is worth to its auctioneer, who may sell it or buy it */
export const SELLING = 0.5
/** of what a lot is worth: the first bid, with others still to come */
export const OPENING = 0.6
/** columns that the first factory grows in a round */
export const PACE = 0.9
/** of fixing the end while ahead, and while behind */
export const ENDING_AHEAD = 2
export const ENDING_BEHIND = -8
/** rounds after which even those behind want the end */
export const PATIENCE = 20

/** What an accident would cost now. */
function accidentCost(c: Company): number {
  const colour = colourOf(c.waste)
  return EURO * FINE[colour] + Math.min(BACK[colour], c.column - FIRST_COLUMN)
}

/** Is the next order impossible, for want of workers or room? */
export const isStuck = (c: Company): boolean => c.row < c.R || c.waste + c.W > MOST_WASTE

/** What a company will earn in the rounds to come. */
function prospects(c: Company, left: number): number {
  const orders = ORDERS * left
  const profit = EURO * c.column - MATERIAL * c.M - CLEANING * c.W
  const stock = Math.min(c.tower, orders * c.M)
  const ready = Math.min(1, c.tower / c.M)
  const stuck = isStuck(c) ? STUCK : 0
  return orders * profit + MATERIAL * stock + READY * ready - EURO * left * c.row - stuck
}

/** What makes a company's worth: its score by now, what it will earn, the accident it runs into, wages it lacks. */
export interface Worth {
  score: number
  later: number
  accident: number
  wages: number
}

/** With so many rounds left after this one. In the last round the accident is certain. */
export function partsOf(c: Company, left: number): Worth {
  const risk = left === 0 ? 1 : RISK
  return {
    score: c.column + POINTS[c.R]! + POINTS[c.M]! + POINTS[c.W]! + EURO * c.cash - LOAN * c.loans,
    later: left === 0 ? 0 : prospects(c, left) - ROOM * c.waste,
    accident: -risk * accidentCost(c),
    wages: c.cash < c.row ? -SHORT : 0,
  }
}

export function worth(c: Company, left: number): number {
  const { score, later, accident, wages } = partsOf(c, left)
  return score + later + accident + wages
}

const KEEPING: Readonly<Record<Kind, number>> = {
  [ORD]: 3,
  [GRO]: 1.2,
  [INN]: 1.2,
  [DIS]: 0.8,
  [ADV]: 2.2,
  [RAW]: 1,
}

/** What it is worth to keep this card as the last one. */
export function keeping(kind: Kind, c: Company, left: number): number {
  if (kind === BRI) return colourOf(c.waste + (left > 0 ? 2 : 0)) === 'green' ? 0 : left === 0 ? 1 : 0.7
  return left === 0 ? 0 : (KEEPING[kind] ?? 0.3)
}

/** What a lot adds for its buyer. */
export const lotWorth = (c: Company, lot: number, left: number): number =>
  worth({ ...c, tower: c.tower + lot }, left) - worth(c, left)
