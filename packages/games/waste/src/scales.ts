import type { Seat } from '@midden/kernel'
import { RC, TYPES, typeOf } from './cards.ts'
import type { Face } from './events.ts'
import type { Look } from './look.ts'
import { tally } from './score.ts'
import { nearOutlook, type Outlook, outlookOf, RECYCLER, UNKNOWN, worthOf } from './worth.ts'

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

/** What a card of each type more changes in such a collection. */
export function gainsOf(counts: number[], outlook: Outlook): number[] {
  const held = { counts, worth: worthOf(counts, outlook), outlook }
  return TYPES.map((_, type) => change(held, type, 1))
}

/** The first of those with the highest value. */
export function best(list: readonly number[], value: (n: number) => number): number {
  let top = list[0]!
  let most = Number.NEGATIVE_INFINITY
  for (const n of list) {
    const here = value(n)
    if (here <= most) continue
    most = here
    top = n
  }
  return top
}

/** What a card drawn unseen brings, on average over all that the viewer has not seen. */
function unseenWorth(v: Look, held: Holding): number {
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

export interface Bids {
  /** what the best pile brings */
  prize: number
  /** of one card, of two, and so on: the least missed cards first */
  bids: WeighedBid[]
}

function bidsOf(v: Look, held: Holding): Bids {
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

/** `near`: blind to rivals and to all that is still to come. */
export function scalesOf(v: Look, seat: Seat, near = false): Scales {
  const own = v.stations[seat]!.concat(v.step === 'keep' ? v.drafted : v.hand)
  const held = holdingOf(own, near ? nearOutlook(v.options) : outlookOf(v, seat))
  return {
    keeps: (card) => change(held, typeOf(card), 1),
    loses: (card) => change(held, typeOf(card), -1),
    pile: (n) => pileWorth(v.piles[n - 1]!.cards, held),
    draws: () => 3 * unseenWorth(v, held),
    bids: () => bidsOf(v, held),
  }
}
