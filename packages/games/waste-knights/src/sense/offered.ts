import type { Action, Offer } from '@midden/kernel'

/** The values one may choose from under an act, none if it is not offered. */
export const listOf = (offers: readonly Offer[], act: string): readonly number[] => {
  const offer = offers.find((one) => one.act === act)
  return offer !== undefined && 'of' in offer ? offer.of : []
}
export const offered = (offers: readonly Offer[], act: string): boolean =>
  offers.some((one) => one.act === act)

/** A choice and what it is worth. */
export interface Option {
  action: Action
  worth: number
  /** where walking or driving would lead */
  hex?: number
}
export const best = (options: readonly Option[]): Option =>
  options.reduce((a, b) => (b.worth > a.worth ? b : a))

/** The value under an act that is worth most, if it is worth more than a bound. */
export function pick(
  offers: readonly Offer[],
  act: string,
  worth: (n: number) => number,
  above = Number.NEGATIVE_INFINITY,
): Action | null {
  let found: Action | null = null
  let most = above
  for (const n of listOf(offers, act)) {
    const here = worth(n)
    if (here > most) {
      most = here
      found = { act, n }
    }
  }
  return found
}
