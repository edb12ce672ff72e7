import type { Action, Offer, Seat, Valuation } from '@midden/kernel'
import { deckOf, typeOf } from './cards.ts'
import { type Look, lookAt } from './look.ts'
import type { Waste } from './position.ts'
import { type Bids, best, type Scales, scalesOf } from './scales.ts'
import { view, type WasteView } from './view.ts'

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

const removableIn = (offers: readonly Offer[]): readonly number[] => {
  const last = offers.at(-1)!
  return 'of' in last ? last.of : []
}

function senseRecycler(scales: Scales, offers: readonly Offer[]): Action {
  const card = best(removableIn(offers), scales.loses)
  return offers.length > 1 && scales.draws() >= scales.loses(card)
    ? { act: 'draw' }
    : { act: 'remove', n: card }
}

const pilesLeft = (v: Look): number[] =>
  v.piles.flatMap(({ taker }, pile) => (taker === null ? [pile + 1] : []))

/** One look ahead from what the seat can see: what would this card, this bid, this pile change? */
function choose(v: Look, seat: Seat, offers: readonly Offer[]): Action {
  const scales = scalesOf(v, seat)
  if (v.step === 'keep') return { act: 'keep', n: best(v.hand, scales.keeps) }
  if (v.step === 'bid') return senseBid(scales.bids())
  if (v.step === 'recycler') return senseRecycler(scales, offers)
  return { act: 'pile', n: best(pilesLeft(v), scales.pile) }
}

/** The steady bot. */
export const sense = (v: WasteView, seat: Seat, offers: readonly Offer[]): Action => choose(v, seat, offers)

/** The same on a position. Only a Recycler's draw asks what has been seen, and for that the view is built. */
export const quick = (s: Waste, seat: Seat, offers: readonly Offer[]): Action => {
  const look = lookAt(s, seat)
  return choose(look.step === 'recycler' ? view(s, seat) : look, seat, offers)
}

/** One card of each sort: cards of one type and one auction value are alike. */
function oneOfEach(cards: readonly number[], values: readonly number[]): number[] {
  const seen = new Set<number>()
  return cards.filter((card) => {
    const sort = typeOf(card) * 10 + values[card]!
    if (seen.has(sort)) return false
    seen.add(sort)
    return true
  })
}

function answers(v: Look, scales: Scales, offers: readonly Offer[]): Valuation[] {
  const { values } = deckOf(v.options.deck)
  if (v.step === 'keep')
    return oneOfEach(v.hand, values).map((n) => ({ action: { act: 'keep', n }, worth: scales.keeps(n) }))
  if (v.step === 'bid') {
    const bids = scales.bids().bids.map(({ cards, gain }) => ({
      action: { act: 'bid', ns: cards.sort((a, b) => a - b) },
      worth: gain,
    }))
    return [{ action: { act: 'bid', ns: [] }, worth: 0 }, ...bids]
  }
  if (v.step !== 'recycler')
    return pilesLeft(v).map((n) => ({ action: { act: 'pile', n }, worth: scales.pile(n) }))
  const removals = oneOfEach(removableIn(offers), values).map((n) => ({
    action: { act: 'remove', n },
    worth: scales.loses(n),
  }))
  return offers.length > 1 ? [{ action: { act: 'draw' }, worth: scales.draws() }, ...removals] : removals
}

/** Every answer worth a thought, best first; of answers that are level, the one the bot comes upon first. */
export const weigh = (v: Look, seat: Seat, offers: readonly Offer[], near = false): Valuation[] =>
  answers(v, scalesOf(v, seat, near), offers).sort((a, b) => b.worth - a.worth)
