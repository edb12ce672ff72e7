import { arrange, type Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { VehicleRow } from '../content/rows.ts'
import { bonus } from '../effects/modifiers.ts'
import { nothing } from '../effects/scene.ts'
import { type Held, room } from '../held.ts'
import { each } from '../lists.ts'
import type { Knight, Table, Wk } from '../position.ts'
import type { Tell } from '../types.ts'
import { isBlue } from './losing.ts'

export const vehicleRow = (s: Table, card: number): VehicleRow => cards(s).gear[card]!.row as VehicleRow

/** Whether the backpack holds more than it may; components that make it bigger are looked for only if they must be. */
export function isPackOver(s: Table, seat: Seat): boolean {
  const k = s.knights[seat]!
  const cards_ = room(k.pack)
  return cards_ > cards(s).knights[k.sheet]!.row.backpack && cards_ > packRoom(s, seat)
}
/** Places of a backpack: its sheet's, and what available components add. */
export function packRoom(s: Table, seat: Seat): number {
  const k = s.knights[seat]!
  return k.sheet < 0 ? 0 : cards(s).knights[k.sheet]!.row.backpack + bonus(s, seat, 'backpack', nothing)
}
/** Places of the vehicle on its current side; none without one. */
export function cargoRoom(s: Table, seat: Seat): number {
  const k = s.knights[seat]!
  return k.vehicle < 0 ? 0 : vehicleRow(s, k.vehicle).capacity[k.damaged ? 1 : 0]!
}
export const freeInPack = (s: Table, seat: Seat): number => packRoom(s, seat) - room(s.knights[seat]!.pack)
export const freeInCargo = (s: Table, seat: Seat): number => cargoRoom(s, seat) - room(s.knights[seat]!.cargo)

/** To the discard pile of its colour, enhancements with it (WK-24.5); marks are gone (WK-22.8). */
export function discardGear(s: Wk, seat: Seat, h: Held, tell: Tell): void {
  keepBlue(s, seat, h)
  for (const { card } of [h, ...h.plus]) {
    s.gear[cards(s).gear[card]!.colour]!.discard.push(card)
    tell?.({ what: 'gear discarded', clause: 'WK-1.13', seat, card, reveals: true })
  }
}

/** A blue card that finds no place stays with its knight over capacity (WK-24.9). */
export function storeBlue(s: Wk, seat: Seat, h: Held): void {
  const k = s.knights[seat]!
  if (freeInPack(s, seat) > h.plus.length) k.pack.push(h)
  else if (freeInCargo(s, seat) > h.plus.length) k.cargo.push(h)
  else k.over.push(h)
}

/** Blue enhancements are neither discarded nor stolen with the card they are on (WK-24.7, WK-1.2). */
export function keepBlue(s: Wk, seat: Seat, h: Held): void {
  for (const plus of h.plus) if (isBlue(s, plus.card)) storeBlue(s, seat, { ...plus, plus: [] })
  h.plus = h.plus.filter(({ card }) => !isBlue(s, card))
}

/** Cards of a container: the blue ones kept over capacity, everything else discarded. */
export function spill(s: Wk, seat: Seat, list: readonly Held[], tell: Tell): void {
  for (const h of list) {
    if (!isBlue(s, h.card)) {
      discardGear(s, seat, h, tell)
      continue
    }
    const rest = h.plus.filter(({ card }) => !isBlue(s, card))
    for (const plus of rest) discardGear(s, seat, { ...plus, plus: [] }, tell)
    storeBlue(s, seat, { ...h, plus: h.plus.filter(({ card }) => isBlue(s, card)) })
  }
}

function inAnyOrder(s: Wk, list: Held[]): Held[] {
  if (list.length < 2) return list
  const order = each(list.length, (i) => i)
  arrange(s.rng, order, 'stored cards')
  return each(list.length, (i) => list[order[i]!]!)
}

/** Stored cards are shuffled when several are put away at once, so that positions tell nobody anything (section 4). */
export function mixStored(s: Wk, k: Knight): void {
  k.pack = inAnyOrder(s, k.pack)
  k.cargo = inAnyOrder(s, k.cargo)
}
