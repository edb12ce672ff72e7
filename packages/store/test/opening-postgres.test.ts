import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { openPostgres, StoreAway, StoreBusy, StoreRefused } from '../src/index.ts'
import { PATIENCE } from '../src/postgres.ts'
import type { Schema } from '../src/schema.ts'
import { tables } from '../src/tables.ts'
import { emptyDatabase, entry, ownPostgres, row } from './stores.ts'

/** Somebody else uses the same channel for something else. */
async function foreignNotice(url: string): Promise<void> {
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  for (const text of ['not ours', '{"a":1}', '[1,null]'])
    await other.query(`select pg_notify('midden', $1)`, [text])
  await other.end()
}

describe('PostgreSQL', () => {
  ownPostgres()

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
