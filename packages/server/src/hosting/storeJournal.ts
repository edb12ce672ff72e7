import { type Append, type Entry, StoreAway, StoreBusy } from '@midden/store'
import {
  advance,
  type Context,
  type EntryBody,
  JournalAway,
  JournalBusy,
  type JournalPort,
  restored,
  snapshotOf,
  type TableEntry,
  type TableState,
  tableDue,
} from '@midden/table'
import { lobbyRow, waitingMask } from '../summary.ts'
import type { House } from './house.ts'

const readEntry = ({ version, command, at, body }: Entry): TableEntry => ({
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

/** An entry as the store takes it; the lobby's row goes with it where it has changed. */
export function appendOf(
  table: string,
  { version, command, at, body }: TableEntry,
  before: TableState | null,
  after: TableState,
): Append {
  const row = lobbyRow(after)
  const same = before !== null && JSON.stringify(row) === JSON.stringify(lobbyRow(before))
  return {
    table,
    after: version - 1,
    command,
    at,
    body: JSON.stringify(body),
    due: tableDue(after),
    waiting: waitingMask(after),
    ...(!same && { lobby: row }),
  }
}

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error
    const Trouble = error instanceof StoreBusy ? JournalBusy : JournalAway
    throw new Trouble(error.message, { cause: error })
  }
}

/** A table's journal in the store. */
export interface StoreJournal extends JournalPort {
  /** the table as it was at an earlier version; null if there is no such table */
  loadAt(version: number): Promise<TableState | null>
}

export function storeJournal(
  house: Context & Pick<House, 'store' | 'fetchEdition'>,
  id: string,
): StoreJournal {
  const { journals } = house.store

  async function fetchEdition(text: string): Promise<void> {
    const named = editionIn(text)
    if (named !== null) await house.fetchEdition(named.game, named.rules)
  }

  async function follow(upTo: number): Promise<TableState | null> {
    const snapshot = await journals.snapshot(id)
    if (snapshot !== null) await fetchEdition(snapshot.body)
    let state = snapshot === null || snapshot.version > upTo ? null : restored(house, snapshot.body)
    const entries = await journals.entries(id, state?.version ?? 0)
    if (state === null && entries[0] !== undefined) await fetchEdition(entries[0].body)
    for (const entry of entries)
      if (entry.version <= upTo) state = advance(house, id, state, readEntry(entry))
    return state
  }

  const loadAt = (version: number): Promise<TableState | null> => asked(() => follow(version))
  return {
    loadAt,
    load: () => loadAt(Number.POSITIVE_INFINITY),
    read: (after) => asked(async () => (await journals.entries(id, after)).map(readEntry)),
    find: (command) => asked(() => journals.find(id, command)),
    append: (entry, before, after) => asked(() => journals.append(appendOf(id, entry, before, after))),
    // Without it the journal is followed from further back.
    keep: (state) =>
      void journals
        .keep(id, { version: state.version, body: snapshotOf(house.digest, state) })
        .catch(() => {}),
  }
}
