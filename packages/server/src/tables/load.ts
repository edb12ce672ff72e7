import type { WholeGame } from '@midden/kernel'
import type { Entry, Store } from '@midden/store'
import { advance } from '../table/advance.ts'
import type { EntryBody, TableEntry } from '../table/entries.ts'
import { restored } from '../table/snapshot.ts'
import type { TableState } from '../table/state.ts'

export type GameById = (id: string) => WholeGame | undefined

export const readEntry = ({ version, command, at, body }: Entry): TableEntry => ({
  version,
  command,
  at,
  body: JSON.parse(body) as EntryBody,
})

/** A table's state by snapshot and journal, now or at an earlier version; null if there is no such table. */
export async function load(
  { journals }: Store,
  gameById: GameById,
  id: string,
  upTo = Number.POSITIVE_INFINITY,
): Promise<TableState | null> {
  const snapshot = await journals.snapshot(id)
  let state = snapshot === null || snapshot.version > upTo ? null : restored(snapshot.body, gameById)
  for (const entry of await journals.entries(id, state?.version ?? 0))
    if (entry.version <= upTo) state = advance(id, state, readEntry(entry), gameById)
  return state
}
