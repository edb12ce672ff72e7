import type { Action, Seat } from '@midden/kernel'
import type { Prospect } from '../search/line.ts'

/** What the lines of one answer came to, world by world. */
export class Tries {
  readonly action: Action
  readonly ends: Prospect[] = []

  constructor(action: Action) {
    this.action = action
  }

  get lines(): number {
    return this.ends.length
  }

  shareOf(seat: Seat): { mean: number; error: number } {
    return measured(this.ends.map(({ shares }) => shares[seat]!))
  }
}

/** A mean with its standard error. */
export function measured(values: readonly number[]): { mean: number; error: number } {
  const n = values.length
  if (n === 0) return { mean: 0, error: 0 }
  const mean = values.reduce((sum, x) => sum + x, 0) / n
  const squares = values.reduce((sum, x) => sum + (x - mean) ** 2, 0)
  return { mean, error: n < 2 ? 0 : Math.sqrt(squares / (n - 1) / n) }
}

/** One answer against another in the same worlds. */
export const difference = (
  a: readonly Prospect[],
  b: readonly Prospect[],
  of: (end: Prospect) => number,
): { mean: number; error: number } => measured(a.map((end, i) => of(end) - of(b[i]!)))
