import { type Game, seeded } from '@midden/kernel'
import { chancesAt } from './curve.ts'
import { grade, isDecision } from './grade.ts'
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
  /** lines that were played, and all that will be, about; without what was there earlier */
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

const isWeighed = ({ decisions }: Review, step: number): boolean => decisions.some((one) => one.step === step)

/**
 * Weighs a match: a first look at all of it, then its decisions, the largest swings first, then the curve once more and
 * closely. Every part has draws of its own, so the same terms give the same review wherever it was paused or stopped.
 */
export function* reviewing(game: Game, terms: Terms): Generator<Progress, Review> {
  const { wits } = game
  if (wits === undefined) throw new Error(`${game.title} has nothing to weigh a match by`)
  const { journal, lines, stepLines, seed, seat, earlier } = terms
  const moments = momentsOf(game, journal)
  const moves = moments.length - 1
  const rounds = roundsFor(moves)
  const review: Review = {
    game: game.id,
    edition: game.rules,
    seats: journal.seats,
    steps: [...(earlier?.steps ?? [])],
    decisions: [...(earlier?.decisions ?? [])],
    pending: [],
    turns: [],
    splits: [],
    accuracy: [],
  }
  const costs = { first: Math.min(FIRST, stepLines), closer: 2 * stepLines }
  let total = moments.length * (costs.first + costs.closer) + moves * lines
  let done = 0
  const tell = (cost: number, isAnew: boolean): Progress => {
    if (isAnew) done += cost
    else total -= cost
    if (review.steps.length === moments.length) summed(review, seat)
    return { done, total, review }
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
      pass === 1 ? costs.first : stepLines,
      rounds,
    ),
  })
  for (let index = 0; index < moments.length; index++) {
    const isAnew = review.steps[index] === undefined
    if (isAnew) review.steps[index] = look(index, 1)
    yield tell(costs.first, isAnew)
  }
  const open = review.steps.flatMap(({ index }) =>
    index > 0 &&
    isDecision(game, wits, moments[index - 1]!, moments[index]!.move!, seeded(`${seed}/decision/${index}`))
      ? [index]
      : [],
  )
  total -= (moves - open.length) * lines
  const swing = (step: number): number =>
    Math.max(
      ...review.steps[step]!.chance.map((now, one) => Math.abs(now - review.steps[step - 1]!.chance[one]!)),
    )
  review.pending = open.filter((step) => !isWeighed(review, step)).sort((a, b) => swing(b) - swing(a))
  yield tell((open.length - review.pending.length) * lines, false)
  for (let step = review.pending[0]; step !== undefined; step = review.pending[0]) {
    const graded = grade(
      game,
      wits,
      moments[step - 1]!,
      moments[step]!.move!,
      seeded(`${seed}/decision/${step}`),
      lines,
    )
    if (graded !== null) review.decisions.push({ step, ...graded } satisfies Decision)
    review.pending.shift()
    yield tell(lines, true)
  }
  for (let index = 0; index < moments.length; index++) {
    const isAnew = review.steps[index]!.pass === 1
    if (isAnew) review.steps[index] = look(index, 2)
    yield tell(costs.closer, isAnew)
  }
  summed(review, seat)
  return review
}
