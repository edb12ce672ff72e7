import { expect, test } from 'vitest'
import { follow, steady } from '../src/table/steady-keys.ts'

const first = follow(null, 'turn 1', ['wait', 'play'], false, 0)

test('a key whose meaning changes while others play does nothing for two seconds', () => {
  const later = follow(first, 'turn 1', ['use the Medi-shot', 'play'], false, 10_000)
  expect(steady(later, 0, 10_100)).toBe(false)
  expect(steady(later, 0, 11_999)).toBe(false)
  expect(steady(later, 0, 12_000)).toBe(true)
  expect(steady(later, 1, 10_100)).toBe(true)
  expect(steady(follow(later, 'turn 1', ['use the Medi-shot', 'play'], false, 10_500), 0, 10_600)).toBe(false)
})

test('who has just answered, or had nothing to answer, finds the new keys at once', () => {
  expect(steady(follow(first, 'turn 2', ['stay', 'go'], false, 10_000), 0, 10_001)).toBe(true)
  const idle = follow(first, 'turn 1', [null, null], false, 10_000)
  expect(steady(follow(idle, 'turn 1', ['stay', 'go'], false, 10_001), 0, 10_002)).toBe(true)
})

test('where the first tap plays, the second tap of two answers no new question', () => {
  expect(steady(follow(first, 'turn 2', ['stay', 'go'], true, 10_000), 0, 10_001)).toBe(false)
})
