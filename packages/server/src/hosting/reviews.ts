import { type Review, reviewTerms } from '@midden/bots'
import type { Journal } from '@midden/kernel'
import type { Weigher } from '@midden/table'
import type { Services } from './services.ts'

/** A part takes no longer: so long a bot that has something to think about waits for a thread at most. */
const PART_MS = 100
/** Reviews that are made at the same time; the others wait in line. */
const AT_ONCE = 2

/** How far a review is. `failed`: it was given up, and may be asked for again. */
export type ReviewState =
  | { state: 'none' | 'waiting' }
  | { state: 'weighing'; weighed: number; decisions: number }
  | { state: 'failed'; reason: string }

/** Reviews of finished matches, made when they are asked for and while no bot thinks: once a match. */
export function reviews({ store, log }: Pick<Services, 'store' | 'log'>, { weigh: weighPart }: Weigher) {
  const states = new Map<string, ReviewState>()
  const line: { table: string; journal: Journal }[] = []
  let busy = 0
  let closed = false

  async function weigh(table: string, journal: Journal): Promise<void> {
    const terms = { journal, ...reviewTerms(journal.moves.length) }
    let earlier: Review | null = null
    for (let parts = 0; !closed; parts++) {
      const { review, isDone } = await weighPart({
        review: table,
        parts,
        game: journal.game,
        edition: journal.rules,
        terms: earlier === null ? terms : { ...terms, earlier },
        mostMs: PART_MS,
      })
      if (isDone) {
        await store.reviews.keepReview(table, JSON.stringify(review))
        states.delete(table)
        return
      }
      earlier = review
      const { decisions, pending } = review
      states.set(table, {
        state: 'weighing',
        weighed: decisions.length,
        decisions: decisions.length + pending.length,
      })
    }
  }

  function next(): void {
    const first = busy < AT_ONCE && !closed ? line.shift() : undefined
    if (first === undefined) return
    busy++
    weigh(first.table, first.journal)
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        log.warn({ table: first.table, reason }, 'a review was given up')
        states.set(first.table, {
          state: 'failed',
          reason: 'The review could not be made; ask for it again.',
        })
      })
      .finally(() => {
        busy--
        next()
      })
  }

  return {
    /** the review as it is kept, or how far it is */
    read: async (table: string): Promise<string | ReviewState> =>
      (await store.reviews.review(table)) ?? states.get(table) ?? { state: 'none' },
    begin: (table: string, journal: Journal): void => {
      states.set(table, { state: 'waiting' })
      line.push({ table, journal })
      next()
    },
    close: (): void => {
      closed = true
    },
  }
}

export type Reviews = ReturnType<typeof reviews>
