import type { Append, AppendResult, Deadlines, Journals, Reviews } from '../ports.ts'
import type { MemoryData, MemoryTable } from './data.ts'

const newTable = (): MemoryTable => ({
  entries: [],
  commands: new Map(),
  due: null,
  held: 0,
  waiting: 0,
  changed: 0,
  lobby: null,
  snapshot: null,
  review: null,
})

function noteVisits({ people }: MemoryData, table: string, seated: readonly (string | null)[]): void {
  for (const person of seated) if (person !== null) people.get(person)?.visits.add(table)
}

/** Stores an entry if it follows; all of it happens at once. */
function append(data: MemoryData, entry: Append): AppendResult {
  const { table: id, after, command, at, changed = at, body, due, waiting, lobby } = entry
  const table = data.tables.get(id) ?? newTable()
  const known = table.commands.get(command)
  if (known !== undefined) return { kind: 'known', version: known }
  const head = table.entries.length
  if (head !== after) return { kind: 'behind', version: head }
  const version = after + 1
  data.tables.set(id, table)
  table.entries.push({ version, command, at, body })
  table.commands.set(command, version)
  Object.assign(table, { due, held: 0, waiting, changed })
  if (lobby !== undefined) {
    table.lobby = structuredClone(lobby)
    noteVisits(data, id, lobby.people)
  }
  return { kind: 'stored', version }
}

export const memoryJournals = (data: MemoryData): Journals => ({
  append: async (entry) => append(data, entry),
  entries: async (table, after) =>
    (data.tables.get(table)?.entries ?? []).slice(after).map((entry) => ({ ...entry })),
  heads: async (tables) =>
    new Map(
      tables.flatMap((id) => {
        const table = data.tables.get(id)
        return table === undefined ? [] : [[id, table.entries.length]]
      }),
    ),
  find: async (table, command) => data.tables.get(table)?.commands.get(command) ?? null,
  snapshot: async (table) => data.tables.get(table)?.snapshot ?? null,
  keep: async (id, { version, body }) => {
    const table = data.tables.get(id) ?? newTable()
    data.tables.set(id, table)
    if ((table.snapshot?.version ?? 0) < version) table.snapshot = { version, body }
  },
  rewrite: async (id, bodies) => {
    const table = data.tables.get(id)
    if (table === undefined) return
    for (const { version, body } of bodies) table.entries[version - 1]!.body = body
    table.snapshot = null
  },
})

export const memoryDeadlines = ({ tables }: MemoryData): Deadlines => ({
  claim: async (now, until, limit) => {
    const due = [...tables].filter(
      ([, table]) => table.due !== null && table.due <= now && (table.held < now || table.held > until),
    )
    const claimed = due.sort(([, a], [, b]) => a.due! - b.due!).slice(0, limit)
    for (const [, table] of claimed) table.held = until
    return claimed.map(([id]) => id)
  },
})

export const memoryReviews = ({ tables }: MemoryData): Reviews => ({
  review: async (id) => tables.get(id)?.review ?? null,
  keepReview: async (id, body) => {
    const table = tables.get(id)
    if (table !== undefined) table.review ??= body
  },
})
