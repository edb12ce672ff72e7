import { closeSync, existsSync, fdatasync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { flusher } from './flush.ts'
import { makeFolder } from './folder.ts'
import { journals } from './journals.ts'
import { migrate } from './migrations.ts'
import { pages, people } from './people.ts'
import { type Store, StoreRefused } from './ports.ts'
import { reviews } from './reviews.ts'
import type { Db, Schema } from './schema.ts'
import { sqliteQuick } from './sqlite-quick.ts'
import { sqliteRefusal, sqliteTrouble } from './sqlite-trouble.ts'
import { deadlines, tables } from './tables.ts'
import { codeOf, watched } from './watched.ts'

const FILE = 'midden.sqlite'
const sync = promisify(fdatasync)
const TRIAL_BYTES = 65_536

export interface SqliteOptions {
  /** the store may take so many megabytes of disk */
  disk?: number | undefined
}

/** The file of the store in this folder, which must be there. */
export function storeFile(folder: string): string {
  const file = join(folder, FILE)
  if (!existsSync(file)) throw new StoreRefused(`There is no store in ${folder}.`)
  return file
}

/** Held as long as the process lives, and let go by the system if it dies: one server to a folder. */
export function holdFolder(folder: string): Database.Database {
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

/** A full disk takes a transaction back by itself; Kysely's own attempt would hide why. */
class Dialect extends SqliteDialect {
  private readonly database: Database.Database
  constructor(database: Database.Database) {
    super({ database })
    this.database = database
  }
  override createDriver() {
    const driver = super.createDriver()
    const rollback = driver.rollbackTransaction.bind(driver)
    driver.rollbackTransaction = async (connection) => {
      if (this.database.inTransaction) await rollback(connection)
    }
    return driver
  }
}

/** Writes something and takes it back: a store that is full or may only be read says so. */
async function trial(db: Db): Promise<void> {
  await sql`insert into meta (name, value) values (${'x'.repeat(TRIAL_BYTES)}, 0)`.execute(db)
  await db.deleteFrom('meta').where('value', '=', 0).execute()
}

function opened(folder: string, { disk }: SqliteOptions): Database.Database {
  const database = new Database(join(folder, FILE))
  try {
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    if (disk !== undefined) {
      const page = database.pragma('page_size', { simple: true }) as number
      database.pragma(`max_page_count = ${Math.ceil((disk * 2 ** 20) / page)}`)
    }
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** The embedded store: one folder, nothing to install, every commit on the disk before it is answered. */
export async function openSqlite(folder: string, options: SqliteOptions = {}): Promise<Store> {
  const held: Database.Database[] = []
  const letGo = (): void => {
    for (const each of held.reverse()) each.close()
  }
  try {
    makeFolder(folder)
    held.push(holdFolder(folder))
    const database = opened(folder, options)
    held.push(database)
    const db = new Kysely<Schema>({ dialect: new Dialect(database) })
    await migrate(db)
    await trial(db)
    // From here on the disk is waited for beside the event loop.
    database.pragma('synchronous = NORMAL')
    const wal = openSync(join(folder, `${FILE}-wal`), 'r+')
    const isDuplicate = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_CONSTRAINT')
    const { flush, durable } = flusher(database, () => sync(wal))
    const log = journals(db, { locks: false, isDuplicate, quick: sqliteQuick(database, flush) })
    const { port, ping } = watched(sqliteTrouble, () => trial(db))
    return {
      kind: 'sqlite',
      journals: port(durable(log)),
      tables: port(tables(db)),
      deadlines: port(durable(deadlines(db, false))),
      people: port(durable(people(db, isDuplicate))),
      pages: port(durable(pages(db))),
      reviews: port(durable(reviews(db))),
      // There is nobody else to tell.
      news: { publish: () => {}, listen: () => {}, onGap: () => {} },
      size: async () =>
        (database.pragma('page_count', { simple: true }) as number) *
        (database.pragma('page_size', { simple: true }) as number),
      ping: () => ping(async () => void database.prepare('select 1').get()),
      close: async () => {
        await log.drain()
        await flush()
        closeSync(wal)
        await db.destroy()
        letGo()
      },
    }
  } catch (error) {
    letGo()
    throw sqliteRefusal(folder, error)
  }
}

/** Copies the store of a server that may be running; only a copy that was found whole is left there. */
export async function backupSqlite(folder: string, to: string): Promise<void> {
  const from = storeFile(folder)
  const target = join(to, FILE)
  if (existsSync(target)) throw new StoreRefused(`${to} already holds a store: give an empty folder.`)
  try {
    makeFolder(to)
    const database = new Database(from, { readonly: true })
    try {
      await database.backup(target)
    } finally {
      database.close()
    }
    checkFile(to)
  } catch (error) {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(target + end, { force: true })
    throw sqliteRefusal(existsSync(target) ? folder : to, error)
  }
}

/** Is the file of the store in this folder whole? */
export function checkFile(folder: string): void {
  const database = new Database(join(folder, FILE), { readonly: true })
  try {
    const result = database.pragma('integrity_check', { simple: true })
    if (result !== 'ok') throw new StoreRefused(`The store in ${folder} is damaged: ${String(result)}`)
  } finally {
    database.close()
  }
}
