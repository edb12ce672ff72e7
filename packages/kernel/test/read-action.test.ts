import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowed, type Offer, readAction } from '../src/offers.ts'

test('a whole action comes back as a copy, its list ascending', () => {
  const raw = { act: 'drop', n: -3, ns: [10, 9, 1], with: 2 }
  const action = readAction(raw)
  expect(action).toStrictEqual({ act: 'drop', n: -3, ns: [1, 9, 10], with: 2 })
  expect(action).not.toBe(raw)
  expect(raw.ns).toEqual([10, 9, 1])
  expect(readAction({ act: 'pass' })).toStrictEqual({ act: 'pass' })
  expect(readAction({ act: 'x', ns: [] })).toStrictEqual({ act: 'x', ns: [] })
})

test('fields that are undefined are not there', () => {
  expect(readAction({ act: 'x', n: undefined, ns: undefined, with: undefined })).toStrictEqual({ act: 'x' })
})

test('-0, which JSON can carry, is 0', () => {
  const action = readAction(JSON.parse('{"act":"x","n":-0,"ns":[-0,-1],"with":-0}'))
  expect(action).toStrictEqual({ act: 'x', n: 0, ns: [-1, 0], with: 0 })
})

test.each<[unknown, string]>([
  [null, 'an action is a JSON object'],
  [undefined, 'an action is a JSON object'],
  ['flip', 'an action is a JSON object'],
  [7, 'an action is a JSON object'],
  [[], 'an action is a JSON object'],
  [{}, 'an action needs "act", a short text'],
  [{ act: '' }, 'an action needs "act", a short text'],
  [{ act: 3 }, 'an action needs "act", a short text'],
  [{ act: 'x'.repeat(41) }, 'an action needs "act", a short text'],
  [{ act: 'x', n: '1' }, '"n" must be a whole number'],
  [{ act: 'x', n: 1.5 }, '"n" must be a whole number'],
  [{ act: 'x', n: 2 ** 53 }, '"n" must be a whole number'],
  [{ act: 'x', n: Number.NaN }, '"n" must be a whole number'],
  [{ act: 'x', n: null }, '"n" must be a whole number'],
  [{ act: 'x', with: '1' }, '"with" must be a whole number'],
  [{ act: 'x', with: [] }, '"with" must be a whole number'],
  [{ act: 'x', ns: 3 }, '"ns" must be a list of whole numbers'],
  [{ act: 'x', ns: [1, 'a'] }, '"ns" must be a list of whole numbers'],
  [{ act: 'x', ns: Array(2) }, '"ns" must be a list of whole numbers'],
  [{ act: 'x', ns: { length: 1, 0: 1 } }, '"ns" must be a list of whole numbers'],
  [{ act: 'x', ns: Array(257).fill(1) }, '"ns" must be a list of whole numbers'],
  [{ act: 'x', m: 1 }, 'an action has no field "m"'],
  [JSON.parse('{"act":"x","__proto__":1}'), 'an action has no field "__proto__"'],
  [{ act: 'x', ['k'.repeat(50)]: 1 }, `an action has no field "${'k'.repeat(40)}"`],
])('%j is refused', (raw, sentence) => {
  expect(readAction(raw)).toBe(sentence)
})

test('the longest texts and lists are still read', () => {
  const act = 'x'.repeat(40)
  const ns = Array<number>(256).fill(1)
  expect(readAction({ act, ns })).toStrictEqual({ act, ns })
})

test('hostile data of any form is read or refused, never thrown at', () => {
  const offers: Offer[] = [
    { act: 'a', of: [1, 2], min: 0, max: 2 },
    { act: 'b', from: 0, to: 3 },
    { act: 'c' },
  ]
  const field = fc.oneof(fc.integer(), fc.double(), fc.string(), fc.array(fc.integer()), fc.anything())
  const hostile = fc.record(
    { act: fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.anything()), n: field, ns: field, with: field },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(hostile, fc.anything()), (raw) => {
      const read = readAction(raw)
      if (typeof read === 'string') expect(read.length).toBeGreaterThan(0)
      else {
        expect(readAction(read)).toStrictEqual(read)
        expect(typeof allowed(offers, read)).toBe('boolean')
      }
    }),
    { numRuns: 500 },
  )
})
