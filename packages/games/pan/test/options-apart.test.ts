import { atRandom, differ } from '@midden/kernel/testing'
import { describe, test } from 'vitest'
import { pan } from '../src/index.ts'

/** The option, two of its values, and a table where chance comes upon the difference. */
const APART = [
  ['cardless', ['play', 'out'], { seats: 4, seed: '0', options: {} }],
  ['cancelled', ['to-winner', 'discarded'], { seats: 3, seed: '0', options: {} }],
  ['ownerless', ['discarded', 'takeable'], { seats: 3, seed: '0', options: {} }],
  ['startTie', ['random', 'clockwise'], { seats: 3, seed: '7', options: {} }],
  ['turnOrder', ['clockwise', 'ranked'], { seats: 4, seed: '0', options: {} }],
] as const

describe('every value of a table option plays otherwise than its neighbour', () => {
  for (const [key, values, table] of APART)
    test(values.map((value) => `${key}=${value}`).join(' '), () => {
      differ(pan, key, values, (options, events) =>
        atRandom(pan, { ...table, options: { ...table.options, ...options } }, 300, events),
      )
    })
})
