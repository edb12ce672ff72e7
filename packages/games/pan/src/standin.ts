import { type Action, type Offer, pick, type Random, type Seat } from '@midden/kernel'
import { FREE, lying, ownerOf, valueAt } from './cards.ts'
import { unpicked } from './double.ts'
import type { PanView } from './view.ts'

/** PAN-7.8, from a view. */
export function takeableIn(v: PanView, taker: Seat): number[] {
  const places = v.fronts.flatMap((front, seat) =>
    seat === taker ? [] : front.map((value) => lying(seat, value)),
  )
  return [...places, ...v.free.map((value) => lying(FREE, value))]
}

/** PAN-11.4: highest value, then the owner with most cards, then clockwise after the taker, free cards last. */
function highestFirst(v: PanView, taker: Seat): number[] {
  // Nobody's cards count for none, so they come after every owner's.
  const count = (place: number): number => v.fronts[ownerOf(place)]?.length ?? 0
  const distance = (place: number): number => (ownerOf(place) - taker + v.seats) % v.seats
  return takeableIn(v, taker).sort(
    (a, b) => valueAt(b) - valueAt(a) || count(b) - count(a) || distance(a) - distance(b),
  )
}

/** PAN-11.4: what is played for a player whose clock has run out. */
export function standIn(v: PanView, seat: Seat, _offers: readonly Offer[], rng: Random): Action {
  switch (v.stage) {
    case 'trick': {
      const action: Action = { act: 'commit', n: pick(rng, v.hand, 'stand-in') }
      if (seat === v.picker) action.with = v.ghost!.open[0]!
      return action
    }
    case 'offer':
      return { act: 'stop' }
    case 'taking':
      return {
        act: 'take',
        ns: highestFirst(v, seat)
          .slice(0, v.active)
          .sort((a, b) => a - b),
      }
    case 'picking':
      return { act: 'pick', n: unpicked(highestFirst(v, seat), v.picked)[0]! }
    default:
      return { act: 'flip' }
  }
}
