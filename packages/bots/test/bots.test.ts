import { allowed, canonical, expand, menu, type Offer, seeded } from '@midden/kernel'
import { table } from '@midden/kernel/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atOnce, type Bot, botByName, botFrom, bots, company, consult, random, steady } from '../src/index.ts'
import { secrets } from './secrets.ts'

const start = () => table(secrets, { seats: 2 })

/** Pearson's statistic against "all equally likely". */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
}

describe('the list of bots', () => {
  test('names random, steady and the company, weakest first, each with a sentence', () => {
    expect(bots.map(({ name }) => name)).toEqual([
      'random',
      'steady',
      'flap',
      'gus',
      'nib',
      'ottilie',
      'corvina',
      'ferrous',
    ])
    expect(company.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6])
    const remembers = company.filter((bot) => bot.remembers === true)
    expect(remembers.map(({ level }) => level)).toEqual([4, 5, 6])
    for (const bot of bots) expect(bot.about.length).toBeGreaterThan(10)
  })

  test('finds a bot by its name and nothing by another', () => {
    expect(botByName('random')).toBe(random)
    expect(botByName('steady')).toBe(steady)
    expect(botByName('toString')).toBeUndefined()
  })
})

describe('random', () => {
  test('plays every legal action, rights beside the question too, equally often', () => {
    const { position } = start()
    const actions = expand(menu(secrets, position, 0)).map(canonical)
    expect(actions).toHaveLength(1 + 4 + 6 + 4 + 1)
    const counts = new Map(actions.map((action) => [action, 0]))
    const rng = seeded('uniform')
    for (let i = 0; i < 16_000; i++) {
      const action = canonical(consult(random, secrets, position, 0, rng))
      counts.set(action, counts.get(action)! + 1)
    }
    expect([...counts.keys()]).toEqual(actions)
    // 15 degrees of freedom: 37.7 is passed once in a thousand seeds, and the seed is fixed.
    expect(chiSquare([...counts.values()])).toBeLessThan(37.7)
  })

  test('chooses only what is offered, whatever is offered', () => {
    const distinct = fc.uniqueArray(fc.integer({ min: -5, max: 200 }), { minLength: 1, maxLength: 8 })
    const offer: fc.Arbitrary<Offer> = fc.oneof(
      fc.record({ act: fc.string() }),
      fc.record({
        act: fc.string(),
        from: fc.integer({ min: 0, max: 9 }),
        to: fc.integer({ min: 9, max: 40 }),
      }),
      fc.record({ act: fc.string(), of: distinct }),
      fc.record({ act: fc.string(), of: distinct, with: distinct }),
      fc.record({
        act: fc.string(),
        of: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 7 }),
        min: fc.constantFrom(0, 1, 2),
        max: fc.constantFrom(2, 3),
      }),
    )
    const { position } = start()
    fc.assert(
      fc.property(fc.array(offer, { minLength: 1, maxLength: 4 }), fc.string(), (offers, seed) => {
        const action = random.choose(secrets, secrets.view(position, 0), 0, offers, seeded(seed))
        expect(allowed(offers, action)).toBe(true)
      }),
    )
  })

  test('plays the same from the same seed', () => {
    const { position } = start()
    const tenActions = (seed: string) => {
      const rng = seeded(seed)
      return Array.from({ length: 10 }, () => consult(random, secrets, position, 0, rng))
    }
    expect(tenActions('a')).toEqual(tenActions('a'))
    expect(tenActions('a')).not.toEqual(tenActions('b'))
  })
})

describe('steady', () => {
  test("asks the game's sense, with the view, the seat and the offers", () => {
    const { position } = start()
    expect(consult(steady, secrets, position, 0, seeded('x'))).toEqual({ act: 'amount', n: 4 })
    const asked: unknown[] = []
    const rng = seeded('x')
    const sense = (...given: unknown[]) => {
      asked.push(...given)
      return { act: 'nothing' }
    }
    const spied = { ...secrets, sense }
    expect(consult(steady, spied, position, 0, rng)).toEqual({ act: 'nothing' })
    expect(asked).toEqual([{ me: 0, mine: 7, turn: 0 }, 0, menu(secrets, position, 0), rng])
  })
})

describe('consult', () => {
  const nosy = (heard: string[]): Bot =>
    botFrom({
      name: 'nosy',
      level: 0,
      about: 'writes down all it is given',
      think: (_game, view, seat, offers) => {
        heard.push(canonical({ view, seat, offers }))
        return atOnce({ act: 'nothing' })
      },
    })

  test('tells a bot nothing that its seat may not know', () => {
    const { position } = start()
    const changed = secrets.clone(position)
    secrets.rehide(changed, 0, seeded('x'))
    expect(changed.hidden).toEqual([7, 10])
    const heard: string[] = []
    consult(nosy(heard), secrets, position, 0, seeded('x'))
    consult(nosy(heard), secrets, changed, 0, seeded('x'))
    expect(heard[0]).toBe(heard[1])
    expect(heard[0]).toContain('"mine":7')
    expect(heard[0]).not.toContain('9')
  })

  test('leaves the position as it was', () => {
    const { position } = start()
    const before = canonical(position)
    for (const bot of bots) consult(bot, secrets, position, 0, seeded('x'))
    expect(canonical(position)).toBe(before)
  })
})
