import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import {
  backupSqlite,
  checkFile,
  openPostgres,
  openSqlite,
  StoreAway,
  StoreBusy,
  StoreRefused,
} from '../src/index.ts'
import { migrate, migrations } from '../src/migrations.ts'
import { PATIENCE } from '../src/postgres.ts'
import type { Schema } from '../src/schema.ts'
import { sqliteRefusal } from '../src/sqlite-trouble.ts'
import { tables } from '../src/tables.ts'
import { emptyDatabase, emptyFolder, kinds, row } from './stores.ts'

const entry = (after: number, table = 't') => ({
  table,
  after,
  command: `c${after}`,
  at: 1,
  body: '{}',
  due: null,
  waiting: 0,
})

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

/** Somebody else uses the same channel for something else. */
async function foreignNotice(url: string): Promise<void> {
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  for (const text of ['not ours', '{"a":1}', '[1,null]'])
    await other.query(`select pg_notify('midden', $1)`, [text])
  await other.end()
}

describe('PostgreSQL', () => {
  test('two nodes on one database never store two entries of one version', async () => {
    const url = emptyDatabase()
    const nodes = await Promise.all([openPostgres(url), openPostgres(url)])
    const stored = new Map<number, string>()
    await Promise.all(
      nodes.map(async (node, who) => {
        let after = 0
        for (let i = 0; i < 60; ) {
          const answer = await node.journals.append({ ...entry(after), command: `n${who}-${i}` })
          if (answer.kind === 'stored') {
            expect(stored.has(answer.version)).toBe(false)
            stored.set(answer.version, `n${who}-${i++}`)
          }
          after = answer.version
        }
      }),
    )
    const rows = await nodes[0]!.journals.entries('t', 0)
    expect(rows.map(({ version, command }) => [version, command])).toEqual(
      [...stored].sort(([a], [b]) => a - b),
    )
    expect(rows).toHaveLength(120)
    await Promise.all(nodes.map((node) => node.close()))
  })

  test('two nodes that begin the same journals at once agree who did', async () => {
    const url = emptyDatabase()
    const nodes = await Promise.all([openPostgres(url), openPostgres(url)])
    for (let round = 0; round < 20; round++) {
      const answers = await Promise.all(
        nodes.flatMap((node) => ['a', 'b', 'c'].map((t) => node.journals.append(entry(0, `${t}${round}`)))),
      )
      expect(answers.filter(({ kind }) => kind === 'stored')).toHaveLength(3)
      expect(answers.filter(({ kind }) => kind === 'known')).toHaveLength(3)
    }
    await Promise.all(nodes.map((node) => node.close()))
  })

  test('a table that another node holds keeps no other waiting', async () => {
    const url = emptyDatabase()
    const store = await openPostgres(url)
    const [held, ...others] = ['t', 'u', 'v', 'w', 'x'].map((table) => entry(0, table))
    for (const first of [held!, ...others]) await store.journals.append(first)
    const stalled = new pg.Client({ connectionString: url, ...PATIENCE })
    stalled.on('error', () => {})
    await stalled.connect()
    await stalled.query(`begin; select * from tables where id = 't' for update`)
    const settled: string[] = []
    const blocked = store.journals.append(entry(1, 't')).catch((error: Error) => {
      settled.push('t')
      return error
    })
    for (const more of [{}, { lobby: row('lobby') }]) {
      const answers = others.map(async ({ table, after }) => {
        const { kind } = await store.journals.append({
          ...entry(after + ('lobby' in more ? 2 : 1), table),
          ...('lobby' in more && table === 'u' ? more : {}),
        })
        settled.push(table)
        return kind
      })
      expect(await Promise.all(answers)).toEqual(answers.map(() => 'stored'))
    }
    expect(settled).toHaveLength(8)
    expect(await blocked).toBeInstanceOf(StoreBusy)
    // A node that stops in the middle of a transaction loses what it holds.
    const appended = async () => {
      try {
        return (await store.journals.append(entry(1, 't'))).kind
      } catch (error) {
        return (error as Error).name
      }
    }
    await expect.poll(appended, { timeout: 30_000, interval: 100 }).toBe('stored')
    await stalled.end()
    await store.close()
  })

  test('the public list is read off its index, with 50,000 tables as with 50', async () => {
    const url = emptyDatabase()
    await (await openPostgres(url)).close()
    const pool = new pg.Pool({ connectionString: url, max: 1 })
    await pool.query(`insert into tables select 't' || n, 1, null, 0, 0, n from generate_series(1, 50000) n`)
    await pool.query(`insert into lobby (table_id, code, game, status, listed, shown, created, summary, people)
      select 't' || n, 'c' || n, 'g', 'open', 1, n, n, '{}', '[]' from generate_series(1, 50000) n`)
    await pool.query('analyze')
    const asked: { sql: string; parameters: readonly unknown[] }[] = []
    const db = new Kysely<Schema>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query }) => void asked.push(query),
    })
    const page = await tables(db).listed({ after: { at: 30_000, table: 't30000' }, limit: 30 })
    expect(page.map(({ table }) => table).slice(0, 2)).toEqual(['t29999', 't29998'])
    const { sql: text, parameters } = asked.at(-1)!
    const { rows } = await pool.query(`explain (analyze, format json) ${text}`, [...parameters])
    const read: [string, number][] = []
    const walk = (plan: { 'Node Type': string; 'Actual Rows': number; Plans?: never[] }): void => {
      read.push([plan['Node Type'], plan['Actual Rows']])
      for (const part of plan.Plans ?? []) walk(part)
    }
    walk(rows[0]['QUERY PLAN'][0].Plan)
    for (const [node, count] of read) {
      expect(node).not.toMatch(/Seq Scan|Sort/)
      expect(count).toBeLessThanOrEqual(31)
    }
    await db.destroy()
  }, 120_000)

  test('a user who may not change the schema, and a database of something else, are named', async () => {
    const url = emptyDatabase()
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    const role = `reader${Date.now()}`
    await admin.query(`create role ${role} login; create table tables (something integer)`)
    await expect(openPostgres(url)).rejects.toThrow('The database holds something else')
    await expect(openPostgres(url.replace('midden@', `${role}@`))).rejects.toThrow(
      'The database may not be changed by this user',
    )
    await admin.end()
  })

  test('news travels to every node, in order, however much of it there is', async () => {
    const url = emptyDatabase()
    const [here, there] = await Promise.all([openPostgres(url), openPostgres(url)])
    const heard: string[] = []
    await new Promise<void>((gap) => there.news.onGap(gap))
    there.news.listen((message) => void heard.push(message))
    const sent = Array.from({ length: 500 }, (_, i) => `${i} ${'é'.repeat(30)}`)
    for (const message of sent) here.news.publish(message)
    await foreignNotice(url)
    await expect.poll(() => heard.length).toBe(500)
    expect(heard).toEqual(sent)
    await Promise.all([here.close(), there.close()])
  })

  test('a broken connection for news is made anew, and a gap is told', async () => {
    const url = emptyDatabase()
    const store = await openPostgres(url)
    let gaps = 0
    store.news.onGap(() => void gaps++)
    await expect.poll(() => gaps).toBe(1)
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
    await expect.poll(() => gaps, { timeout: 5000 }).toBe(2)
    await admin.end()
    await store.close()
  })

  test('a database that is not there is said to be away', async () => {
    const url = emptyDatabase()
    const store = await openPostgres(url)
    await store.close()
    await expect(openPostgres('postgres://midden@127.0.0.1:9/none')).rejects.toThrow(StoreRefused)
    await expect(openPostgres(url.replace(/\/[^/]*$/, '/none'))).rejects.toThrow(
      'The database cannot be used',
    )
    await expect(store.journals.heads(['t'])).rejects.toThrow(StoreAway)
  })
})
