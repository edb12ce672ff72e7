import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { together } from '../src/balance/facts.ts'
import { playStretch } from '../src/balance/play.ts'
import { bars, curves } from '../src/balance/plot.ts'
import { writeReport } from '../src/balance/report.ts'

const folder = mkdtempSync(join(tmpdir(), 'balance-'))
afterAll(() => rmSync(folder, { recursive: true }))

const first = playStretch({ mission: 'M2', seats: 3, from: 0, to: 1 })
const second = playStretch({ mission: 'M2', seats: 3, from: 1, to: 2 })
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

describe('the balance of Waste Knights', () => {
  test('a game is counted once, its wins are shared out, and everybody has a knight, a place and a vehicle', () => {
    expect(first.games).toBe(1)
    expect(sum(first.rounds)).toBe(1)
    for (const shares of [first.knights, first.places, first.vehicles]) {
      expect(sum(shares.map(({ games }) => games))).toBe(3)
      expect(sum(shares.map(({ wins }) => wins))).toBeCloseTo(1)
    }
    expect(sum(first.wild.map(({ came }) => came))).toBeGreaterThan(3)
    expect(first.rep.games[1]).toBe(1)
  })

  test('the same numbers give the same games, and stretches add up to the whole', () => {
    expect(playStretch({ mission: 'M2', seats: 3, from: 0, to: 1 })).toEqual(first)
    expect(together([first, second])).toEqual(playStretch({ mission: 'M2', seats: 3, from: 0, to: 2 }))
  })

  test('writes tables and a plot for every question', () => {
    writeReport([first], pathToFileURL(`${folder}/`))
    expect(readdirSync(folder).sort()).toEqual([
      'figures.md',
      'knights-m2.svg',
      'knights.svg',
      'length.svg',
      'reputation-best.svg',
      'reputation.svg',
    ])
    const figures = readFileSync(join(folder, 'figures.md'), 'utf8')
    for (const name of ['K05 Russel Crown', 'C01 Speed Record', 'L16 Quick Change', 'R04 Long Goodbye'])
      expect(figures).toContain(name)
  })

  test('is the same whichever table was done first, and plots the size at which most missions are played', () => {
    const all = [
      ['M2', 4],
      ['M1', 3],
      ['M1', 2],
      ['M2', 3],
    ].map(([mission, seats]) =>
      playStretch({ mission: String(mission), seats: Number(seats), from: 0, to: 1 }),
    )
    const read = (): string[] =>
      ['figures.md', 'knights.svg', 'length.svg'].map((file) => readFileSync(join(folder, file), 'utf8'))
    writeReport(all, pathToFileURL(`${folder}/`))
    const once = read()
    writeReport(all.toReversed(), pathToFileURL(`${folder}/`))
    expect(read()).toEqual(once)
    for (const svg of once.slice(1)) expect(svg).toContain(', 3 players')
  })

  test('plots are whole and escape what they are given', () => {
    const bar = bars('a < b', [{ label: 'x & y', value: 0.5, low: 0.4, high: 0.6 }], 0.5)
    expect(bar).toContain('a &lt; b')
    expect(bar).toContain('x &amp; y')
    expect(bar).toContain('50.0 %')
    const curve = curves('t', 'round', 1, [{ label: 'M1', values: [0, 1, 2] }])
    expect(curve.match(/<polyline points="[\d., ]+"/g)).toHaveLength(1)
    for (const svg of [bar, curve]) expect(svg.match(/^<svg [^>]+>[\s\S]+<\/svg>\n$/)).not.toBeNull()
  })
})
