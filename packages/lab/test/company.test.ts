import { botByName, company, lines, millis, watched } from '@midden/bots'
import { games } from '@midden/games'
import {
  anyOf,
  apply,
  firstOf,
  menu,
  offers,
  owing,
  type Position,
  seatsIn,
  seeded,
  type WholeGame,
  widthOf,
} from '@midden/kernel'
import { table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'

/** Questions with more than one answer, from one random game. */
function positions(game: WholeGame, count: number): Position[] {
  const found: Position[] = []
  const rng = seeded('positions')
  for (let i = 0; found.length < count; i++) {
    const { position: s } = table(game, { seats: 3, seed: `company ${i}` })
    for (let n = 0, owed = owing(game, s); owed !== 0 && n < 60 && found.length < count; n++) {
      const seat = firstOf(owed)
      const list = offers(game, s, seat)
      if (n % 7 === 0 && widthOf(list) > 1) found.push(game.clone(s))
      owed = apply(game, s, seat, anyOf(list, rng), null)
    }
  }
  return found
}

const thinkers = company.filter(({ level }) => level > 2)

describe.each(games.map((game) => [game.id, game as WholeGame] as const))('at %s', (_id, game) => {
  const list = positions(game, 6)

  test('everybody plays what is offered, the same in any world that looks the same', () => {
    for (const s of list)
      for (const seat of seatsIn(owing(game, s))) {
        const other = game.clone(s)
        game.rehide(other, seat, seeded('other world'))
        for (const bot of company) {
          const choose = (world: Position) =>
            bot.think(game, game.view(world, seat), seat, menu(game, world, seat), seeded('a'), {
              budget: lines(16),
            })
          const thought = choose(s)
          expect(choose(other)).toEqual(thought)
          expect(choose(s)).toEqual(thought)
        }
      }
  })

  test('looking ahead goes as far as it was told, and tells how far it is', () => {
    expect(game.wits).toBeDefined()
    const s = list[0]!
    const seat = firstOf(owing(game, s))
    for (const bot of thinkers) {
      const told: number[] = []
      const budget = watched(lines(40), (used) => void told.push(used))
      const thought = bot.think(game, game.view(s, seat), seat, menu(game, s, seat), seeded('b'), { budget })
      if (thought.lines === 0) continue
      expect(thought.lines).toBeLessThan(40 + 15)
      expect(told).toEqual(told.toSorted((x, y) => x - y))
      for (const { share, error } of thought.considered) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(error).toBeGreaterThanOrEqual(0)
      }
    }
  })
})

test('only the farsighted look beyond a round, and only where a game says that it pays', () => {
  const game = games.find(({ id }) => id === 'industrial-waste') as WholeGame
  const [s] = positions(game, 1) as [Position]
  const seat = firstOf(owing(game, s))
  const furthest = (name: string, farthest: number): number => {
    let most = 0
    const wits = {
      ...game.wits!,
      farthest,
      horizon(position: Position) {
        const round = game.wits!.horizon(position)
        most = Math.max(most, round)
        return round
      },
    }
    const bot = botByName(name)!
    bot.think({ ...game, wits }, game.view(s, seat), seat, menu(game, s, seat), seeded('far'), {
      budget: lines(16),
    })
    return most - game.wits!.horizon(s)
  }
  expect([furthest('corvina', 2), furthest('ferrous', 1), furthest('ferrous', 2)]).toEqual([1, 1, 2])
})

describe('a budget', () => {
  test('of time ends by the clock, or at once for who is in a hurry', () => {
    let now = 0
    const budget = millis(100, () => now)
    expect(budget.used(5)).toBe(0)
    now = 50
    expect(budget.used(5)).toBe(0.5)
    expect(
      millis(
        100,
        () => 0,
        () => true,
      ).used(1),
    ).toBe(1)
  })

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '10', null, 10_000_001])(
    'of %s lines is refused',
    (count) => {
      expect(() => lines(count)).toThrow('iterations must be a whole number from 1 to 10000000')
    },
  )

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, '10', null])('of %s ms is refused', (ms) => {
    expect(() => millis(ms, () => 0)).toThrow('budgetMs must be a number above 0 and at most 600000')
  })
})

test('nobody is asked without a question, or with the view of another seat', () => {
  const waste = games.find(({ id }) => id === 'waste') as WholeGame
  const { position: s } = table(waste, { seats: 2 })
  const gus = botByName('gus')!
  expect(() => gus.choose(waste, waste.view(s, 0), 0, [], seeded('x'))).toThrow(
    'nothing is asked of seat 0 now',
  )
  expect(() => gus.choose(waste, waste.view(s, 1), 0, menu(waste, s, 0), seeded('x'))).toThrow(
    'this is not the view of seat 0 at WASTE',
  )
})

test('the view of another game is refused with a sentence, whoever is asked to read it', () => {
  const [pan, waste] = ['pan', 'waste'].map((id) => games.find((game) => game.id === id) as WholeGame)
  const { position: s } = table(waste!, { seats: 2 })
  const { position: other } = table(pan!, { seats: 2 })
  for (const bot of company)
    expect(() =>
      bot.choose(waste!, pan!.view(other, 0), 0, menu(waste!, s, 0), seeded('x'), { budget: lines(8) }),
    ).toThrow(`${bot.name} cannot read this as a view of WASTE`)
})
