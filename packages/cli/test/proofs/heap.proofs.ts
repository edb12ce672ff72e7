import { watch } from '@midden/kernel/proof'
import { differ, offersExactly, plays, table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { heap } from '../heap.ts'

watch(heap)

const started = () => table(heap, { seats: 2 })
const hidden = (match: ReturnType<typeof started>) =>
  plays(match, ...[0, 1].map((seat) => [seat, { act: 'hide', n: match.position.hands[seat]![0]! }] as const))

describe('HEAP-1.1 nothing', () => {
  test('is done', () => {})
})

test('HEAP-1.1 has nothing to do with the rules', () => {
  expect(1 + 1).toBe(2)
})

test('HEAP-1.1 happens, and nothing is compared', () => {
  hidden(started())
})

test('HEAP-1.1 is compared with nothing exact', () => {
  hidden(started())
  expect(1).toBeTruthy()
  expect(1).not.toBe(2)
})

test('HEAP-1.1 was compared before it happened', () => {
  expect(1).toBe(1)
  started()
})

test.skip('HEAP-1.1 is skipped', () => {
  expect(hidden(started())).toHaveLength(4)
})

test('HEAP-1.1 fails after all', () => {
  expect(hidden(started())).toHaveLength(4)
  expect(1).toBe(2)
})

test.fails('HEAP-1.1 is expected to fail', () => {
  expect(hidden(started())).toHaveLength(4)
  expect(1).toBe(2)
})

test('HEAP-1.1 happens and something is compared', () => {
  expect(hidden(started())).toHaveLength(4)
})

test('HEAP-1.2 is the clause of an event', () => {
  expect({ clause: 'HEAP-1.2' }).toEqual({ clause: 'HEAP-1.2' })
})

test('HEAP-2.1 HEAP-R1 only what the comparison names', () => {
  expect(started().position.round, 'HEAP-2.1').toBe(3)
})

test('HEAP-R1 forbids by an exact list of offers', () => {
  const match = started()
  const cards = match.position.hands[1]!.map((n) => ({ act: 'hide', n }))
  offersExactly(match, 1, [...cards, { act: 'shout' }], 'HEAP-R1')
})

test('rounds=1 rounds=2 make a difference', () => {
  differ(heap, 'rounds', [1, 2], (options) => table(heap, { seats: 2, options }))
})

test('pace=slow pace=fast make none', () => {
  differ(heap, 'pace', ['slow', 'fast'], (options) => table(heap, { seats: 2, options }))
})
