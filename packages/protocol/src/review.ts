import { Type } from 'typebox'
import { ActionBody, Exact, Nullable, SeatNumber } from './common.ts'

const Share = Type.Number({ description: 'a chance to win, or a part of one: 0.25 is 25 points' })
const BySeat = Type.Array(Type.Number(), { description: 'one for each seat' })

const Choice = Exact({
  action: ActionBody,
  words: Type.String(),
  chance: Share,
  error: Type.Number({ description: 'the standard error of the chance' }),
})

const Step = Exact({
  index: Type.Integer({ description: 'after so many moves' }),
  actor: Nullable(SeatNumber),
  chance: BySeat,
  low: BySeat,
  high: BySeat,
  luck: BySeat,
  skill: BySeat,
  pass: Type.Integer({ description: '1: only a first look; 2: looked at closely' }),
})

const Decision = Exact({
  step: Type.Integer({ description: 'the step that the decision led to' }),
  seat: SeatNumber,
  played: ActionBody,
  words: Type.String(),
  chance: Share,
  loss: Type.Number({ description: 'what was given away; 0 where that is not beyond doubt' }),
  error: Type.Number(),
  label: Type.Union(['best', 'fine', 'costly', 'gift'].map((label) => Type.Literal(label))),
  best: Choice,
  effect: BySeat,
  reason: Nullable(
    Exact({
      points: BySeat,
      lines: Type.Integer(),
      isPolicy: Type.Boolean(),
      clauses: Type.Array(Type.String()),
    }),
  ),
  others: Type.Array(Choice),
})

/** A match that was weighed. */
const Weighed = Exact({
  game: Type.String(),
  edition: Type.Integer(),
  seats: Type.Integer(),
  steps: Type.Array(Step, { description: 'the chances of all seats after every move, the set-up first' }),
  decisions: Type.Array(Decision, { description: 'judged by what the seat could know then' }),
  pending: Type.Array(Type.Integer()),
  turns: Type.Array(
    Exact({ step: Type.Integer(), seat: SeatNumber, change: Type.Number(), by: Nullable(SeatNumber) }),
  ),
  splits: Type.Array(
    Exact({
      start: Share,
      draw: Type.Number(),
      theirs: Type.Number(),
      yours: Type.Number(),
      rest: Type.Number(),
      end: Share,
      adjusted: Share,
    }),
    { description: 'by seat: start + draw + theirs - yours + rest = end' },
  ),
  accuracy: Type.Array(
    Exact({
      value: Share,
      error: Type.Number(),
      loss: Type.Number(),
      lossError: Type.Number(),
      decisions: Type.Integer(),
    }),
  ),
})

/** How far the review of a match is, and the review itself once it is done. */
export const ReviewBody = Exact({
  state: Type.Union(
    ['none', 'waiting', 'weighing', 'failed', 'done'].map((state) => Type.Literal(state)),
    { description: 'none: nobody has asked for it; waiting: other reviews come first' },
  ),
  weighed: Type.Optional(Type.Integer({ description: 'decisions that are weighed' })),
  decisions: Type.Optional(Type.Integer({ description: 'all decisions there are to weigh' })),
  reason: Type.Optional(Type.String({ description: 'why it was given up' })),
  review: Type.Optional(Weighed),
})
