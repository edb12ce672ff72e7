import { describe, expect, test } from 'vitest'
import { seeded } from '../src/random.ts'
import { ANY, dealUnder, strayCard, unseenOf } from '../src/zones.ts'

describe('strayCard', () => {
  test('is content with every card once, copies included, in any order', () => {
    expect(strayCard([[3, 1], [], [1, 2]], [1, 1, 2, 3])).toBe(null)
  })

  test.each([
    ['a card missing', [[1, 3]], 'there are 2 cards, and the deck has 3'],
    ['a card too many', [[1, 2, 3], [3]], 'there are 4 cards, and the deck has 3'],
    ['a card doubled and another missing', [[1, 2], [2]], 'card 2 must be in exactly one place'],
    ['a card that is not of the deck', [[0, 1, 2]], 'card 0 must be in exactly one place'],
  ])('names %s', (_what, zones, sentence) => {
    expect(strayCard(zones, [1, 2, 3])).toBe(sentence)
  })
})

test('unseenOf takes as many copies away as lie in sight', () => {
  expect(unseenOf([1, 1, 1, 2, 3], [1, 3, 1])).toEqual([1, 2])
  expect(unseenOf([1, 2], [7])).toEqual([1, 2])
})

describe('dealUnder', () => {
  const isOdd = (card: number): boolean => card % 2 === 1

  test('gives each place what it admits, and hands back the rest', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { dealt, rest } = dealUnder(seeded(`${seed}`), [1, 2, 4, 6], [ANY, isOdd, ANY], 'deal')!
      expect(dealt[1]).toBe(1)
      expect([...dealt, ...rest].sort()).toEqual([1, 2, 4, 6])
    }
  })

  test('finds the one deal there is, whatever the order', () => {
    const places = [(card: number) => card < 4, (card: number) => card < 3, (card: number) => card < 2]
    for (let seed = 0; seed < 50; seed++)
      expect(dealUnder(seeded(`${seed}`), [1, 2, 3], places, 'deal')).toEqual({ dealt: [3, 2, 1], rest: [] })
  })

  test('says so where there is none', () => {
    expect(dealUnder(seeded('x'), [1, 2], [isOdd, isOdd], 'deal')).toBe(null)
    expect(dealUnder(seeded('x'), [1], [ANY, ANY], 'deal')).toBe(null)
  })

  test('deals at random, over all that is possible', () => {
    const firsts = new Set(
      Array.from(
        { length: 60 },
        (_, seed) => dealUnder(seeded(`${seed}`), [1, 2, 3], [ANY], 'deal')!.dealt[0],
      ),
    )
    expect(firsts).toEqual(new Set([1, 2, 3]))
  })
})
