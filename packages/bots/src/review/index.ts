import { type Game, seeded } from '@midden/kernel'
import { chancesAt } from './curve.ts'
import { grade } from './grade.ts'
import { luckAt } from './luck.ts'
import { momentsOf } from './moments.ts'
import { accuracyOf, splitFor, tellApart, turnsOf } from './sums.ts'
import type { Decision, Review, Step, Terms } from './types.ts'

/** Matches of more moves than this have lines that are cut at the end of a round. */
const LONG = 240
/** Rounds that the lines of a match of so many moves go on. */
export const roundsFor = (moves: number): number => (moves > LONG ? 1 : Number.POSITIVE_INFINITY)
/** Lines of the first look. */
const FIRST = 6

export interface Progress {
  done: number
  total: number
  /** what is there so far, to be read until the next step */
  review: Review
}

function summed(review: Review, seat: number | undefined): void {
  const { steps, decisions } = review
  decisions.sort((a, b) => a.step - b.step)
  tellApart(steps)
  review.turns = turnsOf(steps, decisions, seat)
  const seats = Array.from({ length: review.seats }, (_, one) => one)
  review.splits = seats.map((one) => splitFor(steps, decisions, one))
  review.accuracy = seats.map((one) => accuracyOf(decisions, one))
}

/**
 * Weighs a match: a first look at all of it, then its decisions, the largest swings first, then the curve once more and
 * closely. Every part has draws of its own, so the same terms give the same review wherever it was paused.
 */
export function* reviewing(game: Game, terms: Terms): Generator<Progress, Review> {
  const { wits } = game
  if (wits === undefined) throw new Error(`${game.title} has nothing to weigh a match by`)
  const { journal, lines, stepLines, seed, seat } = terms
  const moments = momentsOf(game, journal)
  const moves = moments.length - 1
  const rounds = roundsFor(moves)
  const review: Review = {
    game: game.id,
    edition: game.rules,
    seats: journal.seats,
    steps: [],
    decisions: [],
    turns: [],
    splits: [],
    accuracy: [],
  }
  const total = 2 * moments.length + moves
  let done = 0
  const tell = (): Progress => {
    if (review.steps.length === moments.length) summed(review, seat)
    return { done: ++done, total, review }
  }

  const nothing = Array.from({ length: journal.seats }, () => 0)
  const luckTo = (index: number): number[] =>
    luckAt(
      game,
      wits,
      moments[index - 1] ?? moments[0]!,
      moments[index]!,
      seeded(`${seed}/luck/${index}`),
      stepLines,
      rounds,
    )
  const look = (index: number, pass: 1 | 2): Step => ({
    index,
    actor: moments[index]!.move?.seat ?? null,
    pass,
    luck: pass === 1 ? nothing : luckTo(index),
    skill: nothing,
    ...chancesAt(
      game,
      wits,
      moments[index]!,
      seeded(`${seed}/step/${index}`),
      pass === 1 ? Math.min(FIRST, stepLines) : stepLines,
      rounds,
    ),
  })
  for (let index = 0; index < moments.length; index++) {
    review.steps.push(look(index, 1))
    yield tell()
  }
  const swing = (i: number): number =>
    Math.max(...review.steps[i + 1]!.chance.map((now, one) => Math.abs(now - review.steps[i]!.chance[one]!)))
  for (const i of Array.from({ length: moves }, (_, i) => i).sort((a, b) => swing(b) - swing(a))) {
    const { move } = moments[i + 1]!
    const graded = grade(game, wits, moments[i]!, move!, seeded(`${seed}/decision/${i}`), lines)
    if (graded !== null) review.decisions.push({ step: i + 1, ...graded } satisfies Decision)
    yield tell()
  }
  for (let index = 0; index < moments.length; index++) {
    review.steps[index] = look(index, 2)
    yield tell()
  }
  summed(review, seat)
  return review
}
