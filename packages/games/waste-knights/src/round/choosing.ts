import { only, type Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { SetupFrame } from '../frames/round.ts'
import { startingGear } from '../gear/panels.ts'
import { vehiclesIn } from '../gear/vehicles.ts'
import { COLOUR_NAMES, type Wk } from '../position.ts'
import type { Procedure } from '../types.ts'

const chooser = (f: SetupFrame): Seat => f.order[f.turn] ?? -1
const free = (s: Wk, n: number, taken: (seat: Seat) => number): number[] =>
  Array.from({ length: n }, (_, i) => i).filter((i) => !s.knights.some((_, seat) => taken(seat) === i))

/** WK-3.4: knight, colour and vehicle, one player after the other. */
export const choosing: Procedure<'setup'> = [
  {
    name: 'choose a knight',
    clause: 'WK-3.4',
    owed: (s, f) => (s.knights[chooser(f)]?.sheet === -1 ? only(chooser(f)) : 0),
    offer: (s) => [{ act: 'knight', of: free(s, cards(s).knights.length, (seat) => s.knights[seat]!.sheet) }],
    take(s, _f, seat, a, tell) {
      const k = s.knights[seat]!
      k.sheet = a.n!
      k.own = startingGear(s, a.n!)
      tell?.({ what: 'knight chosen', clause: 'WK-3.4', seat, sheet: a.n! })
    },
  },
  {
    name: 'choose a colour',
    clause: 'WK-3.4',
    owed: (s, f) => (s.knights[chooser(f)]?.colour === -1 ? only(chooser(f)) : 0),
    offer: (s) => [{ act: 'colour', of: free(s, COLOUR_NAMES.length, (seat) => s.knights[seat]!.colour) }],
    take(s, _f, seat, a, tell) {
      s.knights[seat]!.colour = a.n!
      tell?.({ what: 'colour chosen', clause: 'WK-3.4', seat, colour: a.n! })
    },
  },
  {
    name: 'choose a vehicle',
    clause: 'WK-3.4',
    owed: (s, f) => (s.knights[chooser(f)]?.vehicle === -1 ? only(chooser(f)) : 0),
    offer: (s) => [{ act: 'vehicle', of: vehiclesIn(s, s.pool) }],
    take(s, _f, seat, a, tell) {
      s.knights[seat]!.vehicle = a.n!
      s.pool[a.n! - cards(s).vehicles]!--
      tell?.({ what: 'vehicle chosen', clause: 'WK-3.4', seat, card: a.n! })
    },
    close(_s, f) {
      f.turn++
      return f.turn < f.order.length ? 'choose a knight' : undefined
    },
  },
]
