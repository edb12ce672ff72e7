import type { Random, Wits } from '@midden/kernel'
import { maskOf } from './bids.ts'
import type { WasteEvent } from './events.ts'
import { imagine } from './imagine.ts'
import { ROUNDS } from './options.ts'
import type { Waste } from './position.ts'
import { quick, weigh } from './sense.ts'
import type { WasteView } from './view.ts'
import { stationWorths } from './worth.ts'

/** Points by which a station still moves against what it seems to be worth, by the rounds that are left. */
const SWING = [1, 7, 10, 12]

/** A world in which whoever has answered already has answered as the policy does. */
function believe(v: WasteView, _kept: unknown, rng: Random): Waste {
  const s = imagine(v, rng)
  if (v.step !== 'keep' && v.step !== 'bid') return s
  for (let seat = 0; seat < v.seats; seat++) {
    if (seat === v.me || v.asked.includes(seat)) continue
    const { n, ns } = quick(s, seat, [])
    s.sealed[seat] = ns === undefined ? n! : maskOf(s, seat, ns)
  }
  return s
}

export const wits: Wits<Waste, WasteView, WasteEvent> = {
  weigh: (v, seat, offers, _rng, near) => weigh(v, seat, offers, near),
  quick: (s, seat, offers) => quick(s, seat, offers),
  value: stationWorths,
  swing: (s) => SWING[ROUNDS - s.round + 1]!,
  horizon: (s) => s.round,
  believe,
}
