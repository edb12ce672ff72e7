import { has, type Seat } from '@midden/kernel'
import type { Table } from './position.ts'

/** How many players are still in (WK-28.11). */
export function inPlay(s: Table): number {
  let n = s.seats
  for (let left = s.gone; left !== 0; left &= left - 1) n--
  return n
}
const stays = (s: Table, seat: Seat): boolean => !has(s.gone, seat)

/** So many seats clockwise, over the seats still in play. */
function clockwise(s: Table, seat: Seat, steps: number): Seat {
  let at = seat
  for (let left = steps; left > 0; ) {
    at = (at + 1) % s.seats
    if (stays(s, at)) left--
  }
  return at
}
export const nextSeat = (s: Table, seat: Seat): Seat => clockwise(s, seat, 1)

/** The seat at this place of the round order (WK-1.3), or −1 beyond the last one. */
export function inRoundOrder(s: Table, turn: number): Seat {
  if (turn >= inPlay(s)) return -1
  return clockwise(s, s.first, turn)
}

/** Seats from this one on, clockwise, those still in play. */
export function fromSeat(s: Table, seat: Seat): Seat[] {
  const order: Seat[] = []
  for (let i = 0; i < s.seats; i++) {
    const at = (seat + i) % s.seats
    if (stays(s, at)) order.push(at)
  }
  return order
}

/** WK-4.3: opposite with four players, the right-hand neighbour with three, the other one with two. */
export function moveWaster(s: Table, seat: Seat): Seat {
  const n = inPlay(s)
  return clockwise(s, seat, n === 4 ? 2 : n - 1)
}
/** WK-4.4 */
export const roundWaster = (s: Table): Seat => moveWaster(s, s.first)

/** WK-4.5 and the option `explorationWaster`. */
function explorationWaster(s: Table): Seat {
  const { explorationWaster: how } = s.options
  const round = how === 'round' ? inPlay(s) >= 3 : how === 'printed' && inPlay(s) === 4
  return round ? roundWaster(s) : moveWaster(s, s.active)
}

/** Whoever takes decisions that no clause gives to somebody (WK-1.18). */
export function wasterNow(s: Table): Seat {
  if (s.active < 0) return roundWaster(s)
  return s.phase === 'explore' ? explorationWaster(s) : moveWaster(s, s.active)
}

/** WK-1.4: where an order is needed and nobody is active, the First Player counts as active. */
export const leading = (s: Table): Seat => (s.active < 0 ? s.first : s.active)
