import { type Action, allowed, expand, type Offer } from '@midden/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  keysOf,
  mayGrow,
  missing,
  type OptionRow,
  onlyChoice,
  rowsOf,
  sameAction,
  toggled,
} from '../src/table/pick.ts'

const OFFERS: Offer[] = [
  { act: 'pass' },
  { act: 'play', of: [3, 5] },
  { act: 'swap', of: [1, 2], with: [7, 8] },
  { act: 'bid', from: 2, to: 4 },
  { act: 'burn', of: [4, 4, 6], min: 1, max: 2 },
]

test('every offer becomes lines of the list, in order', () => {
  expect(rowsOf(OFFERS)).toEqual([
    { kind: 'one', action: { act: 'pass' } },
    { kind: 'one', action: { act: 'play', n: 3 } },
    { kind: 'one', action: { act: 'play', n: 5 } },
    { kind: 'one', action: { act: 'swap', n: 1, with: 7 } },
    { kind: 'one', action: { act: 'swap', n: 1, with: 8 } },
    { kind: 'one', action: { act: 'swap', n: 2, with: 7 } },
    { kind: 'one', action: { act: 'swap', n: 2, with: 8 } },
    { kind: 'amount', act: 'bid', from: 2, to: 4 },
    { kind: 'some', act: 'burn', of: [4, 4, 6], min: 1, max: 2 },
  ])
})

test('an amount or a selection without a choice is a plain button', () => {
  expect(rowsOf([{ act: 'bid', from: 3, to: 3 }])).toEqual([{ kind: 'one', action: { act: 'bid', n: 3 } }])
  expect(rowsOf([{ act: 'burn', of: [4, 6], min: 2, max: 2 }])).toEqual([
    { kind: 'one', action: { act: 'burn', ns: [4, 6] } },
  ])
  expect(rowsOf([{ act: 'burn', of: [4], min: 0, max: 0 }])).toEqual([
    { kind: 'one', action: { act: 'burn', ns: [] } },
  ])
})

/** Everything the list lets a player commit. */
function reachable(rows: readonly OptionRow[], offers: readonly Offer[]): Action[] {
  return rows.flatMap((row): Action[] => {
    if (row.kind === 'one') return [row.action]
    if (row.kind === 'amount')
      return Array.from({ length: row.to - row.from + 1 }, (_, i) => ({ act: row.act, n: row.from + i }))
    return expand(offers.filter((offer) => offer.act === row.act))
      .map(({ ns }) =>
        (ns ?? []).reduce<Action | null>((picked, n) => toggled(offers, picked, row.act, n, true), null),
      )
      .map((picked) => picked ?? { act: row.act, ns: [] })
  })
}

const some = fc
  .tuple(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 5 }), fc.nat(4), fc.nat(4))
  .map(([of, a, b]): Offer => {
    const sorted = of.sort((x, y) => x - y)
    const min = Math.min(a, b, sorted.length)
    return { act: 'some', of: sorted, min, max: Math.max(min, Math.min(Math.max(a, b), sorted.length)) }
  })

test('the list reaches exactly what is offered, no more and no less', () => {
  fc.assert(
    fc.property(some, fc.nat(3), (offer, from) => {
      const offers: Offer[] = [offer, { act: 'set', from, to: from + 3 }, { act: 'go' }]
      const text = (list: readonly Action[]): string[] => list.map((a) => JSON.stringify(a)).sort()
      expect(text(reachable(rowsOf(offers), offers))).toEqual(text(expand(offers)))
    }),
  )
})

test('pieces go in and out, copies of a value one by one', () => {
  const one = toggled(OFFERS, null, 'burn', 4)
  expect(one).toEqual({ act: 'burn', ns: [4] })
  const two = toggled(OFFERS, one, 'burn', 4, true)
  expect(two).toEqual({ act: 'burn', ns: [4, 4] })
  expect(toggled(OFFERS, two, 'burn', 6)).toBe(two)
  expect(toggled(OFFERS, two, 'burn', 4)).toEqual(one)
  expect(toggled(OFFERS, one, 'burn', 4)).toBeNull()
  expect(toggled(OFFERS, null, 'burn', 9)).toBeNull()
  expect(toggled(OFFERS, { act: 'pass' }, 'burn', 6)).toEqual({ act: 'burn', ns: [6] })
})

test('of a single piece another tap chooses another', () => {
  const offers: Offer[] = [{ act: 'keep', of: [1, 2], min: 1, max: 1 }]
  expect(toggled(offers, { act: 'keep', ns: [1] }, 'keep', 2)).toEqual({ act: 'keep', ns: [2] })
})

test('what is missing before it can be committed', () => {
  const offers: Offer[] = [{ act: 'take', of: [1, 2, 3], min: 2, max: 2 }, { act: 'pass' }]
  expect(missing(offers, null)).toBeNull()
  expect(missing(offers, { act: 'take', ns: [1] })).toBe(1)
  expect(missing(offers, { act: 'take', ns: [1, 3] })).toBe(0)
  expect(missing(offers, { act: 'pass' })).toBe(0)
  expect(missing(offers, { act: 'stop' })).toBeNull()
})

test('a selection may grow only towards what is offered', () => {
  expect(mayGrow(OFFERS, { act: 'burn', ns: [] })).toBe(true)
  expect(mayGrow(OFFERS, { act: 'burn', ns: [4, 4] })).toBe(true)
  expect(mayGrow(OFFERS, { act: 'burn', ns: [6, 6] })).toBe(false)
  expect(mayGrow(OFFERS, { act: 'burn', ns: [4, 4, 6] })).toBe(false)
  expect(mayGrow(OFFERS, { act: 'pass' })).toBe(false)
})

test('the only choice is picked without asking, an amount never', () => {
  expect(onlyChoice([{ act: 'flip' }])).toEqual({ act: 'flip' })
  expect(onlyChoice([{ act: 'play', of: [2] }])).toEqual({ act: 'play', n: 2 })
  expect(onlyChoice([{ act: 'bid', from: 1, to: 2 }])).toBeNull()
  expect(onlyChoice(OFFERS)).toBeNull()
  expect(onlyChoice([])).toBeNull()
})

test('number keys stand for lines, amounts and pieces in the order of the list', () => {
  const keys = keysOf(rowsOf(OFFERS))
  expect(keys).toHaveLength(13)
  expect(keys[0]).toEqual({ action: { act: 'pass' } })
  expect(keys.slice(7, 10)).toEqual([2, 3, 4].map((n) => ({ action: { act: 'bid', n } })))
  expect(keys.slice(10)).toEqual([
    { act: 'burn', piece: 4 },
    { act: 'burn', piece: 4 },
    { act: 'burn', piece: 6 },
  ])
  for (const key of keys) if ('action' in key) expect(allowed(OFFERS, key.action)).toBe(true)
})

test('actions are the same when all their parts are', () => {
  expect(sameAction({ act: 'a', ns: [1, 2] }, { act: 'a', ns: [1, 2] })).toBe(true)
  expect(sameAction({ act: 'a', ns: [1] }, { act: 'a', ns: [1, 2] })).toBe(false)
  expect(sameAction({ act: 'a', n: 1 }, { act: 'a', n: 1, with: 2 })).toBe(false)
  expect(sameAction({ act: 'a' }, null)).toBe(false)
  expect(sameAction(null, null)).toBe(true)
})

test('half of a choice with a side choice may be picked, and waits for the other half', () => {
  expect(mayGrow(OFFERS, { act: 'swap', n: 1 })).toBe(true)
  expect(mayGrow(OFFERS, { act: 'swap', with: 8 })).toBe(true)
  expect(mayGrow(OFFERS, { act: 'swap', n: 3 })).toBe(false)
  expect(mayGrow(OFFERS, { act: 'swap', with: 9 })).toBe(false)
  expect(mayGrow(OFFERS, { act: 'play', with: 7 })).toBe(false)
  expect(mayGrow(OFFERS, { act: 'swap' })).toBe(false)
})
