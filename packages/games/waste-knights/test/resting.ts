import type { WkOptions } from '../src/options.ts'
import type { Wk } from '../src/position.ts'
import { deal, hexAt, ready, stage, strip, type WkMatch } from './stage.ts'

/** The Rest Step of three knights far from each other, with nothing but what is printed, unless the test says more. */
export function resting(
  change: (s: Wk) => void,
  options: Partial<WkOptions> = {},
  knights = ['K01', 'K08', 'K05'],
): WkMatch {
  return stage(ready(3, { knights, options }), (s) => {
    s.knights.forEach((k, seat) => {
      strip(s, seat)
      deal(s, seat, [])
      k.hex = [hexAt(1, 0), hexAt(0, 2), hexAt(3, -1)][seat]!
    })
    s.phase = 'rest'
    s.active = -1
    s.first = 1
    change(s)
    s.stack.push({ at: 'rest', step: 0, done: 0, resupplied: 0, acts: [0, 0, 0], turn: 0 })
  })
}
