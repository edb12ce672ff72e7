import type { Seat } from '@midden/kernel'
import { COPIES, type PanView, VALUES } from '@midden/pan'

/** What follows from public knowledge and the viewer's own cards, and from nothing else. */

export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

const count = (values: readonly number[], value: number): number =>
  values.filter((other) => other === value).length

/** Everything that lies face up. */
const openCards = (v: PanView): number[] => [
  ...v.fronts.flat(),
  ...(v.ghost?.heap ?? []),
  ...v.free,
  ...v.discard,
]

/** By value, 1 first: how many of its four copies lie face up. */
export const seenOfFour = (v: PanView): number[] => VALUES.map((value) => count(openCards(v), value))

/** Copies of a value that the viewer has not seen: in other hands, with the ghost or set aside. */
export const unseen = (v: PanView, value: number): number =>
  COPIES - count(openCards(v), value) - count(v.hand, value)

/** What must not happen for a card to win its trick, and how many cards are unseen that could make it happen. */
export interface Needs {
  /** a second card of its own value */
  twins: number
  /** a value played exactly once that beats it; the 1 has no rivals but conditions of its own */
  rivals: { value: number; unseen: number }[]
}

const rivalsOf = (value: number): readonly number[] =>
  value === 6 ? [1] : value === 1 ? [] : VALUES.filter((other) => other > value)

export const needsOf = (v: PanView, value: number): Needs => ({
  twins: unseen(v, value),
  rivals: rivalsOf(value).map((rival) => ({ value: rival, unseen: unseen(v, rival) })),
})

/** PAN-5.3 over lists that are highest first: negative if the first ranks higher. */
export function byRank(a: readonly number[], b: readonly number[]): number {
  const plain = b.length - a.length || total(b) - total(a)
  if (plain !== 0) return plain
  const at = a.findIndex((value, i) => value !== b[i])
  return at < 0 ? 0 : b[at]! - a[at]!
}

/** Who would start if another player were shot now: more than one if they are completely tied. */
export function startersNext(v: PanView): Seat[] {
  const [first, ...others] = v.order.toSorted((a, b) => byRank(v.fronts[a]!, v.fronts[b]!))
  if (first === undefined) return []
  return [first, ...others.filter((seat) => byRank(v.fronts[first]!, v.fronts[seat]!) === 0)]
}

/** How many cards this seat could take after a second CLIC. */
export const takeableBy = (v: PanView, seat: Seat): number =>
  v.fronts.reduce((sum, front, other) => sum + (other === seat ? 0 : front.length), v.free.length)

/** All seats clockwise behind this one. */
const clockwiseBehind = (v: PanView, seat: Seat): Seat[] =>
  Array.from({ length: v.seats - 1 }, (_, i) => (seat + 1 + i) % v.seats)

/** The other seats as they follow the viewer: in turn order, those who are out in their place or, with a ranked order, last. */
export function othersInOrder(v: PanView): Seat[] {
  const first = v.me ?? v.order[0] ?? 0
  const behind = clockwiseBehind(v, first)
  if (v.options.turnOrder === 'ranked' && v.stage !== 'trick') {
    const at = v.order.indexOf(first)
    const turns = [...v.order.slice(at + 1), ...v.order.slice(0, Math.max(at, 0))]
    behind.sort((a, b) => place(turns, a) - place(turns, b))
  }
  return v.me === null ? [first, ...behind] : behind
}

const place = (turns: readonly Seat[], seat: Seat): number => {
  const at = turns.indexOf(seat)
  return at < 0 ? turns.length : at
}

/** Who acts after the player whose turn it is. */
export function nextPlayer(v: PanView): Seat | null {
  if (v.player === null) return null
  return v.order[(v.order.indexOf(v.player) + 1) % v.active] ?? null
}
