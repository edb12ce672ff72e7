import type { RangeRow } from '../content/rows.ts'

/** The three range cards (WK-16.4). */
export const ranges: readonly RangeRow[] = [
  {
    id: 'X1',
    range: 'short',
    difficulty: 5,
    initiative: [
      { icon: 'X', lose: 0 },
      { icon: 'S', lose: 0 },
      { icon: 'M', lose: 1 },
    ],
  },
  {
    id: 'X2',
    range: 'medium',
    difficulty: 7,
    initiative: [
      { icon: 'M', lose: 0 },
      { icon: 'L', lose: 1 },
      { icon: 'S', lose: 1 },
    ],
  },
  {
    id: 'X3',
    range: 'long',
    difficulty: 9,
    initiative: [
      { icon: 'L', lose: 0 },
      { icon: 'M', lose: 1 },
    ],
  },
]
