import type { Entry, Store } from '@midden/store'
import {
  advance,
  type Context,
  type EntryBody,
  restored,
  type TableEntry,
  type TableState,
} from '@midden/table'

export const readEntry = ({ version, command, at, body }: Entry): TableEntry => ({
  version,
  command,
  at,
  body: JSON.parse(body) as EntryBody,
})

/** A table's state by snapshot and journal, now or at an earlier version; null if there is no such table. */
export async function load(
  house: Context & { store: Store },
  id: string,
  upTo = Number.POSITIVE_INFINITY,
): Promise<TableState | null> {
  const { journals } = house.store
  const snapshot = await journals.snapshot(id)
  let state = snapshot === null || snapshot.version > upTo ? null : restored(house, snapshot.body)
  for (const entry of await journals.entries(id, state?.version ?? 0))
    if (entry.version <= upTo) state = advance(house, id, state, readEntry(entry))
  return state
}
