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
    const { host: _, playing: __, ...shown } = row('CODE', { people: ['ada', null] })
    expect(await store.tables.row('t')).toEqual({ table: 't', changed: 5, waiting: 0, ...shown })
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

  test('what one host has is counted, and what only bots play at', async () => {
    await write('a', 1, row('A', { host: 'ada', status: 'open' }))
    await write('b', 1, row('B', { host: 'ada', status: 'playing', playing: 2 }))
    await write('c', 1, row('C', { host: 'guest', status: 'playing', playing: 0 }))
    await write('d', 1, row('D', { host: 'bob', status: 'playing', playing: 0 }))
    const count = (...asked: Parameters<typeof store.tables.count>) => store.tables.count(...asked)
    expect(await count(['ada', 'guest'], 'playing')).toBe(2)
    expect(await count(['ada', 'guest'], 'playing', true)).toBe(1)
    expect(await count(['ada'], 'open')).toBe(1)
    expect(await count(['ada'], 'over')).toBe(0)
    expect(await count([], 'playing')).toBe(0)
    await write('c', 2, row('C', { host: 'guest', status: 'playing', playing: 1 }))
    expect(await count(['guest'], 'playing', true)).toBe(0)
  })

  test('where nothing has happened is found, and forgotten whole', async () => {
    await write('old', 5, row('A', { status: 'playing', people: ['ada'] }))
    await write('older', 4, row('B', { status: 'playing' }))
    await write('over', 4, row('C', { status: 'over' }))
    await store.journals.keep('old', { version: 1, body: 'kept' })
    expect(await store.tables.stale('playing', 5, 9)).toEqual([{ table: 'older', version: 1 }])
    expect(await store.tables.stale('playing', 6, 1)).toHaveLength(1)
    await store.tables.clear(['old', 'over', 'nothing'])
    await store.tables.clear([])
    expect(await store.tables.stale('playing', 9, 9)).toEqual([{ table: 'older', version: 1 }])
    expect(await store.tables.stale('over', 9, 9)).toEqual([])
    expect(await store.journals.entries('old', 0)).toEqual([])
    expect(await store.journals.snapshot('old')).toBe(null)
    expect(await store.tables.of(['ada'], ['playing'], { limit: 9 })).toEqual([])
    // What is written to it afterwards finds nothing to follow, and begins nothing.
    const late = { table: 'old', after: 1, command: 'late', at: 9, body: '{}', due: null, waiting: 0 }
    expect(await store.journals.append(late)).toEqual({ kind: 'behind', version: 0 })
  })

  test('a review is kept once, with its table, and goes with it', async () => {
    await write('t', 1, row('A', { status: 'over' }))
    expect(await store.reviews.review('t')).toBe(null)
    await store.reviews.keepReview('t', '{"steps":[]}')
    await store.reviews.keepReview('t', 'another')
    expect(await store.reviews.review('t')).toBe('{"steps":[]}')
    await store.reviews.keepReview('nowhere', '{}')
    expect(await store.reviews.review('nowhere')).toBe(null)
    await store.tables.clear(['t'])
    expect(await store.reviews.review('t')).toBe(null)
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
