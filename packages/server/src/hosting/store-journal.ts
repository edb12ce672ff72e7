import { type Append, type Entry, type LobbyRow, StoreAway, StoreBusy } from '@midden/store'
import {
  type Context,
  type EntryBody,
  follow,
  JournalAway,
  JournalBusy,
  type JournalPort,
  restore,
  snapshotOf,
  type TableEntry,
  type TableState,
  tableDue,
} from '@midden/table'
import { lobbyRow, waitingMask } from '../summary.ts'
import type { Turns } from '../turns.ts'
import type { Services } from './services.ts'

export const readEntry = ({ version, command, at, body }: Entry): TableEntry => ({
  version,
  command,
  at,
  body: JSON.parse(body) as EntryBody,
})

/** The edition a table is played by, as its snapshot or its opening names it; null where that cannot be read. */
export function editionIn(text: string): { game: string; rules: number } | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What the lobby tells of a table changes when a match ends, and not with the moves before. */
function changedRow(before: TableState | null, after: TableState): LobbyRow | null {
  if (before?.status === 'playing' && after.status === 'playing' && before.match !== after.match) return null
  const row = lobbyRow(after)
  return before !== null && JSON.stringify(row) === JSON.stringify(lobbyRow(before)) ? null : row
}

/** An entry as the store takes it; the lobby's row goes with it where it has changed. */
export function appendOf(
  table: string,
  { version, command, at, body }: TableEntry,
  before: TableState | null,
  after: TableState,
): Append {
  const row = changedRow(before, after)
  return {
    table,
    after: version - 1,
    command,
    at,
    changed: after.stirred,
    body: JSON.stringify(body),
    due: tableDue(after),
    waiting: waitingMask(after),
    ...(row !== null && { lobby: row }),
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

function* readEntries(entries: readonly Entry[]): Iterable<TableEntry> {
  for (const entry of entries) yield readEntry(entry)
}

/** A table's journal in the store. */
export function storeJournal(
  services: Context & Pick<Services, 'store' | 'fetchEdition'> & { turns: Pick<Turns, 'work' | 'job'> },
  id: string,
): JournalPort {
  const { journals } = services.store

  async function fetchEdition(text: string): Promise<void> {
    const named = editionIn(text)
    if (named !== null) await services.fetchEdition(named.game, named.rules)
  }

  async function load(): Promise<TableState | null> {
    const snapshot = await journals.snapshot(id)
    if (snapshot !== null) await fetchEdition(snapshot.body)
    const state = snapshot === null ? null : await services.turns.job(() => restore(services, snapshot.body))
    const entries = await journals.entries(id, state?.version ?? 0)
    if (state === null && entries[0] !== undefined) await fetchEdition(entries[0].body)
    return services.turns.work(follow(services, id, state, readEntries(entries)))
  }

  return {
    load: () => asked(load),
    read: (after) => asked(async () => (await journals.entries(id, after)).map(readEntry)),
    find: (command) => asked(() => journals.find(id, command)),
    append: (entry, before, after) => asked(() => journals.append(appendOf(id, entry, before, after))),
    // Without it the journal is followed from further back.
    keep: (state) =>
      void journals
        .keep(id, { version: state.version, body: snapshotOf(services.digest, state) })
        .catch(() => {}),
  }
}
