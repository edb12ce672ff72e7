import { asidesFor, has, offers, owing, rareRights, type Seat, type Viewer, waiting } from '@midden/kernel'
import { entropyOf, sharesOf } from './advance.ts'
import { undoFor } from './consent.ts'
import { beginDue, clockOut } from './due.ts'
import { type SeatState, seatOf, seatsOf, type TableState } from './state.ts'
import type {
  ChatLine,
  MatchPicture,
  OwnPicture,
  Picture,
  ProposalRow,
  QuestionRow,
  SeatRow,
  SharedPicture,
  Undo,
  WaitingRow,
  WholeTable,
} from './types.ts'
import { seenMoves, seenVersion } from './unseen.ts'

/** Kept seats are reserved for their name as far as others can tell. */
export const seatRow = ({ kind, name, bot, away }: SeatState): SeatRow => ({
  kind: kind === 'kept' ? 'reserved' : kind,
  name,
  bot,
  away,
})

/** The question as far as the list of those who are waited for tells of it; the viewer's own before all others. */
function questionIn(rows: readonly WaitingRow[], viewer: Viewer): QuestionRow | null {
  const asked = rows.filter(({ optional }) => !optional)
  const first = asked.find(({ seat }) => seat === viewer) ?? asked[0]
  if (first === undefined) return null
  const { decision, clause } = first
  return { decision, clause, seats: asked.map(({ seat }) => seat) }
}

type Doing = Pick<MatchPicture, 'menu' | 'rights' | 'rare' | 'barred'>
const NOTHING: Doing = { menu: [], rights: [], rare: [], barred: [] }

/** All that a seat may do now, and what it might miss among it. */
function doingOf(
  { match, game }: Pick<TableState, 'match' | 'game'>,
  seat: Seat,
  view: MatchPicture['view'],
): Doing {
  if (match === null) return NOTHING
  const { position } = match
  const menu = has(owing(game, position), seat) ? offers(game, position, seat) : []
  const rights = asidesFor(game, position, seat).flatMap((aside) => aside.offer(position, seat))
  return {
    menu,
    rights,
    rare: rareRights(game, position, seat),
    barred: menu.length + rights.length === 0 ? [] : game.barred(view, seat),
  }
}

function matchPicture(state: TableState, viewer: Viewer): MatchPicture | null {
  const { match, game } = state
  if (match === null) return null
  const { position } = match
  const view = game.view(position, viewer)
  const rows = waiting(game, position, viewer).map((row) => ({
    ...row,
    due: row.optional ? null : clockOut(state, row.seat),
  }))
  return {
    view,
    waiting: rows,
    question: questionIn(rows, viewer),
    // While a bot plays a seat, its owner can only look on.
    ...(viewer === null || state.seats[viewer]!.away ? NOTHING : doingOf(state, viewer, view)),
    undo: viewer === null ? { kind: 'no', why: 'none' } : undoShown(state, viewer),
    moves: seenMoves(state, viewer)(match.journal.moves.length),
    outcome: game.outcome(position),
  }
}

/** What is to be taken back, as many moves of it as the viewer has seen. */
const shownMoves = (state: TableState, viewer: Viewer, moves: number): number => {
  const seen = seenMoves(state, viewer)
  const all = state.numbers.length
  return Math.max(Math.min(moves, 1), seen(all) - seen(all - moves))
}

function undoShown(state: TableState, seat: Seat): Undo {
  const undo = undoFor(state, seat)
  return undo.kind === 'consent' ? { ...undo, moves: shownMoves(state, seat, undo.moves) } : undo
}

function proposalRow(state: TableState, viewer: Viewer): ProposalRow | null {
  if (state.proposal === null) return null
  const { version, what, by, target, moves, open } = state.proposal
  return {
    version: seenVersion(state, viewer, version),
    what,
    by,
    seat: target,
    moves: shownMoves(state, viewer, moves),
    open,
  }
}

/** What everybody who sees the table is shown alike. */
export const sharedPicture = (state: TableState): SharedPicture => ({
  game: state.game.id,
  rules: state.game.rules,
  options: state.options,
  status: state.status,
  listed: state.listed,
  aids: state.aids ?? true,
  hints: state.hints ?? true,
  strict: state.strict ?? false,
  clock: state.clock,
  pace: state.pace,
  paused: state.paused,
  host: seatOf(state, [state.host]),
  seats: state.seats.map(seatRow),
  fairness: {
    commitment: state.commitment,
    entropy: entropyOf(state),
    shares: sharesOf(state),
    until: beginDue(state),
    secret: state.status === 'over' ? state.secret : null,
    from: state.fork?.moves.length ?? 0,
  },
  next: state.next,
})

/** What only this viewer is shown like that, built up from what it may know. */
export const ownPicture = (state: TableState, viewer: Viewer): OwnPicture => ({
  me: viewer,
  mine: viewer === null ? [] : seatsOf(state, [state.seats[viewer]!.person ?? '']),
  proposal: proposalRow(state, viewer),
  match: matchPicture(state, viewer),
})

/** All that one viewer may know. */
export const picture = (state: TableState, viewer: Viewer): Picture => ({
  ...sharedPicture(state),
  ...ownPicture(state, viewer),
})

/** The table from scratch, without the words of those whom the viewer does not want to read. */
export const wholeTable = (
  state: TableState,
  has: Picture,
  mayRead: (line: ChatLine) => boolean,
): WholeTable => ({
  t: 'table',
  table: state.id,
  version: seenVersion(state, has.me),
  picture: has,
  chat: state.chat
    .filter(mayRead)
    .map((line) => ({ ...line, version: seenVersion(state, has.me, line.version) })),
})
