import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { journals } from './journals.ts'
import { migrate } from './migrations.ts'
import { people } from './people.ts'
import { type Store, StoreAway, StoreRefused } from './ports.ts'
import { postgresNews } from './postgresNews.ts'
import { postgresQuick } from './postgresQuick.ts'
import type { Schema } from './schema.ts'
import { deadlines, tables } from './tables.ts'

const INT8 = 20
/** Our bigints are versions and times, far below 2^53. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : (pg.types.getTypeParser(oid, format as 'text') as (text: string) => unknown),
}

const MIGRATING = 4_112_024

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** Errors of SQL have five characters, and those that begin 08, 53, 57 mean that the server is going or gone. */
function isAway(error: unknown): boolean {
  const code = codeOf(error)
  if (/^[0-9A-Z]{5}$/.test(code)) return /^(?:08|53|57)/.test(code)
  return error instanceof Error && (error.name === 'Error' || error.name === 'AggregateError')
}

/** Every call that fails because the database is not there fails with StoreAway; mistakes of ours stay as they are. */
function honest<T extends object>(port: T): T {
  const entries = Object.entries(port).map(([name, call]) => [
    name,
    async (...args: unknown[]) => {
      try {
        return await (call as (...args: unknown[]) => Promise<unknown>)(...args)
      } catch (error) {
        if (!isAway(error)) throw error
        throw new StoreAway(`the database does not answer: ${(error as Error).message}`, { cause: error })
      }
    },
  ])
  return Object.fromEntries(entries) as T
}

/** PostgreSQL: any number of nodes on one database. */
export async function openPostgres(url: string): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 6,
    types,
    connectionTimeoutMillis: 3000,
    statement_timeout: 5000,
    query_timeout: 6000,
    keepAlive: true,
    application_name: 'midden',
  })
  // A connection that breaks is replaced when the next one is asked for; without a listener it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db, undefined, async (trx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATING)})`.execute(trx)
    })
  } catch (error) {
    await db.destroy()
    if (error instanceof StoreRefused || !(isAway(error) || /^(?:28|3D)/.test(codeOf(error)))) throw error
    const { message } = error as Error
    const why = message === '' ? codeOf(error) : message
    throw new StoreRefused(
      `The database cannot be used (${why}): see whether it runs and its address is right.`,
    )
  }
  const isDuplicate = (error: unknown): boolean => codeOf(error) === '23505'
  const log = journals(db, { locks: true, isDuplicate, quick: postgresQuick(db, isDuplicate) })
  const news = postgresNews(url)
  return {
    kind: 'postgres',
    journals: honest(log),
    tables: honest(tables(db)),
    deadlines: honest(deadlines(db, true)),
    people: honest(people(db, isDuplicate)),
    news,
    ...honest({ ping: async () => void (await sql`select 1`.execute(db)) }),
    close: async () => {
      await log.drain()
      await news.close()
      await db.destroy()
    },
  }
}
