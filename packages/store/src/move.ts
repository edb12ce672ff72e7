import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { lookingInto } from './beside.ts'
import { StoreRefused } from './ports.ts'
import { CONNECTION, preparePostgres, refused } from './postgres.ts'
import { figureOf, pagesOf, type RowKind } from './rows.ts'
import { type Db, KEYS, type Schema } from './schema.ts'
import { holdFolder, storeFile } from './sqlite.ts'
import { sqliteRefusal } from './sqlite-trouble.ts'

const NAMES = Object.keys(KEYS) as RowKind[]

async function mustBeEmpty(db: Db): Promise<void> {
  for (const name of NAMES)
    if ((await figureOf(db, name)).rows > 0)
      throw new StoreRefused('The database already holds tables or people: give an empty one.')
}

async function copy(from: Db, to: Db): Promise<Map<RowKind, number>> {
  const counts = new Map<RowKind, number>()
  for (const name of NAMES) {
    for await (const rows of pagesOf(from, name))
      await to
        .insertInto(name as 'tables')
        .values(rows as never)
        .execute()
    const [had, has] = [await figureOf(from, name), await figureOf(to, name)]
    if (had.rows !== has.rows || had.sum !== has.sum)
      throw new StoreRefused(
        `What arrived of ${name} is not what was sent (${has.rows} of ${had.rows}). The database is as it was before.`,
      )
    counts.set(name, has.rows)
  }
  return counts
}

async function intoDatabase<T>(url: string, job: (to: Db) => Promise<T>): Promise<T> {
  await preparePostgres(url)
  const pool = new pg.Pool({ connectionString: url, max: 1, ...CONNECTION })
  pool.on('error', () => {})
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await db.transaction().execute(async (to) => {
      await mustBeEmpty(to)
      return job(to)
    })
  } catch (error) {
    throw error instanceof StoreRefused ? error : refused(error)
  } finally {
    await db.destroy()
  }
}

function held(folder: string): { close(): void } {
  storeFile(folder)
  try {
    return holdFolder(folder)
  } catch (error) {
    throw sqliteRefusal(folder, error)
  }
}

/**
 * Copies an embedded store that no server uses into an empty PostgreSQL, whole or not at all, and compares what
 * arrived with what was sent. The folder stays as it is.
 */
export async function moveStore(folder: string, url: string): Promise<ReadonlyMap<RowKind, number>> {
  const lock = held(folder)
  try {
    return await lookingInto({ data: folder }, async (from, damage) => {
      if (damage !== null) throw new StoreRefused(`The store in ${folder} is damaged: ${damage}`)
      return intoDatabase(url, (to) => copy(from, to))
    })
  } finally {
    lock.close()
  }
}
