import { advance, type Context, type Step, type TableEntry, type TableState } from '@midden/table'

const KEPT = 16

/** A table at an earlier version, and what has happened since. */
export interface Since {
  state: TableState
  entries: readonly TableEntry[]
}

/** What was stored has been checked once: here it is followed without looking at the hashes again. */
const unchecked = (entry: TableEntry): TableEntry =>
  'hash' in entry.body ? { ...entry, body: { ...entry.body, hash: '' } } : entry

/** The last entries of a table: whoever was away for a moment is told what it missed without asking the store. */
export function recent(context: Context, id: string) {
  let base: TableState | null = null
  let entries: TableEntry[] = []

  const after = (from: TableState, steps: readonly TableEntry[]): TableState =>
    steps.reduce((state, entry) => advance(context, id, state, entry), from)

  return {
    add: ({ before, entry }: Step): void => {
      base ??= before
      entries.push(unchecked(entry))
      if (entries.length < 2 * KEPT) return
      base = after(base, entries.slice(0, KEPT))
      entries = entries.slice(KEPT)
    },
    /** null: that is too long ago. */
    since: (version: number): Since | null => {
      if (base === null || version < base.version) return null
      const passed = version - base.version
      return { state: after(base, entries.slice(0, passed)), entries: entries.slice(passed) }
    },
  }
}
