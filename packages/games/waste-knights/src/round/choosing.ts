import { only, type Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { SetupFrame } from '../frames/round.ts'
import { startingGear } from '../gear/panels.ts'
import { vehiclesIn } from '../gear/vehicles.ts'
import { COLOUR_NAMES, type Wk } from '../position.ts'
import type { Procedure } from '../types.ts'

const chooser = (f: SetupFrame): Seat => f.order[f.turn] ?? -1
/** Of so many sheets or colours, those that nobody has. */
function free({ knights }: Wk, what: 'sheet' | 'colour', n: number): number[] {
  const found: number[] = []
  for (let i = 0; i < n; i++) if (!knights.some((k) => k[what] === i)) found.push(i)
  return found
}

/** WK-3.4: knight, colour and vehicle, one player after the other. */
export const choosing: Procedure<'setup'> = [
  {
    name: 'choose a knight',
    clause: 'WK-3.4',
    final: false,
    owed: (s, f) => (s.knights[chooser(f)]?.sheet === -1 ? only(chooser(f)) : 0),
    offer: (s) => [{ act: 'knight', of: free(s, 'sheet', cards(s).knights.length) }],
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
    final: false,
    owed: (s, f) => (s.knights[chooser(f)]?.colour === -1 ? only(chooser(f)) : 0),
    offer: (s) => [{ act: 'colour', of: free(s, 'colour', COLOUR_NAMES.length) }],
    take(s, _f, seat, a, tell) {
      s.knights[seat]!.colour = a.n!
      tell?.({ what: 'colour chosen', clause: 'WK-3.4', seat, colour: a.n! })
    },
  },
  {
    name: 'choose a vehicle',
    clause: 'WK-3.4',
    final: false,
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
