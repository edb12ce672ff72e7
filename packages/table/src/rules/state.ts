import { STAND_IN, STANDARD_BOT } from '@midden/bots'
import type { Game, GameEvent, Match, Position, Seat, TableTerms, View, WholeGame } from '@midden/kernel'
import type { Clock } from './clock.ts'
import type { Digest } from './digest.ts'
import type { Fork, ProposalKind } from './entries.ts'
import type { ChatLine } from './types.ts'
import type { Unseen } from './unseen.ts'

/** A game to play; where it comes whole, what is restored is audited. */
export type TableGame = Game & Partial<Pick<WholeGame, 'audit'>>

/** What a table is played with: the games there are, and the platform's hashes. */
export interface Context {
  /** by the rules in force, or by the edition that a journal names */
  gameById(id: string, edition?: number): TableGame | undefined
  digest: Digest
}

export type AnyMatch = Match<Position, View, object, GameEvent, string>

/** A seat. A person's seat that is `away` is played by a bot until its owner takes it back. */
export interface SeatState {
  kind: 'open' | 'reserved' | 'kept' | 'person' | 'bot'
  person: string | null
  name: string | null
  bot: string | null
  away: boolean
  /** away, and given to a bot by the others */
  lent?: boolean
  /** decisions in a row that the clock has answered */
  missed: number
  entropy: string
  /** what `entropy` must be the SHA-256 of, once it is revealed */
  share?: string
  /** since when this seat owes its answer */
  asked: number
}

export interface Proposal {
  version: number
  at: number
  what: ProposalKind
  by: Seat
  target: Seat | null
  moves: number
  /** the seats whose word is missing */
  open: Seat[]
}

/** A table as its journal tells it up to a version. Never changed: the next entry makes the next state. */
export interface TableState {
  id: string
  version: number
  created: number
  /** the time of the last entry, and of the last that nobody could miss */
  changed: number
  stirred: number
  game: Game
  options: object
  host: string
  code: string
  listed: boolean
  /** left out: yes */
  aids?: boolean
  hints?: boolean
  strict?: true
  clock: Clock
  pace: number
  secret: string
  commitment: string
  status: 'open' | 'playing' | 'over' | 'closed'
  /** since when the players' shares are awaited: nobody sits down or leaves any more */
  called?: number
  seats: readonly SeatState[]
  fork: Fork | null
  match: AnyMatch | null
  /** the luck's number of each move that stands, and of those taken back */
  numbers: readonly number[]
  undone: readonly number[]
  /** the version at which the open question was put, and at which the last move was made or taken back */
  put: number
  moved: number
  /** the entries that some have not seen, in order */
  unseen: readonly Unseen[]
  proposal: Proposal | null
  paused: boolean
  chat: readonly ChatLine[]
  next: string | null
}

/** Does a person play this seat right now? */
export const isPlayed = (seat: SeatState): boolean => seat.kind === 'person' && !seat.away

/** Has somebody here a share of the luck that is not revealed? */
export const isSealed = ({ share, entropy }: SeatState): boolean => share !== undefined && entropy === ''

/** What the game's options leave to the table. */
export const termsOf = ({ game, options }: TableState): TableTerms => game.terms?.(options) ?? {}

/** Who answers for a seat: its person, a bot, the game's own default, or nobody and the table waits. */
export function answererOf(state: TableState, seat: Seat): 'person' | 'bot' | 'stand-in' | 'nobody' {
  const held = state.seats[seat]!
  if (isPlayed(held)) return 'person'
  return held.kind === 'bot' || held.lent === true ? 'bot' : (termsOf(state).absent ?? 'bot')
}

/** The bot that plays a seat nobody plays. */
export const botOf = (state: TableState, seat: Seat): string =>
  answererOf(state, seat) === 'stand-in' ? STAND_IN : (state.seats[seat]!.bot ?? STANDARD_BOT)

const isHeldBy = ({ kind, person }: SeatState, ids: readonly string[]): boolean =>
  kind === 'person' && person !== null && ids.includes(person)

/** The seats somebody holds: mostly one. */
export const seatsOf = ({ seats }: TableState, ids: readonly string[]): Seat[] =>
  seats.flatMap((held, seat) => (isHeldBy(held, ids) ? [seat] : []))

/** The seat somebody speaks for: the one it names, if that is its own, else the first. */
export const seatOf = ({ seats }: TableState, ids: readonly string[], as?: Seat): Seat | null => {
  const seat = seats.findIndex((held, at) => (as === undefined || at === as) && isHeldBy(held, ids))
  return seat < 0 ? null : seat
}
