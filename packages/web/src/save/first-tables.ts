import type { Journal } from '@midden/kernel'
import { sha256 } from '@midden/kernel/sha256'
import type { MatchFile, TableEntry } from '@midden/table'
import { beginning } from './beginning.ts'
import type { LocalSeat, SavedTable } from './saved-table.ts'

/** A table as the first version of the browser's store kept it: a match, and what lists show of it. */
export interface FirstTable {
  id: string
  game: string
  seats: LocalSeat[]
  aids: boolean
  hints?: boolean
  journal: Journal
  created: number
  touched: number
  note: string
  waiting: number[]
  ranking: number[][] | null
  file?: MatchFile
}

/** The same table with a journal of its own: it plays on from the match it held, whose moves stand. */
export function fromFirst(first: FirstTable): { table: SavedTable; entries: TableEntry[] } {
  const { aids, hints = true, journal, ...table } = first
  return {
    table: { ...table, moves: journal.moves.length },
    entries: beginning({
      game: journal.game,
      rules: journal.rules,
      options: journal.options,
      seats: first.seats,
      aids,
      hints,
      strict: false,
      at: first.created,
      // Nobody was promised anything of its luck: what is drawn from here on follows from what was drawn before.
      secret: sha256(`${journal.seed} ${first.id}`),
      entropy: '',
      earlier: { table: first.id, seed: journal.seed, moves: journal.moves },
    }),
  }
}
