import { below, pick, type Random } from '@midden/kernel'
import { withstands } from '@midden/kernel/conformance'
import { describe } from 'vitest'
import { pan } from '../src/index.ts'
import type { Pan } from '../src/position.ts'

/** A card goes from one heap to another: what no other edit can reach. */
function exchange(s: Pan, rng: Random): void {
  const heaps = (['discard', 'aside', 'free', 'heap'] as const).map((key) => [s as object, key] as const)
  const lists = [s.hands, s.fronts].flatMap((of) => of.map((_, i) => [of as object, `${i}`] as const))
  const unit = 10 ** below(rng, 6, 'unit')
  const [from, fromKey] = pick(rng, [...heaps, ...lists], 'from') as [Record<string, number>, string]
  const [to, toKey] = pick(rng, [...heaps, ...lists], 'to') as [Record<string, number>, string]
  from[fromKey]! -= unit
  to[toKey]! += unit
}

describe('PAN-11.3', () => {
  withstands(pan, { games: 60, tries: 200, own: exchange, least: { refused: 3000, played: 300 } })
})
