import type { Seat } from '@midden/kernel'

/** WASTE-1.2: clockwise steps from one seat to another; a seat is farthest from itself. */
export const distanceLeft = (from: Seat, to: Seat, seats: number): number =>
  to > from ? to - from : to - from + seats
