import './page.ts'
import { industrialWaste } from '@midden/industrial-waste'
import { act, begin, firstOf, type Game, isRefusal, menu, nthOf, owing } from '@midden/kernel'
import type { TableEntry, TableState } from '@midden/table'
import { expect, test } from 'vitest'
import { followKept } from '../src/link/shelf-journal.ts'
import type { SavedTable } from '../src/save/saved-table.ts'
import { openServices } from '../src/services.ts'
import { plan } from './tables.ts'

const game = industrialWaste as unknown as Game

test('a match that is tried again is marked, and its unseen cards are others each time', async () => {
  const match = begin(game, { seats: 3, seed: 'once' })
  if (isRefusal(match)) throw new Error(match.reason)
  for (let i = 0; i < 8; i++) {
    const seat = firstOf(owing(game, match.position))
    act(match, seat, nthOf(menu(game, match.position, seat), 0))
  }
  const tables = new Map<string, SavedTable>()
  const journals = new Map<string, TableEntry[]>()
  const services = openServices({
    put: async (table, entries) => {
      tables.set(table.id, table)
      journals.set(table.id, [...entries])
    },
    get: async (id) => tables.get(id),
    entries: async (id) => journals.get(id) ?? [],
    all: async () => [...tables.values()],
    remove: async () => {},
  })
  const tried = async (): Promise<TableState> => {
    const id = await services.tryAgain(match.journal, plan(1, 2), 0)
    expect(tables.get(id)).toMatchObject({ isTry: true, moves: 8 })
    return followKept(game, id, journals.get(id)!)!
  }
  const states = [await tried(), await tried()]
  const [one, two] = states.map((state) => state.match!)
  for (const { position } of [one!, two!])
    expect(game.view(position, 0)).toEqual(game.view(match.position, 0))
  expect(one!.position).not.toEqual(two!.position)
})
