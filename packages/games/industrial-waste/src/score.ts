import type { Outcome, Seat } from '@midden/kernel'
import { LOAN, POINTS } from './mat.ts'
import type { WorksOptions } from './options.ts'
import type { Company, Works } from './position.ts'

/** A score, part by part. `money` and `score` may end in a half where odd cash counts exactly. */
export interface Points {
  /** points for the column */
  column: number
  /** points for its workers */
  R: number
  /** points for its materials */
  M: number
  /** points for its waste */
  W: number
  /** the euros left */
  cash: number
  /** points for them */
  money: number
  /** points taken off for loans */
  loans: number
  /** the sum */
  score: number
}

/** What a company is worth without its cash: all of it is public. */
export type Assets = Pick<Company, 'column' | 'R' | 'M' | 'W' | 'loans'>

/** Twice the points for money, so that a half is a whole number (IW-13.6). */
function doubledMoney(cash: number, rounding: WorksOptions['moneyRounding']): number {
  if (rounding === 'exact') return cash
  return rounding === 'up' ? cash + (cash % 2) : cash - (cash % 2)
}

/** IW-13.4, in half points. */
const doubledScore = (c: Assets, cash: number, rounding: WorksOptions['moneyRounding']): number =>
  2 * (c.column + POINTS[c.R]! + POINTS[c.M]! + POINTS[c.W]! - LOAN * c.loans) + doubledMoney(cash, rounding)

export const pointsOf = (c: Assets, cash: number, rounding: WorksOptions['moneyRounding']): Points => ({
  column: c.column,
  R: POINTS[c.R]!,
  M: POINTS[c.M]!,
  W: POINTS[c.W]!,
  cash,
  money: doubledMoney(cash, rounding) / 2,
  loans: 0 - LOAN * c.loans,
  score: doubledScore(c, cash, rounding) / 2,
})

export const scoresOf = (s: Works): Points[] =>
  s.companies.map((c) => pointsOf(c, c.cash, s.options.moneyRounding))

/** The higher score first, then the more cash; who is equal in both shares the place (IW-13.8, 13.9). */
export function rank(points: readonly Points[]): Seat[][] {
  const ahead = (a: Seat, b: Seat): number =>
    points[b]!.score - points[a]!.score || points[b]!.cash - points[a]!.cash
  const places: Seat[][] = []
  for (const seat of points.map((_, i) => i).sort(ahead)) {
    const place = places.at(-1)
    if (place !== undefined && ahead(place[0]!, seat) === 0) place.push(seat)
    else places.push([seat])
  }
  return places
}

export function outcome(s: Works): Outcome | null {
  if (s.stack.length > 0) return null
  const points = scoresOf(s)
  return { ranking: rank(points), scores: points.map(({ score }) => score), breakdown: points }
}
