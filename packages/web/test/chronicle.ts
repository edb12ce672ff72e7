import {
  act,
  begin,
  type Game,
  type GameEvent,
  isRefusal,
  type Journal,
  type Refusal,
  replay,
  type Seat,
  type Viewer,
} from '@midden/kernel'
import type { StoryLine } from '@midden/table'
import { type Chronicle, momentOf, tableOf } from '../src/link/chronicle.ts'
import type { Sitter, TableView } from '../src/link/table-link.ts'

/** A match that is played on by a test, with what was told of it. */
export interface Played extends Chronicle {
  told: StoryLine[]
}

/** A match just dealt. */
export function dealt(game: Game, seats: number, seed: string, options: object = {}): Played {
  const events: GameEvent[] = []
  const match = begin(game, { seats, seed, options }, events)
  if (isRefusal(match)) throw new Error(match.reason)
  return { match, told: events.map((event) => ({ move: 0, event })) }
}

/** The match a journal tells, up to a number of moves. */
export function retell(game: Game, journal: Journal, upTo = journal.moves.length): Played {
  const told: StoryLine[] = []
  const listen = (
    { journal: { moves } }: Chronicle['match'],
    _: unknown,
    events: readonly GameEvent[],
  ): void => {
    for (const event of events) told.push({ move: moves.length, event })
  }
  return { match: replay(game, journal, upTo, listen, true), told }
}

export function carryOut({ match, told }: Played, seat: Seat, action: unknown): Refusal | null {
  const events: GameEvent[] = []
  const refused = act(match, seat, action, events)
  for (const event of events) told.push({ move: match.journal.moves.length, event })
  return refused
}

const tables = new WeakMap<Played, ReturnType<typeof tableOf>>()

/** What one pair of eyes sees of it now. */
export function look(played: Played, viewer: Viewer, sitters: readonly Sitter[], seenTo: number): TableView {
  const { match } = played
  const table = tables.get(played) ?? tableOf(match.game, { ...match.journal, moves: [] })
  tables.set(played, table)
  return momentOf(table, played, viewer, sitters, seenTo)
}
