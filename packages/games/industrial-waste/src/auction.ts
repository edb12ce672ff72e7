import { leftOf, type Offer, only, type Procedure, WIDEST } from '@midden/kernel'
import type { WorksEvent, WorksTell } from './events.ts'
import type { WorksClause } from './ledger.ts'
import { type AuctionFrame, NO_BID, NOBODY, type Works } from './position.ts'

const PASS: Offer = { act: 'pass' }

/** The highest bid so far; 0 where there is none. */
export function highest(bids: readonly number[]): number {
  let high = NO_BID
  for (let seat = 0; seat < bids.length; seat++) if (bids[seat]! > high) high = bids[seat]!
  return high
}

/** The most that can be bid: all one's cash (IW-9.7), and never more amounts than a decision may list. */
const mostToBid = (cash: number, high: number): number => Math.min(cash, high + WIDEST - 1)

function goBack(s: Works, f: AuctionFrame): void {
  if (s.supply !== null) s.supply += f.lot
}

/** IW-9.11: nobody wanted it. */
function unsold(s: Works, f: AuctionFrame, tell: WorksTell): void {
  const { seller, lot } = f
  if (s.options.unsoldLot === 'auctioneer-free') {
    s.companies[seller]!.tower += lot
    tell?.({ what: 'sold', clause: 'IW-9.11', seat: seller, to: seller, lot, price: 0 })
  } else {
    goBack(s, f)
    tell?.({ what: 'unsold', clause: 'IW-9.11', seat: seller, lot })
  }
}

/** IW-9.8, 9.9: the lot to the highest bidder, the price to the auctioneer, or to the bank if that is the same. */
function settleUp(s: Works, f: AuctionFrame, tell: WorksTell): undefined {
  const { seller, lot } = f
  const price = highest(f.bids)
  if (price === NO_BID) {
    unsold(s, f, tell)
    return
  }
  const to = f.bids.indexOf(price)
  const buyer = s.companies[to]!
  buyer.tower += lot
  buyer.cash -= price
  if (to !== seller) s.companies[seller]!.cash += price
  tell?.({ what: 'sold', clause: 'IW-9.9', seat: seller, to, lot, price })
}

export const auction: Procedure<Works, AuctionFrame, WorksEvent, WorksClause> = [
  {
    name: 'bid',
    clause: 'IW-9.4',
    final: true,
    owed: (_s, f) => (f.turn === NOBODY ? 0 : only(f.turn)),
    // A bidder without the cash is asked all the same: who is not asked would be known to be poor (IW-R34).
    offer(s, f, seat) {
      const high = highest(f.bids)
      const to = mostToBid(s.companies[seat]!.cash, high)
      return to > high ? [PASS, { act: 'bid', from: high + 1, to }] : [PASS]
    },
    take(s, f, seat, a, tell) {
      const bid = a.n ?? NO_BID
      f.bids[seat] = bid
      if (bid === NO_BID) tell?.({ what: 'no bid', clause: 'IW-9.5', seat })
      else tell?.({ what: 'bid', clause: 'IW-9.5', seat, bid })
      f.turn = seat === f.seller ? NOBODY : leftOf(seat, s.seats)
    },
  },
  { name: 'settle up', clause: 'IW-9.12', run: settleUp },
]
