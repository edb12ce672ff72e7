import {
  apply,
  applyAside,
  branch,
  check,
  cloneRandom,
  type Game,
  type GameEvent,
  isRefusal,
  type Position,
  type Random,
  type Seats,
  type Tell,
} from '@midden/kernel'
import { type AnyWits, playOn } from '../search/line.ts'
import { untilFor } from './curve.ts'
import type { Moment } from './moments.ts'

/** Does to a position what led to the next one. */
export type Act = (s: Position, tell: Tell<GameEvent>) => Seats

/** Other draws that each draw is held against. */
const OTHERS = 6

/**
 * What the draws of an action gave to each seat, in shares of the win: the position as it came is held against the
 * same action with other draws, everybody going on by the policy up to `until` with the same luck. By its making it is
 * 0 on average, whoever plays and however poor the policy is.
 */
export function luckOf(
  game: Game,
  wits: AnyWits,
  before: Position,
  after: Position,
  act: Act,
  rng: Random,
  until = Number.NEGATIVE_INFINITY,
): number[] {
  const ahead = branch(rng)
  const sharesOf = (s: Position): number[] => {
    s.rng = cloneRandom(ahead)
    return playOn(game, wits, s, cloneRandom(ahead), Math.max(until, wits.horizon(s))).shares
  }
  const luck = sharesOf(game.clone(after))
  for (let i = 0; i < OTHERS; i++) {
    const other = game.clone(before)
    other.rng = branch(rng)
    act(other, null)
    sharesOf(other).forEach((share, seat) => {
      luck[seat]! -= share / OTHERS
    })
  }
  return luck
}

/** The luck of a move of a match, by about so many lines; none where nothing was drawn. */
export function luckAt(
  game: Game,
  wits: AnyWits,
  { position: before }: Moment,
  { position: after, move }: Moment,
  rng: Random,
  lines: number,
  rounds: number,
): number[] {
  const luck = Array.from({ length: after.seats }, () => 0)
  if (move === null) return luck
  const { seat } = move
  const act: Act = (s, tell) => {
    const accepted = check(game, s, seat, move.action)
    if (isRefusal(accepted)) throw new Error(`in a match that was played: ${accepted.reason}`)
    const { action, aside } = accepted
    return aside === null
      ? apply(game, s, seat, action, tell)
      : applyAside(game, s, aside, seat, action, tell)
  }
  const tried = game.clone(before)
  const drawn = tried.rng.d
  act(tried, null)
  if (tried.rng.d === drawn) return luck
  const times = Math.ceil(lines / (OTHERS + 1))
  for (let i = 0; i < times; i++)
    luckOf(game, wits, before, after, act, rng, untilFor(wits, after, rounds)).forEach((share, one) => {
      luck[one]! += share / times
    })
  return luck
}
