import type { Seat } from '@midden/kernel'
import { canHoldFuel, FULL } from '../bodies/counters.ts'
import type { SwapFrame } from '../frames/gear.ts'
import { isBlue } from '../gear/losing.ts'
import { cardAt, listPlace, positions, type Slot, VEHICLE } from '../gear/slots.ts'
import { type Plus, room } from '../held.ts'
import type { Knight, Table } from '../position.ts'

/**
 * What a knight lays down in a trade, by number: the slot of a card that lies open, or 2000 and 3000 and the position
 * of one stored in the backpack or vehicle (a slot there would show what is attached to what).
 */
export type Good = number
const PACK = 2000
const CARGO = 3000

/** Stored cards, what is attached to them included, by position from this number on. */
function addStored(k: Knight, where: 'pack' | 'cargo', from: Good, list: Good[]): void {
  for (let left = room(k[where]), good = from; left > 0; left--) list.push(good++)
}

/** Everything but starting gear, and what is attached to a knight or his vehicle for good (WK-10.11). */
export function goodsOf(k: Knight): Good[] {
  const list: Good[] = []
  listPlace(k.panels, 'panels', list)
  listPlace(k.own, 'own', list)
  addStored(k, 'pack', PACK, list)
  addStored(k, 'cargo', CARGO, list)
  listPlace(k.over, 'over', list)
  if (k.vehicle >= 0) list.push(VEHICLE)
  return list
}

/** The slot a good stands for. */
export function slotOfGood(k: Knight, good: Good): Slot {
  if (good >= PACK && good < CARGO) return positions(k, 'pack')[good - PACK]!
  if (good >= CARGO && good < CARGO + 1000) return positions(k, 'cargo')[good - CARGO]!
  return good
}
export const isHiddenGood = (good: Good): boolean => good >= PACK && good < CARGO + 1000
/** Where a stored card is laid down: the good its position in the backpack or vehicle stands for. */
export const goodAt = (where: 'pack' | 'cargo', position: number): Good =>
  (where === 'pack' ? PACK : CARGO) + position

export const cardOfGood = (k: Knight, good: Good): Plus =>
  good === VEHICLE ? { card: k.vehicle, marked: k.vehicleMarked } : cardAt(k, slotOfGood(k, good))!

/** What the other side has laid down of this one's stored cards, as far as a viewer is one of the two (section 4). */
export function isLaid(s: Table, seat: Seat, viewer: Seat | null, good: Good): boolean {
  for (const f of s.stack)
    if (f.at === 'swap' && viewer !== null && f.seats.includes(viewer)) {
      const side = f.seats.indexOf(seat)
      if (side >= 0 && f.goods[side as 0 | 1].includes(good)) return true
    }
  return false
}

const gives = (f: SwapFrame, side: 0 | 1): boolean => f.goods[side].includes(VEHICLE)

/** Would a knight have a vehicle after it? Whoever has the blue one and keeps it takes no other (WK-24.10). */
function ridesAfter(s: Table, f: SwapFrame, side: 0 | 1): boolean | null {
  const k = s.knights[f.seats[side]]!
  const keeps = k.vehicle >= 0 && !gives(f, side)
  const gets = gives(f, side === 0 ? 1 : 0)
  if (gets && keeps && isBlue(s, k.vehicle)) return null
  return gets || keeps
}

function fits(s: Table, f: SwapFrame, side: 0 | 1): boolean {
  const k = s.knights[f.seats[side]]!
  const other = side === 0 ? 1 : 0
  const rides = ridesAfter(s, f, side)
  if (rides === null) return false
  const tank = rides || canHoldFuel(s, { ...k, vehicle: -1 })
  const fuel = k.fuel - f.fuel[side] + f.fuel[other]
  if (f.fuel[other] > 0 && !tank) return false
  return k.ammo - f.ammo[side] + f.ammo[other] <= FULL && fuel <= FULL
}

/** Levels stay within 4, and nobody gets FUEL who has no vehicle afterwards (WK-10.12). */
export const isLegalSwap = (s: Table, f: SwapFrame): boolean => fits(s, f, 0) && fits(s, f, 1)

export const isEmptySwap = (f: SwapFrame): boolean =>
  f.goods[0].length + f.goods[1].length + f.ammo[0] + f.ammo[1] + f.fuel[0] + f.fuel[1] === 0

/** Everything one side has laid down, and with it the proposal. */
export function takeBack(f: SwapFrame, side: 0 | 1): void {
  f.goods[side] = []
  f.ammo[side] = 0
  f.fuel[side] = 0
  f.proposed = false
}
