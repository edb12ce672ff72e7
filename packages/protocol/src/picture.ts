import type * as table from '@midden/table'
import { Type } from 'typebox'
import {
  BarredBody,
  ClockName,
  Exact,
  fits,
  Instant,
  Name,
  Nullable,
  OfferBody,
  OutcomeBody,
  Pace,
  SeatNumber,
  Share,
  TableId,
  Version,
} from './common.ts'

export const SeatRow = fits<table.SeatRow>()(
  Exact({
    kind: Type.Union([
      Type.Literal('open'),
      Type.Literal('reserved'),
      Type.Literal('person'),
      Type.Literal('bot'),
    ]),
    name: Nullable(Type.String()),
    bot: Nullable(Type.String()),
    away: Type.Boolean(),
  }),
)

const WaitingRow = fits<table.WaitingRow>()(
  Exact({
    seat: SeatNumber,
    decision: Type.String(),
    clause: Type.String(),
    optional: Type.Boolean(),
    due: Nullable(Instant),
  }),
)

const QuestionRow = fits<table.QuestionRow>()(
  Exact({ decision: Type.String(), clause: Type.String(), seats: Type.Array(SeatNumber) }),
)

const ProposalRow = fits<table.ProposalRow>()(
  Exact({
    version: Version,
    what: Type.Union([Type.Literal('undo'), Type.Literal('pause'), Type.Literal('replace')]),
    by: SeatNumber,
    seat: Nullable(SeatNumber),
    moves: Type.Integer(),
    open: Type.Array(SeatNumber),
  }),
)

const Undo = fits<table.Undo>()(
  Type.Union([
    Exact({ kind: Type.Literal('free') }),
    Exact({ kind: Type.Literal('consent'), moves: Type.Integer(), asks: Type.Array(SeatNumber) }),
    Exact({
      kind: Type.Literal('no'),
      why: Type.Union([
        Type.Literal('none'),
        Type.Literal('strict'),
        Type.Literal('away'),
        Type.Literal('proposal'),
        Type.Literal('over'),
      ]),
    }),
  ]),
)

const MatchPicture = fits<table.MatchPicture>()(
  Exact({
    view: Type.Object({ me: Nullable(SeatNumber) }),
    waiting: Type.Array(WaitingRow),
    question: Nullable(QuestionRow),
    menu: Type.Array(OfferBody),
    rights: Type.Array(OfferBody),
    rare: Type.Array(Exact({ clause: Type.String(), offer: OfferBody })),
    barred: Type.Array(BarredBody),
    undo: Undo,
    moves: Type.Integer(),
    outcome: Nullable(OutcomeBody),
  }),
)

const Fairness = fits<table.Fairness>()(
  Exact({
    commitment: Type.String(),
    entropy: Type.Array(Type.String()),
    shares: Type.Array(Nullable(Share)),
    until: Nullable(Instant),
    secret: Nullable(Type.String()),
    from: Type.Integer({ minimum: 0 }),
  }),
)

/** The first frame gives it whole; every later one changes it by a patch. */
export const Picture = fits<table.Picture>()(
  Exact({
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
    aids: Type.Boolean(),
    hints: Type.Boolean(),
    strict: Type.Boolean(),
    clock: ClockName,
    pace: Pace,
    paused: Type.Boolean(),
    me: Nullable(SeatNumber),
    mine: Type.Array(SeatNumber),
    host: Nullable(SeatNumber),
    seats: Type.Array(SeatRow),
    proposal: Nullable(ProposalRow),
    fairness: Fairness,
    next: Nullable(TableId),
    match: Nullable(MatchPicture),
  }),
)

export const ChatLine = fits<table.ChatLine>()(
  Exact({ version: Version, at: Instant, seat: SeatNumber, name: Name, text: Type.String() }),
)
