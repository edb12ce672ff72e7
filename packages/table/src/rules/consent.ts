import { mayUndo, type Seat } from '@midden/kernel'
import { isPlayed, type TableState } from './state.ts'
import type { Undo } from './types.ts'

/** The seats of other people who are there: a proposal settles when none of their words is missing. */
export const othersThere = ({ seats }: TableState, seat: Seat): Seat[] =>
  seats.flatMap((held, other) => (isPlayed(held) && held.person !== seats[seat]!.person ? [other] : []))

/** Somebody whose consent is needed and who cannot give it. */
export const otherAway = ({ seats }: TableState, seat: Seat): Seat | null => {
  const gone = seats.findIndex(
    ({ kind, away, person }) => kind === 'person' && away && person !== seats[seat]!.person,
  )
  return gone < 0 ? null : gone
}

/** What becomes of a seat's wish to take its last move back. */
export function undoFor(state: TableState, seat: Seat): Undo {
  const { match, numbers, status } = state
  const no = (why: Extract<Undo, { kind: 'no' }>['why']): Undo => ({ kind: 'no', why })
  if (match === null || status !== 'playing') return no('over')
  if (mayUndo(match, seat) && numbers.at(-1) !== 0) return { kind: 'free' }
  const { moves } = match.journal
  const last = moves.findLastIndex((made) => made.seat === seat)
  // Moves of an earlier table have no number here: they stand.
  if (last < 0 || numbers[last] === 0) return no('none')
  if (state.strict === true) return no('strict')
  if (otherAway(state, seat) !== null) return no('away')
  if (state.proposal !== null) return no('proposal')
  return { kind: 'consent', moves: moves.length - last, asks: othersThere(state, seat) }
}
