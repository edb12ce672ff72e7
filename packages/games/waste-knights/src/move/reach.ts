import type { Seat } from '@midden/kernel'
import { adjacent, HEXES } from '../board/geometry.ts'
import { threatAt } from '../board/hexes.ts'
import { cheapestWays, fuelFor, quietestWays, type Ways } from '../board/routes.ts'
import type { Table } from '../position.ts'
import { entryCost, flatMp, rateOf } from './cost.ts'

/** Ends of a vehicle move: by the ways that cost least, and by those that meet less THREAT than these. */
export interface Reach {
  cheap: Ways
  ends: number[]
  quiet: Ways
  quieter: number[]
}

/** FUEL to come to a hex by a way, at most all there is: an adjacent hex can always be entered (WK-7.6). */
export function fuelTo(s: Table, seat: Seat, ways: Ways, end: number): number {
  const k = s.knights[seat]!
  const due = fuelFor(ways.mp[end]!, rateOf(s, seat), flatMp(s, seat))
  return adjacent(k.hex, end) && ways.before[end] === k.hex ? Math.min(due, k.fuel) : due
}

/** Where the knight's FUEL takes him in a vehicle. */
export function reachable(s: Table, seat: Seat): Reach {
  const { hex: from, fuel } = s.knights[seat]!
  const cost = new Array<number>(HEXES)
  const threat = new Array<number>(HEXES)
  for (let hex = 0; hex < HEXES; hex++) {
    cost[hex] = entryCost(s, seat, hex)
    threat[hex] = threatAt(s, hex)
  }
  const cheap = cheapestWays(from, cost, threat)
  const quiet = quietestWays(from, cost, threat)
  const ends: number[] = []
  const quieter: number[] = []
  for (let end = 0; end < HEXES; end++) {
    if (end === from) continue
    if (fuelTo(s, seat, cheap, end) <= fuel) ends.push(end)
    if (quiet.threat[end]! < cheap.threat[end]! && fuelTo(s, seat, quiet, end) <= fuel) quieter.push(end)
  }
  return { cheap, ends, quiet, quieter }
}
