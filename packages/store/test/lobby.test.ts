import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LobbyRow, Page, Store } from '../src/index.ts'
import { kinds, row } from './stores.ts'

describe.each(kinds())('the lobby in $name', ({ empty }) => {
  let store: Store
  const versions = new Map<string, number>()
  const write = async (table: string, at: number, lobby: LobbyRow, waiting = 0): Promise<void> => {
    const after = versions.get(table) ?? 0
    versions.set(table, after + 1)
    await store.journals.append({
      table,
      after,
      command: `c${after}`,
      at,
      body: '{}',
      due: null,
      waiting,
      lobby,
    })
  }
  beforeEach(async () => {
    versions.clear()
    store = await (await empty()).open()
  })
  afterEach(() => store.close())

  test('a table is found by its id and by its code, as it was last written', async () => {
    await write('t', 5, row('CODE', { people: ['ada', null] }))
    expect(await store.tables.row('t')).toEqual({
      table: 't',
      changed: 5,
      waiting: 0,
      ...row('CODE', { people: ['ada', null] }),
    })
    await write('t', 6, row('CODE', { status: 'playing', listed: true, people: ['ada', 'bob'] }), 3)
    expect(await store.tables.byCode('CODE')).toMatchObject({
      table: 't',
      status: 'playing',
      listed: true,
      changed: 6,
      waiting: 3,
    })
    expect(await store.tables.byCode('OTHER')).toBe(null)
    expect(await store.tables.row('u')).toBe(null)
  })

  test('only listed tables that are open or playing are listed, newest first, page by page', async () => {
    await write('private', 1, row('A'))
    await write('old', 2, row('B', { listed: true }))
    await write('new', 3, row('C', { listed: true, status: 'playing', created: 7 }))
    await write('twin', 3, row('T', { listed: true, created: 7 }))
    await write('over', 4, row('D', { listed: true, status: 'over' }))
    await write('closed', 5, row('E', { listed: true, status: 'closed' }))
    const all: string[] = []
    for (let after: Page['after']; ; ) {
      const [found] = await store.tables.listed({ after, limit: 1 })
      if (found === undefined) break
      all.push(found.table)
      after = { at: found.created, table: found.table }
    }
    expect(all).toEqual(['twin', 'new', 'old'])
    await write('old', 6, row('B', { listed: true, status: 'over' }))
    expect((await store.tables.listed({ limit: 9 })).map(({ table }) => table)).toEqual(['twin', 'new'])
  })

  test('people find the tables where they sit, until they leave', async () => {
    await write('t', 1, row('A', { people: ['ada', 'ada', 'bob'] }))
    await write('u', 2, row('B', { people: ['bob', null], status: 'over' }))
    const of = async (people: string[], ...statuses: string[]): Promise<string[]> =>
      (await store.tables.of(people, statuses, { limit: 10 })).map(({ table }) => table)
    expect(await of(['ada'], 'open', 'over')).toEqual(['t'])
    expect(await of(['bob'], 'open', 'over')).toEqual(['u', 't'])
    expect(await of(['bob'], 'over')).toEqual(['u'])
    expect(await of(['ada', 'bob'], 'open', 'over')).toEqual(['u', 't'])
    expect(await of([], 'open')).toEqual([])
    await write('t', 3, row('A', { people: [null, null, 'bob'] }))
    expect(await of(['ada'], 'open', 'over')).toEqual([])
  })
})
