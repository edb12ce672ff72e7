import type { Store } from './ports.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

export {
  type Append,
  type Appended,
  type Deadlines,
  type Entry,
  type Found,
  type Journals,
  type LobbyRow,
  type News,
  type People,
  type Person,
  type Session,
  type Snapshot,
  type Store,
  StoreAway,
  StoreRefused,
  type Tables,
  type Ticket,
} from './ports.ts'
export { backupSqlite, checkSqlite } from './sqlite.ts'
export { openPostgres, openSqlite }

/** SQLite in a folder, unless a PostgreSQL address is given. */
export const openStore = (data: string, database?: string): Promise<Store> =>
  database === undefined ? openSqlite(data) : openPostgres(database)
