import type { Outcome, Seat } from '@midden/kernel'
import type { Part, Score, WasteView } from '@midden/waste'
import { countOf, unitsOf } from './cards.ts'
import { leadOf } from './leads.ts'

/** What a station holds in a part, in the figures its line of the sheet speaks of. */
export interface Held {
  /** food on compost, sets, units, papers or plastic */
  main: number
  /** food beside, or cards over */
  over: number
  lead: 'most' | 'second' | 'shared' | 'behind' | 'none'
}

const sets = (n: number, size: number): Pick<Held, 'main' | 'over'> => ({
  main: Math.floor(n / size),
  over: n % size,
})

export function heldIn(
  part: Part,
  stations: readonly (readonly number[])[],
  scores: readonly Score[],
  seat: Seat,
): Held {
  const cards = stations[seat]!
  const none = { lead: 'none' } as const
  switch (part) {
    case 'food': {
      const food = countOf(cards, 'FO')
      const main = Math.min(food, 3 * countOf(cards, 'CO'))
      return { main, over: food - main, ...none }
    }
    case 'textiles':
      return { ...sets(countOf(cards, 'TX'), 2), ...none }
    case 'metal':
      return { ...sets(countOf(cards, 'ME'), 3), ...none }
    case 'hazardous':
      return { ...sets(countOf(cards, 'HZ'), 5), ...none }
    case 'paper':
      return { main: countOf(cards, 'PA'), over: 0, ...none }
    default: {
      const main = part === 'electronics' ? unitsOf(cards) : countOf(cards, 'PL')
      return { main, over: 0, lead: leadOf(scores, seat, part, main) ?? 'none' }
    }
  }
}

/** How the value of a station mattered: it was not needed, it decided, it was the lower one, or it was level too. */
export type Tie = 'notNeeded' | 'decides' | 'lower' | 'level'

export function tieOf({ scores, values }: WasteView, seat: Seat): Tie {
  const rivals = scores.flatMap((score, other) =>
    other !== seat && score.points === scores[seat]!.points ? [values[other]!] : [],
  )
  if (rivals.length === 0) return 'notNeeded'
  const mine = values[seat]!
  if (rivals.includes(mine)) return 'level'
  return rivals.every((value) => value < mine) ? 'decides' : 'lower'
}

/** The place of a seat, from 1; those who share one have the same. */
export function placeOf({ ranking }: Outcome, seat: Seat): number {
  let place = 1
  for (const seats of ranking) {
    if (seats.includes(seat)) return place
    place += seats.length
  }
  return place
}
