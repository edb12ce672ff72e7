import type { Seat } from '@midden/kernel'
import { HEXES } from '../board/geometry.ts'
import { threatAt } from '../board/hexes.ts'
import { cheapestWays, fuelFor, quietestWays, type Ways } from '../board/routes.ts'
import type { Table } from '../position.ts'
import { costText, entryCost, flatMp, rateOf } from './cost.ts'

/** Ends of a vehicle move: by the ways that cost least, and by those that meet less THREAT than these. */
export interface Reach {
  cheap: Ways
  ends: number[]
  quiet: Ways
  quieter: number[]
}

/** FUEL to come to a hex by a way, at most all there is: an adjacent hex can always be entered (WK-7.6). */
export function fuelTo(
  s: Table,
  seat: Seat,
  ways: Ways,
  end: number,
  rate = rateOf(s, seat),
  flat = flatMp(s, seat),
): number {
  const k = s.knights[seat]!
  const due = fuelFor(ways.mp[end]!, rate, flat)
  return ways.before[end] === k.hex ? Math.min(due, k.fuel) : due
}

const costs = (s: Table, seat: Seat): number[] => {
  const text = costText(s, seat)
  const cost: number[] = []
  for (let hex = 0; hex < HEXES; hex++) cost.push(entryCost(s, seat, hex, text))
  return cost
}
const threats = (s: Table): number[] => {
  const threat: number[] = []
  for (let hex = 0; hex < HEXES; hex++) threat.push(threatAt(s, hex))
  return threat
}

/** The ways of a vehicle to every hex that cost least, or those that meet the least THREAT. */
export const waysFor = (s: Table, seat: Seat, quietly: boolean): Ways =>
  (quietly ? quietestWays : cheapestWays)(s.knights[seat]!.hex, costs(s, seat), threats(s))

/** Where the knight's FUEL takes him in a vehicle. */
export function reachable(s: Table, seat: Seat): Reach {
  const { hex: from, fuel } = s.knights[seat]!
  const cost = costs(s, seat)
  const threat = threats(s)
  const cheap = cheapestWays(from, cost, threat)
  const quiet = quietestWays(from, cost, threat)
  const rate = rateOf(s, seat)
  const flat = flatMp(s, seat)
  const ends: number[] = []
  const quieter: number[] = []
  for (let end = 0; end < HEXES; end++) {
    if (end === from) continue
    if (fuelTo(s, seat, cheap, end, rate, flat) <= fuel) ends.push(end)
    if (quiet.threat[end]! < cheap.threat[end]! && fuelTo(s, seat, quiet, end, rate, flat) <= fuel)
      quieter.push(end)
  }
  return { cheap, ends, quiet, quieter }
}
