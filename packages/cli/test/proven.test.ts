import { games } from '@midden/games'
import { describe, expect, test } from 'vitest'
import { isUnproven, needlessReasons, rowsFor, unknownIds } from '../src/ledger/proofs.ts'
import { allTests, reasonsFor } from '../src/ledger/tree.ts'
import { repository } from '../src/repository.ts'

const root = repository()
const tests = allTests(root)

describe.each(games.map((game) => [game.id, game] as const))('the rules of %s', (id, game) => {
  const reasons = reasonsFor(root, id)
  const rows = rowsFor(game, tests, reasons)

  test('every clause, ruling, worked example and option value has a test or a stated reason', () => {
    expect(rows.filter(isUnproven).map(({ clause }) => clause)).toEqual([])
  })

  test('no reason excuses what is proven or does not exist', () => {
    expect(needlessReasons(rows, reasons)).toEqual([])
  })
})

test('no test cites an id that no ledger has', () => {
  expect(unknownIds(games, tests)).toEqual([])
})
