import { below, pick, type Random } from '@midden/kernel'
import { withstands } from '@midden/kernel/conformance'
import { type Waste, waste } from '../src/index.ts'

/** Every card is kept: two are exchanged, or one is moved to another zone. */
function shift(s: Waste, rng: Random): void {
  const zones = [s.pile, s.burnt, s.unseen, ...s.stations, ...s.hands, s.pending]
  const from = pick(rng, zones, 'from')
  const to = pick(rng, zones, 'to')
  if (from.length === 0) return
  const at = below(rng, from.length, 'at')
  if (below(rng, 2, 'way') === 0 || to.length === 0) to.push(from.splice(at, 1)[0]!)
  else {
    const there = below(rng, to.length, 'there')
    const held = to[there]!
    to[there] = from[at]!
    from[at] = held
  }
  for (const zone of [...s.stations, ...s.hands]) zone.sort((a, b) => a - b)
}

withstands(waste, { games: 60, tries: 25, own: shift, least: { refused: 400, played: 80 } })
