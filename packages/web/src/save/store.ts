import type { SavedTable } from './saved-table.ts'

/** Where tables are kept. One copy in IndexedDB; tests use a Map. */
export interface Shelf {
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

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('midden', 1)
  request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' })
  return settled(request)
}

/** The browser's store. A write counts as done only when its transaction is complete. */
export function browserShelf(): Shelf {
  const database = open()
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
    all: async () => {
      const list = await settled<SavedTable[]>((await tables('readonly')).getAll())
      return list.sort((a, b) => b.touched - a.touched)
    },
  }
}
