/** How much of the time to think is used up after so many lines, from 0 to 1. At 1 the best so far is the answer. */
export interface Budget {
  used(lines: number): number
}

/** More than this is no thinking time but a mistake. */
const MOST_LINES = 10_000_000
const MOST_MS = 600_000

/** So many lines: the same answer on every machine. */
export function lines(count: unknown): Budget {
  if (!Number.isInteger(count) || (count as number) < 1 || (count as number) > MOST_LINES)
    throw new RangeError(`iterations must be a whole number from 1 to ${MOST_LINES}`)
  return { used: (played) => played / (count as number) }
}

/** So many milliseconds by a clock that the caller brings; `hurry` ends it at once with the best so far. */
export function millis(ms: unknown, now: () => number, hurry?: () => boolean): Budget {
  if (typeof ms !== 'number' || !(ms > 0) || ms > MOST_MS)
    throw new RangeError(`budgetMs must be a number above 0 and at most ${MOST_MS}`)
  const from = now()
  return { used: () => (hurry?.() === true ? 1 : (now() - from) / ms) }
}

/** Whichever of the two ends first. */
export const sooner = (a: Budget, b: Budget): Budget => ({
  used: (played) => Math.max(a.used(played), b.used(played)),
})

/** The same budget, telling how far it is as it is used. */
export const watched = (budget: Budget, tell: (used: number) => void): Budget => ({
  used(played) {
    const used = Math.min(1, budget.used(played))
    tell(used)
    return used
  },
})
