import type { Barred, Offer, Outcome } from '@midden/kernel'
import { CLOCKS, type Clock, type Refused as TableRefused } from '@midden/table'
import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox'
import { NAME_LENGTH, PLAIN_PATTERN, SAY_LENGTH } from './words.ts'

/** Exactly these fields. */
export const Exact = <P extends TProperties>(fields: P): TObject<P> =>
  Type.Object(fields, { additionalProperties: false })

/** The schema of a type that is declared elsewhere; one that not every such value fits does not compile. */
export const fits =
  <T>() =>
  <S extends TSchema>(schema: T extends Static<S> ? S : never) =>
    Type.Unsafe<T>(schema)

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** Chosen by the client, never used twice: a command that is sent again under its id is carried out once. */
export const CommandId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' })
export const TableId = Type.String({ pattern: '^[a-z0-9]{8,24}$' })
export const Code = Type.String({ pattern: '^[A-Z0-9]{10}$' })
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 })
export const Version = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
/** Milliseconds since 1970. */
export const Instant = Type.Integer({ minimum: 0 })
export const Name = Type.String({ minLength: 1, maxLength: NAME_LENGTH, pattern: PLAIN_PATTERN })
export const Words = Type.String({ minLength: 1, maxLength: SAY_LENGTH, pattern: PLAIN_PATTERN })
/** What a player mixes into the match's luck: at least 20 characters that nobody can guess. */
export const Entropy = Type.String({ pattern: '^[A-Za-z0-9_-]{20,64}$' })
/** The SHA-256 of a player's entropy, in hex: given on sitting down, so that it cannot be chosen later. */
export const Share = Type.String({ pattern: '^[0-9a-f]{64}$' })
export const ClockName = Type.Unsafe<Clock>(Type.Union(Object.keys(CLOCKS).map((name) => Type.Literal(name))))
/** How long bots wait before they move, in milliseconds. */
export const Pace = Type.Integer({ minimum: 0, maximum: 10_000 })

const whole = Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })

/** The kernel's action as it travels; whether it is allowed is the engine's to say. */
export const ActionBody = Exact({
  act: Type.String({ minLength: 1, maxLength: 40 }),
  n: Type.Optional(whole),
  ns: Type.Optional(Type.Array(whole, { maxItems: 256 })),
  with: Type.Optional(whole),
})

const Of = Type.Array(whole)
const offer = (shape: TProperties, description: string) =>
  Type.Object(
    { act: Type.String({ maxLength: 40 }), ...shape },
    { additionalProperties: false, description: `Answer: ${description}` },
  )
/** What may be done, in five shapes; each says how it becomes an action. */
export const OfferBody = Type.Unsafe<Offer>(
  Type.Union([
    offer({}, '{ act }.'),
    offer({ from: whole, to: whole }, '{ act, n } with a whole number n, from <= n <= to.'),
    offer(
      { of: Of, min: whole, max: whole },
      '{ act, ns } with min to max of the values in `of`, each as often at most as it stands there.',
    ),
    offer({ of: Of }, '{ act, n } with one n out of `of`.'),
    offer(
      { of: Of, with: Of, unsaid: Type.Optional(Type.Literal(true)) },
      '{ act, n, with }: one n out of `of`, one value out of `with`, which may be left out where `unsaid` is true.',
    ),
  ]),
)

export const BarredBody = Type.Unsafe<Barred>(
  Type.Object({
    act: Type.String(),
    n: Type.Optional(Type.Integer()),
    clauses: Type.Array(Type.String()),
    reason: Type.String(),
  }),
)

/** Why something was not done, in a word for programs and a sentence for people, with the rules' clauses. */
export const refusedFields = {
  code: Type.Union([
    Type.Literal('rules'),
    Type.Literal('stale'),
    Type.Literal('not-yours'),
    Type.Literal('not-now'),
    Type.Literal('unknown'),
    Type.Literal('malformed'),
    Type.Literal('too-many'),
    Type.Literal('unavailable'),
    Type.Literal('unwelcome'),
    Type.Literal('foreign'),
  ]),
  reason: Type.String(),
  clauses: Type.Array(Type.String()),
}
export const Refused = fits<TableRefused>()(Exact(refusedFields))

export const OutcomeBody = Type.Unsafe<Outcome>(
  Type.Object({
    ranking: Type.Array(Type.Array(SeatNumber)),
    scores: Nullable(Type.Array(Type.Number())),
    breakdown: Type.Unknown(),
  }),
)
