import { botByName, consult, grade, momentsOf, type Review, reviewing } from '@midden/bots'
import { gameById } from '@midden/games'
import {
  act,
  begin,
  type Game,
  isRefusal,
  type Journal,
  owing,
  seatsIn,
  seeded,
  type WholeGame,
} from '@midden/kernel'
import { describe, expect, test } from 'vitest'

/** A match between bots of these names, one a seat. */
function matchOf(id: string, names: readonly string[], seed: string): { game: Game; journal: Journal } {
  const game: Game = gameById(id)!
  const match = begin(game, { seats: names.length, seed })
  if (isRefusal(match)) throw new Error(match.reason)
  const rng = seeded(seed)
  for (let owed = owing(game, match.position); owed !== 0; owed = owing(game, match.position)) {
    const seat = seatsIn(owed)[0]!
    act(match, seat, consult(botByName(names[seat]!)!, game, match.position, seat, rng))
  }
  return { game, journal: match.journal as Journal }
}

function reviewOf(
  { game, journal }: { game: Game; journal: Journal },
  lines = 24,
  stop = Number.POSITIVE_INFINITY,
) {
  const work = reviewing(game, { journal, lines, stepLines: 6, seed: 'review' })
  let next = work.next()
  for (let n = 0; next.done !== true && n < stop; n++) next = work.next()
  return next
}

const wholeReview = (match: { game: Game; journal: Journal }, lines?: number): Review => {
  const end = reviewOf(match, lines)
  if (end.done !== true) throw new Error('not done')
  return end.value
}

const MATCHES = [
  ['pan', ['gus', 'flap', 'random']],
  ['waste', ['gus', 'random']],
  ['industrial-waste', ['gus', 'random']],
] as const

describe.each(MATCHES)('a review of %s', (id, names) => {
  const match = matchOf(id, names, 'a match')
  const review = wholeReview(match)

  test('has a chance for every seat at every step, and ends with how it ended', () => {
    expect(review.steps).toHaveLength(match.journal.moves.length + 1)
    for (const { chance, low, high, pass } of review.steps) {
      expect(pass).toBe(2)
      expect(chance.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
      chance.forEach((share, seat) => {
        expect(low[seat]).toBeLessThanOrEqual(share)
        expect(high[seat]).toBeGreaterThanOrEqual(share)
      })
    }
    const { low, chance } = review.steps.at(-1)!
    expect(low).toEqual(chance)
    expect(chance.every((share) => share === 0 || share === 1 || share === 1 / 2 || share === 1 / 3)).toBe(
      true,
    )
  })

  test('tells luck and choices apart in sums that add up', () => {
    for (const { start, draw, theirs, yours, end } of review.splits)
      expect(start + draw + theirs - yours).toBeCloseTo(end, 9)
  })

  test('counts as a loss only what is beyond doubt, and says what was better', () => {
    expect(review.decisions.length).toBeGreaterThan(0)
    for (const { loss, error, label, best, words, reason, effect, seat } of review.decisions) {
      expect(words).not.toBe('')
      expect(loss === 0 ? ['best', 'fine'] : ['fine', 'costly', 'gift']).toContain(label)
      expect(loss === 0 || loss > 2.4 * error).toBe(true)
      expect(reason === null).toBe(loss === 0)
      if (loss === 0) continue
      expect(best.words).not.toBe(words)
      expect(effect[seat]).toBeCloseTo(-loss, 9)
    }
  })

  test('is the same again', () => {
    expect(wholeReview(match)).toEqual(review)
  })
})

test('a first look at all of it comes first, and a review that is paused goes on', () => {
  const match = matchOf('waste', ['gus', 'random'], 'paused')
  const { length } = match.journal.moves
  const work = reviewing(match.game, { journal: match.journal, lines: 16, stepLines: 6, seed: 'review' })
  const early: number[] = []
  for (let i = 0; i <= length; i++) {
    const { value } = work.next()
    early.push((value as { review: Review }).review.steps.length)
  }
  expect(early).toEqual(Array.from({ length: length + 1 }, (_, i) => i + 1))
  const dones: number[] = []
  let last: Review | null = null
  for (let next = work.next(); ; next = work.next()) {
    if (next.done === true) {
      last = next.value
      break
    }
    dones.push(next.value.done / next.value.total)
  }
  expect(dones.at(-1)).toBe(1)
  expect(last).toEqual(wholeReview(match, 16))
})

test('whoever plays anything keeps less of the chance within reach than whoever follows the policy', () => {
  const kept = [0, 0]
  for (const seed of ['a', 'b', 'c', 'd'])
    for (const [seat, { value }] of wholeReview(
      matchOf('waste', ['gus', 'random'], seed),
      48,
    ).accuracy.entries())
      kept[seat]! += value / 4
  expect(kept[0]).toBeGreaterThan(0.9)
  expect(kept[1]).toBeLessThan(kept[0]! - 0.02)
})

test('what a seat could not know is not held against it: with other hidden cards its grades are the same', () => {
  for (const id of ['pan', 'waste', 'industrial-waste']) {
    const game = gameById(id) as WholeGame
    const { journal } = matchOf(game.id, ['gus', 'random', 'random'], 'unknowing')
    const moments = momentsOf(game, journal)
    const wits = game.wits!
    let graded = 0
    for (let i = 0; i < Math.min(24, moments.length - 1); i += 3) {
      const { position, memories } = moments[i]!
      const move = moments[i + 1]!.move!
      const other = game.clone(position)
      game.rehide(other, move.seat, seeded(`other ${i}`))
      const gradeIn = (at: typeof position) =>
        grade(game, wits, { move: null, position: at, memories }, move, seeded('same'), 24)
      const here = gradeIn(position)
      expect(gradeIn(other)).toEqual(here)
      if (here !== null) graded++
    }
    expect(graded).toBeGreaterThan(0)
  }
})
