import { wilson } from '../simulate/result.ts'
import type { Row } from './matches.ts'

/** An estimate with its 95 % interval. */
export interface Estimate {
  value: number
  low: number
  high: number
}

const Z = 1.96

const meanOf = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length

/** A mean with its interval; of a single value nothing is known. */
export function estimate(values: readonly number[]): Estimate {
  const value = meanOf(values)
  if (values.length < 2) return { value, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
  const squares = values.reduce((sum, x) => sum + (x - value) ** 2, 0)
  const reach = Z * Math.sqrt(squares / (values.length - 1) / values.length)
  return { value, low: value - reach, high: value + reach }
}

export interface SeatFigure extends Estimate {
  seat: number
  wins: number
}

export const seatsOf = (rows: readonly Row[], seats: number): SeatFigure[] =>
  Array.from({ length: seats }, (_, seat) => {
    const wins = rows.reduce((sum, { shares }) => sum + shares[seat]!, 0)
    const [low, high] = wilson(wins, rows.length)
    return { seat, wins, value: wins / rows.length, low, high }
  })

export interface Length {
  mean: number
  shortest: number
  quartiles: [number, number, number]
  longest: number
}

export function lengthOf(rows: readonly Row[]): Length {
  const sorted = rows.map(({ decisions }) => decisions).sort((a, b) => a - b)
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!
  return {
    mean: meanOf(sorted),
    shortest: sorted[0]!,
    quartiles: [at(0.25), at(0.5), at(0.75)],
    longest: sorted.at(-1)!,
  }
}

/** An option against the book on the same deals: how much longer a match takes, and how often somebody else wins. */
export interface OptionFigure {
  option: string
  value: unknown
  clause: string
  matches: number
  /** share of the length by the book */
  length: Estimate
  otherWinner: Estimate
}

export function against(
  book: readonly Row[],
  changed: readonly Row[],
): Pick<OptionFigure, 'length' | 'otherWinner'> {
  const by = new Map(book.map((row) => [row.number, row]))
  const pairs = changed.map((row) => [by.get(row.number)!, row] as const)
  const usual = meanOf(pairs.map(([own]) => own.decisions))
  const others = pairs.reduce(
    (sum, [own, other]) => sum + (own.shares.some((share, seat) => share !== other.shares[seat]) ? 1 : 0),
    0,
  )
  const [low, high] = wilson(others, pairs.length)
  return {
    length: estimate(pairs.map(([own, other]) => (other.decisions - own.decisions) / usual)),
    otherWinner: { value: others / pairs.length, low, high },
  }
}

/** Matches are counted in so many blocks, whose spread is the doubt. */
const BLOCKS = 10

function explained(rows: readonly Row[]): number {
  const by = new Map<string, number[]>()
  for (const { bots, shares } of rows)
    for (const [seat, bot] of bots.entries()) {
      const list = by.get(bot) ?? []
      list.push(shares[seat]!)
      by.set(bot, list)
    }
  const all = [...by.values()].flat()
  const mean = meanOf(all)
  const total = all.reduce((sum, x) => sum + (x - mean) ** 2, 0)
  const between = [...by.values()].reduce((sum, list) => sum + list.length * (meanOf(list) - mean) ** 2, 0)
  return total === 0 ? 0 : between / total
}

/** The share of the wins' variance that who plays explains; the rest is luck, and the seat. */
export function skillOf(rows: readonly Row[]): Estimate {
  const value = explained(rows)
  if (rows.length < 2 * BLOCKS) return { value, low: 0, high: 1 }
  // Leaving a block out each time (a jackknife).
  const without = Array.from({ length: BLOCKS }, (_, block) =>
    explained(rows.filter((_row, i) => i % BLOCKS !== block)),
  )
  const middle = meanOf(without)
  const spread = without.reduce((sum, x) => sum + (x - middle) ** 2, 0)
  const reach = Z * Math.sqrt(((BLOCKS - 1) / BLOCKS) * spread)
  return { value, low: Math.max(0, value - reach), high: Math.min(1, value + reach) }
}
