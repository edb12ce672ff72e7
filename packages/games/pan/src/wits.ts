import type { Wits } from '@midden/kernel'
import { size } from './cards.ts'
import type { PanEvent } from './events.ts'
import type { Pan } from './position.ts'
import { sense, weigh, weighNear, weightOf } from './sense.ts'
import { type PanView, view } from './view.ts'

/** Points are shares of the win; were the match cut off, they would go by what is left of the players. */
function value(s: Pan): number[] {
  const weights = s.fronts.map((front, seat) =>
    s.order.indexOf(seat) < s.active ? weightOf(size(front), s.active) : 0,
  )
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}

export const wits: Wits<Pan, PanView, PanEvent> = {
  weigh: (v, seat, offers, rng, near) => (near === true ? weighNear : weigh)(v, seat, offers, rng),
  quick: (s, seat, offers, rng) => sense(view(s, seat), seat, offers, rng),
  value,
  swing: () => 1,
  // A match is over so soon that a line is always played to its end.
  horizon: () => 0,
}
