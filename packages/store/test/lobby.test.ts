import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LobbyRow, Store } from '../src/index.ts'
import { kinds } from './stores.ts'

const row = (code: string, more: Partial<LobbyRow> = {}): LobbyRow => ({
  code,
  game: 'any',
  status: 'open',
  listed: false,
  created: 1,
  summary: '{}',
  people: [null, null],
  ...more,
})

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
    await write('new', 3, row('C', { listed: true, status: 'playing' }))
    await write('over', 4, row('D', { listed: true, status: 'over' }))
    const ids = async (before?: number): Promise<string[]> =>
      (await store.tables.listed({ before, limit: 1 })).map(({ table }) => table)
    expect(await ids()).toEqual(['new'])
    expect(await ids(3)).toEqual(['old'])
    expect(await ids(2)).toEqual([])
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
