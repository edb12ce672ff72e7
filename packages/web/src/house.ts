import { begin, isRefusal, type Journal, type Refusal } from '@midden/kernel'
import type { MatchFile } from '@midden/table'
import { createContext } from 'react'
import { loadGame } from './games/load.ts'
import { botWorker } from './link/bots.ts'
import { retell } from './link/chronicle.ts'
import type { SavedTable, SeatPlan } from './save/saved-table.ts'
import { browserShelf, orInMemory, type Shelf } from './save/store.ts'

export interface Plan {
  seats: SeatPlan[]
  options: unknown
  aids: boolean
  hints?: boolean
  guided?: boolean
  /** left out: drawn anew */
  seed?: string
}

/** What all pages share: where tables are kept, who thinks for the bots, and how a table is dealt. */
export interface Household {
  shelf: Shelf
  think: ReturnType<typeof botWorker>
  /** the new table's id, or why it cannot be set up */
  deal(game: string, plan: Plan): Promise<string | Refusal>
  /** keeps a match from elsewhere as a table of this browser */
  keep(journal: Journal, seats: SeatPlan[], file?: MatchFile): Promise<string>
}

/** Letters and figures that nobody confuses. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz'

const signs = (length: number): string =>
  [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => SIGNS[byte % SIGNS.length]!).join('')

const secret = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

function newTable(journal: Journal, seats: SeatPlan[], aids: boolean): SavedTable {
  const now = Date.now()
  return {
    id: signs(10),
    game: journal.game,
    seats,
    aids,
    journal,
    created: now,
    touched: now,
    note: '',
    waiting: [],
    ranking: null,
  }
}

export function openHouse(store: Shelf = browserShelf(), think = botWorker()): Household {
  const shelf = orInMemory(store)
  const put = async (table: SavedTable): Promise<string> => {
    // Not kept, it can be played all the same: the table says so with every move.
    await shelf.put(table).catch(() => {})
    return table.id
  }
  return {
    shelf,
    think,
    async deal(game, { seats, options, aids, hints = true, guided = false, seed = secret() }) {
      const match = begin(await loadGame(game), { seats: seats.length, options, seed })
      if (isRefusal(match)) return match
      // Without this a browser short of space may throw tables away; whether it agrees is its own affair.
      navigator.storage?.persist?.()
      return put({ ...newTable(match.journal, seats, aids), hints, guided })
    },
    async keep(journal, seats, file) {
      const { match } = retell(await loadGame(journal.game), journal)
      const ranking = match.game.outcome(match.position)?.ranking ?? null
      return put({ ...newTable(match.journal, seats, true), ranking, ...(file !== undefined && { file }) })
    },
  }
}

export const House = createContext<Household>(null as unknown as Household)
