import { type CardType, ladderOf, type Score, scoreStations, type WasteView } from '@midden/waste'
import { isRecycler, oneOf } from './cards.ts'

/**
 * What would be scored, from the stations as they lie and the viewer's own cards alone. Recyclers never lie in a
 * station, so they count nothing.
 */
const scored = (view: WasteView, stations: readonly (readonly number[])[]): Score[] =>
  scoreStations(stations, ladderOf(view.options))

const without = (cards: readonly number[], gone: readonly number[]): number[] =>
  cards.filter((card) => !gone.includes(card))

/** The viewer's own cards that sorting will lay, if no pile is won: kept ones in the draft, the hand afterwards. */
export function ownToLay(view: WasteView, bid: readonly number[] = []): number[] {
  if (view.me === null || view.step === 'over') return []
  const own = view.step === 'keep' ? view.drafted : without(view.hand, bid)
  return own.filter((card) => !isRecycler(card))
}

/** All scores if these cards were laid into the viewer's station. */
export function scoresWith(view: WasteView, laid: readonly number[]): Score[] {
  return scored(
    view,
    view.stations.map((station, seat) =>
      seat === view.me ? [...station, ...laid.filter((card) => !isRecycler(card))] : station,
    ),
  )
}

export const pointsWith = (view: WasteView, laid: readonly number[]): number =>
  view.me === null ? 0 : scoresWith(view, laid)[view.me]!.points

/** The change of points by keeping a card, with those kept before; null for a Recycler, which is never laid. */
export const keepGain = (view: WasteView, card: number): number | null =>
  isRecycler(card) ? null : pointsWith(view, [...view.drafted, card]) - pointsWith(view, view.drafted)

/** What one more card of a type would add, own cards to lay counted in. */
export function nextGain(view: WasteView, type: CardType): number {
  const own = ownToLay(view)
  return pointsWith(view, [...own, oneOf(type)]) - pointsWith(view, own)
}

/** What is laid with a pile's cards that can be seen, the bid paid. */
export const laidWithPile = (view: WasteView, pile: number, bid: readonly number[]): number[] => [
  ...ownToLay(view, bid),
  ...view.piles[pile]!.cards.filter((card) => card !== null),
]

/** Points after sorting, now and without a card of the viewer's hand or station. */
export function removal(view: WasteView, card: number): { now: number; after: number } {
  const hand = ownToLay(view)
  const now = pointsWith(view, hand)
  if (view.me === null || isRecycler(card)) return { now, after: now }
  const stations = view.stations.map((station, seat) =>
    seat === view.me ? without([...station, ...hand], [card]) : station,
  )
  return { now, after: scored(view, stations)[view.me]!.points }
}
