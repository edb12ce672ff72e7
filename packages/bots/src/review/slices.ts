import type { Game } from '@midden/kernel'
import { reviewing } from './index.ts'
import type { Review, Terms } from './types.ts'

/** The next part of a review as plain data: the match, what is there of it, and how long this part may take. */
export interface Weighing {
  /** which review it is, and how many parts of it are done */
  review: string
  parts: number
  game: string
  edition: number
  terms: Terms
  mostMs: number
}

export interface Weighed {
  review: Review
  isDone: boolean
}

/** Lines of a decision and of a step; a match of many moves has to do with fewer. */
const LONG_MATCH = 240
export const reviewTerms = (moves: number): { lines: number; stepLines: number; seed: string } => ({
  ...(moves > LONG_MATCH ? { lines: 80, stepLines: 30 } : { lines: 240, stepLines: 120 }),
  seed: 'review',
})

/**
 * Weighs part after part. What it was at last stays at hand, so that the next part of it need not begin with the match;
 * a part of any other begins from what was there.
 */
export function weigher(now: () => number): (game: Game, weighing: Weighing) => Weighed {
  let last: { review: string; parts: number; work: ReturnType<typeof reviewing> } | null = null
  return (game, { review, parts, terms, mostMs }) => {
    const until = now() + mostMs
    const { work } = last?.review === review && last.parts === parts ? last : { work: reviewing(game, terms) }
    for (;;) {
      const next = work.next()
      if (next.done === true) {
        last = null
        return { review: next.value, isDone: true }
      }
      if (now() < until) continue
      last = { review, parts: parts + 1, work }
      return { review: next.value.review, isDone: false }
    }
  }
}
