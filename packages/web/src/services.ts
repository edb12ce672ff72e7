import type { Journal, Refusal, Seat } from '@midden/kernel'
import type { MatchFile, Thinker } from '@midden/table'
import { createContext } from 'react'
import type { LocalSeat } from './save/saved-table.ts'
import { browserShelf, orInMemory, type Shelf } from './save/store.ts'

export interface Plan {
  seats: LocalSeat[]
  options: unknown
  aids: boolean
  hints?: boolean
  strict?: boolean
  /** the same deal for everybody; left out: drawn from a secret, which is told when the match is over */
  seed?: string
}

/** What all pages share: where tables are kept, who thinks for the bots, and how a table is dealt. */
export interface Services {
  shelf: Shelf
  /** their workers are fetched with the first table */
  thinker(): Promise<Thinker>
  /** the new table's id, or why it cannot be set up */
  deal(game: string, plan: Plan): Promise<string | Refusal>
  /** keeps a match from elsewhere as a table of this browser */
  keep(journal: Journal, seats: LocalSeat[], file?: MatchFile): Promise<string>
  /** tries a match again from where it stands: what this seat cannot know is dealt anew, and it counts nowhere */
  tryAgain(journal: Journal, seats: LocalSeat[], seat: Seat): Promise<string>
}

const botsOfThePage = (): Promise<Thinker> => import('./link/bots.ts').then(({ botWorkers }) => botWorkers())

/** What rules and journals need comes with the first deal, not with the page. */
export function openServices(store: Shelf = browserShelf(), think = botsOfThePage): Services {
  const tables = orInMemory(store)
  const shelf: Shelf = {
    ...tables,
    remove: async (id) => {
      await tables.remove(id)
      const { browserReviews } = await import('./review/kept.ts')
      await browserReviews().remove(`/table/${id}`)
    },
  }
  let thinker: Promise<Thinker> | null = null
  return {
    shelf,
    thinker() {
      thinker ??= think()
      // Not fetched now, it is asked for again.
      thinker.catch(() => {
        thinker = null
      })
      return thinker
    },
    deal: async (game, plan) => (await import('./dealing.ts')).dealt(shelf, game, plan),
    keep: async (...match) => (await import('./dealing.ts')).kept(shelf, ...match),
    tryAgain: async (...match) => (await import('./dealing.ts')).triedAgain(shelf, ...match),
  }
}

export const ServicesContext = createContext<Services>(null as unknown as Services)
