import type { Seat } from '@midden/kernel'
import {
  entryCost,
  flatMp,
  type MoveFrame,
  rateOf,
  threatAt,
  type WkView,
} from '@midden/waste-knights/reading'

/** One hex of a route with everything that adds up on the way. */
export interface Leg {
  hex: number
  /** MP to enter it */
  cost: number
  /** FUEL spent for it, and what is left in the tank */
  fuel: number
  tank: number
  /** MP left after it */
  pool: number
  /** cards turned up on it, and in all */
  cards: number
  seen: number
  /** the Fuel does not last that far */
  dry: boolean
}

/** Where a reckoning begins; no card follows the one that was played. */
type Start = { pool: number; tank: number; i: number; seen: number; spared: boolean }

function drive(v: WkView, seat: Seat, route: readonly number[], from: Start): Leg[] {
  const rate = rateOf(v, seat)
  let { pool, tank, seen } = from
  let dry = false
  return route.map((hex, n) => {
    const first = from.i + n === 0
    const cost = entryCost(v, seat, hex)
    const due = Math.max(first ? 1 : 0, Math.ceil(Math.max(0, cost - pool) / Math.max(1, rate)))
    // An adjacent hex can always be entered with the last of the Fuel (WK-7.6).
    dry ||= first ? tank < 1 : due > tank
    const fuel = Math.min(due, tank)
    tank -= fuel
    pool = Math.max(0, pool + fuel * rate - cost)
    const cards = from.spared ? 0 : threatAt(v, hex) + (first ? 1 : 0)
    seen += cards
    return { hex, cost, fuel, tank, pool, cards, seen, dry }
  })
}

const walk = (v: WkView, seat: Seat, route: readonly number[], from: Start): Leg[] =>
  route.map((hex, n) => {
    const cards = !from.spared && from.i + n === 0 ? 1 : 0
    return {
      hex,
      cost: 0,
      fuel: 0,
      tank: v.knights[seat]!.fuel,
      pool: 0,
      cards,
      seen: from.seen + cards,
      dry: false,
    }
  })

/** A route as it is planned: cost, MP, FUEL and cards running on (WK-7.2 to WK-7.11). */
export function tripOf(v: WkView, seat: Seat, mode: MoveFrame['mode'], route: readonly number[]): Leg[] {
  const from = { pool: flatMp(v, seat), tank: v.knights[seat]!.fuel, i: 0, seen: 0, spared: false }
  return mode === 'foot' ? walk(v, seat, route, from) : drive(v, seat, route, from)
}

/** What is still ahead of a move that has begun. */
export function tripAhead(v: WkView, f: MoveFrame): Leg[] {
  const from = {
    pool: f.pool,
    tank: v.knights[f.seat]!.fuel,
    i: f.i,
    seen: f.revealed.length,
    spared: f.played,
  }
  const rest = f.route.slice(f.i)
  return f.mode === 'foot' ? walk(v, f.seat, rest, from) : drive(v, f.seat, rest, from)
}
