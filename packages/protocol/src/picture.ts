import { type Static, Type } from 'typebox'
import {
  ClockName,
  Exact,
  Instant,
  Name,
  Nullable,
  OfferBody,
  OutcomeBody,
  Pace,
  SeatNumber,
  TableId,
  Version,
} from './common.ts'

/** Who has a seat. `away` is a person's seat that a bot plays until its owner takes it back. */
export const SeatRow = Exact({
  kind: Type.Union([
    Type.Literal('open'),
    Type.Literal('reserved'),
    Type.Literal('person'),
    Type.Literal('bot'),
  ]),
  name: Nullable(Type.String()),
  bot: Nullable(Type.String()),
  away: Type.Boolean(),
})
export type SeatRow = Static<typeof SeatRow>

/** Somebody the table waits for, as far as this viewer may know; `due` where a clock runs. */
export const WaitingRow = Exact({
  seat: SeatNumber,
  decision: Type.String(),
  clause: Type.String(),
  optional: Type.Boolean(),
  due: Nullable(Instant),
})
export type WaitingRow = Static<typeof WaitingRow>

/** Something that needs the others' consent. `version` names it in answers. */
export const ProposalRow = Exact({
  version: Version,
  what: Type.Union([Type.Literal('undo'), Type.Literal('pause'), Type.Literal('replace')]),
  by: SeatNumber,
  /** for `replace`: the seat that a bot is to play */
  seat: Nullable(SeatNumber),
  /** for `undo`: how many moves go back */
  moves: Type.Integer(),
  /** the seats whose word is still missing */
  open: Type.Array(SeatNumber),
})
export type ProposalRow = Static<typeof ProposalRow>

/** The match as one viewer may know it. */
export const MatchPicture = Exact({
  view: Type.Object({ me: Nullable(SeatNumber) }),
  waiting: Type.Array(WaitingRow),
  /** what this viewer's seat may do now: the kernel's offers */
  menu: Type.Array(OfferBody),
  /** so many of the menu's last offers are rights beside the question, open at any time */
  rights: Type.Integer(),
  /** rights outside of play (leaving for good): accepted, but in no menu */
  rare: Type.Array(Exact({ clause: Type.String(), offer: OfferBody })),
  /** may the viewer take its last move back without asking? */
  undo: Type.Boolean(),
  moves: Type.Integer(),
  outcome: Nullable(OutcomeBody),
})
export type MatchPicture = Static<typeof MatchPicture>

/** Commitment before the first move, the players' entropy, and the secret once the match is over. */
const Fairness = Exact({
  commitment: Type.String(),
  entropy: Type.Array(Type.String()),
  secret: Nullable(Type.String()),
})

/**
 * All that one viewer may know of a table, as one piece of plain data. The first frame gives it whole; every later
 * one changes it by a patch.
 */
export const Picture = Exact({
  game: Type.String(),
  rules: Type.Integer(),
  options: Type.Object({}),
  status: Type.Union([
    Type.Literal('open'),
    Type.Literal('playing'),
    Type.Literal('over'),
    Type.Literal('closed'),
  ]),
  listed: Type.Boolean(),
  /** may players be shown odds and changes of points, and what a bot would do? */
  aids: Type.Boolean(),
  hints: Type.Boolean(),
  clock: ClockName,
  pace: Pace,
  paused: Type.Boolean(),
  me: Nullable(SeatNumber),
  /** the seat of whoever lays the table out and starts it */
  host: Nullable(SeatNumber),
  seats: Type.Array(SeatRow),
  proposal: Nullable(ProposalRow),
  fairness: Fairness,
  /** the table of the rematch, once there is one */
  next: Nullable(TableId),
  match: Nullable(MatchPicture),
})
export type Picture = Static<typeof Picture>

export const ChatLine = Exact({
  version: Version,
  at: Instant,
  seat: SeatNumber,
  name: Name,
  text: Type.String(),
})
export type ChatLine = Static<typeof ChatLine>
