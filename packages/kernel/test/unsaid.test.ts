import { describe, expect, test } from 'vitest'
import { allows, expand, type Offer, width } from '../src/offers.ts'
import { below, branch, seeded } from '../src/random.ts'

describe('a side choice that may be left out', () => {
  const offer: Offer = { act: 'play', of: [2, 5], with: [3], unsaid: true }

  test('is listed once, with its side choice', () => {
    expect(width(offer)).toBe(2)
    expect(expand([offer])).toEqual([
      { act: 'play', n: 2, with: 3 },
      { act: 'play', n: 5, with: 3 },
    ])
  })

  test('is accepted said or unsaid, but not said wrongly', () => {
    expect(allows(offer, { act: 'play', n: 5, with: 3 })).toBe(true)
    expect(allows(offer, { act: 'play', n: 5 })).toBe(true)
    expect(allows(offer, { act: 'play', n: 5, with: 4 })).toBe(false)
    expect(allows(offer, { act: 'play', n: 4 })).toBe(false)
    expect(allows({ act: 'play', of: [2, 5], with: [3] }, { act: 'play', n: 5 })).toBe(false)
  })
})

describe('a branch of a generator', () => {
  test('goes its own way, the same for the same words, and without a script', () => {
    const rng = seeded('branch')
    const first = branch(rng)
    const second = branch(rng)
    expect(branch(seeded('branch'))).toEqual(first)
    expect(first).not.toEqual(second)
    expect(first).toMatchObject({ d: 1, script: null })
    const draws = (of: ReturnType<typeof branch>): number[] =>
      Array.from({ length: 8 }, () => below(of, 1000, 'x'))
    expect(draws(first)).not.toEqual(draws(rng))
  })
})
