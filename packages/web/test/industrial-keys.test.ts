import { expect, test } from 'vitest'
import { keysOf } from '../src/games/industrial-waste/logic/keys.ts'

test('a set keeps the key of its number when others are gone, and no key stands for two answers', () => {
  const sets = [0, 1, 2, 4].map((n) => ({ act: 'set', n }))
  expect(keysOf([...sets, { act: 'credit' }], 5)).toEqual([1, 2, 3, 5, 6])
  expect(keysOf([{ act: 'set', n: 1 }, { act: 'repay' }, { act: 'credit' }], 3)).toEqual([2, 4, 5])
  expect(keysOf([{ act: 'order' }, { act: 'pass' }], 5)).toEqual([1, 2])
})
