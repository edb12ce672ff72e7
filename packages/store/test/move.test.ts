import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { checkStore, moveStore, openPostgres, openSqlite, type Store } from '../src/index.ts'
import { emptyDatabase, emptyFolder, kinds, row } from './stores.ts'

kinds()

const person = (id: string) => ({ id, name: `Zoë ${id}`, account: id, password: 'hash', created: 7 })
const session = (id: string) => ({ selector: `s${id}`, verifier: 'v', person: id, expires: 2 ** 45 })

async function fill(store: Store, tables: number): Promise<void> {
  const all = []
  for (let i = 0; i < tables; i++) {
    const table = `table${i}`
    for (let after = 0; after < 3; after++)
      all.push(
        store.journals.append({
          table,
          after,
          command: `c${after}`,
          at: 1_700_000_000_000 + i,
          body: JSON.stringify({ text: `“${i}” — \u0000 €` }),
          due: i % 2 === 0 ? null : 5,
          waiting: i,
          ...(after === 0 && { lobby: row(`code${i}`, { people: ['p0', null], listed: i % 3 === 0 }) }),
        }),
      )
  }
  await Promise.all(all)
  await store.journals.keep('table0', { version: 2, body: 'kept' })
  await store.reviews.keepReview('table1', '{}')
  for (const id of ['p0', 'p1']) await store.people.add(person(id), session(id))
  await store.people.adopt('p1', 'p0')
  await store.people.mute('p0', 'p1', true)
  await store.people.addReset({ hash: 'r', person: 'p0', expires: 9 })
  await store.people.setMail('p0', 'zoe@example.org')
  await store.pages.setPage('privacy', 'Nothing is kept.')
  await store.people.issue({ hash: 'h', selector: 'sp0', person: 'p0', expires: 9 })
}

const whole = async (): Promise<null> => null

describe('a move to PostgreSQL', () => {
  test('brings everything, page after page, and every row is as it was', async () => {
    const [folder, url] = [emptyFolder(), emptyDatabase()]
    const from = await openSqlite(folder)
    await fill(from, 700)
    await expect(moveStore(folder, url)).rejects.toThrow('Another server is using')
    await from.close()
    const counts = await moveStore(folder, url)
    expect(Object.fromEntries(counts)).toEqual({
      tables: 700,
      entries: 2100,
      snapshots: 1,
      lobby: 700,
      seatings: 700,
      people: 2,
      adopted: 1,
      sessions: 2,
      tickets: 1,
      mutes: 1,
      visits: 700,
      resets: 1,
      reviews: 1,
      pages: 1,
    })
    const [there, here] = await Promise.all([openPostgres(url), openSqlite(folder)])
    for (const table of ['table0', 'table1', 'table699']) {
      expect(await there.journals.entries(table, 0)).toEqual(await here.journals.entries(table, 0))
      expect(await there.tables.row(table)).toEqual(await here.tables.row(table))
    }
    expect(await there.people.person('p0')).toEqual(person('p0'))
    expect(await there.people.idsOf('p0')).toEqual(['p0', 'p1'])
    expect((await there.journals.append({ ...entryAfter(3), table: 'table5' })).kind).toBe('stored')
    await Promise.all([there.close(), here.close()])
    expect(await checkStore({ data: '', database: url }, whole)).toEqual({
      tables: 700,
      entries: 2101,
      people: 2,
      faults: [],
    })
  })

  test('goes into an empty database only, and is whole or not at all', async () => {
    const [folder, url] = [emptyFolder(), emptyDatabase()]
    const from = await openSqlite(folder)
    await fill(from, 3)
    await from.close()
    const other = await openPostgres(url)
    await other.people.add(person('x'), session('x'))
    await other.close()
    await expect(moveStore(folder, url)).rejects.toThrow('The database already holds tables or people')

    // A database that stores something else than it is given.
    const forgetful = emptyDatabase()
    await (await openPostgres(forgetful)).close()
    const admin = new pg.Client({ connectionString: forgetful })
    await admin.connect()
    await admin.query(`create function forget() returns trigger as
      'begin new.body = left(new.body, 5); return new; end' language plpgsql;
      create trigger forget before insert on entries for each row execute function forget()`)
    await expect(moveStore(folder, forgetful)).rejects.toThrow(
      'What arrived of entries is not what was sent (9 of 9)',
    )
    expect((await admin.query('select count(*)::int as n from tables')).rows).toEqual([{ n: 0 }])
    await admin.end()
  })

  test('says what stands in the way', async () => {
    const folder = emptyFolder()
    await expect(moveStore(folder, emptyDatabase())).rejects.toThrow(`There is no store in ${folder}`)
    await (await openSqlite(folder)).close()
    await expect(moveStore(folder, 'postgres://midden@127.0.0.1:9/none')).rejects.toThrow(
      'The database cannot be used',
    )
  })
})

const entryAfter = (after: number) => ({
  table: 't',
  after,
  command: `c${after}`,
  at: 1,
  body: '{}',
  due: null,
  waiting: 0,
})

describe('a look into a store', () => {
  test.each(['SQLite', 'PostgreSQL'])(
    'of %s finds what is not as it must be, beside a server that runs',
    async (kind) => {
      const [data, database] = kind === 'SQLite' ? [emptyFolder()] : ['', emptyDatabase()]
      const store = kind === 'SQLite' ? await openSqlite(data) : await openPostgres(database!)
      await fill(store, 4)
      const look = () =>
        checkStore({ data, database }, async (table) => (table === 'table3' ? 'it burns' : null))
      expect((await look()).faults).toEqual([{ table: 'table3', fault: 'it burns' }])
      const harm = async (statement: string): Promise<void> => {
        if (database === undefined) {
          const other = new Database(join(data, 'midden.sqlite'))
          other.exec(statement)
          return void other.close()
        }
        const other = new pg.Client({ connectionString: database })
        await other.connect()
        await other.query(statement)
        await other.end()
      }
      await harm(`delete from entries where table_id = 'table0' and version = 2`)
      await harm(`delete from entries where table_id = 'table1' and version = 3`)
      await harm(`delete from lobby where table_id = 'table2'`)
      await harm(`delete from tables where id = 'table3'`)
      const { faults } = await look()
      expect(faults.sort((a, b) => `${a.table} ${a.fault}`.localeCompare(`${b.table} ${b.fault}`))).toEqual([
        { table: 'table0', fault: 'entry 2 is missing' },
        { table: 'table1', fault: 'it is said to have 3 entries, and has 2' },
        { table: 'table2', fault: 'the lobby does not know it' },
        { table: 'table3', fault: 'entries of a table that is not there' },
        { table: 'table3', fault: 'lobby of a table that is not there' },
        { table: 'table3', fault: 'seatings of a table that is not there' },
      ])
      await store.close()
    },
  )

  test('says where there is none, and where another program has written', async () => {
    const data = emptyFolder()
    await expect(checkStore({ data }, whole)).rejects.toThrow(`There is no store in ${data}.`)
    await expect(checkStore({ data, database: emptyDatabase() }, whole)).rejects.toThrow(
      'There is no store in the database.',
    )
    await (await openSqlite(data)).close()
    const set = (n: number): void => {
      const other = new Database(join(data, 'midden.sqlite'))
      other.prepare(`update meta set value = ? where name = 'schema'`).run(n)
      other.close()
    }
    set(99)
    await expect(checkStore({ data }, whole)).rejects.toThrow('a newer version of the program has used it')
    set(1)
    await expect(checkStore({ data }, whole)).rejects.toThrow('start this server on it once')
    writeFileSync(join(data, 'midden.sqlite'), 'x'.repeat(5000))
    await expect(checkStore({ data }, whole)).rejects.toThrow('it is damaged')
  })

  test('finds a file that is damaged within', async () => {
    const data = emptyFolder()
    const store = await openSqlite(data)
    await fill(store, 50)
    await store.close()
    const other = new Database(join(data, 'midden.sqlite'))
    other.unsafeMode()
    other.exec(
      `pragma writable_schema = on; update sqlite_master set rootpage = 3 where name = 'seatings_table'`,
    )
    other.close()
    const { faults } = await checkStore({ data }, whole)
    expect(faults).toEqual([{ table: null, fault: expect.any(String) }])
  })
})
