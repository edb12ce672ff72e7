import type { Offer } from '@midden/kernel'

/**
 * So many things, one after the other. For every list that becomes part of a position: a list grown like this is always
 * of the same inner form, one from `map` or `Array.from` is not, and code made quick for the one is lost with the other.
 */
export function each<T>(n: number, make: (i: number) => T): T[] {
  const list: T[] = []
  for (let i = 0; i < n; i++) list.push(make(i))
  return list
}

/** The places in a list of which something holds. */
export function placesWhere<T>(list: readonly T[], is: (x: T, at: number) => boolean): number[] {
  const found: number[] = []
  for (let at = 0; at < list.length; at++) if (is(list[at]!, at)) found.push(at)
  return found
}

/** What a list has, each once, in its order. */
export function distinct(list: readonly number[]): number[] {
  const found: number[] = []
  for (const n of list) if (!found.includes(n)) found.push(n)
  return found
}

/** What the first list has and the second has not. */
export function others(list: readonly number[], of: readonly number[]): number[] {
  const found: number[] = []
  for (const n of list) if (!of.includes(n)) found.push(n)
  return found
}

/** One more offer, if there is anything to choose from. */
export function offerAny(list: Offer[], act: string, of: readonly number[]): void {
  if (of.length > 0) list.push({ act, of })
}
