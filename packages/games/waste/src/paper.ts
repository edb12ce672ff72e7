/** What a set of one to eight papers scores. */
export type Ladder = readonly number[]

export const SET = 8

export const LADDERS = {
  even: [1, 3, 6, 9, 13, 17, 21, 25],
  late: [1, 3, 5, 8, 11, 15, 20, 25],
} as const satisfies Record<string, Ladder>

/** As many whole sets as possible, then the rest. */
export const paperPoints = (ladder: Ladder, papers: number): number => {
  const rest = papers % SET
  return ladder[SET - 1]! * ((papers - rest) / SET) + (rest === 0 ? 0 : ladder[rest - 1]!)
}

/**
 * Null if whole sets first is the best split of any number of papers; else the two sets that would score more apart.
 * Two incomplete sets at a time are enough: any split becomes "whole sets first" by joining two of them again and again.
 */
export function betterApart(ladder: Ladder): readonly [number, number] | null {
  for (let a = 1; a < SET; a++)
    for (let b = a; b < SET; b++)
      if (ladder[a - 1]! + ladder[b - 1]! > paperPoints(ladder, a + b)) return [a, b]
  return null
}
