import type { Wits } from '@midden/kernel'
import { believe } from './believe.ts'
import type { WasteEvent } from './events.ts'
import { features } from './features.ts'
import type { Waste } from './position.ts'
import { quick, weigh } from './sense.ts'
import type { WasteView } from './view.ts'
import { stationWorths } from './worth.ts'

/**
 * Points by which a station still moves against what it seems to be worth where a round begins, by the seats: fitted
 * to 2,500 matches each. The fewer play, the more of the cards everybody has, and the more turns on a majority.
 */
const SWING: Readonly<Record<number, number>> = { 2: 20, 3: 15, 4: 11 }

export const wits: Wits<Waste, WasteView, WasteEvent> = {
  weigh: (v, seat, offers, _rng, near) => weigh(v, seat, offers, near),
  quick: (s, seat, offers) => quick(s, seat, offers),
  value: stationWorths,
  features,
  swing: ({ seats }) => SWING[seats]!,
  horizon: (s) => s.round,
  believe,
}
