import type { Outcome, Seat, Seats } from '@midden/kernel'
import { has } from '@midden/kernel'
import { cards } from './cards.ts'
import { belongings, cardAt } from './gear/slots.ts'
import { worthOf } from './gear/worth.ts'
import { putAway } from './leaving/put-away.ts'
import type { Result, Table, Wk } from './position.ts'

/** G, Y, R by the ladder, B as R, a vehicle by its side, starting gear 0 (WK-29.6, WK-R58). */
export function gearValue(s: Table, seat: Seat): number {
  const k = s.knights[seat]!
  const value = (card: number): number => worthOf(s, Math.min(2, cards(s).gear[card]!.colour))
  let sum = 0
  for (const slot of belongings(k)) sum += value(cardAt(k, slot)!.card)
  if (k.vehicle >= 0) {
    const blue = cards(s).gear[k.vehicle]!.colour === 3
    sum += blue ? worthOf(s, 2) : worthOf(s, k.damaged ? 0 : 1)
  }
  return sum
}

/** Those who are first by a measure, then by REP, then by gear value; a tie in all of them is shared (WK-29.6). */
export function leaders(s: Table, measure: (seat: Seat) => number): Seats {
  let best: readonly number[] = []
  let seats: Seats = 0
  for (let seat = 0; seat < s.seats; seat++) {
    if (has(s.gone, seat)) continue
    const mine = [measure(seat), s.knights[seat]!.rep, gearValue(s, seat)]
    const order = compare(mine, best)
    if (order > 0) {
      best = mine
      seats = 0
    }
    if (order >= 0) seats |= 1 << seat
  }
  return seats
}
function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const other = b[i] ?? Number.NEGATIVE_INFINITY
    if (a[i] !== other) return a[i]! - other
  }
  return 0
}

/** The match is over: nothing is left to be done, and what was under way is put away. */
export function finish(s: Wk, winners: Seats, how: Result['how']): void {
  s.result = { winners, how }
  s.phase = 'over'
  s.active = -1
  for (const f of s.stack.splice(0).reverse()) putAway(s, f)
  s.met = []
}

/** Winners first, the others by REP and gear value behind them. */
export function outcome(s: Wk): Outcome | null {
  if (s.result === null) return null
  const { winners, how } = s.result
  const seats = s.knights.map((_, seat) => seat)
  const key = (seat: Seat): number[] =>
    has(winners, seat) ? [1, 0, 0] : [0, has(s.gone, seat) ? -1 : s.knights[seat]!.rep, gearValue(s, seat)]
  const sorted = seats.toSorted((a, b) => compare(key(b), key(a)) || a - b)
  const ranking: Seat[][] = []
  for (const seat of sorted) {
    const last = ranking.at(-1)
    if (last !== undefined && compare(key(last[0]!), key(seat)) === 0) last.push(seat)
    else ranking.push([seat])
  }
  return {
    ranking: how === 'lost' ? [seats] : ranking,
    scores: s.knights.map(({ rep }) => rep),
    breakdown: {
      how,
      winners: seats.filter((seat) => has(winners, seat)),
      gear: seats.map((seat) => gearValue(s, seat)),
    },
  }
}
