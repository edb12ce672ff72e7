import type { Steps } from '@midden/kernel'
import { type JournalStep, type StoryLine, type TableState, telling, toldAfter } from '@midden/table'

/** All that was told at a table, once somebody has asked for it: played through once, then it grows with the table. */
export function storyBook(work: <T>(steps: Steps<T>) => T | Promise<T>) {
  let told: readonly StoryLine[] | null = null
  let since: JournalStep[] = []
  let making: Promise<void> | null = null

  async function make(match: TableState['match']): Promise<void> {
    since = []
    const made: readonly StoryLine[] = await work(telling(match))
    told = since.reduce(toldAfter, made)
  }

  return {
    add: (step: JournalStep): void => {
      if (told !== null) told = toldAfter(told, step)
      else if (making !== null) since.push(step)
    },
    /** Has it ready up to the newest step. */
    ready: async ({ match }: TableState): Promise<void> => {
      if (told !== null || match === null) return
      making ??= make(match).finally(() => {
        making = null
      })
      await making
    },
    told: (): readonly StoryLine[] => told ?? [],
    forget: (): void => {
      told = null
    },
  }
}
