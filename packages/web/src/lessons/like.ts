import { type Action, allowed, expand, type Offer } from '@midden/kernel'
import type { Like } from './course.ts'

const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b)

export const fits = (like: Like, { act, n, ns = [], with: side }: Action): boolean =>
  like.act === act &&
  (like.n === undefined || like.n === n) &&
  (like.with === undefined || like.with === side) &&
  (like.count === undefined || like.count === ns.length) &&
  (like.ns === undefined || sorted(like.ns).join() === sorted(ns).join())

/** The first offered action that is like this, if there is one. */
export function offeredLike(offers: readonly Offer[], like: Like): Action | null {
  const { act, n, ns } = like
  if (ns !== undefined) {
    const exact = { act, ns: sorted(ns) }
    return allowed(offers, exact) ? exact : null
  }
  const near = offers.filter((offer) => offer.act === act)
  if (n !== undefined && like.with === undefined && allowed(near, { act, n })) return { act, n }
  return expand(near).find((action) => fits(like, action)) ?? null
}
