import { calledBeside, STANDARD } from '../cast/cast.ts'
import type { LocalSeat } from '../save/saved-table.ts'
import { otherNames } from '../settings/names.ts'

/** The same seats, each bot by the name it has beside all others. */
export function named(seats: readonly LocalSeat[]): LocalSeat[] {
  const taken = seats.flatMap(({ name, bot }) => (bot === null ? [name] : []))
  return seats.map((plan) => {
    if (plan.bot === null) return plan
    const name = calledBeside(taken, plan.bot)
    taken.push(name)
    return { ...plan, name }
  })
}

/** Seats for a table: this many people at this device first, the first by name, and bots for the rest. */
export function seatPlan(
  seats: number,
  people: number,
  me: string,
  bots: readonly string[] = [],
): LocalSeat[] {
  const names = [me, ...otherNames(people - 1, [me])]
  return named(
    Array.from({ length: seats }, (_, seat) =>
      seat < people ? { name: names[seat]!, bot: null } : { name: '', bot: bots[seat - people] ?? STANDARD },
    ),
  )
}

/** The bots of a table, in the order of their seats. */
export const botsOf = (seats: readonly LocalSeat[]): string[] =>
  seats.flatMap(({ bot }) => (bot === null ? [] : [bot]))
