import {
  act,
  eventsFor,
  type Game,
  type Journal,
  type Match,
  type Position,
  type Refusal,
  replay,
  type Seat,
  type Told,
  undo,
  type View,
  type Viewer,
} from '@midden/kernel'
import type { Line } from './table-link.ts'

/** A match together with everything that was told of it, for all eyes. */
export interface Chronicle {
  match: Match<Position, View, object, Told, string>
  told: Line[]
}

/** The match a journal tells, up to a number of moves, with its events. A journal that does not fit throws. */
export function retell(game: Game, journal: Journal, upTo = journal.moves.length): Chronicle {
  if (journal.rules !== game.rules)
    throw new Error(
      `it was played by rules ${journal.rules} of ${game.title}, and these are rules ${game.rules}`,
    )
  const told: Line[] = []
  const match = replay(
    game,
    journal,
    upTo,
    ({ journal: { moves } }, _move, events) => {
      for (const event of events) told.push({ move: moves.length, event })
    },
    true,
  )
  return { match, told }
}

/** Plays one action and writes down what it did. A refused one changes nothing. */
export function carryOut(chronicle: Chronicle, seat: Seat, action: unknown, luck?: string): Refusal | null {
  const { match, told } = chronicle
  const events: Told[] = []
  const refused =
    luck === undefined ? act(match, seat, action, events) : act(match, seat, action, events, luck)
  const move = match.journal.moves.length
  if (refused === null) for (const event of events) told.push({ move, event })
  return refused
}

/** Takes the last move back, which must be one of the free ones. */
export function takeBack(chronicle: Chronicle): void {
  undo(chronicle.match, 1)
  const { length } = chronicle.match.journal.moves
  chronicle.told = chronicle.told.filter(({ move }) => move <= length)
}

/** What this viewer was told. */
export const storyFor = (told: readonly Line[], viewer: Viewer): Line[] =>
  told.flatMap(({ move, event }) => eventsFor([event], viewer).map((seen) => ({ move, event: seen })))
