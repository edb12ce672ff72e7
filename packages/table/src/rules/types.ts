import type { Barred, GameEvent, Offer, Outcome, RareRight, Seat, View } from '@midden/kernel'
import type { Clock } from './clock.ts'
import type { ProposalKind } from './entries.ts'
import type { Patch } from './patch.ts'

/** Who has a seat. `away` is a person's seat that a bot plays until its owner takes it back. */
export interface SeatRow {
  kind: 'open' | 'reserved' | 'person' | 'bot'
  name: string | null
  bot: string | null
  away: boolean
}

/** Somebody the table waits for, as far as the viewer may know; `due` where a clock runs. */
export interface WaitingRow {
  seat: Seat
  decision: string
  clause: string
  optional: boolean
  due: number | null
}

/** The question of the moment, and the seats that it is put to as far as the viewer may know. */
export interface QuestionRow {
  decision: string
  clause: string
  seats: Seat[]
}

/** Something that needs the others' consent. `version` names it in answers. */
export interface ProposalRow {
  version: number
  what: ProposalKind
  by: Seat
  /** for `replace`: the seat that a bot is to play */
  seat: Seat | null
  /** for `undo`: how many moves go back */
  moves: number
  /** the seats whose word is still missing */
  open: Seat[]
}

/** Why a seat cannot take its last move back. */
export type UndoBar = 'none' | 'strict' | 'away' | 'proposal' | 'over'

/**
 * What becomes of a wish to take the last own move back: done at once, the others are asked (nobody to ask: done at
 * once with the draws mixed anew), or not.
 */
export type Undo =
  | { kind: 'free' }
  | { kind: 'consent'; moves: number; asks: Seat[] }
  | { kind: 'no'; why: UndoBar }

/** The match as one viewer may know it. */
export interface MatchPicture {
  view: View
  waiting: WaitingRow[]
  /** null when the match is over, or when the viewer may not know of it */
  question: QuestionRow | null
  /** what the viewer may answer to the question */
  menu: Offer[]
  /** what it may do beside the question */
  rights: Offer[]
  /** rights outside of play (leaving for good): each asked for once more */
  rare: RareRight[]
  /** what it might expect to be able to do, and why it cannot */
  barred: Barred[]
  undo: Undo
  moves: number
  outcome: Outcome | null
}

/**
 * Commitment before the first move, the players' entropy, and the secret once the match is over. `shares` are what the
 * players' entropy must hash to (null: none was promised); `until` is when the match begins without those that are not
 * revealed. The first `from` moves were made before: at an earlier table, or before this one was moved to a server.
 */
export interface Fairness {
  commitment: string
  entropy: string[]
  shares: (string | null)[]
  until: number | null
  secret: string | null
  from: number
}

/** All that one viewer may know of a table, as one piece of plain data. */
export interface Picture {
  game: string
  rules: number
  options: object
  status: 'open' | 'playing' | 'over' | 'closed'
  listed: boolean
  /** may players be shown odds and changes of points, and what a bot would do? */
  aids: boolean
  hints: boolean
  /** nothing is taken back here but what is free */
  strict: boolean
  clock: Clock
  pace: number
  paused: boolean
  me: Seat | null
  /** all seats of the person in the viewer's seat: one device may hold several, handed around */
  mine: Seat[]
  /** the seat of whoever lays the table out and starts it */
  host: Seat | null
  seats: SeatRow[]
  proposal: ProposalRow | null
  fairness: Fairness
  /** the table of the rematch, once there is one */
  next: string | null
  match: MatchPicture | null
}

export type OwnPicture = Pick<Picture, 'me' | 'mine' | 'proposal' | 'match'>
export type SharedPicture = Omit<Picture, keyof OwnPicture>

export interface ChatLine {
  version: number
  at: number
  seat: Seat
  name: string
  text: string
}

/** What an entry of the journal was, as far as the viewer may know. */
export type What =
  /** `seat` is left out where the viewer could not know that this seat was asked */
  | { kind: 'move'; seat?: Seat; by?: 'bot' | 'clock' }
  | { kind: 'undo'; seat: Seat; moves: number }
  | { kind: 'seat'; seat: Seat }
  | { kind: 'call' }
  | { kind: 'reveal'; seat: Seat }
  | { kind: 'start' }
  | { kind: 'proposal'; seat: Seat }
  | { kind: 'answer'; seat: Seat; yes: boolean }
  | { kind: 'clock' }
  | { kind: 'say'; seat: Seat; name: string; text: string | null }
  | { kind: 'rematch' }
  | { kind: 'close' }

/** One entry of a table's journal: what happened for this viewer, and how its picture changed. */
export interface News {
  t: 'news'
  table: string
  version: number
  at: number
  what: What
  /** the rules' events as this viewer may see them, in order */
  events: GameEvent[]
  patch: Patch
}

/** A table from scratch. */
export interface WholeTable {
  t: 'table'
  table: string
  version: number
  picture: Picture
  chat: ChatLine[]
}

/** One event as the viewer gets it, with the number of the move that caused it (0: the set-up). */
export interface StoryLine<E extends GameEvent = GameEvent> {
  move: number
  event: E
}

/** What a viewer was told of the match, leaving out what was taken back, and the number of its own last move. */
export interface Story {
  own: number
  lines: StoryLine[]
}
