import { has, owing, question, type Seat, seatsIn } from '@midden/kernel'
import { CLOCKS } from './clock.ts'
import { answererOf, isPlayed, isSealed, type TableState, termsOf } from './state.ts'

/** A table that nobody starts is cleared away. */
const ABANDONED_MS = 14 * 24 * 3600 * 1000
const SILENCE_MS = 30_000
/** Whoever has not revealed a share of the luck by then is left out of it. */
const REVEAL_MS = 20_000
/** A player who lets the clock run out once gets the ledger's default move, the second time in a row a bot. */
const MISSES = 1

/** The seats that owe an answer, but for those that nobody answers for. */
export const owedSeats = (state: TableState): Seat[] =>
  state.match === null || state.status !== 'playing'
    ? []
    : seatsIn(owing(state.game, state.match.position)).filter((seat) => answererOf(state, seat) !== 'nobody')

/** Seconds for a decision: by the game's options, else by the table's clock. */
export const secondsFor = (state: TableState): number | null => termsOf(state).timer ?? CLOCKS[state.clock]

/** When the clock of a seat that owes an answer runs out; null where none runs. */
export function clockOut(state: TableState, seat: Seat): number | null {
  const seconds = secondsFor(state)
  const held = state.seats[seat]!
  return seconds === null || state.paused || !isPlayed(held) ? null : held.asked + seconds * 1000
}

/** When something is to be done for a seat that owes an answer: a bot's move, or the end of its clock. */
export function seatDue(state: TableState, seat: Seat, pace = state.pace): number | null {
  const answerer = answererOf(state, seat)
  if (answerer === 'person') return clockOut(state, seat)
  if (answerer === 'nobody') return null
  return state.seats[seat]!.asked + (answerer === 'bot' ? pace : 0)
}

/** Can everybody see that this seat is asked? Where that is hidden, its silence may lead to nothing that others see. */
export function isSeenAsked({ game, match }: TableState, seat: Seat): boolean {
  const { position } = match!
  const seen = question(game, position)?.seen
  return seen === undefined || has(seen(position, position.stack.at(-1)!, null), seat)
}

/** Does a bot take the seat now that its clock has run out? */
export const isGivenAway = (state: TableState, seat: Seat): boolean =>
  state.seats[seat]!.missed >= MISSES && isSeenAsked(state, seat)

/** When somebody's silence on being replaced by a bot counts as a yes: whoever is there says no, or moves. */
export function lapseDue({ proposal }: TableState): number | null {
  if (proposal === null || proposal.target === null || !proposal.open.includes(proposal.target)) return null
  return proposal.at + SILENCE_MS
}

/** When a match that was called begins: as soon as all shares are revealed, or without those that are not. */
export const beginDue = ({ status, called, changed, seats }: TableState): number | null =>
  status !== 'open' || called === undefined ? null : seats.some(isSealed) ? called + REVEAL_MS : changed

/** When the table must be looked at next, if nobody does anything before. */
export function tableDue(state: TableState): number | null {
  if (state.status === 'open') return beginDue(state) ?? state.changed + ABANDONED_MS
  const times = [lapseDue(state), ...owedSeats(state).map((seat) => seatDue(state, seat))].filter(
    (time) => time !== null,
  )
  return times.length === 0 ? null : Math.min(...times)
}
