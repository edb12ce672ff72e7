import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diff, patched } from '../src/rules/patch.ts'

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
      expect(patched(a, overTheWire(diff(a, b)))).toEqual(b)
      expect(JSON.stringify(a)).toBe(before)
    }),
    { numRuns: 2000 },
  )
})

test('equal data give an empty patch', () => {
  fc.assert(
    fc.property(plain, (a) => {
      expect(diff(a, overTheWire(a))).toEqual([])
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
  expect(diff(before, after)).toEqual([
    [['note']],
    [['deck'], 39],
    [['hands', 0, 'length'], 2],
    [['hands', 1, 2], 9],
  ])
})

test('a list that changed in most places is told whole', () => {
  expect(diff({ of: [1, 2, 3, 4, 5] }, { of: [5, 4, 3, 2, 1] })).toEqual([[['of'], [5, 4, 3, 2, 1]]])
})

test('parts that did not change are shared, so that a client draws again only what did', () => {
  const before = { left: { n: 1 }, right: { n: 1 } }
  const after = patched(before, [[['left', 'n'], 2]])
  expect(after).toEqual({ left: { n: 2 }, right: { n: 1 } })
  expect(after.right).toBe(before.right)
})
