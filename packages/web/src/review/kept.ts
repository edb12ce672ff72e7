import type { Review } from '@midden/bots'

/** A review as far as it went: of a match of so many moves, by an edition of its rules. */
export interface KeptReview {
  /** the address of the match */
  match: string
  moves: number
  rules: number
  isDone: boolean
  review: Review
}

/** Where reviews lie until they are looked at again. They can be made anew, so what is refused is no loss. */
export interface KeptReviews {
  get(match: string): Promise<KeptReview | undefined>
  put(kept: KeptReview): Promise<void>
  remove(match: string): Promise<void>
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('midden-reviews', 1)
  request.onupgradeneeded = () => request.result.createObjectStore('reviews', { keyPath: 'match' })
  return settled(request)
}

/** The browser's own, in a database beside the tables: another form of it changes nothing of theirs. */
export function browserReviews(): KeptReviews {
  let database: Promise<IDBDatabase> | null = null
  const reviews = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    database ??= open()
    return (await database).transaction('reviews', mode).objectStore('reviews')
  }
  return {
    get: async (match) =>
      settled<KeptReview | undefined>((await reviews('readonly')).get(match)).catch(() => undefined),
    put: async (kept) => {
      await settled((await reviews('readwrite')).put(kept)).catch(() => {})
    },
    remove: async (match) => {
      await settled((await reviews('readwrite')).delete(match)).catch(() => {})
    },
  }
}
