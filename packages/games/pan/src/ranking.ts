import { arrange, pick, type Seat, type Tell } from '@midden/kernel'
import { type Cards, copies, size, total } from './cards.ts'
import type { Criterion, PanEvent } from './events.ts'
import type { Pan } from './position.ts'

/** Criteria 3 to 6. The 2s and 1s can never decide: with all this equal they are equal too (PAN-5.3). */
const BY_VALUE: readonly { value: number; by: Criterion }[] = [
  { value: 6, by: 'sixes' },
  { value: 5, by: 'fives' },
  { value: 4, by: 'fours' },
  { value: 3, by: 'threes' },
]

/** PAN-5.3, negative if the first ranks higher. A number of cards has its 6s in front, so it compares like criteria 3 to 8. */
export const byRank = (a: Cards, b: Cards): number => size(b) - size(a) || total(b) - total(a) || b - a

/** The criterion that tells two fronts apart. */
export function decidedBy(a: Cards, b: Cards): Criterion {
  if (size(a) !== size(b)) return 'cards'
  if (total(a) !== total(b)) return 'total'
  for (const { value, by } of BY_VALUE) if (copies(a, value) !== copies(b, value)) return by
  return 'tie'
}

/** The active seats in the order in which they are met clockwise, this seat included. */
function activeFrom(s: Pan, start: Seat): Seat[] {
  const met: Seat[] = []
  for (let i = 0; i < s.seats; i++) {
    const seat = (start + i) % s.seats
    if (s.order.indexOf(seat) < s.active) met.push(seat)
  }
  return met
}

/** Those of the seats met that nobody outranks. */
function topOf(s: Pan, met: readonly Seat[]): Seat[] {
  const top: Seat[] = []
  for (const seat of met) {
    const rank = top.length === 0 ? 0 : byRank(s.fronts[seat]!, s.fronts[top[0]!]!)
    if (rank < 0) top.length = 0
    if (rank <= 0) top.push(seat)
  }
  return top
}

/** PAN-5.4: a tied group in order. It stands clockwise from the anchor; `random` draws the first, or the whole order. */
function breakTie(s: Pan, tied: readonly Seat[], whole: boolean, tell: Tell<PanEvent>): Seat[] {
  if (tied.length === 1) return tied.slice()
  const drawn = s.options.startTie === 'random'
  let order = whole ? tied.slice() : tied.slice(0, 1)
  if (drawn && whole) arrange(s.rng, order, 'tie order')
  else if (drawn) order = [pick(s.rng, tied, 'tie')]
  tell?.({ what: 'tie broken', clause: 'PAN-5.4', among: tied.slice(), order: order.slice(), drawn })
  return order
}

/** PAN-5.5, `turnOrder = ranked`: from top to bottom rank, group by group. */
function rankedOrder(s: Pan, met: readonly Seat[], tell: Tell<PanEvent>): Seat[] {
  const order: Seat[] = []
  for (let left = met; left.length > 0; left = left.filter((seat) => !order.includes(seat)))
    order.push(...breakTie(s, topOf(s, left), true, tell))
  return order
}

/** What sets the first player apart from whoever comes next in rank. */
function criterion(s: Pan, first: Seat, met: readonly Seat[]): Criterion {
  const next = topOf(
    s,
    met.filter((seat) => seat !== first),
  )[0]!
  return decidedBy(s.fronts[first]!, s.fronts[next]!)
}

/** PAN-5.2 to PAN-5.5: the first player by rank, and the order of turns, fixed until the next elimination. */
export function determineOrder(
  s: Pan,
  anchor: Seat,
  clause: 'PAN-5.3' | 'PAN-9.5',
  tell: Tell<PanEvent>,
): void {
  const met = activeFrom(s, anchor)
  const order =
    s.options.turnOrder === 'ranked'
      ? rankedOrder(s, met, tell)
      : activeFrom(s, breakTie(s, topOf(s, met), false, tell)[0]!)
  for (let i = 0; i < order.length; i++) s.order[i] = order[i]!
  s.turn = 0
  const first = order[0]!
  tell?.({ what: 'first player', clause, seat: first, by: criterion(s, first, met), order })
}
