import './page.ts'
import type { Decision, Split, Turn } from '@midden/bots'
import { industrialWaste } from '@midden/industrial-waste'
import { act, begin, firstOf, type Game, isRefusal, offers, owing, seeded } from '@midden/kernel'
import { pan } from '@midden/pan'
import { expect, test } from 'vitest'
import { plain } from '../src/games/plain/face.tsx'
import type { Match } from '../src/review/match.ts'
import { apart, closelyTo } from '../src/review/plot.ts'
import { timeLeft } from '../src/review/progress.tsx'
import { reasonOf } from '../src/review/reason.ts'
import { stretches, type Told, taleOf } from '../src/review/tale.ts'
import { en } from '../src/review/text/en.ts'
import { fr } from '../src/review/text/fr.ts'
import { headingOf, sentencesOf } from '../src/review/verdict.ts'

const sitters = ['Ana', 'Ben', 'Cleo'].map((name, seat) => ({ name, seat, kind: 'bot' as const }))
const told = (round: string, words = ''): Told => ({ round, phase: 'draft', actor: 1, words })

test('the heading says who won, in the words of the game where it has some', () => {
  const says = (ranking: number[][], me: number | null, title?: string) =>
    headingOf(en, {
      outcome: { ranking, scores: null, breakdown: null },
      me,
      sitters,
      verdict: title === undefined ? null : { title },
    })
  expect(says([[0], [1]], 0)).toBe('You won')
  expect(says([[1], [0]], 0)).toBe('Ben won')
  expect(says([[0, 1]], 0)).toBe('The win was shared')
  expect(says([[0], [1]], 0, 'You won, on value')).toBe('You won, on value')
})

test('the sentence says what decided it, and where it turned', () => {
  const steps = [0.5, 0.2].map((mine) => ({ chance: [mine, 1 - mine] }))
  const says = (split: Partial<Split>, turns: Turn[] = [], pending: number[] = []) =>
    sentencesOf(
      en,
      { sitters, tale: [told('1'), told('1', 'Keep Food')] },
      {
        splits: [{ draw: 0, rest: 0, theirs: 0, yours: 0, ...split } as Split],
        steps: steps as never,
        pending,
      },
      turns,
      0,
    )
  expect(says({ draw: 0.4, theirs: 0.1 })).toBe(en.mostlyLuck)
  expect(says({ draw: 0.1, yours: 0.6 })).toBe(en.mostlyChoices)
  expect(says({ draw: 0.2, yours: 0.2 })).toBe(en.even)
  expect(says({ draw: 0.4 }, [], [1])).toBe('')
  const turn = { step: 1, seat: 0, change: -0.3 }
  expect(says({ draw: 0.4 }, [{ ...turn, by: 1 }])).toBe(
    `${en.mostlyLuck} It turned most at “Ben: Keep Food” (50 to 20).`,
  )
  expect(says({ draw: 0.4 }, [{ ...turn, by: null }])).toContain('“The draw”')
})

const slip = (points: number[], isPolicy = true, seat = 0) =>
  ({ seat, loss: 0.09, reason: { points, lines: 120, isPolicy, clauses: [] } }) as unknown as Decision
const match = (scores: number[] | null) =>
  ({ sitters, me: 0, outcome: { ranking: [[0], [1], [2]], scores, breakdown: null } }) as unknown as Match

test('a reason tells what the better answer brings to whom, and what the game says of it', () => {
  const scored = match([9, 8, 7])
  const why = reasonOf(en, scored, slip([3.4, -0.2, -2.13]), 'It takes the last Metal.')
  expect(why).toBe(
    'It takes the last Metal. It brings you 3.4 points more by the end, Cleo 2.1 points less. On the same deals it wins 9 more matches of 100.',
  )
  expect(reasonOf(en, scored, slip([3.4, 0, 0], false), 'It takes the last Metal.')).toBe(
    'It brings you 3.4 points more by the end. On the same deals it wins 9 more matches of 100.',
  )
  expect(reasonOf(en, scored, slip([0, 1, 0], true, 1), null)).toContain('It brings Ben 1.0 point more')
  expect(reasonOf(en, match(null), slip([0.2, -0.1, -0.1]), null)).toBe(en.wins(0.09))
})

test('a reason has at most 35 words, all of its sentences whole, and never speaks of a search', () => {
  const long = `Worth about 2.5 points in your station. ${'One more word and another and another and one more. '.repeat(4)}`
  for (const t of [en, fr])
    for (const because of [null, long, 'Short.', `${'word '.repeat(40)}.`]) {
      const why = reasonOf(t, match([1, 2, 3]), slip([3.4, -0.2, -2.1]), because)
      expect(why.split(/\s+/).length).toBeLessThanOrEqual(35)
      expect(why).toMatch(/\.$/)
      expect(why).not.toMatch(/search|line|iteration|Monte/i)
    }
  expect(reasonOf(en, match([1, 2, 3]), slip([3.4, 0, 0]), long)).toMatch(
    /^Worth about 2\.5 points in your station\. /,
  )
})

test.each([pan as Game, industrialWaste as Game])(
  'every step of $title is told, each move with who made it and what it was',
  (game) => {
    const match = begin(game, { seats: 3, seed: 'tale' })
    if (isRefusal(match)) throw new Error(match.reason)
    const words: string[] = []
    for (let owed = owing(game, match.position); owed !== 0; owed = owing(game, match.position)) {
      const seat = firstOf(owed)
      const view = game.view(match.position, seat)
      const action = game.sense(view, seat, offers(game, match.position, seat), seeded('tale'))
      words.push(`${seat} ${game.words.action(view, action)}`)
      act(match, seat, action)
    }
    const tale = taleOf(game, plain, match.journal)
    expect(tale[0]).toEqual({ round: '', phase: '', actor: null, words: '' })
    expect(tale.slice(1).map(({ actor, words }) => `${actor} ${words}`)).toEqual(words)
  },
)

test('the time left is told in steps nobody has to watch', () => {
  expect([1, 38, 121, 290].map((seconds) => timeLeft(en, seconds))).toEqual([
    'about 5 seconds more',
    'about 40 seconds more',
    'about 2 minutes more',
    'about 5 minutes more',
  ])
  expect(timeLeft(en, null)).toBe('')
})

test('names that would lie on each other are pushed apart, in their order and within the field', () => {
  const tops = apart([0.9, 0.95, 0.1, 0.97], 0.13, 1)
  expect(tops[2]).toBe(0.1)
  expect(tops.map((top) => Math.round(top * 100))).toEqual([74, 87, 10, 100])
  expect(apart([], 1, 1)).toEqual([])
})

test('the curve says from where on it is a first look, and rounds are told once', () => {
  const steps = (passes: number[]) => passes.map((pass) => ({ pass })) as never
  expect([closelyTo(steps([2, 2, 2])), closelyTo(steps([2, 2, 1])), closelyTo(steps([1, 1]))]).toEqual([
    2, 1, 0,
  ])
  const tale = [told('1'), told('1'), told('2'), told('1')]
  expect(stretches(tale, ({ round }) => round)).toEqual([
    { from: 0, to: 1, name: '1' },
    { from: 2, to: 2, name: '2' },
    { from: 3, to: 3, name: '1' },
  ])
})
