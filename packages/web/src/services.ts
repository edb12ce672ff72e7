import { begin, type Game, isRefusal, type Journal, type Refusal, type Seat, sha256 } from '@midden/kernel'
import type { Fork, MatchFile, Thinker } from '@midden/table'
import { createContext } from 'react'
import { loadGame } from './games/load.ts'
import { botWorkers } from './link/bots.ts'
import { cardOf, followKept } from './link/shelf-journal.ts'
import { beginning } from './save/beginning.ts'
import type { LocalSeat, SavedTable } from './save/saved-table.ts'
import { browserShelf, orInMemory, type Shelf } from './save/store.ts'
import { settings } from './settings/settings.ts'

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
  thinker: Thinker
  /** the new table's id, or why it cannot be set up */
  deal(game: string, plan: Plan): Promise<string | Refusal>
  /** keeps a match from elsewhere as a table of this browser */
  keep(journal: Journal, seats: LocalSeat[], file?: MatchFile): Promise<string>
  /** tries a match again from where it stands: what this seat cannot know is dealt anew, and it counts nowhere */
  tryAgain(journal: Journal, seats: LocalSeat[], seat: Seat): Promise<string>
}

/** Letters and figures that nobody confuses. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz'

const signs = (length: number): string =>
  [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => SIGNS[byte % SIGNS.length]!).join('')

const drawn = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

interface Opening {
  game: Game
  rules: number
  options: object
  seats: LocalSeat[]
  aids: boolean
  hints: boolean
  strict: boolean
  secret: string
  entropy: string
  earlier: Fork | null
}

export function openServices(store: Shelf = browserShelf(), thinker: Thinker = botWorkers()): Services {
  const tables = orInMemory(store)
  const shelf: Shelf = {
    ...tables,
    remove: async (id) => {
      await tables.remove(id)
      const { browserReviews } = await import('./review/kept.ts')
      await browserReviews().remove(`/table/${id}`)
    },
  }

  async function lay({ game, ...opening }: Opening, rest: Partial<SavedTable>): Promise<string> {
    const at = Date.now()
    const entries = beginning({ ...opening, game: game.id, at })
    const id = signs(10)
    const state = followKept(game, id, entries)!
    const blank: SavedTable = {
      id,
      game: game.id,
      seats: opening.seats,
      moves: 0,
      created: at,
      touched: at,
      note: '',
      waiting: [],
      ranking: null,
      ...rest,
    }
    // Not kept, it can be played all the same: the table says so with every move.
    await shelf.put(cardOf(blank, state, at, settings().language), entries).catch(() => {})
    return id
  }

  async function goOn(journal: Journal, seats: LocalSeat[], rest: Partial<SavedTable>): Promise<string> {
    const { seed, moves } = journal
    // What was dealt anew later in that match is still to come in this one.
    const redeals = journal.redeals?.filter(({ after }) => after <= moves.length)
    return lay(
      {
        game: await loadGame(journal.game, settings().language, journal.rules),
        rules: journal.rules,
        options: journal.options,
        seats,
        aids: true,
        hints: true,
        strict: false,
        secret: drawn(32),
        entropy: drawn(16),
        earlier: { table: '', seed, moves, ...(redeals !== undefined && { redeals }) },
      },
      rest,
    )
  }

  return {
    shelf,
    thinker,
    async deal(id, { seats, options, aids, hints = true, strict = false, seed }) {
      const game = await loadGame(id, settings().language)
      const match = begin(game, { seats: seats.length, options, seed: '' })
      if (isRefusal(match)) return match
      // Without this a browser short of space may throw tables away; whether it agrees is its own affair.
      navigator.storage?.persist?.()
      const luck =
        seed === undefined
          ? { secret: drawn(32), entropy: drawn(16), earlier: null }
          : { secret: sha256(seed), entropy: '', earlier: { table: '', seed, moves: [] } }
      return lay(
        { game, rules: game.rules, options: match.journal.options, seats, aids, hints, strict, ...luck },
        {},
      )
    },
    keep: (journal, seats, file) => goOn(journal, seats, file === undefined ? {} : { file }),
    tryAgain(journal, seats, seat) {
      const after = journal.moves.length
      const redeals = [...(journal.redeals ?? []), { after, seat, seed: drawn(16) }]
      return goOn({ ...journal, redeals }, seats, { isTry: true })
    },
  }
}

export const ServicesContext = createContext<Services>(null as unknown as Services)
