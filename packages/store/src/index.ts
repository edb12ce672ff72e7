import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Store } from './ports.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import { openInThread } from './thread.ts'

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
export { openInThread, openPostgres, openSqlite }

const WORKER = new URL('./store-worker.js', import.meta.url)

/** SQLite in a folder, unless a PostgreSQL address is given. Run from its sources it has no thread of its own. */
export function openStore(data: string, database?: string): Promise<Store> {
  if (database !== undefined) return openPostgres(database)
  return existsSync(fileURLToPath(WORKER)) ? openInThread(WORKER, data) : openSqlite(data)
}
