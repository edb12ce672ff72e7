import {
  act,
  begin,
  eventsFor,
  type Game,
  isRefusal,
  type Journal,
  type Match,
  type Position,
  type Refusal,
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
  const events: Told[] = []
  const match = begin(game, journal, events)
  if (isRefusal(match)) throw new Error(match.reason)
  const chronicle: Chronicle = { match, told: events.map((event) => ({ move: 0, event })) }
  for (const { seat, action, luck } of journal.moves.slice(0, upTo)) {
    const refused = carryOut(chronicle, seat, action, luck)
    if (refused !== null) throw new Error(`move ${match.journal.moves.length + 1}: ${refused.reason}`)
  }
  return chronicle
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
