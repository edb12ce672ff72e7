import type { VehicleRow } from '../content/rows.ts'

/** The twelve vehicle cards; their abilities work on the working side only. */
export const vehicles: readonly VehicleRow[] = [
  {
    id: 'V01',
    title: 'Strider',
    copies: 4,
    group: 'vehicle',
    speed: [4, 3],
    capacity: [1, 0],
    text: [{ at: 'passive', if: ['vehicle', { by: 'you' }, 'escape'], do: [{ stat: 'dice', by: 1 }] }],
    origin: 'S*',
    line: 'Thin, fast and fond of ditches.',
  },
  {
    id: 'V02',
    title: 'Off-road',
    copies: 4,
    group: 'vehicle',
    speed: [3, 2],
    capacity: [2, 1],
    text: [
      {
        at: 'passive',
        if: ['vehicle', { hex: ['Jungle', 'Swamp', 'Mountains'] }],
        do: [{ stat: 'difficulty', by: -1 }],
      },
    ],
    origin: 'S*',
    line: 'The road is a suggestion it declined.',
  },
  {
    id: 'V03',
    title: 'Heavy-duty',
    copies: 4,
    group: 'vehicle',
    speed: [2, 1],
    capacity: [4, 3],
    text: [{ at: 'would', what: 'vehicle damage', pay: ['mark'], do: [{ do: 'prevent', n: 'all' }] }],
    origin: 'S*',
    line: 'Carries everything. Arrives on Thursday.',
  },
]
