import { describe, expect, test } from 'vitest'
import { columns, count, percent } from '../src/columns.ts'
import { midden } from './midden.ts'

const ten = (...more: string[]) => midden(['simulate', 'heap', '--games', '10', '--workers', '0', ...more])

describe('midden simulate', () => {
  test('plays many games and tells who won, in a table', async () => {
    const { status, out, err } = await ten('--bots', 'steady,random,random')
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toContain('The Heap: 10 games at 3 seats, seed 1')
    expect(out).toContain('Bots: steady, random, random, moving on by a seat after every game')
    expect(out).toMatch(/^steady +10 +3\.3 +33\.3 % \(\d+\.\d % to \d+\.\d %\) +2\.00 +\d+\.\d\d$/m)
    expect(out).toMatch(/^random +20 /m)
    expect(out).toMatch(/^seat 2 +10 /m)
  })

  test('--json is one document with the figures of the contract', async () => {
    const { out, err } = await ten('--json', '--seats', '2', '--fixed', '--option', 'rounds=1')
    expect(err).toBe('')
    const result = JSON.parse(out) as Record<string, unknown>
    expect(result).toMatchObject({
      game: 'heap',
      seats: 2,
      games: 10,
      rotated: false,
      options: { rounds: 1 },
      bots: ['random', 'random'],
      perSeat: [{ seat: 0, games: 10, wins: 5 }, { seat: 1 }],
      perBot: [
        {
          bot: 'random',
          games: 20,
          wins: 10,
          winRate: 0.5,
          interval: [expect.any(Number), expect.any(Number)],
        },
      ],
      length: { shortest: expect.any(Number), mean: expect.any(Number), longest: expect.any(Number) },
    })
    for (const figure of ['decisions', 'seconds', 'gamesPerSecond', 'decisionsPerSecond'])
      expect(result[figure]).toBeGreaterThan(0)
  })

  test('gives the same games for the same seed', async () => {
    const decisions = async (seed: string) =>
      (JSON.parse((await ten('--json', '--seed', seed)).out) as { decisions: number }).decisions
    expect(await decisions('a')).toBe(await decisions('a'))
    expect(new Set(await Promise.all(['a', 'b', 'c', 'd'].map(decisions))).size).toBeGreaterThan(1)
  })

  test('shows a bar on stderr of a terminal, and only there', async () => {
    const { out, err } = await midden(['simulate', 'heap', '--games', '10', '--json'], '', { tty: true })
    expect(err).toContain('10 of 10 games')
    expect(() => JSON.parse(out)).not.toThrow()
  })

  test.each([
    [['--games', '0'], '--games must be a whole number from 1 to'],
    [['--workers', 'many'], '--workers must be a whole number'],
    [['--bots', 'steady,random'], '--bots must be one name or 3 names'],
    [['--bots', ''], '--bots needs a value'],
    [['--seats', '4', '--option', 'pace=fast'], 'four cannot play fast'],
  ])('%j is bad usage', async (args, sentence) => {
    const { status, out, err } = await midden(['simulate', 'heap', ...args])
    expect({ status, out }).toEqual({ status: 2, out: '' })
    expect(err).toContain(sentence)
  })
})

test('figures stand to the right, words to the left', () => {
  expect(
    columns([
      ['name', 'n'],
      ['a', '–12'],
      ['bb', '7'],
      ['c', '-3'],
    ]),
  ).toBe('name  n\na     –12\nbb      7\nc      -3\n')
  expect([count(1234.5), count(3.25), percent(0.1234)]).toEqual(['1,235', '3.3', '12.3 %'])
})
