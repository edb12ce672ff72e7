import type { Viewer } from '@midden/kernel'
import { seatsOf, type TableState } from '@midden/table'

/**
 * As whom somebody may look at a table: from the seat it asks for, where that is its own, else from its first; as a
 * spectator where everybody may watch; or not at all.
 */
export function roleAt(state: TableState, ids: readonly string[], as: number | undefined): Viewer | 'nobody' {
  const own = seatsOf(state, ids)
  if (as !== undefined && own.includes(as)) return as
  if (own.length > 0) return own[0]!
  return state.listed || ids.includes(state.host) ? null : 'nobody'
}
