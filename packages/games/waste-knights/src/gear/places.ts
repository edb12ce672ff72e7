import type { Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { Held } from '../held.ts'
import type { Knight, Table } from '../position.ts'
import { isTwoHanded, panelsFor } from './panels.ts'
import { freeInCargo, freeInPack } from './storage.ts'

/** Where a card can be put: panels 0 to 5, then backpack, vehicle, over capacity (blue cards only). */
export const PACK = 6
export const CARGO = 7
export const OVER = 8
/** In a plan: to be discarded. */
export const GONE = 9

const HANDS = [0, 1]
const twoHandedAt = (s: Table, k: Knight): boolean =>
  k.panels[0] !== null && isTwoHanded(cards(s), k.panels[0]!.card)

/** Cards a new one on this panel would lie on: none, one, or for a two-handed weapon up to two. */
export function inTheWay(s: Table, k: Knight, card: number, panel: number): number[] {
  if (panel > 1) return k.panels[panel] === null ? [] : [panel]
  if (isTwoHanded(cards(s), card)) return HANDS.filter((hand) => k.panels[hand] !== null)
  if (panel === 1 && twoHandedAt(s, k)) return [0]
  return k.panels[panel] === null ? [] : [panel]
}

/** Panels a card may lie on that are free, or where it would displace others. */
function addPanels(s: Table, k: Knight, card: number, free: boolean, places: number[]): void {
  for (const panel of panelsFor(s, card))
    if ((inTheWay(s, k, card, panel).length === 0) === free) places.push(panel)
}

/** Legal places for a card outside rearranging, the free ones first; `displacing` others or not (WK-22.14). */
export function placesFor(s: Table, seat: Seat, h: Held, displacing: boolean): number[] {
  const k = s.knights[seat]!
  const places: number[] = []
  addPanels(s, k, h.card, true, places)
  if (freeInPack(s, seat) > h.plus.length) places.push(PACK)
  if (freeInCargo(s, seat) > h.plus.length) places.push(CARGO)
  if (displacing) addPanels(s, k, h.card, false, places)
  return places
}

export function put(k: Knight, h: Held, place: number): void {
  if (place === PACK) k.pack.push(h)
  else if (place === CARGO) k.cargo.push(h)
  else if (place === OVER) k.over.push(h)
  else k.panels[place] = h
}
