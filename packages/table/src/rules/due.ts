import { owing, type Seat, seatsIn } from '@midden/kernel'
import { CLOCKS } from './clock.ts'
import { isPlayed, type TableState } from './state.ts'

/** A table that nobody starts is cleared away. */
const ABANDONED_MS = 14 * 24 * 3600 * 1000
const SILENCE_MS = 30_000

export const owedSeats = (state: TableState): Seat[] =>
  state.match === null || state.status !== 'playing' ? [] : seatsIn(owing(state.game, state.match.position))

/** When the clock of a seat that owes an answer runs out; null where none runs. */
export function clockOut(state: TableState, seat: Seat): number | null {
  const seconds = CLOCKS[state.clock]
  const held = state.seats[seat]!
  return seconds === null || state.paused || !isPlayed(held) ? null : held.asked + seconds * 1000
}

/** When something is to be done for a seat that owes an answer: a bot's move, or the end of its clock. */
export const seatDue = (state: TableState, seat: Seat): number | null =>
  isPlayed(state.seats[seat]!) ? clockOut(state, seat) : state.seats[seat]!.asked + state.pace

/** When somebody's silence on being replaced by a bot counts as a yes: whoever is there says no, or moves. */
export function lapseDue({ proposal }: TableState): number | null {
  if (proposal === null || proposal.target === null || !proposal.open.includes(proposal.target)) return null
  return proposal.at + SILENCE_MS
}

/** When the table must be looked at next, if nobody does anything before. */
export function tableDue(state: TableState): number | null {
  if (state.status === 'open') return state.changed + ABANDONED_MS
  const times = [lapseDue(state), ...owedSeats(state).map((seat) => seatDue(state, seat))].filter(
    (time) => time !== null,
  )
  return times.length === 0 ? null : Math.min(...times)
}
