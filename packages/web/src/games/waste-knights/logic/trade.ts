import type { Offer } from '@midden/kernel'
import {
  cardAt,
  cardOfGood,
  cards,
  isHiddenGood,
  type Knight,
  priceOf,
  type SwapFrame,
  type TradeFrame,
  VEHICLE,
  type WkView,
  worthOffered,
} from '@midden/waste-knights/reading'
import { offered } from './props.ts'

/** Something on the counter or beside it: how an answer names it, and which card it is. */
export interface Ware {
  n: number
  card: number
  laid: boolean
  /** the card it is attached to, or −1 */
  on: number
}

/** Enhancements are laid down for themselves, or stay behind (WK-10.11). */
const hostOf = (k: Knight, slot: number): number =>
  slot % 10 === 0 ? -1 : (cardAt(k, slot - (slot % 10))?.card ?? -1)

/** One's own cards that can be given at the Stalls, those on the counter marked. */
export function waresOf(v: WkView, f: TradeFrame, menu: readonly Offer[]): Ware[] {
  const k = v.knights[f.seat]!
  const free = offered(menu, 'offer').map((n) => ({ n, laid: false }))
  const laid = f.offered.map((n) => ({ n, laid: true }))
  return [...laid, ...free]
    .map((ware) => ({
      ...ware,
      card: ware.n === VEHICLE ? k.vehicle : (cardAt(k, ware.n)?.card ?? -1),
      on: hostOf(k, ware.n),
    }))
    .toSorted((a, b) => a.n - b.n)
}

/** The balance of a trade: what is given, what is asked for it (WK-25.4). */
export interface Balance {
  give: number
  take: number
  /** titles on both pans */
  given: string[]
  taken: string[]
  state: 'empty' | 'short' | 'even' | 'over'
}
export function balanceOf(v: WkView, f: TradeFrame): Balance {
  const { gear } = cards(v)
  const k = v.knights[f.seat]!
  const title = (card: number): string => gear[card]?.row.title ?? ''
  const give = worthOffered(v, f)
  const take = priceOf(v, f)
  const taken = [
    ...f.spaces.map((space) => title(v.stalls[space]!)),
    ...(f.vehicle < 0 ? [] : [title(f.vehicle)]),
  ]
  const state = taken.length === 0 ? 'empty' : give < take ? 'short' : give === take ? 'even' : 'over'
  const given = f.offered.map((slot) => title(slot === VEHICLE ? k.vehicle : (cardAt(k, slot)?.card ?? -1)))
  return { give, take, given, taken, state }
}

/** A good of a knight by its card, as far as the viewer may know it. */
const cardOf = (k: Knight, good: number): number => cardOfGood(k, good)?.card ?? -1

/** What one side of a knights' trade has laid down. */
export interface Heap {
  goods: { n: number; card: number }[]
  ammo: number
  fuel: number
}
export const heapOf = (v: WkView, f: SwapFrame, side: 0 | 1): Heap => ({
  goods: f.goods[side].map((n) => ({ n, card: cardOf(v.knights[f.seats[side]]!, n) })),
  ammo: f.ammo[side],
  fuel: f.fuel[side],
})

/** One's own goods that are not laid down yet. */
export function spare(v: WkView, f: SwapFrame, side: 0 | 1, menu: readonly Offer[]): Ware[] {
  const k = v.knights[f.seats[side]]!
  return offered(menu, 'lay').map((n) => ({
    n,
    card: cardOf(k, n),
    laid: false,
    // Stored cards are named by their position alone.
    on: isHiddenGood(n) ? -1 : hostOf(k, n),
  }))
}
