import { expect, test } from 'vitest'
import type { TableState } from '../src/index.ts'
import { tableClock } from '../src/runner/table-clock.ts'
import { handClock } from '../src/testing/table.ts'

test('a table’s time goes on from its last entry where the clock is behind it, and with the clock elsewhere', () => {
  const hand = handClock()
  const start = hand.now()
  let changed = start - 1000
  const { now } = tableClock(hand, () => ({ changed }) as TableState)
  expect(now()).toBe(start)
  // An entry by a clock that was an hour ahead.
  changed = start + 3600_000
  expect(now()).toBe(changed)
  hand.pass(500)
  expect(now()).toBe(changed + 500)
  changed = now()
  hand.pass(500)
  expect(now()).toBe(changed + 500)
  hand.pass(3600_000)
  expect(now()).toBe(hand.now())
})
