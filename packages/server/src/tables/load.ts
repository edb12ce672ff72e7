import type { Entry } from '@midden/store'
import {
  advance,
  type Context,
  type EntryBody,
  restored,
  type TableEntry,
  type TableState,
} from '@midden/table'
import type { House } from './house.ts'

export const readEntry = ({ version, command, at, body }: Entry): TableEntry => ({
  version,
  command,
  at,
  body: JSON.parse(body) as EntryBody,
})

/** The edition a table is played by, as its snapshot or its opening names it; null where that cannot be read. */
function editionIn(text: string): { game: string; rules: number } | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A table's state by snapshot and journal, now or at an earlier version; null if there is no such table. */
export async function load(
  house: Context & Pick<House, 'store' | 'fetchEdition'>,
  id: string,
  upTo = Number.POSITIVE_INFINITY,
): Promise<TableState | null> {
  const { journals } = house.store
  const snapshot = await journals.snapshot(id)
  const fetch = async (text: string): Promise<void> => {
    const named = editionIn(text)
    if (named !== null) await house.fetchEdition(named.game, named.rules)
  }
  if (snapshot !== null) await fetch(snapshot.body)
  let state = snapshot === null || snapshot.version > upTo ? null : restored(house, snapshot.body)
  const entries = await journals.entries(id, state?.version ?? 0)
  if (state === null && entries[0] !== undefined) await fetch(entries[0].body)
  for (const entry of entries) if (entry.version <= upTo) state = advance(house, id, state, readEntry(entry))
  return state
}
