import { type Static, Type } from 'typebox'
import {
  ActionBody,
  CommandId,
  Entropy,
  Exact,
  Nullable,
  SeatNumber,
  TableId,
  Version,
  Words,
} from './common.ts'

/** The first message on a socket. The ticket comes from POST /api/ticket and is good for one socket. */
const Hello = Exact({
  t: Type.Literal('hello'),
  id: CommandId,
  v: Type.Integer(),
  ticket: Type.String({ minLength: 1, maxLength: 100 }),
})

/** Somebody who holds several seats of a table says for which one it speaks or looks; left out: the first. */
const as = Type.Optional(SeatNumber)

/** Asks for a table's news: whole (`seen` null), or exactly what came after the version already seen. */
const Follow = Exact({
  t: Type.Literal('follow'),
  id: CommandId,
  table: TableId,
  seen: Nullable(Version),
  as,
})
const Unfollow = Exact({ t: Type.Literal('unfollow'), id: CommandId, table: TableId })
/** Asks for all that the viewer was told of the match so far: a log can begin at the beginning. */
const Story = Exact({ t: Type.Literal('story'), id: CommandId, table: TableId })
const Ping = Exact({ t: Type.Literal('ping'), id: CommandId })
/** For oneself: whether to be shown what the person in a seat says. */
const Mute = Exact({
  t: Type.Literal('mute'),
  id: CommandId,
  table: TableId,
  seat: SeatNumber,
  on: Type.Boolean(),
})

/** An action of one's own seat. `seen` is the version it was chosen on: an answer to an older question is refused. */
const Act = Exact({
  t: Type.Literal('act'),
  id: CommandId,
  table: TableId,
  seen: Version,
  action: ActionBody,
  as,
})
/** Takes the last own move back: at once where that is free, else it asks the others. */
const Undo = Exact({ t: Type.Literal('undo'), id: CommandId, table: TableId, seen: Version, as })
const Propose = Exact({
  t: Type.Literal('propose'),
  id: CommandId,
  table: TableId,
  what: Type.Union([Type.Literal('pause'), Type.Literal('replace')]),
  seat: Type.Optional(SeatNumber),
  as,
})
const Answer = Exact({
  t: Type.Literal('answer'),
  id: CommandId,
  table: TableId,
  proposal: Version,
  yes: Type.Boolean(),
  as,
})
/** Reveals what the share was the hash of, once `fairness.until` is set. */
const Reveal = Exact({ t: Type.Literal('reveal'), id: CommandId, table: TableId, entropy: Entropy, as })
const Resume = Exact({ t: Type.Literal('resume'), id: CommandId, table: TableId, as })
/** Lets a bot play the own seat for a while. */
const Away = Exact({ t: Type.Literal('away'), id: CommandId, table: TableId, as })
/** Takes the own seat back from the bot. */
const Back = Exact({ t: Type.Literal('back'), id: CommandId, table: TableId, as })
const Say = Exact({
  t: Type.Literal('say'),
  id: CommandId,
  table: TableId,
  text: Words,
  as,
})

/** Commands: each is kept for ever once it is answered with `done`. */
export const TableCommand = Type.Union([Act, Undo, Propose, Answer, Reveal, Resume, Away, Back, Say])
export type TableCommand = Static<typeof TableCommand>

export const FromClient = Type.Union([
  Hello,
  Follow,
  Unfollow,
  Story,
  Ping,
  Mute,
  Act,
  Undo,
  Propose,
  Answer,
  Reveal,
  Resume,
  Away,
  Back,
  Say,
])
export type FromClient = Static<typeof FromClient>
