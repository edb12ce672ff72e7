import type { Action, Viewer } from '@midden/kernel'
import { isGivenAway, news, owedSeats, type TableState, type What } from '@midden/table'
import { expect, test } from 'vitest'
import { ada, bob, cleo, type Journal, started } from './support/journal.ts'

const BRIBERY = 8
const VIEWERS: readonly Viewer[] = [0, 1, 2, null]

/** Somebody is asked in the middle of an accident, and the covered card says to nobody else who (IW-R2, IW-R7). */
function struck(): Journal {
  const table = started('industrial-waste', [ada, bob, cleo], 0, {
    clock: 'day',
    options: { keptCard: 'covered' },
  })
  const match = table.state.match!
  const position = structuredClone(match.position) as typeof match.position & {
    stack: object[]
    companies: { hand: number[]; kept: boolean; waste: number; column: number }[]
  }
  const [first, second] = position.companies
  for (const company of [first!, second!])
    Object.assign(company, { hand: [BRIBERY], kept: true, waste: 9, column: 17 })
  position.stack.push({ at: 'accident', step: 0, answers: [-1, -1, -1], final: false })
  table.state = { ...table.state, match: { ...match, position } }
  return table
}

/** What a move was to everybody. */
function whats(table: Journal, give: () => string | null): What[] {
  const before: TableState = table.state
  expect(give()).toBe(null)
  const step = { before, after: table.state, entry: table.entries.at(-1)!, events: table.heard }
  return VIEWERS.map((viewer) => news(step, viewer, []).what)
}

const CREDIT: Action = { act: 'credit' }
const DECLINE: Action = { act: 'decline' }

test('IW-R2 IW-R7 keptCard=covered a hidden answer names its seat to nobody else, a loan beside it to all', () => {
  const table = struck()
  const hidden = { kind: 'move' }
  const named = { kind: 'move', seat: 0 }
  expect(whats(table, () => table.act(ada, CREDIT))).toEqual([named, named, named, named])
  expect(whats(table, () => table.act(ada, DECLINE))).toEqual([named, hidden, hidden, hidden])
})

test('IW-R2 keptCard=covered a clock that runs out on a hidden question gives no seat away, nor counts later', () => {
  const table = struck()
  const bobs = (missed: number): TableState => ({
    ...table.state,
    seats: table.state.seats.map((held, seat) => (seat === 1 ? { ...held, missed } : held)),
  })
  expect(owedSeats(table.state)).toEqual([0, 1])
  expect(isGivenAway(bobs(1), 1)).toBe(false)
  table.state = bobs(1)
  const { put } = table.state
  expect(table.give(null, { t: 'play', seat: 0, put, action: DECLINE, by: 'clock' })).toBe(null)
  expect(table.act(bob, DECLINE)).toBe(null)
  expect(table.state.seats.map(({ missed }) => missed)).toEqual([0, 1, 0])
  expect(isGivenAway(table.state, 1)).toBe(true)
})
