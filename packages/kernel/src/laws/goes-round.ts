import type { GameEvent } from '../events.ts'
import type { Frame, Position } from '../frames.ts'
import type { View, WholeGame } from '../game.ts'
import type { Seats } from '../seats.ts'
import { owing, question } from '../settle.ts'
import { must } from './broken.ts'

/** The seats that were put a question so far, frame by frame and step by step. */
export type Round = WeakMap<Frame, Record<string, Seats>>

/**
 * A bid in a round of bids is given in competition. Nothing in a position shows whether it may be taken back as long
 * as nobody has seen more, so the game says it.
 */
export function saysWhetherFinal<
  S extends Position,
  V extends View,
  O,
  E extends GameEvent,
  C extends string,
>(game: WholeGame<S, V, O, E, C>, s: S, round: Round): void {
  const ask = question(game, s)
  if (ask === undefined || ask.sealed === true || ask.final !== undefined) return
  const frame: Frame = s.stack[s.stack.length - 1]!
  const asked = round.get(frame) ?? {}
  const seats = (asked[ask.name] ?? 0) | owing(game, s)
  asked[ask.name] = seats
  round.set(frame, asked)
  must(
    (seats & (seats - 1)) === 0,
    'a question put to several says whether an answer is final',
    `"${ask.name}" of ${frame.at}`,
  )
}
