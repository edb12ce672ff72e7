import {
  asidesFor,
  eventsFor,
  mayUndo,
  menu,
  rareRights,
  type Told,
  type Viewer,
  waiting,
} from '@midden/kernel'
import {
  type ChatLine,
  diff,
  type MatchPicture,
  type Message,
  type Picture,
  type SeatRow,
  type What,
} from '@midden/protocol'
import { entropyOf } from './advance.ts'
import { clockOut } from './due.ts'
import type { TableEntry } from './entries.ts'
import { commitmentTo } from './luck.ts'
import { type SeatState, seatOf, type TableState } from './state.ts'

/** Kept seats are reserved for their name as far as others can tell. */
export const seatRow = ({ kind, name, bot, away }: SeatState): SeatRow => ({
  kind: kind === 'kept' ? 'reserved' : kind,
  name,
  bot,
  away,
})

function matchPicture(state: TableState, viewer: Viewer): MatchPicture | null {
  const { match, game } = state
  if (match === null) return null
  const { position } = match
  return {
    view: game.view(position, viewer),
    waiting: waiting(game, position, viewer).map((row) => ({
      ...row,
      due: row.optional ? null : clockOut(state, row.seat),
    })),
    menu: viewer === null ? [] : (menu(game, position, viewer) as MatchPicture['menu']),
    rights:
      viewer === null
        ? 0
        : asidesFor(game, position, viewer).flatMap((aside) => aside.offer(position, viewer)).length,
    rare: viewer === null ? [] : (rareRights(game, position, viewer) as MatchPicture['rare']),
    undo:
      viewer !== null && state.status === 'playing' && mayUndo(match, viewer) && state.numbers.at(-1) !== 0,
    moves: match.journal.moves.length,
    outcome: game.outcome(position),
  }
}

/** All that one viewer may know, built up from what it may know. */
export function picture(state: TableState, viewer: Viewer): Picture {
  const { proposal } = state
  return {
    game: state.game.id,
    rules: state.game.rules,
    options: state.options,
    status: state.status,
    listed: state.listed,
    aids: state.aids ?? true,
    hints: state.hints ?? true,
    clock: state.clock,
    pace: state.pace,
    paused: state.paused,
    me: viewer,
    host: seatOf(state, [state.host]),
    seats: state.seats.map(seatRow),
    proposal:
      proposal === null
        ? null
        : {
            version: proposal.version,
            what: proposal.what,
            by: proposal.by,
            seat: proposal.target,
            moves: proposal.moves,
            open: proposal.open,
          },
    fairness: {
      commitment: commitmentTo(state.secret),
      entropy: entropyOf(state),
      secret: state.status === 'over' ? state.secret : null,
    },
    next: state.next,
    match: matchPicture(state, viewer),
  }
}

/** A move's seat is named to those who could know that it was asked. */
function moveFor(before: TableState, seat: number, by: string, viewer: Viewer): What {
  const known =
    viewer === seat || waiting(before.game, before.match!.position, viewer).some((row) => row.seat === seat)
  if (!known) return { kind: 'move' }
  return by === 'bot' || by === 'clock' ? { kind: 'move', seat, by } : { kind: 'move', seat }
}

function whatOf(before: TableState, { body }: TableEntry, viewer: Viewer): What {
  switch (body.kind) {
    case 'move':
      return moveFor(before, body.seat, body.by, viewer)
    case 'undo':
      return { kind: 'undo', seat: body.seat, moves: 1 }
    case 'sit':
    case 'lay':
    case 'away':
    case 'back':
      return { kind: 'seat', seat: body.seat }
    case 'propose':
      return { kind: 'proposal', seat: body.seat }
    case 'answer':
      return { kind: 'answer', seat: body.seat, yes: body.yes }
    case 'resume':
      return { kind: 'clock' }
    case 'say':
      return { kind: 'say', seat: body.seat, name: before.seats[body.seat]!.name ?? '', text: body.text }
    case 'open':
    case 'start':
      return { kind: 'start' }
    case 'rematch':
      return { kind: 'rematch' }
    case 'close':
      return { kind: 'close' }
  }
}

/** One step of a table's journal with all that telling it needs. */
export interface Step {
  before: TableState
  after: TableState
  entry: TableEntry
  events: readonly Told[]
}

/** The news of one step for one viewer, given the picture the viewer has. */
export function news(
  { before, after, entry, events }: Step,
  viewer: Viewer,
  had: Picture,
  has: Picture,
): Message<'news'> {
  return {
    t: 'news',
    table: after.id,
    version: after.version,
    at: entry.at,
    what: whatOf(before, entry, viewer),
    events: eventsFor(events, viewer),
    patch: diff(had, has),
  }
}

/** The table from scratch, without the words of those whom the viewer does not want to read. */
export const whole = (
  state: TableState,
  has: Picture,
  mayRead: (line: ChatLine) => boolean,
): Message<'table'> => ({
  t: 'table',
  table: state.id,
  version: state.version,
  picture: has,
  chat: state.chat.filter(mayRead),
})
