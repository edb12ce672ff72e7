import type { Offer } from '@midden/kernel'

/** The values one may choose from under an act, none if it is not offered. */
export const listOf = (offers: readonly Offer[], act: string): readonly number[] => {
  const offer = offers.find((one) => one.act === act)
  return offer !== undefined && 'of' in offer ? offer.of : []
}
