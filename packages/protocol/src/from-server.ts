import type { GameEvent } from '@midden/kernel'
import type * as table from '@midden/table'
import { type Static, Type } from 'typebox'
import {
  CommandId,
  Exact,
  fits,
  Instant,
  Nullable,
  refusedFields,
  SeatNumber,
  TableId,
  Version,
} from './common.ts'
import { ChatLine, Picture } from './picture.ts'

const Welcome = Exact({
  t: Type.Literal('welcome'),
  id: CommandId,
  v: Type.Integer(),
  person: Type.String(),
  name: Type.String(),
  now: Instant,
})

const EventBody = Type.Unsafe<GameEvent>(Type.Object({ what: Type.String(), clause: Type.String() }))

/** A table from scratch. */
const WholeTable = fits<table.WholeTable>()(
  Exact({
    t: Type.Literal('table'),
    table: TableId,
    version: Version,
    picture: Picture,
    chat: Type.Array(ChatLine),
  }),
)

/** What an entry of the journal was, as far as everybody may know. */
const What = fits<table.What>()(
  Type.Union([
    Exact({
      kind: Type.Literal('move'),
      seat: Type.Optional(SeatNumber),
      by: Type.Optional(Type.Union([Type.Literal('bot'), Type.Literal('clock')])),
    }),
    Exact({ kind: Type.Literal('undo'), seat: SeatNumber, moves: Type.Integer() }),
    Exact({ kind: Type.Literal('seat'), seat: SeatNumber }),
    Exact({ kind: Type.Literal('call') }),
    Exact({ kind: Type.Literal('reveal'), seat: SeatNumber }),
    Exact({ kind: Type.Literal('start') }),
    Exact({ kind: Type.Literal('proposal'), seat: SeatNumber }),
    Exact({ kind: Type.Literal('answer'), seat: SeatNumber, yes: Type.Boolean() }),
    Exact({ kind: Type.Literal('clock') }),
    Exact({
      kind: Type.Literal('say'),
      seat: SeatNumber,
      name: Type.String(),
      text: Nullable(Type.String()),
    }),
    Exact({ kind: Type.Literal('rematch') }),
    Exact({ kind: Type.Literal('close') }),
  ]),
)

/** One entry of the table's journal: what happened for this viewer, and how its picture changed. */
const News = fits<table.News>()(
  Exact({
    t: Type.Literal('news'),
    table: TableId,
    version: Version,
    at: Instant,
    what: What,
    /** the rules' events as this viewer may see them, in order */
    events: Type.Array(EventBody),
    /** see `patched` */
    patch: Type.Unsafe<table.Patch>(Type.Array(Type.Array(Type.Unknown(), { minItems: 1, maxItems: 2 }))),
  }),
)

/** What this viewer was told of the match up to a version, leaving out what was taken back. */
const StoryTold = Exact({
  t: Type.Literal('story'),
  id: CommandId,
  table: TableId,
  version: Version,
  /** the number of the viewer's own last move; 0 if it has made none */
  own: Type.Integer(),
  /** each event with the number of the move that caused it (0: the set-up) */
  lines: Type.Array(Exact({ move: Type.Integer(), event: EventBody })),
})

/** The command is saved for good. `version` is that of its entry, the same however often it was sent. */
const Done = Exact({ t: Type.Literal('done'), id: CommandId, version: Nullable(Version) })
const RefusedMessage = Type.Object({
  t: Type.Literal('refused'),
  id: Nullable(CommandId),
  ...refusedFields,
})
/** Who has a socket open on the table now. */
const Presence = Exact({
  t: Type.Literal('presence'),
  table: TableId,
  seats: Type.Array(SeatNumber),
  watchers: Type.Integer(),
})
const Notice = Exact({
  t: Type.Literal('notice'),
  kind: Type.Union([
    Type.Literal('restart'),
    Type.Literal('storage'),
    Type.Literal('storage-back'),
    Type.Literal('gone'),
  ]),
  text: Type.String(),
})
const Pong = Exact({ t: Type.Literal('pong'), id: CommandId, now: Instant })

export const FromServer = Type.Union([
  Welcome,
  WholeTable,
  News,
  StoryTold,
  Done,
  RefusedMessage,
  Presence,
  Notice,
  Pong,
])
export type FromServer = Static<typeof FromServer>
export type Message<T extends FromServer['t']> = Extract<FromServer, { t: T }>
