import { type CardType, chancesOf, tally, type WasteView } from '@midden/waste'
import { t } from '../text/text.ts'
import { kindOf, oneOf, unitsOf } from './cards.ts'
import { keepGain, nextGain, ownToLay, scoresWith } from './forecast.ts'

/** What the most, and anything less, brings. */
const STAKES = { electronics: { least: 0, most: 10 }, plastic: { least: -10, most: 12 } } as const
type Stakes = keyof typeof STAKES

const raceFor = (type: CardType): Stakes | null =>
  type === 'PL' ? 'plastic' : type === 'ES' || type === 'EL' ? 'electronics' : null

const held = (view: WasteView, laid: readonly number[]): number[] => [...view.stations[view.me!]!, ...laid]

const runs = (cards: readonly number[], race: Stakes): boolean =>
  race === 'electronics' ? unitsOf(cards) > 0 : cards.some((card) => kindOf(card) === 'PL')

/**
 * What a card does for a majority: others decide with, so it is never one figure. The first card of a race brings all
 * or nothing, with a chance; another one moves the chance.
 */
function raceBadge(view: WasteView, race: Stakes, own: readonly number[], card: number): string {
  const chance = (cards: readonly number[]): string =>
    t.percent(chancesOf(view, view.me!, tally(cards))[race])
  const before = held(view, own)
  const after = chance([...before, card])
  const { least, most } = STAKES[race]
  return runs(before, race) ? t.race.moves(chance(before), after) : t.race.stakes(least, most, after)
}

/** The badge on a card of the pack; none on a Recycler. */
export function keepBadge(view: WasteView, card: number): string | null {
  const race = view.me === null ? null : raceFor(kindOf(card))
  if (race !== null) return raceBadge(view, race, view.drafted, card)
  const gain = keepGain(view, card)
  return gain === null ? null : t.signed(gain)
}

/** The same for one more card of a type, own cards to lay counted in. */
export function nextBadge(view: WasteView, type: CardType): string {
  const race = view.me === null ? null : raceFor(type)
  return race === null
    ? t.signed(nextGain(view, type))
    : raceBadge(view, race, ownToLay(view), oneOf(type)).replace('\n', ' ')
}

/** Points after sorting these cards: a range where a majority is still to be won or lost. */
export function pointsRange(view: WasteView, laid: readonly number[]): string {
  if (view.me === null) return t.figure(0)
  const { points, electronics, plastic } = scoresWith(view, laid)[view.me]!
  const cards = held(view, laid)
  let [low, high] = [points - electronics - plastic, points - electronics - plastic]
  for (const race of ['electronics', 'plastic'] as const)
    if (runs(cards, race)) {
      low += STAKES[race].least
      high += STAKES[race].most
    }
  return low === high ? t.figure(low) : t.race.range(low, high)
}
