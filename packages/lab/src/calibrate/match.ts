import { type Bot, chancesAt, consult, grade, Memories, momentsOf, playLine, roundsFor } from '@midden/bots'
import {
  type Action,
  act,
  begin,
  below,
  branch,
  cloneRandom,
  firstOf,
  type Game,
  type GameEvent,
  isRefusal,
  type Journal,
  type Move,
  owing,
  type Position,
  type Random,
  seeded,
} from '@midden/kernel'
import { type Lookup, lineUp } from '../simulate/task.ts'

/** Reviews held against what came. Plain data: it goes to worker threads as it is. */
export interface CalibrateTask {
  game: string
  seats: number
  bots: readonly string[]
  games: number
  seed: string
  /** lines for a chance and for a grade */
  lines: number
}

/** The matches from one number up to (not with) another. */
export interface CalibrateJob {
  calibrate: CalibrateTask
  from: number
  to: number
}

/** A chance that was stated, and the share of the win that came. */
export interface Stated {
  chance: number
  share: number
}

/** A decision by its grade, and what the better answer won more when both were played out. */
export interface Graded {
  label: 'best' | 'fine' | 'costly' | 'gift'
  loss: number
  proved: number
}

export interface Checked {
  stated: Stated[]
  graded: Graded[]
}

/** Steps of a match that are stated, and decisions that are graded. */
const STEPS = 4
const DECISIONS = 4
/** How often both answers are played out. */
const PLAYED_OUT = 24

function played(game: Game, bots: readonly Bot[], seed: string): Journal {
  const heard: GameEvent[] = []
  const match = begin(game, { seats: bots.length, seed }, heard)
  if (isRefusal(match)) throw new Error(match.reason)
  const rng = seeded(`${seed}/bots`)
  const memories = Memories.begin(game, match.position, [...bots.keys()])
  for (let owed = owing(game, match.position); owed !== 0; owed = owing(game, match.position)) {
    memories.hear(heard.splice(0))
    const seat = firstOf(owed)
    const action = consult(bots[seat]!, game, match.position, seat, rng, { kept: memories.of(seat) })
    act(match, seat, action, heard)
  }
  return match.journal as Journal
}

/** What an answer wins where it is played at the very table, with other luck, everybody going on by the policy. */
function won(game: Game, from: Position, { seat, action }: Move, luck: Random): number {
  const s = game.clone(from)
  s.rng = cloneRandom(luck)
  return playLine(game, game.wits!, s, seat, action, cloneRandom(luck), Number.POSITIVE_INFINITY).shares[
    seat
  ]!
}

/** How much more the better answer of a decision wins than the one played, both played out with the same luck. */
function provedBy(game: Game, from: Position, move: Move, better: Action, rng: Random): number {
  let sum = 0
  for (let i = 0; i < PLAYED_OUT; i++) {
    const luck = branch(rng)
    sum += won(game, from, { ...move, action: better }, luck) - won(game, from, move, luck)
  }
  return sum / PLAYED_OUT
}

/** In a worker thread: plays the matches of a job, and holds what a review would say against what came. */
export function checkedIn({ calibrate: task, from, to }: CalibrateJob, lookup: Lookup): Checked {
  const checked: Checked = { stated: [], graded: [] }
  for (let number = from; number < to; number++) {
    const { game, bots } = lineUp({ ...task, rotate: false }, lookup)
    const { wits } = game
    if (wits === undefined) throw new Error(`${game.title} has nothing to weigh a match by`)
    const seed = `${task.seed}/${number}`
    const turned = bots.map((_, seat) => bots[(seat + number) % bots.length]!)
    const moments = momentsOf(game, played(game, turned, seed))
    const moves = moments.length - 1
    const shares = chancesAt(game, wits, moments[moves]!, seeded(seed), 1, 1).chance
    const rng = seeded(`${seed}/look`)
    const rounds = roundsFor(moves)
    for (let i = 0; i < STEPS; i++) {
      const moment = moments[below(rng, moves, 'step')]!
      const { chance } = chancesAt(game, wits, moment, branch(rng), task.lines, rounds)
      checked.stated.push(...chance.map((one, seat) => ({ chance: one, share: shares[seat]! })))
    }
    for (let i = 0; i < DECISIONS; i++) {
      const at = below(rng, moves, 'decision')
      const [before, { move }] = [moments[at]!, moments[at + 1]!]
      const graded = grade(game, wits, before, move!, branch(rng), task.lines)
      if (graded === null) continue
      const { label, loss, best } = graded
      const proved = loss > 0 ? provedBy(game, before.position, move!, best.action, rng) : 0
      checked.graded.push({ label, loss, proved })
    }
  }
  return checked
}
