import type { Journal, Position } from '@midden/kernel'
import { type Digest, positionHash } from './digest.ts'
import { commitmentTo } from './luck.ts'
import type { AnyMatch, Context, TableState } from './state.ts'

interface SavedMatch {
  position: Position
  journal: Journal
  freeFrom: number
  remix: string | null
  hash: string
}
type Saved = Omit<TableState, 'game' | 'match' | 'commitment'> & {
  game: string
  rules: number
  match: SavedMatch | null
}

/** A table's state as a text, so that a journal need not be followed from its beginning. */
export function snapshotOf(digest: Digest, state: TableState): string {
  const { game, match, commitment: _, ...rest } = state
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
            hash: positionHash(digest, match),
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
export function restore({ gameById, digest }: Context, text: string): TableState | null {
  let saved: Saved
  try {
    saved = JSON.parse(text) as Saved
  } catch {
    return null
  }
  const { game: id, rules, match: kept, ...rest } = saved
  // Written before it was noted what some have not seen: the journal tells it.
  if (rest.unseen === undefined) return null
  const game = gameById(id, rules)
  if (game === undefined || game.rules !== rules) return null
  const state = { ...rest, commitment: commitmentTo(digest, rest.secret), game }
  if (kept === null) return { ...state, match: null }
  const { position, journal, freeFrom, remix, hash } = kept
  const match: AnyMatch = { game, position, journal, freeFrom, remix: remix ?? undefined }
  if (positionHash(digest, match) !== hash || (game.audit?.(position) ?? null) !== null) return null
  freeze(journal.options)
  return { ...state, match }
}
