import type { Entry, LobbyRow, Person, Reset, Session, Snapshot, Ticket } from '../ports.ts'

/** A table with all that is kept of it. */
export interface MemoryTable {
  entries: Entry[]
  commands: Map<string, number>
  due: number | null
  held: number
  waiting: number
  changed: number
  lobby: LobbyRow | null
  snapshot: Snapshot | null
  review: string | null
}

export interface MemoryPerson extends Person {
  mail: string | null
  keeper: boolean
  mutes: Set<string>
  /** every table the person has ever sat at */
  visits: Set<string>
}

/** What stores in memory share; it lasts as long as somebody holds it. */
export interface MemoryData {
  tables: Map<string, MemoryTable>
  people: Map<string, MemoryPerson>
  /** guests, and who has adopted them */
  adopted: Map<string, string>
  sessions: Map<string, Session>
  tickets: Map<string, Ticket>
  resets: Map<string, Reset>
  pages: Map<string, string>
  hearers: Set<(message: string) => void>
}

export const memoryData = (): MemoryData => ({
  tables: new Map(),
  people: new Map(),
  adopted: new Map(),
  sessions: new Map(),
  tickets: new Map(),
  resets: new Map(),
  pages: new Map(),
  hearers: new Set(),
})

export function dropWhere<T>(map: Map<string, T>, which: (value: T, key: string) => boolean): void {
  for (const [key, value] of map) if (which(value, key)) map.delete(key)
}
