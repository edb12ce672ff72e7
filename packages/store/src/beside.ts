import Database from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import pg from 'pg'
import { mustBeCurrent } from './migrations.ts'
import { StoreRefused } from './ports.ts'
import { CONNECTION, refused } from './postgres.ts'
import type { Db, Schema } from './schema.ts'
import { storeFile } from './sqlite.ts'
import { sqliteRefusal } from './sqlite-trouble.ts'

/** Where a store is: a folder, unless a PostgreSQL address is given. */
export interface Place {
  data: string
  database?: string | undefined
}

export const nameOf = ({ data, database }: Place): string => (database === undefined ? data : 'the database')

/** A server may hold the store for a moment. */
const WAIT_MS = 10_000

async function inFolder<T>(
  folder: string,
  job: (db: Db, damage: string | null) => Promise<T>,
  writes: boolean,
): Promise<T> {
  const file = storeFile(folder)
  try {
    const database = new Database(file, { readonly: !writes, timeout: WAIT_MS })
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) })
    try {
      const found = writes ? 'ok' : database.pragma('integrity_check(1)', { simple: true })
      return await db.transaction().execute(async (trx) => {
        if (found !== 'ok') return job(trx, String(found).replaceAll(/\s+/g, ' '))
        await mustBeCurrent(trx)
        return job(trx, null)
      })
    } finally {
      await db.destroy()
    }
  } catch (error) {
    throw error instanceof StoreRefused ? error : sqliteRefusal(folder, error)
  }
}

const NO_SUCH_TABLE = '42P01'

async function inDatabase<T>(
  url: string,
  job: (db: Db, damage: null) => Promise<T>,
  writes: boolean,
): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 1, ...CONNECTION })
  pool.on('error', () => {})
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    const look = db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode(writes ? 'read write' : 'read only')
    return await look.execute(async (trx) => {
      await mustBeCurrent(trx)
      return job(trx, null)
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NO_SUCH_TABLE)
      throw new StoreRefused('There is no store in the database.')
    throw error instanceof StoreRefused ? error : refused(error)
  } finally {
    await db.destroy()
  }
}

/** Looks at one moment of a store, also beside a server that uses it; nothing is changed. `damage`: what ails the file. */
export const lookingInto = <T>(
  { data, database }: Place,
  job: (db: Db, damage: string | null) => Promise<T>,
): Promise<T> => (database === undefined ? inFolder(data, job, false) : inDatabase(database, job, false))

/** Changes something in a store, also beside a server that uses it. */
export const changing = <T>({ data, database }: Place, job: (db: Db) => Promise<T>): Promise<T> =>
  database === undefined ? inFolder(data, job, true) : inDatabase(database, job, true)
