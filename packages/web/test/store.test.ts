import { pan } from '@midden/pan'
import { waste } from '@midden/waste'
import { expect, test } from 'vitest'
import { noteIn } from '../src/link/shelf-journal.ts'
import type { SavedTable } from '../src/save/saved-table.ts'
import { orInMemory, type Shelf } from '../src/save/store.ts'
import { type Kept, listShelf, plan, saved } from './tables.ts'

/** A store that can be full. */
function drawer() {
  const kept: Kept[] = []
  const state = { full: false, away: false }
  const refuse = (is: boolean): void => {
    if (is) throw new Error('refused')
  }
  const list = listShelf(kept)
  const shelf: Shelf = {
    async put(table, entries) {
      refuse(state.full || state.away)
      return list.put(table, entries)
    },
    async get(id) {
      refuse(state.away)
      return list.get(id)
    },
    async entries(id) {
      refuse(state.away)
      return list.entries(id)
    },
    async all() {
      refuse(state.away)
      return list.all()
    },
    async remove(id) {
      refuse(state.away)
      return list.remove(id)
    },
  }
  return { state, list, shelf: orInMemory(shelf) }
}

const begun = saved(waste, plan(1, 2))
const table = (id: string, touched: number): SavedTable => ({ ...begun.table, id, touched })
/** The nth entry of a journal. */
const entry = (version: number) => ({ ...begun.entries[0]!, version })
const versions = async (shelf: Shelf, id: string): Promise<number[]> =>
  (await shelf.entries(id)).map(({ version }) => version)

test('what the store refuses is refused aloud, and lies in memory over what was kept before', async () => {
  const { state, list, shelf } = drawer()
  await shelf.put(table('a', 1), [entry(1)])
  await shelf.put(table('b', 2), [entry(1)])
  state.full = true
  await expect(shelf.put(table('a', 3), [entry(2)])).rejects.toThrow('refused')
  expect(await shelf.get('a')).toMatchObject({ touched: 3 })
  expect(await versions(shelf, 'a')).toEqual([1, 2])
  expect(await versions(list, 'a')).toEqual([1])
  expect((await shelf.all()).map(({ id, touched }) => [id, touched])).toEqual([
    ['a', 3],
    ['b', 2],
  ])
  state.full = false
  await shelf.put(table('a', 4), [entry(3)])
  expect(await list.get('a')).toMatchObject({ touched: 4 })
  expect(await versions(list, 'a')).toEqual([1, 2, 3])
  expect(await versions(shelf, 'a')).toEqual([1, 2, 3])
  await shelf.remove('a')
  expect(await shelf.all()).toHaveLength(1)
})

test('without any store there are the tables of this visit, and they can be removed', async () => {
  const { state, shelf } = drawer()
  state.away = true
  await expect(shelf.put(table('a', 1), [entry(1)])).rejects.toThrow('refused')
  expect(await shelf.get('b')).toBeUndefined()
  expect(await shelf.all()).toHaveLength(1)
  expect(await versions(shelf, 'a')).toEqual([1])
  await shelf.remove('a')
  expect(await shelf.all()).toEqual([])
})

test('a write that is done late does not hide the move after it', async () => {
  const { list, shelf, state } = drawer()
  const first = shelf.put(table('a', 1), [entry(1)])
  state.full = true
  const second = shelf.put(table('a', 2), [entry(2)])
  await first
  await expect(second).rejects.toThrow('refused')
  expect(await list.get('a')).toMatchObject({ touched: 1 })
  expect(await shelf.get('a')).toMatchObject({ touched: 2 })
  expect(await versions(shelf, 'a')).toEqual([1, 2])
})

test('moves that come while another is written are written after it, each once', async () => {
  const { list, shelf } = drawer()
  await Promise.all([1, 2, 3].map((n) => shelf.put(table('a', n), [entry(n)])))
  expect(await versions(list, 'a')).toEqual([1, 2, 3])
})

test('what a table waits for is said in the language of the page, whichever it was kept in', async () => {
  const { table, entries } = saved(pan, plan(1, 3))
  const shelf = listShelf([{ table, entries }])
  expect(table.language).toBe('en')
  expect(await noteIn('en', table, { entries: () => Promise.reject(new Error('not asked')) })).toBe(
    table.note,
  )
  const french = await noteIn('fr', table, shelf)
  expect(french).not.toBe(table.note)
  expect(await noteIn('en', { ...table, note: french, language: 'fr' }, shelf)).toBe(table.note)
})
