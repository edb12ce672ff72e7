import type { Store } from '../ports.ts'
import type { MemoryData } from './data.ts'
import { memoryDeadlines, memoryJournals, memoryReviews } from './journals.ts'
import { memoryPages, memoryPeople } from './people.ts'
import { memoryTables } from './tables.ts'

export { type MemoryData, memoryData } from './data.ts'

/** A store that lasts as long as its data are held: for worlds where nothing may depend on a disk. */
export function openMemory(data: MemoryData, kind: Store['kind'] = 'postgres'): Store {
  const { hearers } = data
  const own = new Set<(message: string) => void>()
  return {
    kind,
    journals: memoryJournals(data),
    tables: memoryTables(data),
    deadlines: memoryDeadlines(data),
    people: memoryPeople(data),
    pages: memoryPages(data),
    reviews: memoryReviews(data),
    news: {
      publish: (message) => {
        for (const hear of hearers) queueMicrotask(() => hear(message))
      },
      listen: (hear) => {
        own.add(hear)
        hearers.add(hear)
      },
      onGap: (gap) => gap(),
    },
    ping: async () => {},
    size: async () => 0,
    close: async () => {
      for (const hear of own) hearers.delete(hear)
    },
  }
}
