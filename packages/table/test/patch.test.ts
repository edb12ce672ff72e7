import fc from 'fast-check'
import { expect, test } from 'vitest'
import { change, patched } from '../src/rules/patch.ts'

const key = fc.constantFrom('a', 'b', 'c', 'hand', 'length')
const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.integer({ min: 0, max: 3 }),
    fc.constantFrom(null, true, 'x', ''),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(key, tie('value')),
  ),
})).value

const overTheWire = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T

test('a patch turns the one into the other, through JSON, and leaves the first as it was', () => {
  fc.assert(
    fc.property(plain, plain, (a, b) => {
      const before = JSON.stringify(a)
      const { patch, value } = change(a, b)
      expect(patched(a, overTheWire(patch))).toEqual(b)
      expect(value).toEqual(b)
      expect(JSON.stringify(a)).toBe(before)
    }),
    { numRuns: 2000 },
  )
})

test('equal data give an empty patch, and stay what they are', () => {
  fc.assert(
    fc.property(plain, (a) => {
      const { patch, value } = change(a, overTheWire(a))
      expect(patch).toEqual([])
      expect(value).toBe(a)
    }),
  )
})

test('a patch names only what changed', () => {
  const before = {
    deck: 40,
    hands: [
      [1, 2, 3],
      [4, 5],
    ],
    turn: 0,
    note: 'x',
  }
  const after = {
    deck: 39,
    hands: [
      [1, 2],
      [4, 5, 9],
    ],
    turn: 0,
  }
  expect(change(before, after).patch).toEqual([
    [['note']],
    [['deck'], 39],
    [['hands', 0, 'length'], 2],
    [['hands', 1, 2], 9],
  ])
})

test('a list that changed in most places is told whole', () => {
  const { patch, value } = change({ of: [1, 2, 3, 4, 5] }, { of: [5, 4, 3, 2, 1] })
  expect(patch).toEqual([[['of'], [5, 4, 3, 2, 1]]])
  expect(value.of).toEqual([5, 4, 3, 2, 1])
})

test('parts that did not change are shared, so that a client draws again only what did', () => {
  const before = { left: { n: 1 }, right: { n: 1 } }
  const after = patched(before, [[['left', 'n'], 2]])
  expect(after).toEqual({ left: { n: 2 }, right: { n: 1 } })
  expect(after.right).toBe(before.right)
  expect(change(before, { left: { n: 2 }, right: { n: 1 } }).value.right).toBe(before.right)
})
