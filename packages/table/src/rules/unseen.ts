import { eventsFor, type GameEvent, type Position, type Seat, type Viewer, waiting } from '@midden/kernel'
import type { PlayerCommand, Who } from './commands.ts'
import type { EntryBody, TableEntry } from './entries.ts'
import { change } from './patch.ts'
import { type Proposal, seatOf, type TableState } from './state.ts'

/**
 * An entry by which nothing changes in the eyes of some: a hidden answer, an edit of a plan that nobody else sees.
 * They are told nothing of it, not even that it was, and count entries and moves without it.
 */
export interface Unseen {
  version: number
  seat: Seat
  /** the place of the move among those that stand; null for one that was taken back, and for that it was */
  move: number | null
  /** whose eyes: a bit for each seat, and one above them for spectators */
  by: number
}

type Unseeing = Pick<TableState, 'unseen' | 'seats'>

const bitOf = ({ seats }: Unseeing, viewer: Viewer): number => 1 << (viewer ?? seats.length)

const missedBy = (state: Unseeing, viewer: Viewer): Unseen[] => {
  const bit = bitOf(state, viewer)
  return state.unseen.filter(({ by }) => (by & bit) !== 0)
}

/** The number that an entry of the journal (left out: the newest) has for a viewer. */
export const seenVersion = (state: TableState, viewer: Viewer, version = state.version): number =>
  version - missedBy(state, viewer).filter((entry) => entry.version <= version).length

/** From which seat somebody looks at the table, or as a spectator. */
export const eyesOf = (state: TableState, { ids, eyes }: Pick<Who, 'ids' | 'eyes'>): Viewer =>
  seatOf(state, ids, eyes?.as) ?? seatOf(state, ids)

/** The entry that a viewer's number stands for; `rest`: and those after it that it did not see. */
export const journalVersion = (state: TableState, viewer: Viewer, seen: number, rest: 0 | 1 = 0): number =>
  missedBy(state, viewer).reduce((at, { version }) => (version <= at + rest ? at + 1 : at), seen)

/** A command of somebody who counts versions as it sees them, as the journal counts. */
export function inJournal(state: TableState, viewer: Viewer, command: PlayerCommand): PlayerCommand {
  if ('seen' in command) return { ...command, seen: journalVersion(state, viewer, command.seen, 1) }
  return command.t === 'answer'
    ? { ...command, proposal: journalVersion(state, viewer, command.proposal) }
    : command
}

/** Does the newest entry say nothing to this viewer? */
export const isUnseen = (state: TableState, viewer: Viewer): boolean => {
  const last = state.unseen.at(-1)
  return last?.version === state.version && (last.by & bitOf(state, viewer)) !== 0
}

/** How many of the first moves that stand a viewer has seen. */
export function seenMoves(state: TableState, viewer: Viewer): (moves: number) => number {
  const bit = bitOf(state, viewer)
  const missed = state.unseen.filter(({ by, move }) => (by & bit) !== 0 && move !== null)
  return (moves) => moves - missed.filter(({ move }) => move! < moves).length
}

/** Who is asked is looked at first: that is short, and mostly tells. */
const looksAlike = (before: TableState, after: TableState, viewer: Viewer): boolean => {
  const isSame = <T>(shown: (game: TableState['game'], position: Position) => T): boolean => {
    const had = shown(before.game, before.match!.position)
    return change(had, shown(after.game, after.match!.position)).value === had
  }
  return (
    isSame((game, position) => waiting(game, position, viewer)) &&
    isSame((game, position) => game.view(position, viewer))
  )
}

/** In whose eyes a move changes nothing, a bit each. */
function unseenMove(before: TableState, after: TableState, seat: Seat, events: readonly GameEvent[]): number {
  let by = 0
  for (const viewer of [...before.seats.keys(), null])
    if (viewer !== seat && eventsFor(events, viewer).length === 0 && looksAlike(before, after, viewer))
      by |= bitOf(before, viewer)
  return by
}

/** In whose eyes an entry that leaves the step of the game where it was changes nothing. */
export function unseenBy(
  before: TableState,
  after: TableState,
  body: EntryBody,
  events: readonly GameEvent[],
): number {
  if (body.kind === 'move') return unseenMove(before, after, body.seat, events)
  const last = before.numbers.length - 1
  return body.kind === 'undo' ? (before.unseen.find(({ move }) => move === last)?.by ?? 0) : 0
}

/** Everybody's eyes but those of one seat, a bit each. */
export const eyesBut = ({ seats }: TableState, seat: Seat): number =>
  ((1 << (seats.length + 1)) - 1) & ~(1 << seat)

/** What others asked for goes on; what is to be taken back is as far back as it was. */
const stillProposed = (proposal: Proposal | null, more: 1 | -1): Proposal | null =>
  proposal?.what === 'undo' ? { ...proposal, moves: proposal.moves + more } : proposal

/** The table after an entry that some do not see: all that they see beside the game is as it was. */
export function undisturbed(
  before: TableState,
  after: TableState,
  { version, body }: TableEntry,
  by: number,
): TableState {
  if (body.kind !== 'move' && body.kind !== 'undo') return after
  const isMove = body.kind === 'move'
  const move = isMove ? before.numbers.length : null
  return {
    ...after,
    seats: before.seats,
    stirred: before.stirred,
    proposal: stillProposed(before.proposal, isMove ? 1 : -1),
    unseen: [...after.unseen, { version, seat: body.seat, move, by }],
  }
}
