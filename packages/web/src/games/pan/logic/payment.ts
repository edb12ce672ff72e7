import type { Action, Offer } from '@midden/kernel'

/** The cards of one's own front that a pick pays with. */
export function paidWith(picked: Action | null): number[] {
  if (picked?.act === 'reshuffle') return [picked.n!]
  return picked?.act === 'skip' ? [...(picked.ns ?? [])] : []
}

const ascending = (a: number, b: number): number => a - b

/** What paying with exactly these cards means: nothing, RESHUFFLE with one, SKIP with more. */
export function paying(cards: readonly number[]): Action | null {
  if (cards.length === 0) return null
  if (cards.length === 1) return { act: 'reshuffle', n: cards[0]! }
  return { act: 'skip', ns: cards.toSorted(ascending) }
}

/** A card of the front is tapped. Where SKIP is out of reach, another card takes the place of the first. */
export function tapped(
  menu: readonly Offer[],
  picked: Action | null,
  value: number,
  isIn: boolean,
): Action | null {
  const paid = paidWith(picked)
  if (isIn) {
    paid.splice(paid.indexOf(value), 1)
    return paying(paid)
  }
  const skips = menu.some(({ act }) => act === 'skip')
  return paying(skips ? [...paid, value] : [value])
}

/** The lowest cards, as many as an action costs. */
export const cheapest = (front: readonly number[], cost: number): Action | null =>
  paying(front.toSorted(ascending).slice(0, cost))

/**
 * Which cards of a row are in a selection of values: of equal ones those that were tapped last, then the first.
 * `row` and `chosen` hold the same kind of numbers: values, or places of cards.
 */
export function chosenIn(
  row: readonly number[],
  chosen: readonly number[],
  tappedLast: readonly number[] = [],
): boolean[] {
  const rest = [...chosen]
  const isIn = row.map(() => false)
  for (const at of [...tappedLast, ...row.keys()]) {
    const found = rest.indexOf(row[at]!)
    if (found < 0 || isIn[at]) continue
    rest.splice(found, 1)
    isIn[at] = true
  }
  return isIn
}

/** A selection with one more of a number, or one less. */
export function withOrWithout(chosen: readonly number[], n: number, isIn: boolean): number[] {
  if (!isIn) return [...chosen, n].sort(ascending)
  const rest = [...chosen]
  rest.splice(rest.indexOf(n), 1)
  return rest
}
