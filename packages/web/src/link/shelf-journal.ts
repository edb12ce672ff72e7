import { type Game, owing, type Position, question, seatsIn } from '@midden/kernel'
import {
  advance,
  type Context,
  type JournalPort,
  kernelDigest,
  type TableEntry,
  type TableState,
} from '@midden/table'
import { loadGame } from '../games/load.ts'
import type { SavedTable } from '../save/saved-table.ts'
import type { Shelf } from '../save/store.ts'
import type { Language } from '../settings/settings.ts'
import type { SaveState } from './table-link.ts'

/** What a table waits for, in words of its game. */
function noteOf(game: Game, position: Position): string {
  const asked = question(game, position)
  return asked === undefined ? '' : game.words.question(game.view(position, null), asked.name)
}

/** What lists show of a table as it stands. */
export function cardOf(
  table: SavedTable,
  { match, game }: TableState,
  touched: number,
  language: Language,
): SavedTable {
  if (match === null) return table
  const { position, journal } = match
  return {
    ...table,
    touched,
    moves: journal.moves.length,
    waiting: seatsIn(owing(game, position)),
    note: noteOf(game, position),
    language,
    ranking: game.outcome(position)?.ranking ?? null,
  }
}

/** The edition of the rules a kept journal was begun by. */
export function editionOf([opening]: readonly TableEntry[]): number | undefined {
  return opening?.body.kind === 'open' ? opening.body.rules : undefined
}

/** The table a kept journal tells. It was played once: only where it ends is looked at again. */
export function followKept(game: Game, id: string, entries: readonly TableEntry[]): TableState | null {
  const context: Context = { gameById: () => game, digest: kernelDigest }
  return entries.reduce<TableState | null>((state, entry, i) => {
    const { body } = entry
    const last = i === entries.length - 1
    return advance(
      context,
      id,
      state,
      'hash' in body && !last ? { ...entry, body: { ...body, hash: '' } } : entry,
    )
  }, null)
}

/** What a table waits for, in this language: words kept in another one are asked for anew. */
export async function noteIn(
  language: Language,
  table: SavedTable,
  shelf: Pick<Shelf, 'entries'>,
): Promise<string> {
  if (table.language === language || table.ranking !== null) return table.note
  const entries = await shelf.entries(table.id)
  const game = await loadGame(table.game, language, editionOf(entries))
  const match = followKept(game, table.id, entries)?.match
  return match == null ? table.note : noteOf(game, match.position)
}

interface Desk {
  game: Game
  shelf: Pick<Shelf, 'put' | 'entries'>
  now(): number
  /** what the game speaks */
  language: Language
  /** told what has become of the newest entry */
  kept(outcome: SaveState): void
}

/** A journal on the browser's shelf. It goes on at once, and says when it is safe. */
export function shelfJournal(table: SavedTable, { game, shelf, now, language, kept }: Desk): JournalPort {
  let newest = 0
  async function put(entries: readonly TableEntry[], after: TableState): Promise<void> {
    const version = after.version
    newest = version
    kept('sending')
    try {
      await shelf.put(cardOf(table, after, now(), language), entries)
      if (version === newest) kept('saved')
    } catch {
      kept('failed')
    }
  }
  return {
    async load() {
      const state = followKept(game, table.id, await shelf.entries(table.id))
      // The list of tables knows what a new one asks, and the table whether it can be kept.
      if (state !== null && table.moves === 0) put([], state)
      return state
    },
    read: async (after) => (await shelf.entries(table.id)).filter(({ version }) => version > after),
    find: async () => null,
    async append(entry, _before, after) {
      put([entry], after)
      return { kind: 'stored', version: entry.version }
    },
    keep() {},
  }
}
