import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Action,
  allowed,
  allows,
  expand,
  nth,
  nthOf,
  type Offer,
  width,
  widthOf,
} from '../src/offers.ts'

/** All selections of a list, the slow way. */
const selections = (of: readonly number[], min: number, max: number): Set<string> => {
  const found = new Set<string>()
  for (let bits = 0; bits < 1 << of.length; bits++) {
    const ns = of.filter((_, i) => (bits & (1 << i)) !== 0).sort((a, b) => a - b)
    if (ns.length >= min && ns.length <= max) found.add(ns.join())
  }
  return found
}

const values = fc.array(fc.nat(4), { maxLength: 9 })
const anyOffer: fc.Arbitrary<Offer> = fc.oneof(
  fc.constant({ act: 'pass' }),
  fc.tuple(fc.nat(9), fc.nat(9)).map(([from, more]) => ({ act: 'bid', from, to: from + more })),
  fc.uniqueArray(fc.nat(9), { minLength: 1 }).map((of) => ({ act: 'one', of })),
  fc
    .tuple(fc.uniqueArray(fc.nat(9), { minLength: 1 }), fc.uniqueArray(fc.nat(5), { minLength: 1 }))
    .map(([of, side]) => ({ act: 'two', of, with: side })),
  fc
    .tuple(values, fc.nat(9), fc.nat(9))
    .filter(([of, min]) => min <= of.length)
    .map(([of, min, more]) => ({ act: 'some', of, min, max: Math.min(of.length, min + more) })),
)

describe('each sort of offer', () => {
  test('a plain act is one action', () => {
    expect(width({ act: 'pass' })).toBe(1)
    expect(expand([{ act: 'pass' }])).toEqual([{ act: 'pass' }])
  })

  test('an amount runs from the first to the last', () => {
    expect(width({ act: 'bid', from: 3, to: 5 })).toBe(3)
    expect(expand([{ act: 'bid', from: 3, to: 5 }]).map(({ n }) => n)).toEqual([3, 4, 5])
  })

  test('one of a list, in the order of the list', () => {
    expect(expand([{ act: 'keep', of: [7, 2] }])).toEqual([
      { act: 'keep', n: 7 },
      { act: 'keep', n: 2 },
    ])
  })

  test('one of a list with a side choice, sides within values', () => {
    expect(width({ act: 'give', of: [7, 2], with: [0, 1, 2] })).toBe(6)
    expect(expand([{ act: 'give', of: [7, 2], with: [0, 3] }])).toEqual([
      { act: 'give', n: 7, with: 0 },
      { act: 'give', n: 7, with: 3 },
      { act: 'give', n: 2, with: 0 },
      { act: 'give', n: 2, with: 3 },
    ])
  })

  test('some of a list: equal values are one choice', () => {
    expect(expand([{ act: 'drop', of: [2, 1, 1], min: 1, max: 2 }])).toEqual([
      { act: 'drop', ns: [2] },
      { act: 'drop', ns: [1] },
      { act: 'drop', ns: [1, 2] },
      { act: 'drop', ns: [1, 1] },
    ])
    expect(expand([{ act: 'drop', of: [], min: 0, max: 0 }])).toEqual([{ act: 'drop', ns: [] }])
  })

  test('some of a list counts like the slow way', () => {
    fc.assert(
      fc.property(values, fc.nat(9), fc.nat(9), (of, min, max) => {
        const found = selections(of, min, max)
        const offer: Offer = { act: 'some', of, min, max }
        expect(width(offer)).toBe(found.size)
        expect(new Set(expand([offer]).map(({ ns }) => ns!.join()))).toEqual(found)
      }),
    )
  })

  test('what was counted before does not count for another selection', () => {
    const wide = { act: 'some', of: [1, 2, 3], min: 1, max: 2 }
    for (const [other, size] of [
      [{ ...wide, min: 0 }, 7],
      [{ ...wide, max: 1 }, 3],
      [{ ...wide, of: [1, 1, 2] }, 4],
      [{ ...wide, of: [1, 2, 2] }, 4],
      [{ ...wide, of: [1, 2, 3, 4] }, 10],
      [{ ...wide, of: [1, 2] }, 3],
    ] as const) {
      expect([width(wide), width(other), width(wide)]).toEqual([6, size, 6])
      expect(expand([wide, other, wide])).toHaveLength(12 + size)
    }
  })

  test('any selection of different values comes in the order of counting', () => {
    const of = [3, 5, 8, 9]
    const some = (max: number, list = of): string[] =>
      expand([{ act: 'some', of: list, min: 0, max }]).map(({ ns }) => ns!.join())
    // Out of order the same values are counted.
    expect(some(4)).toEqual(some(4, [9, 3, 8, 5]))
    expect(some(4).slice(0, 4)).toEqual(['', '9', '8', '8,9'])
    expect(some(4).at(-1)).toBe('3,5,8,9')
    expect(some(3)).toEqual(some(4).filter((text) => text !== '3,5,8,9'))
    expect(some(2, [1, 1])).toEqual(['', '1', '1,1'])
    const many = Array.from({ length: 31 }, (_, n) => n)
    expect(width({ act: 'some', of: many, min: 0, max: 31 })).toBe(2 ** 31)
    expect(nth({ act: 'some', of: many, min: 0, max: 31 }, 2 ** 31 - 1)).toEqual({ act: 'some', ns: many })
    const most = many.slice(1)
    expect(nth({ act: 'some', of: most, min: 0, max: 30 }, 2 ** 30 - 1)).toEqual({ act: 'some', ns: most })
  })

  test('an impossible selection has no action', () => {
    expect(width({ act: 'some', of: [1, 2], min: 2, max: 1 })).toBe(0)
    expect(width({ act: 'some', of: [1, 2], min: 3, max: 3 })).toBe(0)
    expect(width({ act: 'some', of: [1, 2], min: 0, max: -1 })).toBe(0)
  })

  test('large selections are counted without being listed', () => {
    const of = Array.from({ length: 60 }, (_, card) => card)
    expect(width({ act: 'some', of, min: 3, max: 3 })).toBe(34_220)
    expect(nth({ act: 'some', of, min: 3, max: 3 }, 0)).toEqual({ act: 'some', ns: [57, 58, 59] })
    expect(nth({ act: 'some', of, min: 3, max: 3 }, 34_219)).toEqual({ act: 'some', ns: [0, 1, 2] })
    expect(width({ act: 'some', of: Array<number>(256).fill(1), min: 0, max: 256 })).toBe(257)
  })
})

describe('a list of offers', () => {
  test('width, nth, expand and allows agree', () => {
    fc.assert(
      fc.property(fc.array(anyOffer, { minLength: 1, maxLength: 4 }), (offers) => {
        const actions = expand(offers)
        expect(actions.length).toBe(widthOf(offers))
        actions.forEach((action, index) => {
          expect(nthOf(offers, index)).toEqual(action)
          expect(allowed(offers, action)).toBe(true)
        })
        for (const offer of offers) {
          const texts = expand([offer]).map((action) => JSON.stringify(action))
          expect(new Set(texts).size).toBe(texts.length)
        }
      }),
    )
  })

  test('allows what expand lists, and nothing else', () => {
    const maybe = fc.option(fc.integer({ min: -1, max: 10 }), { nil: undefined })
    const list = fc.option(fc.array(fc.nat(5), { maxLength: 4 }), { nil: undefined })
    fc.assert(
      fc.property(anyOffer, fc.boolean(), maybe, list, maybe, (offer, named, n, ns, side) => {
        const action: Action = { act: named ? offer.act : 'other' }
        if (n !== undefined) action.n = n
        if (ns !== undefined) action.ns = ns.toSorted((a, b) => a - b)
        if (side !== undefined) action.with = side
        const listed = expand([offer]).some((a) => JSON.stringify(a) === JSON.stringify(action))
        expect(allows(offer, action)).toBe(listed)
      }),
      { numRuns: 1000 },
    )
  })

  test('has no action beyond its last', () => {
    expect(() => nthOf([{ act: 'a' }, { act: 'b' }], 2)).toThrow(
      new RangeError('no action number 2 among the offers'),
    )
    expect(() => nthOf([], 0)).toThrow(RangeError)
  })
})

describe('an action is allowed only in its own form', () => {
  const one: Offer = { act: 'one', of: [1, 2] }
  const two: Offer = { act: 'two', of: [1, 2], with: [5] }
  const unsaid: Offer = { act: 'two', of: [1, 2], with: [5], unsaid: true }
  const some: Offer = { act: 'some', of: [1, 1, 2], min: 1, max: 2 }
  const bid: Offer = { act: 'bid', from: 2, to: 4 }
  const pass: Offer = { act: 'pass' }

  test.each<[Offer, Action, boolean]>([
    [pass, { act: 'pass' }, true],
    [pass, { act: 'pass', n: 0 }, false],
    [pass, { act: 'pass', ns: [] }, false],
    [pass, { act: 'pass', with: 1 }, false],
    [pass, { act: 'fold' }, false],
    [bid, { act: 'bid', n: 2 }, true],
    [bid, { act: 'bid', n: 4 }, true],
    [bid, { act: 'bid', n: 1 }, false],
    [bid, { act: 'bid', n: 5 }, false],
    [bid, { act: 'bid' }, false],
    [bid, { act: 'bid', n: 3, with: 0 }, false],
    [bid, { act: 'bid', n: 3, ns: [3] }, false],
    [one, { act: 'one', n: 2 }, true],
    [one, { act: 'one', n: 3 }, false],
    [one, { act: 'one' }, false],
    [one, { act: 'one', n: 2, with: 5 }, false],
    [one, { act: 'one', n: 2, ns: [2] }, false],
    [two, { act: 'two', n: 2, with: 5 }, true],
    [two, { act: 'two', n: 2, with: 4 }, false],
    [two, { act: 'two', n: 2 }, false],
    [two, { act: 'two', with: 5 }, false],
    [unsaid, { act: 'two', n: 2, with: 5 }, true],
    [unsaid, { act: 'two', n: 2 }, true],
    [unsaid, { act: 'two', n: 2, with: 4 }, false],
    [unsaid, { act: 'two', n: 3 }, false],
    [some, { act: 'some', ns: [1] }, true],
    [some, { act: 'some', ns: [1, 1] }, true],
    [some, { act: 'some', ns: [2, 2] }, false],
    [some, { act: 'some', ns: [] }, false],
    [some, { act: 'some', ns: [1, 1, 2] }, false],
    [some, { act: 'some', n: 1 }, false],
    [some, { act: 'some', n: 1, ns: [1] }, false],
    [some, { act: 'some', ns: [1], with: 5 }, false],
    [some, { act: 'some' }, false],
  ])('%j against %j: %s', (offer, action, answer) => {
    expect(allows(offer, action)).toBe(answer)
  })
})
