import { HEXES, type HexNo, NEIGHBOURS } from './geometry.ts'

/** What it takes to come to a hex by the best way: MP, THREAT met on it, and the hex before (−1: not reached). */
export interface Ways {
  mp: number[]
  threat: number[]
  before: number[]
}

const FAR = 1 << 20

/**
 * The best way from a hex to every other, by one measure first and the other second, shorter ways before longer ones.
 * A best way never enters a hex twice, so it is a legal route (WK-6.6).
 */
function bestWays(
  from: HexNo,
  first: readonly number[],
  second: readonly number[],
): { first: number[]; second: number[]; before: number[] } {
  const a = new Array<number>(HEXES).fill(FAR)
  const b = new Array<number>(HEXES).fill(FAR)
  const length = new Array<number>(HEXES).fill(FAR)
  const before = new Array<number>(HEXES).fill(-1)
  const done = new Array<boolean>(HEXES).fill(false)
  a[from] = 0
  b[from] = 0
  length[from] = 0
  for (;;) {
    let at = -1
    for (let hex = 0; hex < HEXES; hex++)
      if (!done[hex] && a[hex]! < FAR && (at < 0 || closer(a, b, length, hex, at))) at = hex
    if (at < 0) break
    done[at] = true
    for (const next of NEIGHBOURS[at]!) {
      if (done[next]) continue
      const [x, y, n] = [a[at]! + first[next]!, b[at]! + second[next]!, length[at]! + 1]
      if (x > a[next]! || (x === a[next]! && (y > b[next]! || (y === b[next]! && n >= length[next]!))))
        continue
      a[next] = x
      b[next] = y
      length[next] = n
      before[next] = at
    }
  }
  return { first: a, second: b, before }
}

const closer = (a: number[], b: number[], n: number[], x: number, y: number): boolean =>
  a[x]! !== a[y]! ? a[x]! < a[y]! : b[x]! !== b[y]! ? b[x]! < b[y]! : n[x]! < n[y]!

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
