import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { journals } from './journals.ts'
import { migrate } from './migrations.ts'
import { pages, people } from './people.ts'
import { type Store, StoreAway, StoreBusy, StoreRefused } from './ports.ts'
import { postgresNews } from './postgres-messages.ts'
import { postgresQuick } from './postgres-quick.ts'
import { reviews } from './reviews.ts'
import type { Db, Schema } from './schema.ts'
import { deadlines, tables } from './tables.ts'
import { codeOf, watched } from './watched.ts'

const INT8 = 20
/** Our bigints are versions and times, far below 2^53. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : (pg.types.getTypeParser(oid, format as 'text') as (text: string) => unknown),
}

const MIGRATING = 4_112_024

/** Errors of SQL have five characters, and those that begin 08, 53, 57 mean that the server is going or gone. */
function isAway(error: unknown): boolean {
  const code = codeOf(error)
  if (/^[0-9A-Z]{5}$/.test(code)) return /^(?:08|53|57|25P0[34])/.test(code)
  return error instanceof Error && (error.name === 'Error' || error.name === 'AggregateError')
}

const LOCKED = '55P03'
const READ_ONLY = '25006'

function trouble(error: unknown): StoreAway | null {
  const code = codeOf(error)
  if (code === LOCKED) return new StoreBusy('another node holds this table', { cause: error })
  if (code === READ_ONLY)
    return new StoreAway('the database may only be read: give the address of the one that is written', {
      cause: error,
    })
  const { message } = error as Error
  return isAway(error) ? new StoreAway(`the database does not answer: ${message}`, { cause: error }) : null
}

/** What stands in the way of a start, with what to do; a mistake of ours stays what it is. */
export function refused(error: unknown): unknown {
  const code = codeOf(error)
  const why = (error as Error).message === '' ? code : (error as Error).message
  if (/^(?:42501|25006)$/.test(code))
    return new StoreRefused(
      `The database may not be changed by this user (${why}): let the user own the schema, or give one that does.`,
    )
  if (/^42P?[0-9]+$/.test(code))
    return new StoreRefused(
      `The database holds something else (${why}): give the server a database, or a schema, of its own.`,
    )
  return isAway(error) || /^(?:28|3D|3F)/.test(code)
    ? new StoreRefused(`The database cannot be used (${why}): see whether it runs and its address is right.`)
    : error
}

export const CONNECTION = {
  types,
  connectionTimeoutMillis: 3000,
  keepAlive: true,
  application_name: 'midden',
}

/** No node may keep the others waiting: neither for a lock, nor by stopping in the middle of a transaction. */
export const PATIENCE = {
  statement_timeout: 5000,
  query_timeout: 6000,
  lock_timeout: 500,
  idle_in_transaction_session_timeout: 3000,
}

/** Is there room, and may it be written? */
async function trial(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`insert into meta (name, value) values (${`trial ${randomUUID()}`}, 0)`.execute(trx)
    await trx.deleteFrom('meta').where('value', '=', 0).execute()
  })
}

/** Brings the schema up to date on a connection that waits: nodes that start together wait for the first of them. */
export async function preparePostgres(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, ...CONNECTION })
  pool.on('error', () => {})
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db, undefined, async (trx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATING)})`.execute(trx)
    })
    await trial(db)
  } catch (error) {
    throw error instanceof StoreRefused ? error : refused(error)
  } finally {
    await db.destroy()
  }
}

/** PostgreSQL: any number of nodes on one database. */
export async function openPostgres(url: string): Promise<Store> {
  await preparePostgres(url)
  const pool = new pg.Pool({ connectionString: url, max: 6, ...CONNECTION, ...PATIENCE })
  // A connection that breaks is replaced when the next one is asked for; without a listener it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const isDuplicate = (error: unknown): boolean => codeOf(error) === '23505'
  const log = journals(db, { locks: true, isDuplicate, quick: postgresQuick(db, isDuplicate) })
  const news = postgresNews(url)
  const { port, ping } = watched(trouble, () => trial(db))
  return {
    kind: 'postgres',
    journals: port(log),
    tables: port(tables(db)),
    deadlines: port(deadlines(db, true)),
    people: port(people(db, isDuplicate)),
    pages: port(pages(db)),
    reviews: port(reviews(db)),
    news,
    size: async () => {
      const asked = sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
      return (await asked.execute(db)).rows[0]!.bytes
    },
    ping: () => ping(async () => void (await sql`select 1`.execute(db))),
    close: async () => {
      await log.drain()
      await news.close()
      await pool.end()
    },
  }
}
