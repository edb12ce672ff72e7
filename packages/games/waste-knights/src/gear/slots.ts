import type { Held, Plus } from '../held.ts'
import type { Knight } from '../position.ts'

/**
 * A slot names one card in a knight's area: place × 1000 + position × 10, plus 1, 2, … for an enhancement on it.
 * Slots are public: they are positions, not identities.
 */
export type Slot = number
export const PLACES = ['panels', 'own', 'pack', 'cargo', 'beside', 'under', 'over'] as const
export type PlaceName = (typeof PLACES)[number]
/** The vehicle card itself. */
export const VEHICLE: Slot = 7000

export const slotOf = (place: PlaceName, at: number, plus = 0): Slot =>
  PLACES.indexOf(place) * 1000 + at * 10 + plus
export const placeOf = (slot: Slot): PlaceName => PLACES[Math.floor(slot / 1000)]!
export const positionOf = (slot: Slot): number => Math.floor((slot % 1000) / 10)
export const isStored = (slot: Slot): boolean => placeOf(slot) === 'pack' || placeOf(slot) === 'cargo'
/** 0 for the card itself, 1 for its first enhancement. */
export const plusOf = (slot: Slot): number => slot % 10

export function heldAt(k: Knight, slot: Slot): Held | undefined {
  return k[placeOf(slot)][positionOf(slot)] ?? undefined
}
/** The card or enhancement at a slot. */
export function cardAt(k: Knight, slot: Slot): Plus | undefined {
  const host = heldAt(k, slot)
  const plus = plusOf(slot)
  return plus === 0 ? host : host?.plus[plus - 1]
}

/** Takes a card out of its place; an enhancement comes off its host, a card brings its own along. */
export function takeOut(k: Knight, slot: Slot): Held {
  const place = placeOf(slot)
  const at = positionOf(slot)
  const plus = plusOf(slot)
  if (plus > 0) {
    const [alone] = k[place][at]!.plus.splice(plus - 1, 1)
    return { card: alone!.card, marked: alone!.marked, plus: [] }
  }
  if (place === 'panels') {
    const card = k.panels[at]!
    k.panels[at] = null
    return card
  }
  return k[place].splice(at, 1)[0]!
}

/** Adds the slots of a place to a list. */
export function listPlace(
  list: readonly (Held | null)[],
  place: PlaceName,
  found: Slot[],
  plusToo = true,
): void {
  for (let at = 0; at < list.length; at++) {
    const h = list[at]
    if (h === null || h === undefined) continue
    if (place !== 'own') found.push(slotOf(place, at))
    if (plusToo) for (let i = 1; i <= h.plus.length; i++) found.push(slotOf(place, at, i))
  }
}

/** Every card a knight owns that can change hands or be lost; starting gear cannot, what is attached to it can. */
export function belongings(k: Knight, plusToo = true): Slot[] {
  const found: Slot[] = []
  for (const place of PLACES) listPlace(k[place], place, found, plusToo)
  return found
}
/** Stored cards by position, 0, 1, 2, …: what can be named without knowing what lies where (WK-10.8, WK-23.6). */
export const positions = (k: Knight, where: 'pack' | 'cargo'): Slot[] => slotsIn(k, where)
export function slotsIn(k: Knight, place: PlaceName, plusToo = true): Slot[] {
  const found: Slot[] = []
  listPlace(k[place], place, found, plusToo)
  return found
}
