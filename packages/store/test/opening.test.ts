import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Kysely, SqliteDialect, sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { backupSqlite, checkSqlite, openPostgres, openSqlite, StoreAway, StoreRefused } from '../src/index.ts'
import { migrate } from '../src/migrations.ts'
import { emptyDatabase, emptyFolder, kinds } from './stores.ts'

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

  test('a damaged file is not taken for a store', () => {
    const folder = emptyFolder()
    writeFileSync(
      join(folder, 'midden.sqlite'),
      'not a database, but long enough to look like something at least',
    )
    expect(() => checkSqlite(folder)).toThrow('file is not a database')
  })
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
