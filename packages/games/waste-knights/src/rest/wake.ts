import { only } from '@midden/kernel'
import { distance } from '../board/geometry.ts'
import { isCity, numberAt } from '../board/hexes.ts'
import { putKnight } from '../board/markers.ts'
import { change, lift, still } from '../bodies/counters.ts'
import type { WakeFrame } from '../frames/bodies.ts'
import { placesWhere } from '../lists.ts'
import type { Table, Wk } from '../position.ts'
import { wasterNow } from '../roles.ts'
import type { Procedure, Tell } from '../types.ts'

const HEALED = 2

/** The city hexes fewest steps away, the lowest number first (WK-R69); his own, if he lies in a city. */
function nearestCities(s: Table, { seat }: WakeFrame): number[] {
  const here = s.knights[seat]!.hex
  const cities = placesWhere(s.tiles, (_, hex) => isCity(s, hex))
  const nearest = Math.min(...cities.map((hex) => distance(here, hex)))
  return cities
    .filter((hex) => distance(here, hex) === nearest)
    .sort((a, b) => numberAt(s, a) - numberAt(s, b))
}

/** He stands up there; what shows K.O. is lifted, then he pays for the night (WK-21.7, WK-R64). */
function wakeUp(s: Wk, { seat, hex }: WakeFrame, tell: Tell): void {
  putKnight(s, seat, hex)
  s.knights[seat]!.down = false
  tell?.({ what: 'woke up', clause: 'WK-21.7', seat, hex })
  lift(s, seat, HEALED, 'WK-21.7', tell)
  if (s.options.wakingCost === 'AMMO+FUEL') change(s, seat, { ...still, ammo: -1, fuel: -1 }, 'WK-21.7', tell)
}

/** An unconscious knight wakes up in a city (WK-21.7). */
export const wake: Procedure<'wake'> = [
  {
    name: 'city to wake in',
    clause: 'WK-21.7',
    owed: (s, f) => (f.hex < 0 && nearestCities(s, f).length > 1 ? only(wasterNow(s)) : 0),
    offer: (s, f) => [{ act: 'city', of: nearestCities(s, f) }],
    take(_s, f, _seat, a) {
      f.hex = a.n!
    },
    close(s, f, tell) {
      if (f.hex < 0) f.hex = nearestCities(s, f)[0]!
      wakeUp(s, f, tell)
      return 'done'
    },
  },
]
