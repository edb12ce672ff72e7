import type { TableSummary } from '@midden/protocol'
import { JournalBroken, type SeatPlan, type TableState } from '@midden/table'
import { loadGame } from '../../games/load.ts'
import { ownTable } from '../../link/own-table.ts'
import { editionOf, followKept } from '../../link/shelf-journal.ts'
import type { SavedTable } from '../../save/saved-table.ts'
import type { Services } from '../../services.ts'
import { PACE, settings } from '../../settings/settings.ts'
import { newShare } from '../shares.ts'
import { post } from '../wire/api.ts'
import { enter } from '../wire/person.ts'

export interface Movable {
  table: SavedTable
  state: TableState
  /** the seat of whoever holds the device */
  own: number
}

type Shelf = Pick<Services, 'shelf'>

/** A table of this browser as it stands; 'missing' also where nobody here plays at it. */
export async function movable({ shelf }: Shelf, id: string): Promise<Movable | 'missing' | 'outdated'> {
  const table = await shelf.get(id)
  if (table === undefined) return 'missing'
  const entries = await shelf.entries(id)
  try {
    const state = followKept(await loadGame(table.game, 'en', editionOf(entries)), id, entries)
    const own = table.seats.findIndex(({ bot }) => bot === null)
    return state === null || own < 0 ? 'missing' : { table, state, own }
  } catch (problem) {
    if (problem instanceof JournalBroken) return 'outdated'
    throw problem
  }
}

/** Who has which chair, if nothing is changed: bots stay, and others at this device come back on one of their own. */
export const plansOf = ({ table, own }: Movable): SeatPlan[] =>
  table.seats.map(({ name, bot }, seat) => {
    if (bot !== null) return { kind: 'bot', bot }
    return seat === own ? { kind: 'open' } : { kind: 'reserved', name }
  })

/** Moves a table of this browser to the server, where it goes on. Gives back its id there. */
export async function moveTable(
  { shelf }: Shelf,
  id: string,
  seats: readonly SeatPlan[],
  command: string,
): Promise<string> {
  await enter()
  // A window in which the table is open lets go of it, and what it has played comes along.
  const letGo = await ownTable(id, true, () => {})
  try {
    const found = await movable({ shelf }, id)
    if (typeof found === 'string') throw new Error(`table ${id} is ${found}`)
    const { table, state, own } = found
    if (table.online !== undefined) return table.online
    const { options, aids, hints, strict = false } = state
    const { game, rules, seed, moves, redeals } = state.match!.journal
    const there = await post<TableSummary>('tables/moved', {
      ...{ id: command, game, seats, options, aids, hints, strict },
      pace: PACE[settings().pace],
      seat: own,
      share: newShare(),
      match: { rules, seed, moves, ...(redeals !== undefined && { redeals }) },
    })
    await shelf.put({ ...table, online: there.table }, []).catch(() => {})
    return there.table
  } finally {
    letGo?.()
  }
}
