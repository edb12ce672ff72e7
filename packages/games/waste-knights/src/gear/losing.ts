import { cards } from '../cards.ts'
import type { Knight, Table } from '../position.ts'
import { belongings, cardAt, placeOf, type Slot, VEHICLE } from './slots.ts'

const BLUE = 3

/** Blue cards cannot be destroyed, stolen, discarded, offered or used to pay (WK-24.7). */
export const isBlue = (s: Table, card: number): boolean => card >= 0 && cards(s).gear[card]!.colour === BLUE

/** Cards that can be discarded or paid with: neither starting gear nor blue ones. A hidden card may be blue: never. */
export function mayLose(s: Table, k: Knight, slot: Slot): boolean {
  if (slot === VEHICLE) return k.vehicle >= 0 && !isBlue(s, k.vehicle)
  const place = placeOf(slot)
  if (place === 'beside' || place === 'under' || place === 'over') return false
  return !isBlue(s, cardAt(k, slot)!.card)
}

/** Everything a knight can be made to discard, his vehicle included. */
export function losable(s: Table, k: Knight): Slot[] {
  const list = belongings(k).filter((slot) => mayLose(s, k, slot))
  if (mayLose(s, k, VEHICLE)) list.push(VEHICLE)
  return list
}
export const hasGear = (s: Table, k: Knight): boolean => losable(s, k).length > 0
