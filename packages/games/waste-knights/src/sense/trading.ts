import type { Action, Offer, Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { TradeFrame } from '../frames/gear.ts'
import { isStored } from '../gear/slots.ts'
import { slotWorth, worth } from '../gear/worth.ts'
import { isDeal } from '../stalls/prices.ts'
import type { WkView } from '../view/view.ts'
import { listOf } from './offered.ts'

/** The dearest card to be had for what lies unused in backpack and vehicle, the cheapest space first. */
function target(v: WkView, seat: Seat, spaces: readonly number[], unused: readonly number[]): number {
  const k = v.knights[seat]!
  let purse = 0
  for (const slot of unused) purse += slotWorth(v, k, slot)
  const { stalls } = cards(v)
  let best = -1
  for (const space of spaces) {
    const { card, price } = stalls[space]!
    if (worth(v, price) > purse || worth(v, card) <= worth(v, 'green')) continue
    const gain = worth(v, card) - worth(v, price)
    const now = best < 0 ? -9 : worth(v, stalls[best]!.card) - worth(v, stalls[best]!.price)
    if (gain > now || (gain === now && worth(v, card) > worth(v, stalls[best]!.card))) best = space
  }
  return best
}

/** Stored cards for something better, one for one as cheaply as may be; else no deal. */
export function senseTrade(v: WkView, f: TradeFrame, seat: Seat, offers: readonly Offer[]): Action | null {
  if (isDeal(v, f)) return { act: 'deal' }
  const k = v.knights[seat]!
  const unused = listOf(offers, 'offer').filter(isStored)
  if (f.spaces.length === 0) {
    const space = target(v, seat, listOf(offers, 'pick'), unused)
    return space < 0 ? null : { act: 'pick', n: space }
  }
  const cheapest = unused.toSorted((a, b) => slotWorth(v, k, a) - slotWorth(v, k, b))[0]
  return cheapest === undefined ? null : { act: 'offer', n: cheapest }
}
