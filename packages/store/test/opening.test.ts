import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { backupSqlite, checkFile, openSqlite, StoreAway } from '../src/index.ts'
import { migrate, migrations } from '../src/migrations.ts'
import type { Schema } from '../src/schema.ts'
import { sqliteRefusal } from '../src/sqlite-trouble.ts'
import { tables } from '../src/tables.ts'
import { emptyFolder, entry, kinds } from './stores.ts'

describe.each(kinds())('opening $name', ({ empty }) => {
  test('twice gives the same store: what is up to date is left alone', async () => {
    const { open } = await empty()
    const first = await open()
    await first.journals.append(entry(0))
    await first.close()
    const second = await open()
    expect(await second.journals.heads(['t'])).toEqual(new Map([['t', 1]]))
    await second.ping()
    await second.close()
  })
})

test('steps run once and in order; a newer schema is refused with what to do', async () => {
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: new Database(':memory:') }) })
  const ran: string[] = []
  const one = async () => void ran.push('one')
  const two = async () => void ran.push('two')
  await migrate(db, [one])
  await migrate(db, [one, two])
  await migrate(db, [one, two])
  expect(ran).toEqual(['one', 'two'])
  await expect(migrate(db, [one])).rejects.toThrow(
    'The store has schema 2 and this program knows schemas up to 1: a newer version of the program has used it.',
  )
})

test('a step that fails leaves the schema as it was', async () => {
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: new Database(':memory:') }) })
  const fails = async (trx: Kysely<unknown>): Promise<void> => {
    await sql`create table half (n integer)`.execute(trx)
    throw new Error('no')
  }
  await expect(migrate(db, [fails])).rejects.toThrow('no')
  const { rows } = await sql<{ name: string }>`select name from sqlite_master`.execute(db)
  expect(rows).toEqual([])
})

describe('SQLite', () => {
  test('one server to a folder', async () => {
    const folder = emptyFolder()
    const store = await openSqlite(folder)
    await expect(openSqlite(folder)).rejects.toThrow('Another server is using')
    await store.close()
    await (await openSqlite(folder)).close()
  })

  test('another process sees a commit as soon as it is answered', async () => {
    const folder = emptyFolder()
    const store = await openSqlite(folder)
    await store.journals.append(entry(0))
    const other = new Database(join(folder, 'midden.sqlite'), { readonly: true })
    expect(other.pragma('journal_mode', { simple: true })).toBe('wal')
    expect(other.prepare('select count(*) as n from entries').get()).toEqual({ n: 1 })
    other.close()
    await store.close()
  })

  test('a running store is backed up whole, and the copy opens', async () => {
    const [folder, to] = [emptyFolder(), emptyFolder()]
    const store = await openSqlite(folder)
    for (let after = 0; after < 50; after++) await store.journals.append(entry(after))
    const writing = Promise.all(
      Array.from({ length: 50 }, (_, i) => store.journals.append(entry(0, `u${i}`))),
    )
    await backupSqlite(folder, to)
    await writing
    await store.close()
    const copy = await openSqlite(to)
    expect((await copy.journals.heads(['t'])).get('t')).toBe(50)
    await copy.close()
    await expect(backupSqlite(folder, to)).rejects.toThrow('already holds a store')
    await expect(backupSqlite(emptyFolder(), emptyFolder())).rejects.toThrow('There is no store in')
  })

  test('a backup that fails leaves nothing behind', async () => {
    const [folder, to] = [emptyFolder(), emptyFolder()]
    writeFileSync(join(folder, 'midden.sqlite'), 'x'.repeat(5000))
    await expect(backupSqlite(folder, to)).rejects.toThrow('damaged')
    expect(readdirSync(to)).toEqual([])
  })

  test('a damaged file is not taken for a store', async () => {
    const folder = emptyFolder()
    writeFileSync(
      join(folder, 'midden.sqlite'),
      'not a database, but long enough to look like something at least',
    )
    expect(() => checkFile(folder)).toThrow('file is not a database')
    await expect(openSqlite(folder)).rejects.toThrow(
      `The store in ${folder} cannot be used: it is damaged: stop the server, look with "midden check", and go on with a backup.`,
    )
  })
})

describe('SQLite in trouble', () => {
  const megabyte = 'x'.repeat(2 ** 20)

  test('a full disk is said, is no longer ready, and is over when there is room again', async () => {
    const folder = emptyFolder()
    const store = await openSqlite(folder, { disk: 2 })
    await store.journals.append(entry(0))
    await store.ping()
    const full = 'it cannot grow: the disk is full, or the limit given with --disk is reached'
    const big = { ...entry(1), body: megabyte.repeat(3) }
    await expect(store.journals.append(big)).rejects.toThrow(StoreAway)
    await expect(store.journals.append(big)).rejects.toThrow(full)
    await store.ping()
    const other = new Database(join(folder, 'midden.sqlite'))
    other.exec('create table filler (text)')
    for (const size of [2 ** 17, 2 ** 12, 1])
      for (let i = 0; i < 50; i++) {
        const pages = other.pragma('page_count', { simple: true }) as number
        if (pages * 4096 < 2 * 2 ** 20 - size)
          other.prepare('insert into filler values (?)').run('x'.repeat(size))
      }
    await expect(store.journals.append({ ...entry(1), body: megabyte })).rejects.toThrow(full)
    await expect(store.ping()).rejects.toThrow(full)
    other.exec('drop table filler')
    other.close()
    await store.ping()
    expect((await store.journals.append(entry(1))).kind).toBe('stored')
    await store.close()
  })

  test('whatever the system says of the folder is said with what to do', async () => {
    const file = join(emptyFolder(), 'file')
    writeFileSync(file, '')
    await expect(openSqlite(file)).rejects.toThrow('that is a file and no folder')
    await expect(openSqlite(join(file, 'a', 'b'))).rejects.toThrow('that is a file and no folder')
    await (await openSqlite(join(emptyFolder(), 'a', 'b'))).close()
    const of = (code: string): unknown => sqliteRefusal('d', Object.assign(new Error('no'), { code }))
    for (const code of ['EACCES', 'SQLITE_CANTOPEN', 'SQLITE_READONLY_DBMOVED'])
      expect(of(code)).toMatchObject({
        name: 'StoreRefused',
        message: expect.stringContaining('may not be written'),
      })
    expect(of('SQLITE_IOERR_WRITE')).toMatchObject({ message: expect.stringContaining('the disk fails') })
    expect(of('SQLITE_ERROR')).toMatchObject({ name: 'Error' })
  })
})

test('the public list is read off its index, however many tables there are', async () => {
  const database = new Database(':memory:')
  const asked: { sql: string; parameters: readonly unknown[] }[] = []
  const db = new Kysely<Schema>({
    dialect: new SqliteDialect({ database }),
    log: ({ query }) => void asked.push(query),
  })
  await migrate(db)
  await tables(db).listed({ limit: 30 })
  const { sql: text, parameters } = asked.at(-1)!
  const plan = database.prepare(`explain query plan ${text}`).all(...parameters) as { detail: string }[]
  expect(plan.map(({ detail }) => detail)).toEqual([
    expect.stringMatching(/^SEARCH lobby USING INDEX lobby_shown/),
    expect.stringMatching(/^SEARCH tables USING INDEX/),
  ])
})

test('a store of the first schema is brought up to date with what it holds', async () => {
  const database = new Database(':memory:')
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) })
  await migrate(db, migrations.slice(0, 1))
  for (const [id, listed, status] of [
    ['a', 1, 'open'],
    ['b', 1, 'over'],
    ['c', 0, 'playing'],
  ] as const) {
    database.prepare(`insert into tables values (?, 1, null, 0, 0, 5)`).run(id)
    database.prepare(`insert into lobby values (?, ?, 'g', ?, ?, 3, '{}', '[]')`).run(id, id, status, listed)
  }
  await migrate(db)
  expect((await tables(db).listed({ limit: 9 })).map(({ table }) => table)).toEqual(['a'])
})
