import { plays } from '@midden/kernel/testing'
import { hexAt } from '../src/board/geometry.ts'
import type { Wk } from '../src/position.ts'
import { type Draws, push, ready, seatsAsked, stage, strip, type WkMatch } from './stage.ts'

/** Round 2 begins; knights stand far from cities, with nothing to rearrange, unless the test says otherwise. */
export const morning = (
  seats: number,
  change: (s: Wk) => void,
  given: Parameters<typeof ready>[1] = {},
  draws: Draws = [],
): WkMatch =>
  stage(
    ready(seats, given),
    (s) => {
      s.phase = 'rest'
      s.active = -1
      for (const seat of s.knights.keys()) {
        strip(s, seat)
        s.knights[seat]!.hex = hexAt(0, -1)
      }
      change(s)
      push(s, { at: 'preparations', step: 0, turn: 0, space: 0 })
    },
    draws,
  )

/** The Waster clears these spaces of the Stalls. */
export const clear = (match: WkMatch, ...ns: number[]) =>
  plays(match, [seatsAsked(match)[0]!, { act: 'clear', ns }])
