import type { TableEntry } from '@midden/table'
import { type FirstTable, fromFirst } from './first-tables.ts'
import type { SavedTable } from './saved-table.ts'

/** Where tables are kept: what lists show of each, and its journal. One copy in IndexedDB; tests use a Map. */
export interface Shelf {
  /**
   * Writes the next entries of a journal, and what lists show of the table after them. Rejects where it is not kept
   * beyond this visit.
   */
  put(table: SavedTable, entries: readonly TableEntry[]): Promise<void>
  get(id: string): Promise<SavedTable | undefined>
  /** the whole journal, oldest first */
  entries(id: string): Promise<TableEntry[]>
  all(): Promise<SavedTable[]>
  remove(id: string): Promise<void>
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

type Line = TableEntry & { table: string }

/** All lines of one journal: an array is above every number. */
const journalOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []])

/** The stores as they are now. Tables of the first version hold a match each; their journals are written out. */
function lay(database: IDBDatabase, transaction: IDBTransaction, from: number): void {
  const entries = database.createObjectStore('entries', { keyPath: ['table', 'version'] })
  if (from === 0) {
    database.createObjectStore('tables', { keyPath: 'id' })
    return
  }
  transaction.objectStore('tables').openCursor().onsuccess = ({ target }) => {
    const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result
    if (cursor === null) return
    const now = fromFirst(cursor.value as FirstTable)
    cursor.update(now.table)
    for (const entry of now.entries) entries.put({ ...entry, table: now.table.id } satisfies Line)
    cursor.continue()
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('midden', 2)
  request.onupgradeneeded = ({ oldVersion }) => lay(request.result, request.transaction!, oldVersion)
  const database = await settled(request)
  // Another window with a newer page wants to change the stores: this one lets go, and is refused from then on.
  database.onversionchange = () => database.close()
  return database
}

/** The browser's store. A write counts as done only when its transaction is complete. */
export function browserShelf(): Shelf {
  const database = open()
  // Whoever wants something of it is told.
  database.catch(() => {})
  const transaction = async (mode: IDBTransactionMode): Promise<IDBTransaction> =>
    (await database).transaction(['tables', 'entries'], mode, { durability: 'strict' })
  const write = async (change: (tables: IDBObjectStore, entries: IDBObjectStore) => void): Promise<void> => {
    const writing = await transaction('readwrite')
    change(writing.objectStore('tables'), writing.objectStore('entries'))
    await new Promise<void>((resolve, reject) => {
      writing.oncomplete = () => resolve()
      writing.onerror = () => reject(writing.error)
      writing.onabort = () => reject(writing.error)
    })
  }
  const read = async (store: 'tables' | 'entries'): Promise<IDBObjectStore> =>
    (await transaction('readonly')).objectStore(store)
  return {
    put: (table, next) =>
      write((tables, entries) => {
        tables.put(table)
        // `add` fails where the journal has gone on without us: nothing is ever written over.
        for (const entry of next) entries.add({ ...entry, table: table.id } satisfies Line)
      }),
    remove: (id) =>
      write((tables, entries) => {
        tables.delete(id)
        entries.delete(journalOf(id))
      }),
    get: async (id) => settled<SavedTable | undefined>((await read('tables')).get(id)),
    entries: async (id) => {
      const lines = await settled<Line[]>((await read('entries')).getAll(journalOf(id)))
      return lines.map(({ table: _, ...entry }) => entry)
    },
    all: async () => settled<SavedTable[]>((await read('tables')).getAll()),
  }
}

const lastTouched = (a: SavedTable, b: SavedTable): number => b.touched - a.touched

interface Loose {
  table: SavedTable
  entries: readonly TableEntry[]
}

/** Some browsers keep nothing, or have no room: what they refuse lies here as long as the page is open. */
export function orInMemory(store: Shelf): Shelf {
  const loose = new Map<string, Loose>()
  const writing = new Map<string, Promise<void>>()

  /** What was refused before goes along: a journal has no gaps. */
  async function write(id: string): Promise<void> {
    const mine = loose.get(id)
    if (mine === undefined) return
    await store.put(mine.table, mine.entries)
    const now = loose.get(id)
    // Later moves may lie there already.
    if (now === mine) loose.delete(id)
    else if (now !== undefined) loose.set(id, { ...now, entries: now.entries.slice(mine.entries.length) })
  }

  return {
    put(table, next) {
      const { id } = table
      loose.set(id, { table, entries: [...(loose.get(id)?.entries ?? []), ...next] })
      const before = writing.get(id)
      const turn = before === undefined ? write(id) : before.catch(() => {}).then(() => write(id))
      const done = turn.finally(() => writing.get(id) === done && writing.delete(id))
      writing.set(id, done)
      return done
    },
    async remove(id) {
      if (loose.delete(id)) await store.remove(id).catch(() => {})
      else await store.remove(id)
    },
    get: async (id) => loose.get(id)?.table ?? store.get(id).catch(() => undefined),
    entries: async (id) => {
      const kept = await store.entries(id).catch(() => [])
      const after = kept.at(-1)?.version ?? 0
      return [...kept, ...(loose.get(id)?.entries ?? []).filter(({ version }) => version > after)]
    },
    async all() {
      const kept = await store.all().catch(() => [])
      const here = [...loose.values()].map(({ table }) => table)
      return [...here, ...kept.filter(({ id }) => !loose.has(id))].sort(lastTouched)
    },
  }
}
