import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { journals } from './journals.ts'
import { migrate } from './migrations.ts'
import { people } from './people.ts'
import { type Store, StoreRefused } from './ports.ts'
import type { Schema } from './schema.ts'
import { deadlines, tables } from './tables.ts'

const FILE = 'midden.sqlite'

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** Held as long as the process lives, and let go by the system if it dies: one server to a folder. */
function holdFolder(folder: string): Database.Database {
  const lock = new Database(join(folder, 'lock.sqlite'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if (codeOf(error) !== 'SQLITE_BUSY') throw error
    throw new StoreRefused(
      `Another server is using ${folder}. Stop it, give this one a folder of its own, or use PostgreSQL for several.`,
    )
  }
}

/** The embedded store: one folder, nothing to install, every commit on the disk before it is answered. */
export async function openSqlite(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true })
  const lock = holdFolder(folder)
  const database = new Database(join(folder, FILE))
  try {
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) })
    await migrate(db)
    const isDuplicate = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_CONSTRAINT')
    const log = journals(db, { locks: false, isDuplicate })
    return {
      kind: 'sqlite',
      journals: log,
      tables: tables(db),
      deadlines: deadlines(db, false),
      people: people(db, isDuplicate),
      // There is nobody else to tell.
      news: { publish: () => {}, listen: () => {}, onGap: () => {} },
      ping: async () => void database.prepare('select 1').get(),
      close: async () => {
        await log.drain()
        await db.destroy()
        lock.close()
      },
    }
  } catch (error) {
    database.close()
    lock.close()
    throw error
  }
}

/** Copies the store of a server that may be running; the copy is checked before it is called good. */
export async function backupSqlite(folder: string, to: string): Promise<void> {
  const from = join(folder, FILE)
  if (!existsSync(from)) throw new StoreRefused(`There is no store in ${folder}.`)
  mkdirSync(to, { recursive: true })
  const target = join(to, FILE)
  if (existsSync(target)) throw new StoreRefused(`${to} already holds a store: give an empty folder.`)
  const database = new Database(from, { readonly: true })
  try {
    await database.backup(target)
  } finally {
    database.close()
  }
  checkSqlite(to)
}

/** Is the store in this folder whole? A server must not be running on it. */
export function checkSqlite(folder: string): void {
  const database = new Database(join(folder, FILE), { readonly: true })
  try {
    const result = database.pragma('integrity_check', { simple: true })
    if (result !== 'ok') throw new StoreRefused(`The store in ${folder} is damaged: ${String(result)}`)
  } finally {
    database.close()
  }
}
