import type { Action, Offer, Seat } from '@midden/kernel'
import { RC, typeOf } from './cards.ts'
import type { Face } from './events.ts'
import { tally } from './score.ts'
import type { WasteView } from './view.ts'
import { type Outlook, outlookOf, RECYCLER, UNKNOWN, worthOf } from './worth.ts'

/** How likely a bid of so many cards gets a pile, about. */
const CHANCE = [0, 0.3, 0.5, 0.7, 0.85, 0.95, 1, 1]

/** A collection as the bot sees it: counts by type, and what one card more or less does. */
interface Holding {
  counts: number[]
  worth: number
  outlook: Outlook
}

const holdingOf = (cards: readonly number[], outlook: Outlook): Holding => {
  const counts = tally(cards)
  return { counts, worth: worthOf(counts, outlook), outlook }
}

/** What a card of this type more (or, with -1, less) changes. */
function change({ counts, worth, outlook }: Holding, type: number, by: 1 | -1): number {
  if (type === RC) return by * RECYCLER
  counts[type]! += by
  const then = worthOf(counts, outlook)
  counts[type]! -= by
  return then - worth
}

const best = (list: readonly number[], value: (n: number) => number): number =>
  list.reduce((top, n) => (value(n) > value(top) ? n : top), list[0]!)

/** What a card drawn unseen brings, on average over all that the viewer has not seen. */
function unseenWorth(v: WasteView, held: Holding): number {
  const total = v.unseen.reduce((sum, count) => sum + count, 0)
  const worth = v.unseen.reduce(
    (sum, count, type) => sum + count * (count > 0 ? change(held, type, 1) : 0),
    0,
  )
  return worth / Math.max(1, total)
}

/** A pile together with what is held, card by card. */
function pileWorth(cards: readonly Face[], held: Holding): number {
  let sum = 0
  const grown = { ...held, counts: held.counts.slice() }
  for (const card of cards) {
    if (card === null) sum += UNKNOWN
    else {
      sum += change(grown, typeOf(card), 1)
      grown.counts[typeOf(card)]!++
      grown.worth = worthOf(grown.counts, held.outlook)
    }
  }
  return sum
}

/** A bid by its cards: what they would be missed, and what the chance of a pile makes of it. */
interface WeighedBid {
  cards: number[]
  cost: number
  gain: number
}

interface Bids {
  /** what the best pile brings */
  prize: number
  /** of one card, of two, and so on: the least missed cards first */
  bids: WeighedBid[]
}

function bidsOf(v: WasteView, held: Holding): Bids {
  const prize = Math.max(...v.piles.map(({ cards }) => pileWorth(cards, held)))
  const left = { ...held, counts: held.counts.slice() }
  const rest = v.hand.slice()
  const bid: number[] = []
  const bids: WeighedBid[] = []
  let cost = 0
  while (rest.length > 0) {
    const card = best(rest, (n) => change(left, typeOf(n), -1))
    cost -= change(left, typeOf(card), -1)
    left.counts[typeOf(card)]!--
    left.worth = worthOf(left.counts, held.outlook)
    rest.splice(rest.indexOf(card), 1)
    bid.push(card)
    bids.push({ cards: bid.slice(), cost, gain: CHANCE[bid.length]! * (prize - cost) })
  }
  return { prize, bids }
}

/** Everything the bot weighs, in points. */
export interface Scales {
  /** a card more */
  keeps(card: number): number
  /** a card less */
  loses(card: number): number
  pile(n: number): number
  /** three cards drawn unseen */
  draws(): number
  bids(): Bids
}

export function scalesOf(v: WasteView, seat: Seat): Scales {
  const own = v.stations[seat]!.concat(v.step === 'keep' ? v.drafted : v.hand)
  const held = holdingOf(own, outlookOf(v, seat))
  return {
    keeps: (card) => change(held, typeOf(card), 1),
    loses: (card) => change(held, typeOf(card), -1),
    pile: (n) => pileWorth(v.piles[n - 1]!.cards, held),
    draws: () => 3 * unseenWorth(v, held),
    bids: () => bidsOf(v, held),
  }
}

/** So many cards that the chance of a pile is worth it. */
function senseBid({ bids }: Bids): Action {
  let choice: number[] = []
  let most = 0
  for (const { cards, gain } of bids) {
    if (gain <= most) continue
    most = gain
    choice = cards
  }
  return { act: 'bid', ns: choice.sort((a, b) => a - b) }
}

function senseRecycler(scales: Scales, offers: readonly Offer[]): Action {
  const last = offers.at(-1)!
  const card = best('of' in last ? last.of : [], scales.loses)
  return offers.length > 1 && scales.draws() >= scales.loses(card)
    ? { act: 'draw' }
    : { act: 'remove', n: card }
}

/** One look ahead from what the seat can see: what would this card, this bid, this pile change? */
export function sense(v: WasteView, seat: Seat, offers: readonly Offer[]): Action {
  const scales = scalesOf(v, seat)
  if (v.step === 'keep') return { act: 'keep', n: best(v.hand, scales.keeps) }
  if (v.step === 'bid') return senseBid(scales.bids())
  if (v.step === 'recycler') return senseRecycler(scales, offers)
  const left = v.piles.flatMap(({ taker }, pile) => (taker === null ? [pile + 1] : []))
  return { act: 'pile', n: best(left, scales.pile) }
}
