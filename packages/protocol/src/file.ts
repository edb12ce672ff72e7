import type { MatchFile } from '@midden/table'
import { Type } from 'typebox'
import { ActionBody, Exact, Nullable, OutcomeBody, SeatNumber } from './common.ts'

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' })
const Text = Type.String({ maxLength: 200 })

/** The match file as the server answers with it and tells of it. */
export const MatchFileBody = Type.Unsafe<MatchFile>(
  Exact({
    format: Type.Literal('midden-match'),
    version: Type.Literal(1),
    game: Type.String(),
    rulesVersion: Type.Integer(),
    seats: Type.Integer({ minimum: 1, maximum: 16 }),
    options: Type.Object({}),
    commitment: Nullable(Hash),
    entropy: Type.Array(Text),
    shares: Type.Optional(Type.Array(Nullable(Hash))),
    seed: Type.Optional(Text),
    start: Type.Optional(Text),
    actions: Type.Array(
      Exact({
        seat: SeatNumber,
        action: ActionBody,
        n: Type.Optional(Type.Integer({ minimum: 1 })),
        luck: Type.Optional(Text),
        hash: Type.Optional(Hash),
      }),
      { maxItems: 100_000 },
    ),
    undone: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }))),
    forked: Type.Optional(Type.Integer({ minimum: 0 })),
    redeals: Type.Optional(
      Type.Array(Exact({ after: Type.Integer({ minimum: 0 }), seat: SeatNumber, seed: Text }), {
        description: 'after so many moves all that a seat could not know was dealt anew',
      }),
    ),
    outcome: Type.Optional(OutcomeBody),
  }),
)
