import type { Journal } from '@midden/kernel'
import { type Static, Type } from 'typebox'
import { ActionBody, Exact, Nullable, OutcomeBody, SeatNumber } from './common.ts'

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' })

const FileAction = Exact({
  seat: SeatNumber,
  action: ActionBody,
  /** the number of this draw of luck; taken-back moves use theirs up */
  n: Type.Optional(Type.Integer({ minimum: 1 })),
  /** what the generator was re-seeded with before this action */
  luck: Type.Optional(Type.String({ maxLength: 200 })),
  /** of the position after it */
  hash: Type.Optional(Hash),
})

/** A finished match. Where `commitment` is null it was played without a server and `seed` is the engine's own. */
export const MatchFile = Exact({
  format: Type.Literal('midden-match'),
  version: Type.Literal(1),
  game: Type.String(),
  rulesVersion: Type.Integer(),
  seats: Type.Integer({ minimum: 1, maximum: 16 }),
  options: Type.Object({}),
  /** SHA-256 of the secret, told before the first move */
  commitment: Nullable(Hash),
  entropy: Type.Array(Type.String({ maxLength: 200 })),
  /** with a commitment: the secret it commits to */
  seed: Type.Optional(Type.String({ maxLength: 200 })),
  /** with a commitment: the engine's seed, drawn from the secret as luck number 0 */
  start: Type.Optional(Type.String({ maxLength: 200 })),
  actions: Type.Array(FileAction, { maxItems: 100_000 }),
  /** numbers of the draws whose moves were taken back by consent or freely */
  undone: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }))),
  /** played on from an earlier match: that many actions, and the start, are its and not covered by the commitment */
  forked: Type.Optional(Type.Integer({ minimum: 0 })),
  outcome: Type.Optional(OutcomeBody),
})
export type MatchFile = Static<typeof MatchFile>

/** The kernel's journal of a match file, ready to be replayed. */
export function journalOf(file: MatchFile): Journal {
  const seed = file.start ?? file.seed
  if (seed === undefined) throw new Error('the match is not over: its seed is not told yet')
  return {
    game: file.game,
    rules: file.rulesVersion,
    seats: file.seats,
    options: file.options,
    seed,
    script: null,
    moves: file.actions.map(({ seat, action, luck }) =>
      luck === undefined ? { seat, action } : { seat, action, luck },
    ) as Journal['moves'],
  }
}
