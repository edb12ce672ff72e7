import { begin, type Game, isRefusal, type Journal, type Refusal, type Seat, sha256 } from '@midden/kernel'
import type { Fork, MatchFile } from '@midden/table'
import { loadGame } from './games/load.ts'
import { cardOf, followKept } from './link/shelf-journal.ts'
import { beginning, PLAIN, unplayed } from './save/beginning.ts'
import type { LocalSeat, SavedTable } from './save/saved-table.ts'
import type { Shelf } from './save/store.ts'
import type { Plan } from './services.ts'
import { settings } from './settings/settings.ts'

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

async function lay(shelf: Shelf, { game, ...opening }: Opening, rest: Partial<SavedTable>): Promise<string> {
  const at = Date.now()
  const entries = beginning({ ...opening, game: game.id, at })
  const id = signs(10)
  const state = followKept(game, id, entries)!
  const blank: SavedTable = {
    id,
    game: game.id,
    seats: opening.seats,
    ...unplayed(at),
    ...rest,
  }
  // Not kept, it can be played all the same: the table says so with every move.
  await shelf.put(cardOf(blank, state, at, settings().language), entries).catch(() => {})
  return id
}

/** A new table of this browser: its id, or why it cannot be set up. */
export async function dealt(
  shelf: Shelf,
  id: string,
  { seats, options, aids, hints = true, strict = false, seed }: Plan,
): Promise<string | Refusal> {
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
    shelf,
    { game, rules: game.rules, options: match.journal.options, seats, aids, hints, strict, ...luck },
    {},
  )
}

async function goOn(
  shelf: Shelf,
  journal: Journal,
  seats: LocalSeat[],
  rest: Partial<SavedTable>,
): Promise<string> {
  const { seed, moves } = journal
  // What was dealt anew later in that match is still to come in this one.
  const redeals = journal.redeals?.filter(({ after }) => after <= moves.length)
  return lay(
    shelf,
    {
      game: await loadGame(journal.game, settings().language, journal.rules),
      rules: journal.rules,
      options: journal.options,
      seats,
      ...PLAIN,
      secret: drawn(32),
      entropy: drawn(16),
      earlier: { table: '', seed, moves, ...(redeals !== undefined && { redeals }) },
    },
    rest,
  )
}

/** A match from elsewhere as a table of this browser. */
export const kept = (shelf: Shelf, journal: Journal, seats: LocalSeat[], file?: MatchFile): Promise<string> =>
  goOn(shelf, journal, seats, file === undefined ? { isTry: true } : { file })

/** A match tried again from where it stands: what this seat cannot know is dealt anew. */
export function triedAgain(shelf: Shelf, journal: Journal, seats: LocalSeat[], seat: Seat): Promise<string> {
  const after = journal.moves.length
  const redeals = [...(journal.redeals ?? []), { after, seat, seed: drawn(16) }]
  return goOn(shelf, { ...journal, redeals }, seats, { isTry: true })
}
