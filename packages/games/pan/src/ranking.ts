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

/** How many seats of a ranked list hold the same front as the one at `from`. */
function tiedAt(s: Pan, ranked: readonly Seat[], from: number): number {
  let to = from + 1
  while (to < ranked.length && s.fronts[ranked[to]!] === s.fronts[ranked[from]!]) to++
  return to - from
}

/** PAN-5.4: who of the tied players starts. They stand clockwise from the anchor. */
function firstOfTied(s: Pan, tied: readonly Seat[], tell: Tell<PanEvent>): Seat {
  const drawn = s.options.startTie === 'random'
  const first = drawn ? pick(s.rng, tied, 'tie') : tied[0]!
  tell?.({ what: 'tie broken', clause: 'PAN-5.4', among: tied.slice(), order: [first], drawn })
  return first
}

/** PAN-5.5, ranked order: every tied group is put in order, not only the top one. */
function orderTies(s: Pan, ranked: Seat[], tell: Tell<PanEvent>): void {
  for (let from = 0; from < ranked.length; ) {
    const count = tiedAt(s, ranked, from)
    if (count > 1) {
      const drawn = s.options.startTie === 'random'
      const among = ranked.slice(from, from + count)
      const order = among.slice()
      if (drawn) arrange(s.rng, order, 'tie order')
      for (let i = 0; i < count; i++) ranked[from + i] = order[i]!
      tell?.({ what: 'tie broken', clause: 'PAN-5.4', among, order, drawn })
    }
    from += count
  }
}

/** PAN-5.2 to PAN-5.5: the first player by rank, and the order of turns, fixed until the next elimination. */
export function determineOrder(
  s: Pan,
  anchor: Seat,
  clause: 'PAN-5.3' | 'PAN-9.5',
  tell: Tell<PanEvent>,
): void {
  // The sort is stable: tied players stay in the order in which they are met from the anchor.
  let order = activeFrom(s, anchor).sort((a, b) => byRank(s.fronts[a]!, s.fronts[b]!))
  const by = tell === null ? 'tie' : decidedBy(s.fronts[order[0]!]!, s.fronts[order[1]!]!)
  if (s.options.turnOrder === 'ranked') orderTies(s, order, tell)
  else {
    const tied = tiedAt(s, order, 0)
    order = activeFrom(s, tied > 1 ? firstOfTied(s, order.slice(0, tied), tell) : order[0]!)
  }
  for (let i = 0; i < order.length; i++) s.order[i] = order[i]!
  s.turn = 0
  tell?.({ what: 'first player', clause, seat: order[0]!, by, order })
}
