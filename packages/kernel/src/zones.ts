import { arrange, type Random } from './random.ts'

const ascending = (a: number, b: number): number => a - b

/** Every card of the deck is in one zone, and in one only: null, or a sentence about what is wrong. */
export function strayCard(zones: readonly (readonly number[])[], deck: readonly number[]): string | null {
  const held = zones.flat().sort(ascending)
  const cards = deck.toSorted(ascending)
  if (held.length !== cards.length) return `there are ${held.length} cards, and the deck has ${cards.length}`
  const at = cards.findIndex((card, i) => held[i] !== card)
  return at < 0 ? null : `card ${Math.min(held[at]!, cards[at]!)} must be in exactly one place`
}

/** The deck less what has been seen of it: as many copies fewer as lie in sight. */
export function unseenOf(deck: readonly number[], seen: readonly number[]): number[] {
  const inSight = new Map<number, number>()
  for (const card of seen) inSight.set(card, (inSight.get(card) ?? 0) + 1)
  return deck.filter((card) => {
    const count = inSight.get(card) ?? 0
    if (count > 0) inSight.set(card, count - 1)
    return count === 0
  })
}

/** Whether this place can hold that card, for all that is known. */
export type Admits = (card: number) => boolean
export const ANY: Admits = () => true

/**
 * Deals hidden cards to as many places at random, to each one that it admits; what is left over comes back as `rest`.
 * A deal is found wherever there is one; null where there is none. Not all possible deals are equally likely.
 */
export function dealUnder(
  rng: Random,
  cards: readonly number[],
  places: readonly Admits[],
  name: string,
): { dealt: number[]; rest: number[] } | null {
  const pool = cards.slice()
  arrange(rng, pool, name)
  /** by card: the place that has it */
  const holder: (number | undefined)[] = []
  // Whoever finds only cards that are taken asks their holders to take another one.
  const finds = (place: number, asked: Set<number>): boolean =>
    pool.some((card, i) => {
      if (asked.has(i) || !places[place]!(card)) return false
      asked.add(i)
      const other = holder[i]
      if (other !== undefined && !finds(other, asked)) return false
      holder[i] = place
      return true
    })
  for (let place = 0; place < places.length; place++) if (!finds(place, new Set())) return null
  const dealt: number[] = []
  pool.forEach((card, i) => {
    const place = holder[i]
    if (place !== undefined) dealt[place] = card
  })
  return { dealt, rest: pool.filter((_, i) => holder[i] === undefined) }
}
