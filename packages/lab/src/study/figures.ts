import { wilson, Z } from '../simulate/result.ts'
import { type Count, type Estimate, estimate, meanOf, ratio } from './estimate.ts'
import type { MatchRow } from './matches.ts'

export interface SeatFigure extends Estimate {
  seat: number
  wins: number
}

export const seatsOf = (rows: readonly MatchRow[], seats: number): SeatFigure[] =>
  Array.from({ length: seats }, (_, seat) => {
    const wins = rows.reduce((sum, { shares }) => sum + shares[seat]!, 0)
    const [low, high] = wilson(wins, rows.length)
    return { seat, wins, value: wins / rows.length, low, high }
  })

/** In rounds, where the game counts them; else in decisions. */
export interface Length {
  unit: 'rounds' | 'decisions'
  mean: number
  shortest: number
  quartiles: [number, number, number]
  longest: number
  /** matches by length; where there are many lengths, by the first of so many together */
  bins: { from: number; to: number; matches: number }[]
}

/** More bars than this are drawn together. */
const MOST_BINS = 20

function binsOf(sorted: readonly number[]): Length['bins'] {
  const [first, last] = [sorted[0]!, sorted.at(-1)!]
  const wide = Math.ceil((last - first + 1) / MOST_BINS)
  const bins = Array.from({ length: Math.floor((last - first) / wide) + 1 }, (_, i) => ({
    from: first + i * wide,
    to: first + (i + 1) * wide,
    matches: 0,
  }))
  for (const length of sorted) bins[Math.floor((length - first) / wide)]!.matches++
  return bins
}

export function lengthOf(rows: readonly MatchRow[]): Length {
  // Where every match has as many rounds as the others, they say nothing.
  const lasting = new Set(rows.map(({ rounds }) => rounds))
  const unit = lasting.size > 1 && !lasting.has(null) ? 'rounds' : 'decisions'
  const sorted = rows.map((row) => row[unit]!).sort((a, b) => a - b)
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!
  return {
    unit,
    mean: meanOf(sorted),
    shortest: sorted[0]!,
    quartiles: [at(0.25), at(0.5), at(0.75)],
    longest: sorted.at(-1)!,
    bins: binsOf(sorted),
  }
}

/** What an option does, held against the book on the same deals. */
export interface Effects {
  /** share of the length by the book */
  length: Estimate
  /** of the first seat's share of the wins */
  seat: Estimate
  otherWinner: Estimate
}

export interface OptionFigure extends Effects {
  option: string
  value: unknown
  /** both as the game calls them */
  name: string
  means: string
  clause: string
  matches: number
}

export function against(book: readonly MatchRow[], changed: readonly MatchRow[]): Effects {
  const by = new Map(book.map((row) => [row.number, row]))
  const pairs = changed.flatMap((row) => {
    const own = by.get(row.number)
    return own === undefined ? [] : [[own, row] as const]
  })
  const usual = meanOf(pairs.map(([own]) => own.decisions))
  const others = pairs.reduce(
    (sum, [own, other]) => sum + (own.shares.some((share, seat) => share !== other.shares[seat]) ? 1 : 0),
    0,
  )
  const [low, high] = wilson(others, pairs.length)
  return {
    length: estimate(pairs.map(([own, other]) => (other.decisions - own.decisions) / usual)),
    seat: estimate(pairs.map(([own, other]) => other.shares[0]! - own.shares[0]!)),
    otherWinner: { value: others / pairs.length, low, high },
  }
}

/** How those fared who had a card, or began like this. */
export interface PieceFigure extends Estimate {
  name: string
  /** seats that had it */
  had: number
}

/** What fewer had may be an accident. */
export const ENOUGH = 30

/** Shares of the wins by whatever is noted of a seat: the highest first. */
function piecesOf(
  rows: readonly MatchRow[],
  noted: (row: MatchRow, seat: number) => readonly string[],
): PieceFigure[] {
  const by = new Map<string, Count[]>()
  for (const row of rows) {
    const here = new Map<string, Count>()
    for (const [seat, share] of row.shares.entries())
      for (const name of noted(row, seat)) {
        const count = here.get(name) ?? { of: 0, had: 0 }
        here.set(name, { of: count.of + 1, had: count.had + share })
      }
    for (const [name, count] of here) {
      const counts = by.get(name)
      if (counts === undefined) by.set(name, [count])
      else counts.push(count)
    }
  }
  return [...by]
    .map(([name, counts]) => ({
      name,
      had: counts.reduce((sum, { of }) => sum + of, 0),
      ...ratio(counts),
    }))
    .filter(({ had }) => had >= ENOUGH)
    .sort((a, b) => b.value - a.value || (a.name < b.name ? -1 : 1))
}

export const cardsOf = (rows: readonly MatchRow[]): PieceFigure[] =>
  piecesOf(rows, ({ cards }, seat) => cards[seat]!)

/** Only the most usual openings: in some games everybody begins in a way of their own. */
const MOST_OPENINGS = 10

export function openingsOf(rows: readonly MatchRow[]): PieceFigure[] {
  const all = piecesOf(rows, ({ openings }, seat) => (openings[seat] === null ? [] : [openings[seat]!]))
  const usual = all.toSorted((a, b) => b.had - a.had).slice(0, MOST_OPENINGS)
  return all.filter((one) => usual.includes(one))
}

/** Matches are counted in so many blocks, whose spread is the doubt. */
const BLOCKS = 10

function explained(rows: readonly MatchRow[]): number {
  const by = new Map<string, { seats: number; wins: number }>()
  let squares = 0
  for (const { bots, shares } of rows)
    for (const [seat, bot] of bots.entries()) {
      const share = shares[seat]!
      const sums = by.get(bot) ?? { seats: 0, wins: 0 }
      sums.seats++
      sums.wins += share
      by.set(bot, sums)
      squares += share ** 2
    }
  const sums = [...by.values()]
  const seats = sums.reduce((sum, of) => sum + of.seats, 0)
  const mean = sums.reduce((sum, { wins }) => sum + wins, 0) / seats
  const total = squares - seats * mean ** 2
  const between = sums.reduce((sum, of) => sum + of.seats * (of.wins / of.seats - mean) ** 2, 0)
  return total < 1e-9 ? 0 : between / total
}

/** The share of the wins' variance that who plays explains; the rest is luck, and the seat. */
export function skillOf(rows: readonly MatchRow[]): Estimate {
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
