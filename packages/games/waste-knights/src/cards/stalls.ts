import type { StallRow } from '../content/rows.ts'

/** The ten spaces of the Stalls, left to right (WK-25.3). */
export const stalls: readonly StallRow[] = [
  { space: 'A1', card: 'green', price: 'green', only: null },
  { space: 'A2', card: 'green', price: 'green', only: null },
  { space: 'A3', card: 'green', price: 'green', only: null },
  { space: 'A4', card: 'green', price: 'yellow', only: null },
  { space: 'A5', card: 'yellow', price: 'green', only: 2 },
  { space: 'B1', card: 'yellow', price: 'yellow', only: null },
  { space: 'B2', card: 'yellow', price: 'yellow', only: null },
  { space: 'B3', card: 'yellow', price: 'red', only: null },
  { space: 'B4', card: 'red', price: 'red', only: null },
  { space: 'B5', card: 'red', price: 'yellow', only: 4 },
]
