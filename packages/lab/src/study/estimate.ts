import { Z } from '../simulate/result.ts'

/** An estimate with its 95 % interval. */
export interface Estimate {
  value: number
  low: number
  high: number
}

export const meanOf = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length

/** Nothing is known but the value itself. */
const unknown = (value: number): Estimate => ({
  value,
  low: Number.NEGATIVE_INFINITY,
  high: Number.POSITIVE_INFINITY,
})

/** A mean with its interval; of a single value nothing is known. */
export function estimate(values: readonly number[]): Estimate {
  const value = meanOf(values)
  if (values.length < 2) return unknown(value)
  const squares = values.reduce((sum, x) => sum + (x - value) ** 2, 0)
  const reach = Z * Math.sqrt(squares / (values.length - 1) / values.length)
  return { value, low: value - reach, high: value + reach }
}

/** So much of so many, counted in matches: who sat in one match are not independent of each other. */
export interface Count {
  of: number
  had: number
}

/** The share of a whole over all matches, which are its clusters. */
export function ratio(counts: readonly Count[]): Estimate {
  const all = counts.reduce((sum, { of }) => sum + of, 0)
  const value = counts.reduce((sum, { had }) => sum + had, 0) / all
  if (counts.length < 2) return unknown(value)
  const squares = counts.reduce((sum, { of, had }) => sum + (had - value * of) ** 2, 0)
  const reach = (Z * Math.sqrt((squares * counts.length) / (counts.length - 1))) / all
  return { value, low: Math.max(0, value - reach), high: Math.min(1, value + reach) }
}

/** Standard errors to either side, so that all of so many intervals hold 19 times in 20 (Bonferroni; Abramowitz and Stegun 26.2.23). */
export function widthFor(many: number): number {
  const t = Math.sqrt(-2 * Math.log(0.025 / many))
  const over = 2.515517 + 0.802853 * t + 0.010328 * t ** 2
  return t - over / (1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3)
}

/** On which side of a mark it lies for certain, being one of so many that were looked at. */
export function sideOf({ value, low, high }: Estimate, mark: number, many = 1): 'above' | 'below' | null {
  const stretch = widthFor(many) / Z
  if (value - stretch * (value - low) > mark) return 'above'
  return value + stretch * (high - value) < mark ? 'below' : null
}
