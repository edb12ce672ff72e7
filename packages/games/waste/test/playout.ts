import { act, anyOf, below, offers, owing, seatsIn, seeded } from '@midden/kernel'
import { questionOf } from '../src/book.ts'
import { type Waste, type WasteEvent, waste } from '../src/index.ts'
import { ON_TABLE, type WasteMatch } from './kit.ts'

/** Plays at random to the end, looking at every position on the way. */
export function playOut(
  match: WasteMatch,
  seed: string,
  events?: WasteEvent[],
  each?: (s: Waste) => void,
): void {
  const rng = seeded(seed)
  for (let owed = owing(waste, match.position); owed !== 0; owed = owing(waste, match.position)) {
    each?.(match.position)
    const seats = seatsIn(owed)
    const seat = seats[below(rng, seats.length, 'seat')]!
    const list = offers(waste, match.position, seat)
    const refused = act(match, seat, anyOf(list, rng), events)
    if (refused !== null) throw new Error(refused.reason)
  }
  each?.(match.position)
}

/** WASTE-1.5: the zones as the ledger lists them, written down here once more, apart from the rules. */
export function zonesOf(s: Waste): number[][] {
  const zones = [s.pile, ...s.hands, s.pending, ...s.stations, s.burnt, s.unseen]
  const step = questionOf(s)
  if (step === 'keep') zones.push(s.drafted)
  if (step === 'bid' || step === 'pile')
    s.takers.forEach((taker, pile) => {
      if (taker === ON_TABLE) zones.push(s.bonus.slice(3 * pile, 3 * pile + 3))
    })
  if (step !== 'pile') return zones
  const { ranking, served } = s.stack[0]!
  for (const seat of ranking.slice(served + 1))
    zones.push(
      s.drafted.filter((_, i) => i % s.seats === seat && (s.sealed[seat]! >> Math.floor(i / s.seats)) & 1),
    )
  return zones
}
