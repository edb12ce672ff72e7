import type { SeatPlan } from '../save/saved-table.ts'
import { otherNames } from '../settings/names.ts'

/** Seats for a table: this many people at this device first, the first by name, and steady bots for the rest. */
export function seatPlan(seats: number, people: number, me: string): SeatPlan[] {
  const names = [me, ...otherNames(seats - 1, [me])]
  return names.slice(0, seats).map((name, seat) => ({ name, bot: seat < people ? null : 'steady' }))
}
