import { HEXES, type HexNo, NEIGHBOURS } from './geometry.ts'

/** What it takes to come to a hex by the best way: MP, THREAT met on it, and the hex before (−1: not reached). */
export interface Ways {
  mp: number[]
  threat: number[]
  before: number[]
}

/** Both measures and the length of a way in one number: no way has 64 hexes, and none measures 16,384. */
const LENGTH = 64
const SECOND = LENGTH * 16_384

/**
 * The best way from a hex to every other, by one measure first and the other second, shorter ways before longer ones.
 * A best way never enters a hex twice, so it is a legal route (WK-6.6).
 */
function bestWays(
  from: HexNo,
  first: readonly number[],
  second: readonly number[],
): { first: number[]; second: number[]; before: number[] } {
  const best: number[] = []
  const before: number[] = []
  for (let hex = 0; hex < HEXES; hex++) {
    best.push(Number.POSITIVE_INFINITY)
    before.push(-1)
  }
  best[from] = 0
  const open = [from]
  while (open.length > 0) {
    let nearest = 0
    for (let i = 1; i < open.length; i++) if (best[open[i]!]! < best[open[nearest]!]!) nearest = i
    const at = open[nearest]!
    open[nearest] = open[open.length - 1]!
    open.pop()
    for (const next of NEIGHBOURS[at]!) {
      const way = best[at]! + first[next]! * SECOND + second[next]! * LENGTH + 1
      if (way >= best[next]!) continue
      if (best[next] === Number.POSITIVE_INFINITY) open.push(next)
      best[next] = way
      before[next] = at
    }
  }
  return {
    first: best.map((way) => Math.floor(way / SECOND)),
    second: best.map((way) => Math.floor((way % SECOND) / LENGTH)),
    before,
  }
}

/** Ways that cost the fewest MP, with the least THREAT among those. */
export function cheapestWays(from: HexNo, cost: readonly number[], threat: readonly number[]): Ways {
  const { first, second, before } = bestWays(from, cost, threat)
  return { mp: first, threat: second, before }
}

/** Ways with the least THREAT, costing the fewest MP among those. */
export function quietestWays(from: HexNo, cost: readonly number[], threat: readonly number[]): Ways {
  const { first, second, before } = bestWays(from, threat, cost)
  return { mp: second, threat: first, before }
}

/** The hexes of a way in the order they are entered. */
export function wayTo(ways: Ways, end: HexNo): HexNo[] {
  const route: HexNo[] = []
  for (let hex = end; ways.before[hex]! >= 0; hex = ways.before[hex]!) route.push(hex)
  return route.reverse()
}

/** FUEL a way of so many MP costs in all: at least 1, bought only as needed (WK-7.4, WK-7.5). */
export const fuelFor = (mp: number, rate: number, flat: number): number =>
  Math.max(1, Math.ceil(Math.max(0, mp - flat) / rate))
