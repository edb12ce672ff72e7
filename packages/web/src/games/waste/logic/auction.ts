import type { Seat } from '@midden/kernel'
import type { StoryLine } from '@midden/table'
import type { ShownBid, WasteEvent } from '@midden/waste'

/** The auction of a round, from the showing on, as it was told. */
export interface Auction {
  /** the move that showed the bids */
  move: number
  boss: Seat
  bids: ShownBid[]
  /** by seat: the pile it took */
  piles: ReadonlyMap<Seat, number>
  returned: readonly Seat[]
  burnt: readonly number[]
}

/** Cards that came to light after the showing: paid ones, and the viewer's own. */
function knownCards(bid: ShownBid, events: readonly WasteEvent[]): ShownBid {
  if (bid.cards !== null) return bid
  for (const e of events)
    if ((e.what === 'paid' || e.what === 'bid made') && e.seat === bid.seat && e.cards !== null)
      return { ...bid, cards: e.cards }
  return bid
}

/** The last auction of which bids were shown; null before the first. */
export function lastAuction(story: readonly StoryLine<WasteEvent>[]): Auction | null {
  const at = story.findLastIndex(({ event }) => event.what === 'bids shown')
  const line = story[at]
  if (line?.event.what !== 'bids shown') return null
  const dealt = story.findLastIndex(({ event }, i) => i < at && event.what === 'dealt')
  let boss = 0
  for (const { event } of story.slice(0, at))
    if (event.what === 'first boss' || event.what === 'boss') boss = event.seat
  const round = story.slice(dealt + 1).map(({ event }) => event)
  const next = round.findIndex(({ what }) => what === 'dealt')
  const events = next < 0 ? round : round.slice(0, next)
  const piles = new Map<Seat, number>()
  for (const e of events) if (e.what === 'pile taken') piles.set(e.seat, e.pile)
  return {
    move: line.move,
    boss,
    bids: line.event.bids.map((bid) => knownCards(bid, events)),
    piles,
    returned: events.flatMap((e) => (e.what === 'bid returned' ? [e.seat] : [])),
    burnt: events.flatMap((e) => (e.what === 'pile burnt' ? [e.pile] : [])),
  }
}

/** Steps to the left of the boss, from 1; the boss is farthest. */
export const leftOfBoss = (boss: Seat, seat: Seat, seats: number): number =>
  (seat - boss + seats) % seats || seats

/** What settles two bids: the number, the boss, the value or the seat. */
export type Settled = 'cards' | 'boss' | 'value' | 'seat'
export const SETTLED_BY: Readonly<Record<Settled, string>> = {
  cards: 'WASTE-5.6',
  boss: 'WASTE-5.7',
  value: 'WASTE-5.8',
  seat: 'WASTE-5.9',
}

function settledBy(boss: Seat, better: ShownBid, worse: ShownBid): Settled {
  if (better.count !== worse.count) return 'cards'
  if (better.seat === boss) return 'boss'
  return better.value === worse.value ? 'seat' : 'value'
}

export interface Place {
  bid: ShownBid
  /** 1 for the best; 0 for a bid of no cards */
  rank: number
  wins: boolean
  /** what put this bid before the next one, or behind the one before it if it is the last */
  by: Settled | null
  other: ShownBid | null
  ahead: boolean
}

/** Everybody's bid, best first, with what settled each place; those who bid nothing come last. */
export function placesOf({ bids, boss }: Pick<Auction, 'bids' | 'boss'>): Place[] {
  const seats = bids.length
  const order = bids
    .filter(({ count }) => count > 0)
    .sort(
      (a, b) =>
        b.count - a.count ||
        Number(b.seat === boss) - Number(a.seat === boss) ||
        (b.value ?? 0) - (a.value ?? 0) ||
        leftOfBoss(boss, a.seat, seats) - leftOfBoss(boss, b.seat, seats),
    )
  const places = order.map((bid, i): Place => {
    const next = order[i + 1]
    const before = order[i - 1]
    const pair = next !== undefined ? ([bid, next] as const) : before !== undefined ? [before, bid] : null
    return {
      bid,
      rank: i + 1,
      wins: i < seats - 1,
      by: pair === null ? null : settledBy(boss, pair[0]!, pair[1]!),
      other: next ?? before ?? null,
      ahead: next !== undefined,
    }
  })
  const silent = bids.filter(({ count }) => count === 0)
  return [
    ...places,
    ...silent.map((bid) => ({ bid, rank: 0, wins: false, by: null, other: null, ahead: false })),
  ]
}
