import { arrange, below, type Random, type Seat } from '@midden/kernel'
import { PILE } from './market.ts'
import { handSize } from './options.ts'
import { NOBODY, type Waste } from './position.ts'
import { packHolder } from './records.ts'
import { cardsUnseen, type WasteView } from './view.ts'

/** A hidden card's place: where to write it, and whose hand it is part of. */
export interface Place {
  zone: number[]
  at: number
  seat: Seat
  /** of a card that was kept: what the viewer saw of its pack later on */
  left?: readonly number[]
}

/**
 * Cards that lie in some order in places of which the viewer cannot tell which is which. The first group is all that
 * the viewer has never seen; the others are packs that the viewer saw and passed on, between one sight and the next.
 */
export interface Group {
  cards: number[]
  places: Place[]
}

const without = (cards: readonly number[], others: readonly number[]): number[] =>
  cards.filter((card) => !others.includes(card))

/** One pack on its way around: every sight of it by the viewer starts a new group. */
function followPack(s: Waste, v: WasteView, origin: Seat, never: Group, groups: Group[]): void {
  let group = never
  let since: Place[] = []
  const seen = (pack: readonly number[]): void => {
    if (group !== never) group.cards = without(group.cards, pack)
    for (const place of since) place.left = pack
    since = []
  }
  for (let pass = 0; pass < v.passes; pass++) {
    const holder = packHolder(s, origin, 0, pass)
    if (holder !== v.me) {
      const place = { zone: s.drafted, at: pass * v.seats + holder, seat: holder }
      group.places.push(place)
      since.push(place)
      continue
    }
    seen(v.packs[pass]!)
    group = { cards: without(v.packs[pass]!, [v.drafted[pass]!]), places: [] }
    groups.push(group)
  }
  if (v.step !== 'keep') return
  const holder = packHolder(s, origin, 0, v.passes)
  if (holder === v.me) {
    seen(v.hand)
    return
  }
  const pack = s.hands[holder]!
  for (let at = 0; at < handSize(v.seats) - v.passes; at++)
    group.places.push({ zone: pack, at, seat: holder })
}

/** All hidden places, grouped, with the cards that lie in them; `s` has its open part and empty hidden zones. */
export function hiddenPlaces(s: Waste, v: WasteView): Group[] {
  const never: Group = { cards: cardsUnseen(v), places: [] }
  const groups = [never]
  for (let origin = 0; origin < v.seats; origin++) followPack(s, v, origin, never, groups)
  v.piles.forEach(({ cards, taker, burnt }, pile) => {
    if (cards[2] === null && !burnt)
      never.places.push({ zone: s.bonus, at: PILE * pile + 2, seat: taker ?? NOBODY })
  })
  for (let at = 0; at < v.burntUnseen; at++) never.places.push({ zone: s.unseen, at, seat: NOBODY })
  for (let at = 0; at < v.drawPile; at++) never.places.push({ zone: s.pile, at, seat: NOBODY })
  return groups
}

/** A card that is known to have come into a seat's hand goes to one of the places it can have come from. */
export function pin(
  groups: readonly Group[],
  card: number,
  seat: Seat,
  zone: number[] | null,
  rng: Random,
): void {
  const group = groups.find(({ cards }, i) => i > 0 && cards.includes(card)) ?? groups[0]!
  const free = group.places.filter((place) => place.seat === seat && (zone === null || place.zone === zone))
  const place = free[below(rng, free.length, 'imagine')]!
  place.zone[place.at] = card
  group.places = group.places.filter((other) => other !== place)
  group.cards = without(group.cards, [card])
}

/** Deals every group to its places. */
export function dealHidden(groups: readonly Group[], rng: Random): void {
  for (const { cards, places } of groups) {
    arrange(rng, cards, 'imagine')
    places.forEach(({ zone, at }, i) => {
      zone[at] = cards[i]!
    })
  }
}

/** Two cards of one group change places, one of them of this seat's; null if the seat has none to change. */
export function swapSome(groups: readonly Group[], seat: Seat, rng: Random): (() => void) | null {
  const own = groups.flatMap((group) =>
    group.places.length > 1
      ? group.places.filter((place) => place.seat === seat).map((place) => ({ group, place }))
      : [],
  )
  if (own.length === 0) return null
  const { group, place } = own[below(rng, own.length, 'imagine')]!
  const other = group.places[below(rng, group.places.length, 'imagine')]!
  const swap = (): void => {
    const card = place.zone[place.at]!
    place.zone[place.at] = other.zone[other.at]!
    other.zone[other.at] = card
  }
  swap()
  return swap
}
