import type { Outcome } from '@midden/kernel'
import type { State } from './position.ts'

export function outcome({ stack, options, cards }: State): Outcome | null {
  if (stack.length > 0) return null
  const down = options.wins === 'highest' ? 1 : -1
  const seats = cards.map((_, seat) => seat).sort((a, b) => down * (cards[b]! - cards[a]!))
  return { ranking: seats.map((seat) => [seat]), scores: null, breakdown: cards.slice() }
}
