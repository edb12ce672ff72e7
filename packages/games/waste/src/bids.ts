import type { Seat } from '@midden/kernel'
import { fromBossLeft } from './boss.ts'
import { deckOf } from './cards.ts'
import type { Waste } from './position.ts'
import { put } from './zones.ts'

/** A bid as a mask of the cards its seat drafted: whoever sees that it is in sees nothing of its size. */
export function maskOf(s: Waste, seat: Seat, cards: readonly number[]): number {
  let mask = 0
  for (const card of cards) {
    let i = seat
    let bit = 1
    for (; s.drafted[i] !== card; i += s.seats) bit <<= 1
    mask |= bit
  }
  return mask
}

/** The cards of a seat's bid. */
export function bidOf(s: Waste, seat: Seat): number[] {
  const cards: number[] = []
  for (let i = seat, mask = s.sealed[seat]!; mask !== 0; i += s.seats, mask >>= 1)
    if (mask & 1) put(cards, s.drafted[i]!)
  return cards
}

export function bidCount(s: Waste, seat: Seat): number {
  let count = 0
  for (let mask = s.sealed[seat]!; mask !== 0; mask &= mask - 1) count++
  return count
}

export function bidValue(s: Waste, seat: Seat): number {
  const { values } = deckOf(s.options.deck)
  let total = 0
  for (let i = seat, mask = s.sealed[seat]!; mask !== 0; i += s.seats, mask >>= 1)
    if (mask & 1) total += values[s.drafted[i]!]!
  return total
}

/** Does one bid rank before another? Number, then the boss, then value, then the seat. */
function ranksBefore(s: Waste, x: Seat, y: Seat): boolean {
  const more = bidCount(s, x) - bidCount(s, y)
  if (more !== 0) return more > 0
  if (x === s.boss || y === s.boss) return x === s.boss
  const dearer = bidValue(s, x) - bidValue(s, y)
  return dearer !== 0 ? dearer > 0 : fromBossLeft(s, x) < fromBossLeft(s, y)
}

/** WASTE-5.6 to 5.9: everybody whose bid has a card, best first. */
export function rankBids(s: Waste): Seat[] {
  const ranking: Seat[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.sealed[seat] === 0) continue
    let at = ranking.length
    ranking.push(seat)
    for (; at > 0 && ranksBefore(s, seat, ranking[at - 1]!); at--) ranking[at] = ranking[at - 1]!
    ranking[at] = seat
  }
  return ranking
}

/** What settled a tie between two bids of the same number, the better one first. */
export function settledBy(s: Waste, seat: Seat, over: Seat): 'WASTE-5.7' | 'WASTE-5.8' | 'WASTE-5.9' {
  if (seat === s.boss) return 'WASTE-5.7'
  return bidValue(s, seat) === bidValue(s, over) ? 'WASTE-5.9' : 'WASTE-5.8'
}

/** R8: is this bid compared by value, that is, has another one the same number, neither being the boss's? */
export function comparedByValue(s: Waste, seat: Seat): boolean {
  if (seat === s.boss || s.sealed[seat] === 0) return false
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && other !== s.boss && bidCount(s, other) === bidCount(s, seat)) return true
  return false
}
