import { advance } from '../rules/advance.ts'
import type { TableEntry } from '../rules/entries.ts'
import { restore, snapshotOf } from '../rules/snapshot.ts'
import type { Context, TableState } from '../rules/state.ts'
import type { JournalPort } from './ports.ts'

/** Journals of any number of tables; they outlast the tables that use them. */
export interface Journals {
  /** this table's journal as somebody sees it who has just come */
  journal(id: string): JournalPort
  close(): Promise<void>
}

/** Journals that nobody keeps. Entries and snapshots are texts, as they are where they last. */
export function memoryJournals(context: Context): Journals {
  const texts = new Map<string, string[]>()
  const snapshots = new Map<string, string>()
  const entriesOf = (id: string): TableEntry[] =>
    (texts.get(id) ?? []).map((text) => JSON.parse(text) as TableEntry)

  return {
    journal: (id) => ({
      load: async () => {
        const kept = snapshots.get(id)
        const start = kept === undefined ? null : restore(context, kept)
        return entriesOf(id)
          .slice(start?.version ?? 0)
          .reduce<TableState | null>((state, entry) => advance(context, id, state, entry), start)
      },
      read: async (after) => entriesOf(id).slice(after),
      find: async (command) => entriesOf(id).find((entry) => entry.command === command)?.version ?? null,
      append: async (entry) => {
        const entries = entriesOf(id)
        const known = entries.find(({ command }) => command === entry.command)
        if (known !== undefined) return { kind: 'known', version: known.version }
        if (entries.length !== entry.version - 1) return { kind: 'behind', version: entries.length }
        texts.set(id, [...(texts.get(id) ?? []), JSON.stringify(entry)])
        return { kind: 'stored', version: entry.version }
      },
      keep: (state) => void snapshots.set(id, snapshotOf(context.digest, state)),
    }),
    close: async () => {},
  }
}
