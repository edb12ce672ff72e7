import { botFrom, steady } from '@midden/bots'
import type { Game, Outcome } from '@midden/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Simulation, simulate, type Task, wilson } from '../src/index.ts'
import { registered } from '../src/registered.ts'
import { sumOf, tallyOf } from '../src/simulate/tally.ts'
import { lineUp } from '../src/simulate/task.ts'
import { mini } from '../src/toys/mini.ts'
import { toyLookup } from './toy-lookup.ts'
import { toyWorker } from './toy-worker.ts'

const task: Task = {
  game: 'mini',
  seats: 4,
  games: 600,
  seed: 's',
  bots: ['steady', 'random', 'random', 'random'],
  rotate: true,
}
const run = (change: Partial<Task> = {}): Promise<Simulation> =>
  simulate({ ...task, ...change }, { workers: 0, lookup: toyLookup })

/** The figures without the times. */
const timeless = ({ seconds: _, gamesPerSecond: __, decisionsPerSecond: ___, ...rest }: Simulation): object =>
  rest

let worker: Awaited<ReturnType<typeof toyWorker>>
beforeAll(async () => {
  worker = await toyWorker()
})
afterAll(() => worker.remove())

describe('simulate', () => {
  test('gives the figures that are promised', async () => {
    const result = await run()
    expect(result).toMatchObject({
      game: 'mini',
      rulesVersion: 1,
      seats: 4,
      seed: 's',
      options: {},
      bots: task.bots,
      rotated: true,
      games: 600,
      decisions: 36_000,
      length: { shortest: 60, mean: 60, longest: 60 },
    })
    expect(result.gamesPerSecond).toBeCloseTo(600 / result.seconds)
    expect(result.decisionsPerSecond).toBeCloseTo(36_000 / result.seconds)
    expect(result.perSeat.map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
    expect(result.perBot.map(({ bot, games }) => [bot, games])).toEqual([
      ['steady', 600],
      ['random', 1800],
    ])
    const wins = (list: readonly { wins: number }[]): number => list.reduce((sum, { wins }) => sum + wins, 0)
    expect(wins(result.perSeat)).toBeCloseTo(600)
    expect(wins(result.perBot)).toBeCloseTo(600)
    const ranks = result.perSeat.reduce((sum, { meanRank }) => sum + meanRank, 0)
    expect(ranks).toBeCloseTo(10)
  })

  test('whoever remembers is given what its seat was told, and nobody else', async () => {
    const given: unknown[][] = [[], []]
    const asked = (name: string, list: unknown[], remembers: boolean) =>
      botFrom({
        name,
        level: 2,
        about: '',
        ...(remembers && { remembers: true }),
        think(game, view, seat, offers, rng, terms) {
          list.push(JSON.stringify(terms?.kept))
          return steady.think(game, view, seat, offers, rng)
        },
      })
    const players = [asked('elephant', given[0]!, true), asked('goldfish', given[1]!, false)]
    const lookup = {
      ...registered,
      botByName: (name: string) => players.find((player) => player.name === name),
    }
    const one = { ...task, game: 'industrial-waste', seats: 2, games: 1, bots: ['elephant', 'goldfish'] }
    await simulate(one, { workers: 0, lookup })
    expect(new Set(given[0]).size).toBeGreaterThan(3)
    expect(given[0]).not.toContain(undefined)
    expect(new Set(given[1])).toEqual(new Set([undefined]))
  })

  test('steady sits at every seat as often, if the seats rotate', async () => {
    const line = lineUp({ ...task, games: 8 }, toyLookup)
    expect(tallyOf(line, 0, 8).bots.map(({ games }) => games)).toEqual([8, 8, 8, 8])
    const still = await run({ rotate: false })
    const moved = await run()
    expect(still.perBot[0]!.wins).toBe(still.perSeat[0]!.wins)
    expect(moved.perBot[0]!.wins).not.toBe(moved.perSeat[0]!.wins)
  })

  test('is the same whatever the number of workers', async () => {
    const alone = timeless(await run())
    for (const workers of [1, 2, 3])
      expect(timeless(await simulate(task, { workers, file: worker.file, lookup: toyLookup }))).toEqual(alone)
    expect(timeless(await run({ seed: 'other' }))).not.toEqual(alone)
  })

  test('tells how far it is', async () => {
    const steps: number[] = []
    await simulate({ ...task, games: 450 }, { workers: 0, lookup: toyLookup, progress: (n) => steps.push(n) })
    expect(steps.at(-1)).toBe(450)
    expect(steps.length).toBe(225)
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  })

  test('knows games without scores, and shared wins', async () => {
    const result = await run({ game: 'tic-tac-toe', seats: 2, bots: ['random', 'random'], games: 300 })
    expect(result.perSeat.map(({ meanScore }) => meanScore)).toEqual([null, null])
    expect(result.perSeat[0]!.wins % 0.5).toBe(0)
    expect(result.perSeat[0]!.wins).toBeGreaterThan(150)
    expect(result.perBot).toHaveLength(1)
    expect(result.perBot[0]).toMatchObject({
      bot: 'random',
      games: 600,
      wins: 300,
      winRate: 0.5,
      meanRank: 1.5,
    })
    expect(result.length.shortest).toBeGreaterThanOrEqual(5)
    expect(result.length.longest).toBe(9)
  })

  test.each<[Partial<Task>, string]>([
    [{ game: 'chess' }, 'there is no game "chess"'],
    [{ bots: ['random'] }, '4 seats need 4 bots, not 1'],
    [{ bots: ['a', 'b', 'c', 'd'] }, 'there is no bot "a"'],
    [{ seats: 2, bots: ['random', 'random'] }, 'Mini is played by 4 to 4'],
    [{ options: { speed: 1 } }, 'there is no option "speed"; there are '],
    [
      { bots: ['cheat', 'cheat', 'cheat', 'cheat'] },
      'cheat chose what is not offered: this card is not in your hand',
    ],
  ])('%j is an error with a sentence', async (change, sentence) => {
    await expect(run(change)).rejects.toThrow(sentence)
  })

  test('an error in a worker comes back as its sentence', async () => {
    const bots = ['cheat', 'cheat', 'cheat', 'cheat']
    await expect(
      simulate({ ...task, bots }, { workers: 2, file: worker.file, lookup: toyLookup }),
    ).rejects.toThrow('cheat chose what is not offered')
  })

  test('a worker that cannot start is an error', async () => {
    const file = new URL('./missing.mjs', worker.file)
    await expect(simulate(task, { workers: 1, file, lookup: toyLookup })).rejects.toThrow(/missing/)
  })
})

describe('the tally', () => {
  const ending = (outcome: Outcome) => {
    const game = { ...mini, outcome: () => outcome, program: { play: { steps: [], index: {} } } } as Game
    const lookup = { ...toyLookup, gameById: () => game }
    return tallyOf(lineUp({ ...task, rotate: false }, lookup), 0, 2)
  }

  test('shares wins and ranks of shared places', () => {
    const tally = ending({ ranking: [[2, 0], [3], [1]], scores: [5, 1, 5, 3], breakdown: null })
    expect(tally.seats).toEqual([
      { games: 2, wins: 1, ranks: 3, scores: 10 },
      { games: 2, wins: 0, ranks: 8, scores: 2 },
      { games: 2, wins: 1, ranks: 3, scores: 10 },
      { games: 2, wins: 0, ranks: 6, scores: 6 },
    ])
    expect(tally.bots).toEqual(tally.seats)
  })

  test('adds up', () => {
    const tally = ending({ ranking: [[0], [1, 2, 3]], scores: null, breakdown: null })
    expect(tally).toMatchObject({ games: 2, decisions: 0, shortest: 0, longest: 0, scored: false })
    expect(sumOf([tally, tally], 4)).toEqual({
      ...tally,
      games: 4,
      seats: tally.seats.map(({ games, wins, ranks }) => ({
        games: 2 * games,
        wins: 2 * wins,
        ranks: 2 * ranks,
        scores: 0,
      })),
      bots: tally.bots.map(({ games, wins, ranks }) => ({
        games: 2 * games,
        wins: 2 * wins,
        ranks: 2 * ranks,
        scores: 0,
      })),
    })
  })
})

test.each([
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [50, 100, 0.4038, 0.5962],
  [1, 3, 0.0615, 0.7923],
])('the interval of %s wins in %s games', (wins, games, low, high) => {
  const interval = wilson(wins, games)
  expect(interval[0]).toBeCloseTo(low, 4)
  expect(interval[1]).toBeCloseTo(high, 4)
})
