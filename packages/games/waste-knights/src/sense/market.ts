import type { Action, Offer, Seat } from '@midden/kernel'
import { numberAt } from '../board/hexes.ts'
import { cards } from '../cards.ts'
import type { TradeFrame } from '../frames/gear.ts'
import { losable } from '../gear/losing.ts'
import { cardAt, isStored, plusOf, type Slot, VEHICLE } from '../gear/slots.ts'
import { slotWorth, worth } from '../gear/worth.ts'
import type { Table } from '../position.ts'
import { isDeal, isOpenSpace } from '../stalls/prices.ts'
import type { WkView } from '../view/view.ts'
import { useOf, worksResting } from './gear.ts'
import { best, listOf, type Option } from './offered.ts'
import { worthOfRewards } from './worth.ts'

/** A stripe of a card one has no use for, and of one that is paid away. */
const STRIPE = 0.8
/** A deal that gains less is not made. */
const ENOUGH = 0.5

/** Cards he can do without: stored, no better than what he wears, and not at work in the Rest Step. */
const spare = (s: Table, seat: Seat, slots: readonly Slot[]): Slot[] =>
  slots.filter(
    (slot) =>
      slot !== VEHICLE &&
      isStored(slot) &&
      plusOf(slot) === 0 &&
      isIdle(s, seat, cardAt(s.knights[seat]!, slot)!.card),
  )
function isIdle(s: Table, seat: Seat, card: number): boolean {
  const group = cards(s).gear[card]?.row.group
  return group === 'weapon' || group === 'armour' ? useOf(s, seat, card) < 0.5 : !worksResting(s, card)
}
function purseOf(s: Table, seat: Seat, slots: readonly Slot[]): number {
  let sum = 0
  for (const slot of slots) sum += slotWorth(s, s.knights[seat]!, slot)
  return sum
}

/** Taking a card of this colour may be what the common task asks for. */
function prizeOf(s: Table, colour: number): number {
  const common = cards(s).tasks[s.posted[0]!.card]?.common
  if (common?.goal.met !== 'take from the Stalls') return 0
  return ['green', 'yellow', 'red'].indexOf(common.goal.colour) === colour ? worthOfRewards(common.reward) : 0
}
/** What a space offers above its price. */
function gainAt(s: Table, seat: Seat, space: number): number {
  const card = s.stalls[space]!
  const { price } = cards(s).stalls[space]!
  const { colour } = cards(s).gear[card]!
  return useOf(s, seat, card) + STRIPE * (colour + 1) + prizeOf(s, colour) - STRIPE * worth(s, price)
}

/** What a trade on a hex would bring with what he can spare. */
export function worthOfTrade(s: Table, seat: Seat, hex: number): number {
  const purse = purseOf(s, seat, spare(s, seat, losable(s, s.knights[seat]!)))
  if (purse === 0) return 0
  const f = { hex: numberAt(s, hex) }
  let most = 0
  for (let space = 0; space < s.stalls.length; space++)
    if (s.stalls[space]! >= 0 && isOpenSpace(s, f, space) && worth(s, cards(s).stalls[space]!.price) <= purse)
      most = Math.max(most, gainAt(s, seat, space))
  return most
}

/** What he can pay for with what he can spare, each with its gain. */
export function waysToTrade(v: WkView, seat: Seat, offers: readonly Offer[]): Option[] {
  const purse = purseOf(v, seat, spare(v, seat, listOf(offers, 'offer')))
  return listOf(offers, 'pick')
    .filter((space) => worth(v, cards(v).stalls[space]!.price) <= purse)
    .map((n) => ({ action: { act: 'pick', n }, worth: gainAt(v, seat, n) }))
}

/** The card that gains most for what he can spare; the cheapest cards that will do; else no deal. */
export function senseTrade(v: WkView, f: TradeFrame, seat: Seat, offers: readonly Offer[]): Action | null {
  if (isDeal(v, f)) return { act: 'deal' }
  const k = v.knights[seat]!
  if (f.spaces.length === 0) {
    const ways = waysToTrade(v, seat, offers).filter((way) => way.worth > ENOUGH)
    return ways.length === 0 ? null : best(ways).action
  }
  const spares = spare(v, seat, listOf(offers, 'offer'))
  const cheapest = spares.toSorted((a, b) => slotWorth(v, k, a) - slotWorth(v, k, b))[0]
  return cheapest === undefined ? null : { act: 'offer', n: cheapest }
}
