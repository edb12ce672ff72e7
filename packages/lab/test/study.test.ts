import { describe, expect, test } from 'vitest'
import { study } from '../src/index.ts'
import { against, estimate, skillOf } from '../src/study/figures.ts'
import type { Row } from '../src/study/matches.ts'
import { pagesOf } from '../src/study/pages.ts'

const task = { game: 'waste', seats: 2, bot: 'gus', games: 20, seed: 'study', options: {} }

const row = (number: number, winner: number, decisions: number, bots = ['a', 'a']): Row => ({
  number,
  bots,
  decisions,
  shares: bots.map((_, seat) => (seat === winner ? 1 : 0)),
  scores: null,
})

describe('a study', () => {
  const made = study(task, { workers: 0 })

  test('says how seats fare, how long it takes, what options change and what skill counts for', async () => {
    const { study: figures, rows } = await made
    expect(figures).toMatchObject({ game: 'waste', seats: 2, bot: 'gus', matches: 20 })
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, i) => i))
    expect(figures.seat.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1, 9)
    const [quarter, half, most] = figures.length.quartiles
    expect([quarter, half, most]).toEqual([quarter, half, most].toSorted((a, b) => a - b))
    expect(new Set(figures.options.map(({ option }) => option))).toContain('passDirection')
    for (const { matches, clause } of figures.options) {
      expect(matches).toBe(20)
      expect(clause).toMatch(/^WASTE-/)
    }
    expect(figures.skill.value).toBeGreaterThan(0)
    expect(figures.findings.length).toBeGreaterThan(2)
  })

  test('is the same again, and comes as a page with plots, figures and a row for every match', async () => {
    const first = await made
    const again = await study(task, { workers: 0 })
    expect(again).toEqual(first)
    const pages = pagesOf(again.study, again.rows, 'WASTE')
    expect(Object.keys(pages)).toEqual(['README.md', 'study.json', 'matches.csv', 'seats.svg', 'options.svg'])
    expect(pages['matches.csv']!.trim().split('\n')).toHaveLength(21)
    expect(JSON.parse(pages['study.json']!)).toEqual(again.study)
    for (const finding of again.study.findings) expect(pages['README.md']).toContain(finding)
  })
})

test('only what the intervals allow is said', async () => {
  const { study: few } = await study({ ...task, games: 2 }, { workers: 0 })
  expect(few.findings[0]).toBe('No seat is better or worse that we can see in 2 matches.')
  expect(few.findings.join(' ')).toContain('That it matters who plays cannot be seen in 2 matches.')
  expect(few.findings.join(' ')).not.toContain('With ')
})

test('an option is held against the book deal by deal', () => {
  const book = [row(0, 0, 10), row(1, 0, 10), row(2, 1, 10), row(3, 1, 10)]
  const changed = [row(0, 0, 12), row(1, 1, 12), row(2, 1, 12)]
  const { length, otherWinner } = against(book, changed)
  for (const figure of [length.value, length.low, length.high]) expect(figure).toBeCloseTo(0.2, 9)
  expect(otherWinner.value).toBeCloseTo(1 / 3, 9)
})

test('of a single value nothing is known; who always wins explains all, who wins by turns nothing', () => {
  expect(estimate([3])).toEqual({ value: 3, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY })
  const always = Array.from({ length: 40 }, (_, i) =>
    row(i, i % 2, 10, i % 2 === 0 ? ['a', 'b'] : ['b', 'a']),
  )
  expect(skillOf(always).value).toBeCloseTo(1, 9)
  const byTurns = Array.from({ length: 40 }, (_, i) => row(i, i % 2, 10, ['a', 'b']))
  expect(skillOf(byTurns).value).toBeCloseTo(0, 9)
})
