import { consult, Memories } from '@midden/bots'
import {
  type Action,
  apply,
  applyAside,
  begin,
  check,
  firstOf,
  type GameEvent,
  isRefusal,
  type Outcome,
  owing,
  type Position,
  type Seat,
  type Seats,
  seeded,
} from '@midden/kernel'
import type { Line } from './task.ts'

/** No game of ours takes this many decisions. */
const ENDLESS = 100_000

/** The bot that sits here in the game of this number. */
export const botAt = ({ task }: Line, seat: number, number: number): number =>
  task.rotate ? (seat + number) % task.seats : seat

/** Looks on while a game is played. */
export interface Onlooker {
  /** before every decision */
  looks?(s: Position): void
  /** what was decided, the position as it was */
  hears?(s: Position, seat: Seat, action: Action): void
}

export interface OneGame {
  decisions: number
  outcome: Outcome
}

/** Plays the game of this number to its end. Its seed depends on the task and the number alone. */
export function oneGame(line: Line, number: number, onlooker: Onlooker = {}): OneGame {
  const { task, game, bots } = line
  const seed = `${task.seed}/${number}`
  const seats = Array.from({ length: task.seats }, (_, seat) => seat)
  const rememberers = seats.filter((seat) => bots[botAt(line, seat, number)]!.remembers)
  const heard: GameEvent[] = []
  const setUp = { seats: task.seats, options: task.options, seed }
  const match = begin(game, setUp, rememberers.length > 0 ? heard : undefined)
  if (isRefusal(match)) throw new Error(match.reason)
  const s = match.position
  const memories = Memories.begin(game, s, rememberers)
  const tell = memories.isEmpty ? null : (event: GameEvent): void => void heard.push(event)
  const rng = seeded(`${seed}/bots`)
  let decisions = 0
  for (let owed: Seats = owing(game, s); owed !== 0; decisions++) {
    onlooker.looks?.(s)
    if (decisions === ENDLESS) throw new Error(`game ${number} of seed "${task.seed}" does not end`)
    const seat = firstOf(owed)
    const bot = bots[botAt(line, seat, number)]!
    if (tell !== null) memories.hear(heard.splice(0))
    const terms = bot.remembers && { kept: memories.of(seat) }
    const accepted = check(game, s, seat, consult(bot, game, s, seat, rng, terms))
    if (isRefusal(accepted)) throw new Error(`${bot.name} chose what is not offered: ${accepted.reason}`)
    const { action, aside } = accepted
    onlooker.hears?.(s, seat, action)
    owed =
      aside === null ? apply(game, s, seat, action, tell) : applyAside(game, s, aside, seat, action, tell)
  }
  return { decisions, outcome: game.outcome(s)! }
}
