import { waste } from '@midden/waste'
import { expect, test } from 'vitest'
import type { SavedTable } from '../src/save/saved-table.ts'
import { orInMemory, type Shelf } from '../src/save/store.ts'
import { plan, saved } from './tables.ts'

/** A store that can be full. */
function drawer() {
  const tables = new Map<string, SavedTable>()
  const state = { full: false, away: false }
  const refuse = (is: boolean): void => {
    if (is) throw new Error('refused')
  }
  const shelf: Shelf = {
    async put(table) {
      refuse(state.full || state.away)
      tables.set(table.id, table)
    },
    async get(id) {
      refuse(state.away)
      return tables.get(id)
    },
    async all() {
      refuse(state.away)
      return [...tables.values()]
    },
    async remove(id) {
      refuse(state.away)
      tables.delete(id)
    },
  }
  return { state, tables, shelf: orInMemory(shelf) }
}

const table = (id: string, touched: number): SavedTable => ({ ...saved(waste, plan(1, 2)), id, touched })

test('what the store refuses is refused aloud, and lies in memory over what was kept before', async () => {
  const { state, tables, shelf } = drawer()
  await shelf.put(table('a', 1))
  await shelf.put(table('b', 2))
  state.full = true
  await expect(shelf.put(table('a', 3))).rejects.toThrow('refused')
  expect(await shelf.get('a')).toMatchObject({ touched: 3 })
  expect((await shelf.all()).map(({ id, touched }) => [id, touched])).toEqual([
    ['a', 3],
    ['b', 2],
  ])
  state.full = false
  await shelf.put(table('a', 4))
  expect(tables.get('a')).toMatchObject({ touched: 4 })
  expect(await shelf.get('a')).toMatchObject({ touched: 4 })
  await shelf.remove('a')
  expect(await shelf.all()).toHaveLength(1)
})

test('without any store there are the tables of this visit, and they can be removed', async () => {
  const { state, shelf } = drawer()
  state.away = true
  await expect(shelf.put(table('a', 1))).rejects.toThrow('refused')
  expect(await shelf.get('b')).toBeUndefined()
  expect(await shelf.all()).toHaveLength(1)
  await shelf.remove('a')
  expect(await shelf.all()).toEqual([])
})

test('a write that is done late does not hide the move after it', async () => {
  const { tables, shelf, state } = drawer()
  const first = shelf.put(table('a', 1))
  state.full = true
  const second = shelf.put(table('a', 2))
  await first
  await expect(second).rejects.toThrow('refused')
  expect(tables.get('a')).toMatchObject({ touched: 1 })
  expect(await shelf.get('a')).toMatchObject({ touched: 2 })
})
