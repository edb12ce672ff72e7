import { atRandom, differ } from '@midden/kernel/testing'
import { describe, test } from 'vitest'
import type { DeckRow } from '../src/cards.ts'
import { waste } from '../src/index.ts'

/** The option, two of its values, and a table where chance comes upon the difference. */
const APART = [
  ['firstBoss', ['random', 'chosen'], { seats: 3, seed: '0', options: {} }],
  ['bossSeat', [0, 3], { seats: 4, seed: '0', options: { firstBoss: 'chosen' } }],
  ['passDirection', ['left', 'alternate'], { seats: 3, seed: '0', options: {} }],
  ['bidReveal', ['cards', 'counts'], { seats: 3, seed: '0', options: {} }],
  ['burntHidden', ['hidden', 'shown'], { seats: 2, seed: '35', options: {} }],
  ['recyclerOrder', ['bossFirst', 'bossLast'], { seats: 3, seed: '0', options: {} }],
  ['recyclerOnRecycler', ['no', 'yes'], { seats: 3, seed: '0', options: {} }],
  ['interimMajorities', ['count', 'ignore'], { seats: 3, seed: '0', options: {} }],
  ['paperTable', ['even', 'late'], { seats: 3, seed: '0', options: {} }],
  ['paperLadder', [null, [0, 0, 0, 0, 0, 0, 0, 90]], { seats: 3, seed: '0', options: {} }],
  [
    'deck',
    [null, ['FO', 'ME'].map((type) => ({ type, value: 1, count: 99 })) as DeckRow[]],
    { seats: 3, seed: '0', options: {} },
  ],
  ['finalTie', ['shared', 'leftOfBoss'], { seats: 3, seed: '216', options: {} }],
] as const

describe('every value of a table option plays otherwise than its neighbour', () => {
  for (const [key, values, table] of APART)
    test(values.map((value) => `${key}=${typeof value === 'object' ? '' : value}`).join(' '), () => {
      differ(waste, key, values, (options, events) =>
        atRandom(waste, { ...table, options: { ...table.options, ...options } }, 300, events),
      )
    })
})
