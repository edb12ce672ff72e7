import { cards } from '../cards.ts'
import { STRIPES, type Stripe } from '../content/names.ts'
import type { Knight, Table } from '../position.ts'
import { cardAt, type Slot, VEHICLE } from './slots.ts'

const LADDERS = { '1-2-3': [1, 2, 3], '1-3-9': [1, 3, 9], '1-3-6': [1, 3, 6] } as const

/** Value of a colour: the number of stripes, by the ladder of the table (WK-25.1). Blue has none. */
export const worthOf = (s: Pick<Table, 'options'>, colour: number): number =>
  LADDERS[s.options.exchangeLadder][colour] ?? 0
export const worth = (s: Table, stripe: Stripe): number => worthOf(s, STRIPES.indexOf(stripe))

/** A vehicle is worth its current side: working yellow, damaged green (WK-25.2). */
const vehicleWorth = (s: Table, k: Knight): number =>
  cards(s).gear[k.vehicle]!.colour === 3 ? 0 : worthOf(s, k.damaged ? 0 : 1)

/** Basic value of one card; what is attached to it counts for itself. */
export const slotWorth = (s: Table, k: Knight, slot: Slot): number =>
  slot === VEHICLE ? vehicleWorth(s, k) : worthOf(s, cards(s).gear[cardAt(k, slot)!.card]?.colour ?? 0)

export function totalWorth(s: Table, k: Knight, slots: readonly Slot[]): number {
  let sum = 0
  for (const slot of slots) sum += slotWorth(s, k, slot)
  return sum
}
