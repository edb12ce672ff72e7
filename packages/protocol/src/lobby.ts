import type * as table from '@midden/table'
import { type Static, Type } from 'typebox'
import {
  ActionBody,
  ClockName,
  Code,
  CommandId,
  Exact,
  fits,
  Instant,
  Name,
  Nullable,
  OutcomeBody,
  Pace,
  SeatNumber,
  Share,
  TableId,
} from './common.ts'
import { MOVED_MOVES, MOVED_REDEALS } from './limits.ts'
import { SeatRow } from './picture.ts'

const GameInfo = Exact({
  id: Type.String(),
  title: Type.String(),
  rules: Type.Integer(),
  seats: Exact({ min: Type.Integer(), max: Type.Integer() }),
  /** JSON Schema of the table options, with defaults: a form can be drawn from it */
  options: Type.Object({}),
})
const BotInfo = Exact({ name: Type.String(), about: Type.String() })
export const Catalogue = Exact({ games: Type.Array(GameInfo), bots: Type.Array(BotInfo) })

export const PersonInfo = Exact({ id: Type.String(), name: Name, account: Nullable(Type.String()) })
export type PersonInfo = Static<typeof PersonInfo>
export const Me = Exact({ person: Nullable(PersonInfo) })

export const GuestBody = Exact({ name: Name })
const Password = Type.String({ minLength: 8, maxLength: 200 })
export const AccountBody = Exact({
  account: Type.String({ pattern: '^[A-Za-z0-9_.-]{3,32}$' }),
  password: Password,
})
const Mail = Type.String({ maxLength: 200, pattern: '^[^\\s@<>,;:"()\\[\\]\\\\]+@[A-Za-z0-9.-]+$' })
export const PasswordBody = Exact({ password: Password, next: Password })
export const LostBody = Exact({ account: Type.String({ maxLength: 32 }) })
export const ResetBody = Exact({ token: Type.String({ maxLength: 100 }), next: Password })
export const MailBody = Exact({ password: Password, mail: Nullable(Mail) })
/** What only its bearer sees of an account; `mails`: can this server send mail? */
export const OwnAccount = Exact({
  mail: Nullable(Type.String()),
  keeper: Type.Boolean(),
  mails: Type.Boolean(),
})
export type OwnAccount = Static<typeof OwnAccount>
/** With the password, where there is an account. */
export const GoodbyeBody = Exact({ password: Type.Optional(Password) })
export const PrivacyPage = Exact({ text: Nullable(Type.String()) })
export const PrivacyBody = Exact({ text: Type.String({ maxLength: 10_000 }) })
/** By which somebody sets a new password, once. */
export const ResetLink = Exact({ token: Type.String(), expires: Instant })

/** Everything that is kept of a person. */
export const OwnData = Exact({
  person: Exact({
    id: Type.String(),
    name: Type.String(),
    account: Nullable(Type.String()),
    created: Instant,
    mail: Nullable(Type.String()),
  }),
  /** ids it had before, as a guest */
  guests: Type.Array(Type.String()),
  /** people it does not want to hear */
  muted: Type.Array(Type.String()),
  tables: Type.Array(
    Exact({
      table: TableId,
      game: Type.String(),
      /** what it did there, as it stands in the journal */
      entries: Type.Array(Exact({ version: Type.Integer(), at: Instant, body: Type.Object({}) })),
    }),
  ),
})
export type OwnData = Static<typeof OwnData>

export const LogoutBody = Exact({ everywhere: Type.Optional(Type.Boolean()) })
export const Ticket = Exact({ ticket: Type.String(), expires: Instant })

/** How a seat is laid out before anybody sits down. */
export const SeatPlan = fits<table.SeatPlan>()(
  Type.Union([
    Exact({ kind: Type.Literal('open') }),
    Exact({ kind: Type.Literal('reserved'), name: Name }),
    Exact({ kind: Type.Literal('bot'), bot: Type.String({ maxLength: 40 }) }),
  ]),
)

/** What a generator was seeded with. */
const Luck = Type.String({ maxLength: 200 })

export const CreateBody = Exact({
  id: Type.Optional(CommandId),
  game: Type.String({ maxLength: 40 }),
  /** one entry a seat; left out: all open */
  seats: Type.Array(SeatPlan, { minItems: 1, maxItems: 16 }),
  options: Type.Optional(Type.Object({})),
  listed: Type.Optional(Type.Boolean()),
  aids: Type.Optional(Type.Boolean()),
  hints: Type.Optional(Type.Boolean()),
  strict: Type.Optional(Type.Boolean()),
  clock: Type.Optional(ClockName),
  pace: Type.Optional(Pace),
  /** the seat the creator takes; null: none */
  seat: Type.Optional(Nullable(SeatNumber)),
  share: Type.Optional(Share),
})
/** A table whose match was begun in a browser: it goes on from its last move. */
export const MovedBody = Exact({
  ...CreateBody.properties,
  seat: SeatNumber,
  match: Exact({
    rules: Type.Integer({ minimum: 1 }),
    seed: Luck,
    moves: Type.Array(Exact({ seat: SeatNumber, action: ActionBody, luck: Type.Optional(Luck) }), {
      maxItems: MOVED_MOVES,
    }),
    /** after so many moves all that a seat could not know was dealt anew */
    redeals: Type.Optional(
      Type.Array(
        Exact({ after: Type.Integer({ minimum: 0, maximum: MOVED_MOVES }), seat: SeatNumber, seed: Luck }),
        { maxItems: MOVED_REDEALS },
      ),
    ),
  }),
})
export const JoinBody = Exact({
  id: Type.Optional(CommandId),
  seat: Type.Optional(SeatNumber),
  code: Type.Optional(Code),
  share: Type.Optional(Share),
  /** one more seat for somebody who sits there already: who plays it at the same device */
  name: Type.Optional(Name),
})
export const CommandBody = Exact({ id: Type.Optional(CommandId) })
/** `as`: which of several own seats; left out: the first. */
export const LeaveBody = Exact({ id: Type.Optional(CommandId), as: Type.Optional(SeatNumber) })
export const RematchBody = Exact({ id: Type.Optional(CommandId), share: Type.Optional(Share) })
export const PlanBody = Exact({ id: Type.Optional(CommandId), plan: SeatPlan })
export const ForkBody = Exact({
  id: Type.Optional(CommandId),
  /** how many moves of the finished match are kept */
  moves: Type.Integer({ minimum: 0 }),
  seat: SeatNumber,
  bot: Type.Optional(Type.String({ maxLength: 40 })),
  share: Type.Optional(Share),
})

export const TableSummary = Exact({
  table: TableId,
  game: Type.String(),
  status: Type.Union([
    Type.Literal('open'),
    Type.Literal('playing'),
    Type.Literal('over'),
    Type.Literal('closed'),
  ]),
  listed: Type.Boolean(),
  clock: ClockName,
  seats: Type.Array(SeatRow),
  created: Instant,
  changed: Instant,
  /** the viewer's seat, if it has one */
  me: Nullable(SeatNumber),
  /** does the table wait for the viewer? */
  myTurn: Type.Boolean(),
  /** only for those who sit at the table */
  code: Nullable(Code),
  outcome: Nullable(OutcomeBody),
  /** to the table's secret, before anybody sits down; null for tables from before it was told here */
  commitment: Nullable(Type.String()),
})
export type TableSummary = Static<typeof TableSummary>
export const TableList = Exact({ tables: Type.Array(TableSummary), more: Nullable(Type.String()) })
