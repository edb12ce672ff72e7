import type { SavedTable } from './saved-table.ts'

/** Where tables are kept. One copy in IndexedDB; tests use a Map. */
export interface Shelf {
  /** rejects where it is not kept beyond this visit */
  put(table: SavedTable): Promise<void>
  get(id: string): Promise<SavedTable | undefined>
  all(): Promise<SavedTable[]>
  remove(id: string): Promise<void>
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('midden', 1)
  request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' })
  return settled(request)
}

/** The browser's store. A write counts as done only when its transaction is complete. */
export function browserShelf(): Shelf {
  const database = open()
  // Whoever wants something of it is told.
  database.catch(() => {})
  const tables = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
    (await database).transaction('tables', mode, { durability: 'strict' }).objectStore('tables')
  const write = async (change: (store: IDBObjectStore) => void): Promise<void> => {
    const store = await tables('readwrite')
    change(store)
    await new Promise<void>((resolve, reject) => {
      store.transaction.oncomplete = () => resolve()
      store.transaction.onerror = () => reject(store.transaction.error)
      store.transaction.onabort = () => reject(store.transaction.error)
    })
  }
  return {
    put: (table) => write((store) => store.put(table)),
    remove: (id) => write((store) => store.delete(id)),
    get: async (id) => settled<SavedTable | undefined>((await tables('readonly')).get(id)),
    all: async () => settled<SavedTable[]>((await tables('readonly')).getAll()),
  }
}

const lastTouched = (a: SavedTable, b: SavedTable): number => b.touched - a.touched

/** Some browsers keep nothing, or have no room: what they refuse lies here as long as the page is open. */
export function orInMemory(store: Shelf): Shelf {
  const loose = new Map<string, SavedTable>()
  return {
    async put(table) {
      loose.set(table.id, table)
      await store.put(table)
      // A later move may lie there already.
      if (loose.get(table.id) === table) loose.delete(table.id)
    },
    async remove(id) {
      if (loose.delete(id)) await store.remove(id).catch(() => {})
      else await store.remove(id)
    },
    get: async (id) => loose.get(id) ?? store.get(id).catch(() => undefined),
    async all() {
      const kept = await store.all().catch(() => [])
      return [...loose.values(), ...kept.filter(({ id }) => !loose.has(id))].sort(lastTouched)
    },
  }
}
