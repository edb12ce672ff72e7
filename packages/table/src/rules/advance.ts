import {
  type AcceptedAction,
  act,
  atOnce,
  carryOut,
  type GameEvent,
  type Journal,
  type Move,
  type Position,
  replaying,
  type Seat,
  type Steps,
  Unplayable,
  undoing,
} from '@midden/kernel'
import { othersThere } from './consent.ts'
import { type Digest, positionHash } from './digest.ts'
import { isSeenAsked } from './due.ts'
import type { EntryBody, SeatSetup, TableEntry } from './entries.ts'
import { withoutPerson } from './forgetting.ts'
import { commitmentTo, luckOf } from './luck.ts'
import { owed, settled } from './settled.ts'
import {
  type AnyMatch,
  type Context,
  type Proposal,
  type SeatState,
  type TableState,
  termsOf,
} from './state.ts'

/** A journal that this program cannot follow: written by other rules, or damaged. */
export class JournalBroken extends Error {
  override name = 'JournalBroken'
}

const CHAT_KEPT = 50

const EMPTY: SeatState = {
  kind: 'open',
  person: null,
  name: null,
  bot: null,
  away: false,
  missed: 0,
  entropy: '',
  asked: 0,
}

function laidOut(plan: SeatSetup): SeatState {
  if (plan.kind === 'bot') return { ...EMPTY, kind: 'bot', bot: plan.bot, name: plan.bot }
  if (plan.kind === 'reserved') return { ...EMPTY, kind: 'reserved', name: plan.name }
  if (plan.kind === 'kept') return { ...EMPTY, kind: 'kept', person: plan.person, name: plan.name }
  return EMPTY
}

const withSeat = (state: TableState, seat: Seat, change: Partial<SeatState>): TableState => ({
  ...state,
  seats: state.seats.map((held, at) => (at === seat ? { ...held, ...change } : held)),
})

const returned = ({ lent: _, ...held }: SeatState): SeatState => ({ ...held, away: false, missed: 0 })

export const entropyOf = (state: TableState): string[] => state.seats.map(({ entropy }) => entropy)
export const sharesOf = (state: TableState): (string | null)[] =>
  state.seats.map(({ share }) => share ?? null)

function opened({ gameById, digest }: Context, id: string, { at, body }: TableEntry): TableState {
  if (body.kind !== 'open') throw new JournalBroken('the journal does not begin with the opening of a table')
  const game = gameById(body.game, body.rules) ?? gameById(body.game)
  if (game === undefined) throw new JournalBroken(`there is no game "${body.game}" here`)
  if (game.rules !== body.rules)
    throw new JournalBroken(
      `it was played by rules ${body.rules} of ${game.title}, and these are rules ${game.rules}`,
    )
  const { kind: _, game: __, rules: ___, seats, ...kept } = body
  return {
    ...kept,
    commitment: commitmentTo(digest, body.secret),
    id,
    version: 0,
    created: at,
    changed: at,
    stirred: at,
    game,
    status: 'open',
    seats: seats.map(laidOut),
    match: null,
    numbers: [],
    undone: [],
    put: 0,
    moved: 0,
    unseen: [],
    proposal: null,
    paused: false,
    chat: [],
    next: null,
  }
}

/** The match so far as a copy that may be played on. */
const copied = (match: AnyMatch): AnyMatch => ({
  ...match,
  position: match.game.clone(match.position),
  journal: { ...match.journal, moves: match.journal.moves.slice() },
})

function* started(digest: Digest, state: TableState, heard: GameEvent[]): Steps<TableState> {
  const { game, options, seats, secret, fork } = state
  const journal: Journal = {
    game: game.id,
    rules: game.rules,
    seats: seats.length,
    options,
    seed: fork?.seed ?? luckOf(digest, secret, entropyOf(state), 0),
    script: null,
    moves: fork?.moves ?? [],
    ...(fork?.redeals !== undefined && { redeals: fork.redeals }),
  }
  try {
    // What an earlier match told is in its story; only the set-up is news.
    const listen = (_match: AnyMatch, move: Move | null, told: readonly GameEvent[]): void => {
      if (move === null) heard.push(...told)
    }
    const match = yield* replaying(game, journal, undefined, listen, true)
    return { ...state, match, status: 'playing', numbers: match.journal.moves.map(() => 0) }
  } catch (error) {
    if (!(error instanceof Unplayable)) throw error
    const what = error.move === 0 ? 'the table cannot be set up' : `move ${error.move}`
    throw new JournalBroken(`${what}: ${error.refused.reason}`)
  }
}

const drawn = (state: TableState): number =>
  Math.max(0, ...state.undone, state.numbers[state.numbers.length - 1] ?? 0)

/** What `decide` found among the offers of this very state. */
export type AcceptedMove = AcceptedAction<Position, GameEvent, string>

/** A move of our own was looked up among the offers when it was decided; a foreign one is looked up now. */
function moved(
  digest: Digest,
  state: TableState,
  seat: Seat,
  action: unknown,
  heard: GameEvent[],
  accepted?: AcceptedMove,
): TableState {
  const match = copied(state.match!)
  const n = drawn(state) + 1
  const luck = luckOf(digest, state.secret, entropyOf(state), n)
  const refused =
    accepted === undefined
      ? act(match, seat, action, heard, luck)
      : carryOut(match, seat, accepted, heard, luck)
  if (refused !== null) throw new JournalBroken(`move ${match.journal.moves.length + 1}: ${refused.reason}`)
  return { ...state, match, numbers: [...state.numbers, n], proposal: null }
}

function* takenBack(state: TableState, moves: number): Steps<TableState> {
  const match = { ...state.match! }
  // What the generator is re-mixed with does not matter: every move brings its own luck.
  yield* undoing(match, moves, 'taken back')
  const keep = state.numbers.length - moves
  return {
    ...state,
    match,
    numbers: state.numbers.slice(0, keep),
    undone: state.undone.concat(state.numbers.slice(keep)),
    unseen: state.unseen.map((entry) => ((entry.move ?? 0) < keep ? entry : { ...entry, move: null })),
    proposal: null,
  }
}

function* agreed(state: TableState, { what, moves, target }: Proposal): Steps<TableState> {
  const settled = { ...state, proposal: null }
  if (what === 'undo') return yield* takenBack(settled, moves)
  if (what === 'pause') return { ...settled, paused: true }
  return withSeat(settled, target!, { away: true, lent: true })
}

function* answered(state: TableState, seat: Seat, yes: boolean): Steps<TableState> {
  const proposal = state.proposal!
  if (!yes) return { ...state, proposal: null }
  const open = proposal.open.filter((other) => other !== seat)
  return open.length === 0 ? yield* agreed(state, proposal) : { ...state, proposal: { ...proposal, open } }
}

function left(state: TableState, seat: Seat, plan: SeatSetup): TableState {
  const { person } = state.seats[seat]!
  const laid = { ...state, seats: state.seats.map((held, at) => (at === seat ? laidOut(plan) : held)) }
  if (person === null || person !== state.host) return laid
  // Whoever has sat there longest in the order of the seats looks after the table now.
  return { ...laid, host: laid.seats.find(({ kind }) => kind === 'person')?.person ?? state.host }
}

function* happened(
  digest: Digest,
  state: TableState,
  { version, at, body }: TableEntry,
  heard: GameEvent[],
  accepted?: AcceptedMove,
): Steps<TableState> {
  switch (body.kind) {
    case 'open':
      return state
    case 'sit': {
      const { seat, person, name, entropy, share } = body
      const sealed = share !== undefined && { share }
      return withSeat(state, seat, { ...EMPTY, kind: 'person', person, name, entropy, ...sealed })
    }
    case 'call':
      return { ...state, called: at }
    case 'reveal':
      return withSeat(state, body.seat, { entropy: body.entropy })
    case 'forget':
      return withoutPerson(state, body.seat)
    case 'adopt': {
      const { person: before } = state.seats[body.seat]!
      const become = <T extends string | null>(person: T): T | string =>
        person === before ? body.person : person
      const seats = state.seats.map((held) => ({ ...held, person: become(held.person) }))
      return { ...state, seats, host: become(state.host) }
    }
    case 'lay':
      return left(state, body.seat, body.plan)
    case 'start':
      return yield* started(digest, state, heard)
    case 'move': {
      const next = moved(digest, state, body.seat, body.action, heard, accepted)
      if (body.by === 'bot') return next
      if (!body.aside && !isSeenAsked(state, body.seat)) return next
      // A timer of the game's own takes the default each time, and gives no seat away.
      const counts = body.by === 'clock' && termsOf(state).timer === undefined
      const missed = counts ? state.seats[body.seat]!.missed + 1 : 0
      return withSeat(next, body.seat, { missed })
    }
    case 'undo':
      return yield* takenBack(state, 1)
    case 'propose': {
      const { seat, what, target, moves } = body
      const open = othersThere(state, seat)
      const proposal: Proposal = { version, at, what, by: seat, target, moves, open }
      return open.length === 0 ? yield* agreed(state, proposal) : { ...state, proposal }
    }
    case 'answer':
      return yield* answered(state, body.seat, body.yes)
    case 'resume':
      return { ...state, paused: false }
    case 'away':
      return withSeat(state, body.seat, { away: true })
    case 'back':
      return { ...state, seats: state.seats.map((held, at) => (at === body.seat ? returned(held) : held)) }
    case 'say': {
      const { seat, text } = body
      const line = { version, at, seat, name: state.seats[seat]!.name ?? '', text }
      return { ...state, chat: [...state.chat, line].slice(-CHAT_KEPT) }
    }
    case 'rematch':
      return { ...state, next: body.table }
    case 'close':
      return { ...state, status: 'closed' }
  }
}

/**
 * The table after one more entry. Events of the rules are collected in `heard`; what was recorded of a move must come
 * true. `accepted` is what `decide` accepted for this entry at `before`, if this is where it was decided.
 */
export const advance = (
  context: Context,
  id: string,
  before: TableState | null,
  entry: TableEntry,
  heard?: GameEvent[],
  accepted?: AcceptedMove,
): TableState => atOnce(advancing(context, id, before, entry, heard, accepted))

/** The same with rests in between: what is taken back is played again from the beginning, and so is an earlier match. */
export function* advancing(
  context: Context,
  id: string,
  before: TableState | null,
  entry: TableEntry,
  heard: GameEvent[] = [],
  accepted?: AcceptedMove,
): Steps<TableState> {
  const { digest } = context
  const state = before ?? opened(context, id, entry)
  if (entry.version !== state.version + 1)
    throw new JournalBroken(`entry ${entry.version} does not follow version ${state.version}`)
  const after = settled(state, yield* happened(digest, state, entry, heard, accepted), entry, heard)
  const { body } = entry
  if (body.kind === 'start' || body.kind === 'move') {
    if (body.hash !== '' && body.hash !== positionHash(digest, after.match!))
      throw new JournalBroken(
        `entry ${entry.version} leads to another position than it did when it was played`,
      )
  }
  const over = after.match !== null && after.status === 'playing' && owed(after) === 0
  return { ...after, version: entry.version, changed: entry.at, ...(over && { status: 'over' as const }) }
}

/** Follows a journal from a state on, with a rest after every entry. */
export function* follow(
  context: Context,
  id: string,
  from: TableState | null,
  entries: Iterable<TableEntry>,
): Steps<TableState | null> {
  let state = from
  for (const entry of entries) {
    state = yield* advancing(context, id, state, entry)
    yield
  }
  return state
}

/** A draft has no hash yet; the state it led to gives it. */
export const withHash = (digest: Digest, body: EntryBody, after: TableState): EntryBody =>
  body.kind === 'start' || body.kind === 'move' ? { ...body, hash: positionHash(digest, after.match!) } : body
