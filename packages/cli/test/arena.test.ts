import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

  test('a place that cannot be written to is named', async () => {
    const { status, err } = await six('--bots', 'gus', '--csv', join(folder, 'no', 'where.csv'))
    expect(err).toContain('cannot be written')
    expect(status).toBe(1)
  })
})
