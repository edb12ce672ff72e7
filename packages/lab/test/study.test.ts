import { describe, expect, test } from 'vitest'
import { Played, readPlayed, type Study, study, studyHead, studyLine } from '../src/index.ts'
import { drawnAsText } from '../src/plot/text.ts'
import { estimate, ratio, sideOf, widthFor } from '../src/study/estimate.ts'
import { against, skillOf } from '../src/study/figures.ts'
import type { MatchRow } from '../src/study/matches.ts'
import { pagesOf } from '../src/study/pages.ts'
import { sheetsOf } from '../src/study/sheets.ts'
import { sentenceOf, studyWords } from '../src/study/words.ts'
import { toyLookup } from './toy-lookup.ts'

const task = { game: 'waste', seats: 2, bot: 'gus', games: 20, each: 400, seed: 'study', options: {} }
const toy = { game: 'tic-tac-toe', seats: 2, bot: 'random', games: 600, each: 400, seed: 'toy', options: {} }
const here = { workers: 0, lookup: toyLookup }

const row = (number: number, winner: number, decisions: number, bots = ['a', 'a']): MatchRow => ({
  number,
  bots,
  decisions,
  rounds: null,
  shares: bots.map((_, seat) => (seat === winner ? 1 : 0)),
  scores: null,
  cards: bots.map(() => []),
  openings: bots.map(() => null),
})

const said = ({ findings }: Study): string[] => findings.map((finding) => sentenceOf(finding, studyWords))

describe('a study', () => {
  const made = study(task, { workers: 0 })

  test('says how seats fare, how long it takes, what options and cards do and what skill counts for', async () => {
    const { study: figures, rows } = await made
    expect(figures).toMatchObject({ game: 'waste', seats: 2, bot: 'gus', matches: 20 })
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, i) => i))
    expect(figures.seat.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1, 9)
    // A match has three rounds, whoever plays.
    expect(figures.length.unit).toBe('decisions')
    const [quarter, half, most] = figures.length.quartiles
    expect([quarter, half, most]).toEqual([quarter, half, most].toSorted((a, b) => a - b))
    expect(new Set(figures.options.map(({ option }) => option))).toContain('passDirection')
    for (const { matches, clause } of figures.options) {
      expect(matches).toBe(20)
      expect(clause).toMatch(/^WASTE-/)
    }
    for (const { cards } of rows) expect(cards.every((names) => names.length > 0)).toBe(true)
    expect(figures.skill.value).toBeGreaterThan(0)
    expect(figures.findings.length).toBeGreaterThan(2)
  })

  test('is the same again, and comes as a page with plots, figures and a row for every match', async () => {
    const first = await made
    const again = await study(task, { workers: 0 })
    expect(again).toEqual(first)
    const pages = pagesOf(again.study, again.rows, 'WASTE', 'midden study waste')
    expect(Object.keys(pages)).toEqual(
      expect.arrayContaining([
        'README.md',
        'study.json',
        'matches.csv',
        'seats.svg',
        'length.svg',
        'options.svg',
      ]),
    )
    expect(pages['matches.csv']!.trim().split('\n')).toHaveLength(21)
    expect(pages['matches.csv']).toContain('study/19')
    expect(JSON.parse(pages['study.json']!)).toEqual(JSON.parse(JSON.stringify(again.study)))
    for (const finding of said(again.study)) expect(pages['README.md']).toContain(finding)
  })
})

describe('where the truth is known', () => {
  const made = study(toy, here)

  // All 255,168 courses of the game weighed by their chance: who begins wins 58.5 %, and 12.7 % are drawn.
  test('the figures find it: who begins at random wins 64.8 %, and the middle is better than an edge', async () => {
    const { study: figures } = await made
    const [first, second] = figures.seat
    expect(first!.low).toBeLessThan(0.648)
    expect(first!.high).toBeGreaterThan(0.648)
    expect(second!.high).toBeLessThan(0.5)
    expect(figures.length).toMatchObject({ unit: 'decisions', shortest: 5, longest: 9 })
    expect(figures.length.bins.reduce((sum, { matches }) => sum + matches, 0)).toBe(600)
    const share = (cell: number): number =>
      figures.openings.find(({ name }) => name === `Mark cell ${cell}`)!.value
    for (const edge of [1, 3, 5, 7]) expect(share(4)).toBeGreaterThan(share(edge))
    expect(said(figures)[0]).toMatch(
      /^Seat 1 wins 6\d\.\d % \(\d+\.\d % to \d+\.\d %\) where 50\.0 % is fair\.$/,
    )
  })

  test('a study that was stopped goes on from its record and plays only what is missing', async () => {
    const whole = await made
    const lines: string[] = [studyHead(toy, 1)]
    const short = { ...toy, games: 300 }
    await study(short, { ...here, keep: ({ part }, rows) => lines.push(studyLine(part, rows)) })
    const cut = `${lines.join('')}{"part":{"kind":"bo`
    const found = readPlayed(cut, toy, 1)
    if (typeof found === 'string') throw new Error(found)
    expect(found.before.size).toBe(600)
    let played = 0
    const again = await study(toy, {
      ...here,
      before: found.before,
      keep: (_job, rows) => {
        played += rows.length
      },
    })
    expect(played).toBe(600)
    expect(again).toEqual(whole)
  })

  test('a record of another study, of other rules or with a damaged line is refused with a sentence', () => {
    const head = studyHead(toy, 1)
    expect(readPlayed(head, { ...toy, seed: 'other' }, 1)).toBe('it is the record of another study')
    expect(readPlayed(head, toy, 2)).toBe('it is the record of another study')
    expect(readPlayed(`${head}{}\n`, toy, 1)).toBe('its line 2 is damaged')
  })

  test('its drawings say the same in a sentence, in a table and in the picture', async () => {
    const { study: figures } = await made
    const sheets = sheetsOf(figures, studyWords, 'length')
    expect(sheets.map(({ name }) => name)).toEqual(['seats', 'length', 'openings'])
    const [seats] = sheets
    expect(seats!.cells.map(([name]) => name)).toEqual(['Seat 1', 'Seat 2'])
    const svg = drawnAsText(seats!)
    for (const [name, share] of seats!.cells) {
      expect(seats!.label).toContain(`${name} ${share} (`)
      expect(svg).toContain(`>${name}<`)
      expect(svg).toContain(`>${share}<`)
    }
    expect(svg).toMatch(/^<svg xmlns="[^>]+role="img"[\s\S]+<\/svg>\n$/)
    expect(svg).not.toContain('<style')
    expect(drawnAsText({ ...seats!, label: 'a < b & "c"' })).toContain('a &lt; b &amp; &quot;c&quot;')
  })
})

test('only what the intervals allow is said', async () => {
  const { study: few } = await study({ ...task, games: 2 }, { workers: 0 })
  expect(said(few)[0]).toBe('No difference between the seats that we can see in 2 matches.')
  expect(said(few)).toContain('That it matters who plays cannot be seen in 2 matches.')
  expect(said(few)).toContain('No option makes a difference to the length that we can see in 2 matches.')
})

test('the more figures are looked at, the surer each has to be', () => {
  expect(widthFor(1)).toBeCloseTo(1.96, 2)
  expect(widthFor(20)).toBeCloseTo(3.02, 2)
  const close = { value: 0.3, low: 0.26, high: 0.34 }
  expect([sideOf(close, 0.25), sideOf(close, 0.25, 20), sideOf(close, 0.5, 20)]).toEqual([
    'above',
    null,
    'below',
  ])
})

test('an option is held against the book deal by deal', () => {
  const book = [row(0, 0, 10), row(1, 0, 10), row(2, 1, 10), row(3, 1, 10)]
  const changed = [row(0, 0, 12), row(1, 1, 12), row(2, 1, 12)]
  const { length, seat, otherWinner } = against(book, changed)
  for (const figure of [length.value, length.low, length.high]) expect(figure).toBeCloseTo(0.2, 9)
  expect(seat.value).toBeCloseTo(-1 / 3, 9)
  expect(otherWinner.value).toBeCloseTo(1 / 3, 9)
})

test('of a single value nothing is known; who always wins explains all, who wins by turns nothing', () => {
  expect(estimate([3])).toEqual({ value: 3, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY })
  // Where everybody in a match had it, it says nothing of who wins.
  expect(
    ratio([
      { of: 2, had: 1 },
      { of: 2, had: 1 },
    ]),
  ).toEqual({ value: 0.5, low: 0.5, high: 0.5 })
  const always = Array.from({ length: 40 }, (_, i) =>
    row(i, i % 2, 10, i % 2 === 0 ? ['a', 'b'] : ['b', 'a']),
  )
  expect(skillOf(always).value).toBeCloseTo(1, 9)
  const byTurns = Array.from({ length: 40 }, (_, i) => row(i, i % 2, 10, ['a', 'b']))
  expect(skillOf(byTurns).value).toBeCloseTo(0, 9)
})

test('what is there twice counts once', () => {
  const played = new Played()
  played.add({ kind: 'book' }, [row(0, 0, 10), row(1, 1, 10)])
  played.add({ kind: 'book' }, [row(1, 1, 10)])
  expect(played.size).toBe(2)
})
