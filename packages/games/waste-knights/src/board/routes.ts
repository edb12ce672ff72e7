import { HEXES, type HexNo, NEIGHBOURS } from './geometry.ts'

/** What it takes to come to a hex by the best way: MP, THREAT met on it, and the hex before (−1: not reached). */
export interface Ways {
  mp: readonly number[]
  threat: readonly number[]
  before: readonly number[]
}

/** Both measures and the length of a way in one number: no way has 64 hexes, and none measures 16,384. */
const LENGTH = 64
const SECOND = LENGTH * 16_384

const UNREACHED: readonly number[] = new Array<number>(HEXES).fill(-1)

/** Worked on by every search, and free again after it. */
const best = new Float64Array(HEXES)
const open = new Uint8Array(HEXES)

/**
 * The best way from a hex to every other, by one measure first and the other second, shorter ways before longer ones:
 * lengths in `best`, answers the hexes before. A best way never enters a hex twice, so it is a legal route (WK-6.6).
 */
function search(from: HexNo, first: readonly number[], second: readonly number[]): number[] {
  const before = UNREACHED.slice()
  for (let hex = 0; hex < HEXES; hex++) best[hex] = Number.POSITIVE_INFINITY
  best[from] = 0
  open[0] = from
  for (let count = 1; count > 0; ) {
    let nearest = 0
    for (let i = 1; i < count; i++) if (best[open[i]!]! < best[open[nearest]!]!) nearest = i
    const at = open[nearest]!
    open[nearest] = open[--count]!
    const neighbours = NEIGHBOURS[at]!
    for (let i = 0; i < neighbours.length; i++) {
      const next = neighbours[i]!
      const way = best[at]! + first[next]! * SECOND + second[next]! * LENGTH + 1
      if (way >= best[next]!) continue
      if (best[next] === Number.POSITIVE_INFINITY) open[count++] = next
      best[next] = way
      before[next] = at
    }
  }
  return before
}

interface Search {
  from: HexNo
  first: readonly number[]
  second: readonly number[]
  found: { first: readonly number[]; second: readonly number[]; before: readonly number[] }
}

function bestWays(from: HexNo, first: readonly number[], second: readonly number[]): Search {
  const before = search(from, first, second)
  const firsts = UNREACHED.slice()
  const seconds = UNREACHED.slice()
  for (let hex = 0; hex < HEXES; hex++) {
    const measure = Math.floor(best[hex]! / SECOND)
    firsts[hex] = measure
    seconds[hex] = Math.floor((best[hex]! - measure * SECOND) / LENGTH)
  }
  return { from, first, second, found: { first: firsts, second: seconds, before } }
}

const isEqual = (a: readonly number[], b: readonly number[]): boolean => {
  for (let hex = 0; hex < HEXES; hex++) if (a[hex] !== b[hex]) return false
  return true
}
/** What was searched last may be asked for again: ways are offered, and then one of them is taken. */
const isSearched = (
  last: Search,
  from: HexNo,
  first: readonly number[],
  second: readonly number[],
): boolean => last.from === from && isEqual(last.first, first) && isEqual(last.second, second)

const nowhere: Search = { from: -1, first: [], second: [], found: { first: [], second: [], before: [] } }
let cheapest = nowhere
let quietest = nowhere

/** Ways that cost the fewest MP, with the least THREAT among those. */
export function cheapestWays(from: HexNo, cost: readonly number[], threat: readonly number[]): Ways {
  if (!isSearched(cheapest, from, cost, threat)) cheapest = bestWays(from, cost, threat)
  const { first, second, before } = cheapest.found
  return { mp: first, threat: second, before }
}

/** Ways with the least THREAT, costing the fewest MP among those. */
export function quietestWays(from: HexNo, cost: readonly number[], threat: readonly number[]): Ways {
  if (!isSearched(quietest, from, threat, cost)) quietest = bestWays(from, threat, cost)
  const { first, second, before } = quietest.found
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
