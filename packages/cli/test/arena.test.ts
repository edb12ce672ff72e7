import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games as boxes } from '@midden/games'
import { describe, expect, test } from 'vitest'
import { midden } from './midden.ts'

const folder = mkdtempSync(join(tmpdir(), 'midden-arena-'))
const six = (...more: string[]) =>
  midden(['arena', 'heap', '--seats', '2', '--games', '6', '--workers', '0', ...more])

describe('midden arena', () => {
  test('has a row for every bot, on paper and in a table of its own', async () => {
    const csv = join(folder, 'bots.csv')
    const { status, out, err } = await six('--bots', 'gus@30,random', '--csv', csv)
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toMatch(/^gus@30 +\d+\.\d % \(\d+\.\d % to \d+\.\d %\)/m)
    const [head, ...rows] = readFileSync(csv, 'utf8').trim().split('\n')
    expect(head).toMatch(/^bot,share,low,high,rating,/)
    expect(rows.map((row) => row.split(',')[0])).toEqual(['gus@30', 'random'])
  })

  test.each([
    [['--bots', 'deep'], 'there is no bot "deep"; there are random, steady'],
    [['--bots', 'gus@0'], 'iterations must be a whole number'],
    [['--bots', 'gus-blind,gus'], 'gus has no beliefs to be blind to'],
    [['--iterations', '5', '--budget-ms', '5'], 'not both'],
  ])('%s is refused with a sentence', async (flags, sentence) => {
    const { status, out, err } = await six(...flags)
    expect(err).toContain(sentence)
    expect([status, out]).toEqual([2, ''])
  })

  test('plays by what midden train wrote; what is wrong with that is said, and the hand-made value goes on', async () => {
    const games = [...boxes]
    const file = join(folder, 'weights.json')
    const lesson = ['--games', '20', '--bots', 'gus', '--epochs', '2', '--workers', '0', '--out', file]
    const trained = await midden(['train', 'waste', ...lesson], '', { games })
    expect(trained.err).toBe('')
    expect(trained.out).toMatch(/^learned +\d\.\d+ +\d\.\d+$/m)
    const made = JSON.parse(readFileSync(file, 'utf8')).made.command
    expect(made).toBe('midden train waste --bots gus --games 20 --epochs 2 --seed 1')
    const few = ['--seats', '2', '--games', '2', '--workers', '0', '--iterations', '8']
    const met = (game: string, path: string) =>
      midden(['arena', game, '--bots', 'nib-learned,gus', '--weights', path, ...few], '', { games })
    expect(await met('waste', file)).toMatchObject({ status: 0, err: '' })
    const cut = join(folder, 'cut.json')
    writeFileSync(cut, readFileSync(file, 'utf8').slice(0, 500))
    for (const [game, path, fault] of [
      ['waste', join(folder, 'none.json'), 'there is no such file'],
      ['waste', cut, 'this is cut off, or no JSON'],
      ['pan', file, 'has no value that is learned'],
    ] as const) {
      const { status, err } = await met(game, path)
      expect(err).toContain(fault)
      expect(err).toContain('Everybody plays by what the game says by hand.')
      expect(status).toBe(0)
    }
  })

  test('a game without anything to learn from is named', async () => {
    const { status, err } = await midden(['train', 'heap'])
    expect(err).toContain('has nothing yet to learn a value from')
    expect(status).toBe(1)
  })

  test('a place that cannot be written to is named', async () => {
    const { status, err } = await six('--bots', 'gus', '--csv', join(folder, 'no', 'where.csv'))
    expect(err).toContain('cannot be written')
    expect(status).toBe(1)
  })
})
