import type { Seat } from '@midden/kernel'
import type { Prospect } from './line.ts'

/** What the end of a line is worth to a player. */
type Payoff = (end: Prospect, seat: Seat) => number

/** How a player thinks. */
export interface Manner {
  /** lines that it plays out in a decision if nobody says otherwise */
  lines: number
  /** answers of the short list that it looks at */
  width: number
  /** rounds that it looks ahead where that pays, the present one included */
  rounds: number
  /** standard errors by which an answer must be better than the policy's own */
  doubt: number
  /** uses its memory, and asks what the others' answers say of their hands */
  remembers: boolean
  payoff: Payoff
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** Points ahead of the best of the others. */
function margin({ points }: Prospect, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < points.length; other++)
    if (other !== seat && points[other]! > best) best = points[other]!
  return points[seat]! - best
}

/** What is in the own bin. */
export const own: Payoff = ({ points, swing }, seat) => points[seat]! / swing

/** Not to be last, nor last but one: every rival counts alike. */
export const ahead: Payoff = ({ points, swing }, seat) =>
  points.reduce(
    (sum, theirs, other) => (other === seat ? sum : sum + logistic((points[seat]! - theirs) / swing)),
    0,
  ) /
  (points.length - 1)

/** To stand above the best of the others, whatever that takes from either. */
export const above: Payoff = (end, seat) => logistic(margin(end, seat) / end.swing)

/** To win, and by how much. */
export const winning: Payoff = (end, seat) => (end.shares[seat]! + above(end, seat)) / 2
