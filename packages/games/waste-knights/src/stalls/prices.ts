import type { Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import { bargains } from '../effects/modifiers.ts'
import { nothing } from '../effects/scene.ts'
import type { TradeFrame } from '../frames/gear.ts'
import { losable } from '../gear/losing.ts'
import { cardAt, type Slot, VEHICLE } from '../gear/slots.ts'
import { mayTakeVehicle, poolOf, vehiclesIn } from '../gear/vehicles.ts'
import { totalWorth, worth, worthOf } from '../gear/worth.ts'
import { placesWhere } from '../lists.ts'
import type { Table } from '../position.ts'

const GREEN = 0
const YELLOW = 1
/** The value of a vehicle in the pool: yellow working, green damaged (WK-23.13, WK-R40). */
const sideOf = (damaged: boolean): number => (damaged ? GREEN : YELLOW)

/** Normal spaces are open to every TRADE, the special ones on their own hex alone (WK-25.3). */
export function isOpenSpace(s: Table, f: Pick<TradeFrame, 'hex'>, space: number): boolean {
  const row = cards(s).stalls[space]
  return row !== undefined && (row.only === null || row.only === f.hex)
}
/** Open spaces with a card on them. */
export const onSale = (s: Table, f: TradeFrame): number[] =>
  placesWhere(s.stalls, (card, space) => card >= 0 && isOpenSpace(s, f, space))

/** Vehicles for sale with this side up, by gear number; none for a knight with the blue one (WK-24.10). */
export function vehiclesOnSale(s: Table, f: TradeFrame, damaged: boolean): number[] {
  if (!mayTakeVehicle(s, f.seat)) return []
  return vehiclesIn(s, poolOf(s, sideOf(damaged)))
}

export function priceOf(s: Table, f: TradeFrame): number {
  let sum = f.vehicle < 0 ? 0 : worthOf(s, sideOf(f.damaged))
  for (const space of f.spaces) sum += worth(s, cards(s).stalls[space]!.price)
  return sum
}

/** Green cards counting as yellow: by what he is (K06), and by what he said while exploring (L12; WKC-R19). */
function favours(s: Table, seat: Seat): number {
  let n = bargains(s, seat, nothing)
  for (const f of s.stack) if (f.at === 'explore' && f.seat === seat) n += f.bargains
  return n
}

/** Basic values of what is offered (WK-25.5), some green cards lifted to yellow. */
export function worthOffered(s: Table, f: TradeFrame): number {
  const k = s.knights[f.seat]!
  const isGreen = (slot: Slot): boolean =>
    slot !== VEHICLE && cards(s).gear[cardAt(k, slot)!.card]?.colour === GREEN
  const lifted = Math.min(favours(s, f.seat), f.offered.filter(isGreen).length)
  return totalWorth(s, k, f.offered) + lifted * (worthOf(s, YELLOW) - worthOf(s, GREEN))
}

const isPicked = (f: TradeFrame): boolean => f.spaces.length > 0 || f.vehicle >= 0

/** Something picked, and what is offered covers the price, which is never 0 (WK-25.4, WK-25.6). */
export const isDeal = (s: Table, f: TradeFrame): boolean => isPicked(f) && priceOf(s, f) <= worthOffered(s, f)

const subset = (list: readonly number[], of: readonly number[]): boolean =>
  list.every((n, i) => of.includes(n) && list.indexOf(n) === i)

/** Does a trade under way speak of things that are there? */
export const isTenable = (s: Table, f: TradeFrame): boolean =>
  f.seat < s.seats &&
  subset(f.offered, losable(s, s.knights[f.seat]!)) &&
  subset(f.spaces, onSale(s, f)) &&
  (f.vehicle < 0 || vehiclesOnSale(s, f, f.damaged).includes(f.vehicle))
