import type { Game, Journal, Viewer } from '@midden/kernel'
import {
  type AnyMatch,
  advance,
  kernelDigest,
  picture,
  type StoryLine,
  storyFor,
  type TableState,
} from '@midden/table'
import { beginning } from '../save/beginning.ts'
import type { Sitter, TableView } from './table-link.ts'
import { tableViewOf } from './table-view.ts'

/** A match together with everything that was told of it, for all eyes. */
export interface Chronicle {
  match: AnyMatch
  told: readonly StoryLine[]
}

/** The table at which a match was played, as far as a journal of moves tells: nobody is known to sit there. */
export function tableOf(game: Game, journal: Journal): TableState {
  const entries = beginning({
    game: journal.game,
    rules: journal.rules,
    options: journal.options,
    seats: Array.from({ length: journal.seats }, () => ({ name: '', bot: null })),
    aids: true,
    hints: false,
    strict: false,
    at: 0,
    secret: '',
    entropy: '',
    earlier: { table: '', seed: journal.seed, moves: journal.moves },
  })
  const context = { gameById: () => game, digest: kernelDigest }
  return entries.reduce<TableState | null>((state, entry) => advance(context, 'match', state, entry), null)!
}

/** A moment of a match through one pair of eyes. */
export function momentOf(
  table: TableState,
  { match, told }: Chronicle,
  viewer: Viewer,
  sitters: readonly Sitter[],
  seenTo?: number,
): TableView {
  // Afterwards everybody counts every move.
  const state = { ...table, match, unseen: [] }
  return tableViewOf(picture(state, viewer), storyFor(state, told, viewer), {
    handTo: null,
    sitters,
    ...(seenTo !== undefined && { seenTo }),
  })
}
