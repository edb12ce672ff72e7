import type { Wits } from '@midden/kernel'
import { believe } from './believe.ts'
import type { WasteEvent } from './events.ts'
import { ROUNDS } from './options.ts'
import type { Waste } from './position.ts'
import { quick, weigh } from './sense.ts'
import type { WasteView } from './view.ts'
import { stationWorths } from './worth.ts'

/** Points by which a station still moves against what it seems to be worth, by the rounds that are left. */
const SWING = [1, 7, 10, 12]

export const wits: Wits<Waste, WasteView, WasteEvent> = {
  weigh: (v, seat, offers, _rng, near) => weigh(v, seat, offers, near),
  quick: (s, seat, offers) => quick(s, seat, offers),
  value: stationWorths,
  swing: (s) => SWING[ROUNDS - s.round + 1]!,
  horizon: (s) => s.round,
  believe,
}
