import type { Journal, Position, WholeGame } from '@midden/kernel'
import { positionHash } from './advance.ts'
import type { AnyMatch, TableState } from './state.ts'

interface SavedMatch {
  position: Position
  journal: Journal
  freeFrom: number
  remix: string | null
  hash: string
}
type Saved = Omit<TableState, 'game' | 'match'> & { game: string; rules: number; match: SavedMatch | null }

/** A table's state as a text, so that a journal need not be followed from its beginning. */
export function snapshotOf(state: TableState): string {
  const { game, match, ...rest } = state
  const saved: Saved = {
    ...rest,
    game: game.id,
    rules: game.rules,
    match:
      match === null
        ? null
        : {
            position: match.position,
            journal: match.journal,
            freeFrom: match.freeFrom,
            remix: match.remix ?? null,
            hash: positionHash(match),
          },
  }
  return JSON.stringify(saved)
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    Object.values(value).forEach(freeze)
  }
  return value
}

/**
 * The state a snapshot tells, or null if it cannot be trusted: other rules, a position that is not the one its hash
 * says or that the game finds impossible. The journal then tells everything again.
 */
export function restored(text: string, gameById: (id: string) => WholeGame | undefined): TableState | null {
  let saved: Saved
  try {
    saved = JSON.parse(text) as Saved
  } catch {
    return null
  }
  const { game: id, rules, match: kept, ...rest } = saved
  const game = gameById(id)
  if (game === undefined || game.rules !== rules) return null
  if (kept === null) return { ...rest, game, match: null }
  const { position, journal, freeFrom, remix, hash } = kept
  const match: AnyMatch = { game, position, journal, freeFrom, remix: remix ?? undefined }
  if (positionHash(match) !== hash || game.audit(position) !== null) return null
  freeze(journal.options)
  return { ...rest, game, match }
}
