/** The figures of mini, shared by every implementation of it. */
export const SEATS = 4
export const CARDS = 60
export const HAND = 5
export const MOVES = 60
export const KINDS = 6
const SET = 3
export const SET_BONUS = 10

export const kindOf = (card: number): number => card % KINDS
export const pointsOf = (card: number): number => (card / KINDS) | 0

/** Every third card of a kind completes a set. */
export const completesSet = (laid: number): boolean => laid % SET === 0

/** Seats by place, from the points; those with the same points share one. */
export function placesBy(scores: readonly number[]): number[][] {
  const distinct = [...new Set(scores)].sort((a, b) => b - a)
  return distinct.map((score) => scores.flatMap((own, seat) => (own === score ? [seat] : [])))
}
