import type { Clock, SeatPlan, TableSummary } from '@midden/protocol'
import { PACE, settings } from '../../settings/settings.ts'
import { chance, post } from '../wire/api.ts'
import { enter } from '../wire/person.ts'

export interface Wish {
  game: string
  /** the first is one's own */
  seats: SeatPlan[]
  options?: object
  clock?: Clock
  listed?: boolean
  aids?: boolean
  hints?: boolean
}

/** Opens a table on the server and sits down at it. Gives back its id. */
export async function openTable(wish: Wish, id: string = chance()): Promise<string> {
  await enter()
  const pace = PACE[settings().pace]
  const { table } = await post<TableSummary>('tables', { ...wish, id, pace, seat: 0, entropy: chance() })
  return table
}

/** A private table for friends, all seats open. */
export const openForFriends = (game: string, seats: number): Promise<string> =>
  openTable({ game, seats: Array.from({ length: seats }, () => ({ kind: 'open' })) })
