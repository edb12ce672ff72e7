import type { Store } from './ports.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite, type SqliteOptions } from './sqlite.ts'

export { nameOf, type Place } from './beside.ts'
export { type CheckReport, checkStore, type Fault } from './check.ts'
export { keeperOf } from './keeper.ts'
export { type MemoryData, memoryData, openMemory } from './memory/index.ts'
export { moveStore } from './move.ts'
export {
  type Append,
  type AppendResult,
  type Deadlines,
  type Entry,
  type Journals,
  type LobbyRow,
  type LobbyTable,
  type NodeMessages,
  type Page,
  type People,
  type Person,
  type Reviews,
  type Session,
  type Snapshot,
  type Store,
  StoreAway,
  StoreBusy,
  StoreRefused,
  type Tables,
  type Ticket,
} from './ports.ts'
export { backupSqlite, checkFile } from './sqlite.ts'
export { openPostgres, openSqlite }

/** SQLite in a folder, unless a PostgreSQL address is given. */
export const openStore = (data: string, database?: string, options?: SqliteOptions): Promise<Store> =>
  database === undefined ? openSqlite(data, options) : openPostgres(database)
