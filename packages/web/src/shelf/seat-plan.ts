import { STANDARD_BOT, seatable } from '@midden/bots'
import type { LocalSeat } from '../save/saved-table.ts'
import { otherNames } from '../settings/names.ts'

/** Seats for a table: this many people at this device first, the first by name, and bots for the rest. */
export function seatPlan(seats: number, people: number, me: string): LocalSeat[] {
  const names = [me, ...otherNames(seats - 1, [me])]
  return names.slice(0, seats).map((name, seat) => ({ name, bot: seat < people ? null : STANDARD_BOT }))
}

/** The bots that a seat may be given, with the one that sits there already. */
export function botChoices(now: string | null): string[] {
  const names = seatable.map(({ name }) => name)
  return now === null || names.includes(now) ? names : [...names, now]
}
