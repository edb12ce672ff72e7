import { chancesBy, type Weights } from '@midden/bots'
import { gameById } from '@midden/games'
import { describe, expect, test } from 'vitest'
import { arena, readWeights, train } from '../src/index.ts'
import { fit } from '../src/train/fit.ts'
import type { Sample } from '../src/train/samples.ts'

const waste = gameById('waste')!
const task = { game: 'waste', bots: ['gus', 'flap'], games: 160, seed: 'school' }
const ways = { workers: 0, epochs: 6, command: 'midden train' }
const made = train(task, ways)

const inputsOf = (weights: Weights): number => {
  const net = readWeights(waste, weights)
  if (typeof net === 'string') throw new Error(net)
  return net.layers[0]!
}

describe('what is learned from matches', () => {
  test('tells better who will win than chance does, and says so', async () => {
    const { made: how, layers, numbers } = await made
    expect(layers[0]).toBe(inputsOf(await made))
    expect(numbers.length).toBeGreaterThan(500)
    expect(how).toMatchObject({ seed: 'school', games: 160, command: 'midden train' })
    expect(how.figures.aside).toBeGreaterThan(10)
    expect(how.figures.logLoss).toBeLessThan(how.figures.evenLogLoss - 0.05)
  })

  test('is the same again', async () => {
    expect(await train(task, ways)).toEqual(await made)
  })

  test('is used by those who are to go by it, and by nobody else', async () => {
    const weights = await made
    const contest = { game: 'waste', seats: 2, games: 4, seed: 'exam', iterations: 24 }
    const decisions = async (bots: string[], more: object = {}) => {
      const rows: unknown[] = []
      const keep = (_: number, parts: { decisions: number; lines: number; luck: number }[][]) =>
        rows.push(parts.map((match) => match.map(({ lines, luck }) => [lines, luck])))
      await arena({ ...contest, bots, ...more }, { workers: 0, keep })
      return rows
    }
    const plain = await decisions(['ferrous', 'gus'])
    expect(await decisions(['ferrous', 'gus'], { weights })).toEqual(plain)
    expect(await decisions(['ferrous-learned', 'gus'])).toEqual(plain)
    expect(await decisions(['ferrous-learned', 'gus'], { weights })).not.toEqual(plain)
  })
})

test('a rule that is there is found: who has more of the first thing wins', () => {
  const samples: Sample[] = Array.from({ length: 400 }, (_, match) => {
    const seats = [0, 1, 2].map((seat) => [((match * 7 + seat * 5) % 11) / 11, (match % 5) / 5])
    const most = Math.max(...seats.map(([first]) => first!))
    const first = seats.map(([mine]) => (mine === most ? 1 : 0))
    const ties = first.reduce((sum: number, one) => sum + one, 0)
    return { match, seats, points: [0, 0, 0], swing: 1, shares: first.map((one) => one / ties) }
  })
  const net = fit(samples, [8], 60, 'rule')
  const right = samples.filter(({ seats, shares }) => {
    const chances = chancesBy(net, seats)
    return shares[chances.indexOf(Math.max(...chances))]! > 0
  })
  expect(right.length / samples.length).toBeGreaterThan(0.95)
})

test.each([
  ['nothing', undefined, 'these are no weights of Midden'],
  ['text', 'weights', 'these are no weights of Midden'],
  ['those of another game', { game: 'pan' }, 'these weights are for "pan", not for WASTE'],
  ['those of another edition', { rules: 99 }, 'these weights were learned by rules 99 of WASTE'],
  [
    'those that look at something else',
    { layers: [3, 2, 1] },
    'these weights look at 3 things, and WASTE shows',
  ],
  ['those that are cut off', { numbers: [1, 2, 3] }, 'these weights are cut off or damaged'],
  ['those with what is no number', { numbers: null }, 'these are no weights of Midden'],
])('%s cannot be used, and why is said', async (_, change, sentence) => {
  const raw = typeof change === 'object' ? { ...(await made), ...change } : change
  expect(readWeights(waste, raw)).toContain(sentence)
})

test('a game without anything to learn from is named', async () => {
  await expect(train({ ...task, game: 'pan' }, ways)).rejects.toThrow('has nothing to learn a value from')
})
