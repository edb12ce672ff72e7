import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { midden } from './midden.ts'

const folder = mkdtempSync(join(tmpdir(), 'midden-study-'))
const ten = (...more: string[]) => midden(['study', 'heap', '--games', '10', '--workers', '0', ...more])

describe('midden study', () => {
  test('says in sentences what can be said, with the figures below', async () => {
    const { status, out, err } = await ten('--seats', '2')
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toContain('The Heap, 2 seats: 10 matches between steady, seed 1')
    expect(out).toMatch(/Half of the matches take \d+ to \d+ decisions/)
    expect(out).toMatch(/^Seat 1 +\d+\.\d % \(/m)
  })

  test('gives programs one document, and puts a page, plots and matches where it is told to', async () => {
    const csv = join(folder, 'matches.csv')
    const out = join(folder, 'heap', 'two')
    const ran = await ten('--seats', '2', '--json', '--csv', csv, '--out', out)
    const { seat, length, skill, findings } = JSON.parse(ran.out)
    expect([seat.length, findings.length > 0]).toEqual([2, true])
    expect(length.quartiles).toHaveLength(3)
    expect(skill.value).toBeGreaterThanOrEqual(0)
    expect(readFileSync(csv, 'utf8').trim().split('\n')).toHaveLength(11)
    for (const name of ['README.md', 'study.json', 'matches.csv', 'seats.svg'])
      expect(existsSync(join(out, name))).toBe(true)
  })

  test('goes on from a record, and refuses one that is not its own', async () => {
    const record = join(folder, 'record')
    const first = await ten('--seats', '2', '--json', '--record', record)
    const lines = readFileSync(record, 'utf8').split('\n').length
    expect((await ten('--seats', '2', '--json', '--record', record)).out).toBe(first.out)
    expect(readFileSync(record, 'utf8').split('\n')).toHaveLength(lines)
    const { status, err } = await ten('--seats', '2', '--seed', 'other', '--record', record)
    expect(err).toContain('cannot be gone on with: it is the record of another study')
    expect(status).toBe(1)
  })

  test.each([
    [['--bots', 'deep'], 'there is no bot "deep"'],
    [['--bots', 'gus,flap'], '--bots must be one name'],
    [['--games', '0'], '--games'],
    [['--games', 'many'], '--games'],
  ])('%s is refused with a sentence', async (flags, sentence) => {
    const { status, out, err } = await ten(...flags)
    expect(err).toContain(sentence)
    expect([status, out]).toEqual([2, ''])
  })

  test('a place that cannot be written to is named', async () => {
    const file = join(folder, 'a file')
    writeFileSync(file, '')
    const { status, err } = await ten('--out', join(file, 'below'))
    expect(err).toContain('cannot be made. Give a folder that is yours.')
    expect(status).toBe(1)
    expect((await ten('--csv', join(folder, 'no', 'where.csv'))).err).toContain('cannot be written')
  })
})
