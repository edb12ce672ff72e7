import type { Outcome } from '@midden/kernel'
import type { Pan } from './position.ts'

/** PAN-10.2: the winner, then the eliminated in reverse order; those put out together share the last place. */
export function outcome(s: Pan): Outcome | null {
  if (s.stack.length > 0) return null
  const alone = s.seats - s.together
  const ranking = s.order.slice(0, alone).map((seat) => [seat])
  if (s.together > 0) ranking.push(s.order.slice(alone).sort((a, b) => a - b))
  return {
    ranking,
    scores: null,
    breakdown: { winner: ranking[0]![0], eliminated: ranking.slice(1).reverse() },
  }
}
