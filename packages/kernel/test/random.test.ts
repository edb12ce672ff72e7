import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrange, below, branch, cloneRandom, gently, pick, reseed, seeded, shuffle } from '../src/random.ts'

/** sfc32 once more, in BigInt, from its published definition. */
function* reference(seed: string): Generator<number, never> {
  const digest = createHash('sha256').update(seed, 'utf8').digest()
  const mask = 0xffffffffn
  let a = BigInt(digest.readUInt32BE(0))
  let b = BigInt(digest.readUInt32BE(4))
  let c = BigInt(digest.readUInt32BE(8))
  let counter = 1n
  for (let drawn = 0; ; drawn++) {
    const out = (a + b + counter) & mask
    counter = (counter + 1n) & mask
    a = b ^ (b >> 9n)
    b = (c + (c << 3n)) & mask
    c = (((c << 21n) | (c >> 11n)) + out) & mask
    if (drawn >= 12) yield Number(out)
  }
}

const WORDS = 2 ** 32

test('words are those of sfc32, seeded with the digest of the seed and run in by twelve', () => {
  for (const seed of ['', 'a', 'long seed '.repeat(20)]) {
    const rng = seeded(seed)
    const words = reference(seed)
    for (let i = 0; i < 1000; i++) expect(below(rng, WORDS, 'word')).toBe(words.next().value)
  }
})

test('below throws incomplete stretches back, so that no value is likelier', () => {
  const n = 3 * 2 ** 30
  const rng = seeded('bias')
  const words = reference('bias')
  for (let i = 0; i < 200; i++) {
    let word = words.next().value
    while (word >= n) word = words.next().value
    expect(below(rng, n, 'wide')).toBe(word)
  }
})

test('below gives whole numbers from 0 to n − 1, each about equally often', () => {
  const rng = seeded('uniform')
  const counts = Array<number>(7).fill(0)
  for (let i = 0; i < 70_000; i++) counts[below(rng, 7, 'seven')]!++
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500)
})

test('d counts the words drawn', () => {
  const rng = seeded('count')
  const before = rng.d
  below(rng, 2, 'coin')
  below(rng, 2, 'coin')
  expect(rng.d).toBe(before + 2)
  expect(before).toBe(13)
})

test('the same seed gives the same draws, another seed others', () => {
  const draws = (seed: string): number[] => {
    const rng = seeded(seed)
    return Array.from({ length: 8 }, () => below(rng, 1000, 'x'))
  }
  expect(draws('s')).toEqual(draws('s'))
  expect(draws('s')).not.toEqual(draws('t'))
})

test('a clone goes on alike, and apart', () => {
  const rng = seeded('clone', [{ name: 'x', value: [1, 2] }])
  const twin = cloneRandom(rng)
  expect(twin).toEqual(rng)
  expect(twin.script).not.toBe(rng.script)
  expect(twin.script![0]!.value).not.toBe(rng.script![0]!.value)
  const free = seeded('clone')
  const other = cloneRandom(free)
  expect(other).toEqual(free)
  expect(below(other, WORDS, 'x')).toBe(below(free, WORDS, 'x'))
})

test('re-seeding forgets what was before, but keeps the script', () => {
  const rng = seeded('before')
  below(rng, 10, 'x')
  reseed(rng, 'after')
  expect(rng).toEqual(seeded('after'))
  const scripted = seeded('before', [{ name: 'x', value: 1 }])
  reseed(scripted, 'after')
  expect(scripted.script).toEqual([{ name: 'x', value: 1 }])
})

test('pick answers the element at the number drawn', () => {
  const rng = seeded('pick')
  const twin = seeded('pick')
  for (let i = 0; i < 20; i++)
    expect(pick(rng, ['a', 'b', 'c'], 'letter')).toBe(['a', 'b', 'c'][below(twin, 3, 'letter')])
})

test.each([
  ['shuffle', shuffle],
  ['arrange', arrange],
])('%s keeps every card and gives every order a chance', (_name, mix) => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.nat(20), { maxLength: 30 }), (seed, cards) => {
      const mixed = cards.slice()
      mix(seeded(seed), mixed, 'deck')
      expect(mixed.toSorted()).toEqual(cards.toSorted())
    }),
  )
  const rng = seeded('orders')
  const orders = new Map<string, number>()
  for (let i = 0; i < 6000; i++) {
    const cards = [0, 1, 2]
    mix(rng, cards, 'deck')
    orders.set(cards.join(), (orders.get(cards.join()) ?? 0) + 1)
  }
  expect(orders.size).toBe(6)
  for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
})

test('a deck of one or none draws nothing', () => {
  const rng = seeded('small')
  const before = rng.d
  shuffle(rng, [], 'deck')
  shuffle(rng, [4], 'deck')
  expect(rng.d).toBe(before)
})

test('a branch is a generator of its own, started from words of this one', () => {
  const rng = seeded('branch', null)
  const words = reference('branch')
  const own = branch(rng)
  expect([own.a, own.b, own.c].map((word) => word >>> 0)).toEqual([1, 2, 3].map(() => words.next().value))
  expect(own).toMatchObject({ d: 1, script: null })
  expect([own.a, own.b, own.c].every((word) => word === (word | 0))).toBe(true)
  expect(below(rng, WORDS, 'word')).toBe(words.next().value)
})

test('gently, a shuffle leaves most cards where they are, and other draws are as free as ever', () => {
  const rng = seeded('gently')
  const same = cloneRandom(rng)
  expect(gently(rng, () => below(rng, 1000, 'free'))).toBe(below(same, 1000, 'free'))
  let moved = 0
  for (let i = 0; i < 200; i++)
    for (const mix of [shuffle, arrange]) {
      const cards = Array.from({ length: 60 }, (_, card) => card)
      gently(rng, () => mix(rng, cards, 'deck'))
      const elsewhere = cards.filter((card, at) => card !== at).length
      expect(elsewhere).toBeLessThanOrEqual(22)
      expect(cards.toSorted((a, b) => a - b)).toEqual(Array.from(cards.keys()))
      if (elsewhere > 0) moved++
    }
  expect(moved).toBeGreaterThan(300)
  expect(rng.script).toBe(null)
})
