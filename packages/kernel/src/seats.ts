/** Seats are numbered from 0, clockwise. */
export type Seat = number

/** A bit per seat. `~only(seat)` is everybody else, watchers included. */
export type Seats = number

/** Who looks: a seat, or null for a watcher without one. */
export type Viewer = Seat | null

const WATCHERS: Seats = 1 << 30

export const only = (seat: Seat): Seats => 1 << seat
export const has = (seats: Seats, seat: Seat): boolean => (seats & (1 << seat)) !== 0
export const firstOf = (seats: Seats): Seat => 31 - Math.clz32(seats & -seats)
export const all = (count: number): Seats => (1 << count) - 1

/** May this viewer see what was meant for these seats? */
export const reaches = (seats: Seats | undefined, viewer: Viewer): boolean =>
  seats === undefined || (seats & (viewer === null ? WATCHERS : 1 << viewer)) !== 0

export const seatsIn = (seats: Seats): Seat[] => {
  const list: Seat[] = []
  for (let left = seats & (WATCHERS - 1); left !== 0; left &= left - 1) list.push(firstOf(left))
  return list
}

/** The next seat clockwise. */
export const leftOf = (seat: Seat, count: number): Seat => (seat + 1 === count ? 0 : seat + 1)
