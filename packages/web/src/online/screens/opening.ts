import type { TableSummary } from '@midden/protocol'
import type { Clock, SeatPlan } from '@midden/table'
import { PACE, settings } from '../../settings/settings.ts'
import { newShare } from '../shares.ts'
import { loadText, refusedIn } from '../text/text.ts'
import { chance, post, refusedBy } from '../wire/api.ts'
import { enter } from '../wire/person.ts'

export interface TableWish {
  game: string
  /** the first is one's own */
  seats: SeatPlan[]
  options?: object
  clock?: Clock
  listed?: boolean
  aids?: boolean
  hints?: boolean
  strict?: boolean
}

/** Opens a table on the server and sits down at it. Gives back its id. */
export async function openTable(wish: TableWish, id: string = chance()): Promise<string> {
  await enter()
  const pace = PACE[settings().pace]
  const { table } = await post<TableSummary>('tables', { ...wish, id, pace, seat: 0, share: newShare() })
  return table
}

/** A private table for friends, all seats open: its address, or why there is none; null where no server answers. */
export async function openForFriends(
  game: string,
  seats: number,
): Promise<{ address: string } | { why: string | null }> {
  try {
    const table = await openTable({ game, seats: Array.from({ length: seats }, () => ({ kind: 'open' })) })
    return { address: `/online/table/${table}` }
  } catch (error) {
    const refused = refusedBy(error)
    if (refused.code === 'unavailable') return { why: null }
    const text = await loadText(settings().language)
    return { why: refused.code === 'unknown' ? text.setUp.notHere : refusedIn(text, refused) }
  }
}
