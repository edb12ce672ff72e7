import { atRandom, differ } from '@midden/kernel/testing'
import { describe, test } from 'vitest'
import { industrialWaste } from '../src/index.ts'

/** The option, two of its values, and a table where chance comes upon the difference. */
const APART = [
  ['bribery', ['move-only', 'everything'], { seats: 3, seed: '0', options: {} }],
  ['keptCard', ['open', 'covered'], { seats: 3, seed: '2', options: {} }],
  ['cardNames', ['published', 'condensed'], { seats: 3, seed: '0', options: {} }],
  ['unsoldLot', ['return', 'auctioneer-free'], { seats: 2, seed: '17', options: {} }],
  ['materialsSupply', ['finite', 'unlimited'], { seats: 3, seed: '0', options: {} }],
  ['money', ['hidden', 'open'], { seats: 3, seed: '0', options: {} }],
  ['moneyRounding', ['up', 'down'], { seats: 2, seed: '0', options: {} }],
  ['moneyRounding', ['down', 'exact'], { seats: 2, seed: '0', options: {} }],
  ['firstPlayer', ['random', 'host'], { seats: 3, seed: '0', options: {} }],
  ['firstSeat', [0, 3], { seats: 4, seed: '0', options: { firstPlayer: 'host' } }],
  ['roundLimit', ['none', '15'], { seats: 2, seed: '0', options: {} }],
  ['roundLimit', ['15', '20'], { seats: 2, seed: '0', options: {} }],
  ['roundLimit', ['20', '25'], { seats: 2, seed: '1', options: {} }],
] as const

describe('every value of a table option plays otherwise than its neighbour', () => {
  for (const [key, values, table] of APART)
    test(values.map((value) => `${key}=${value}`).join(' '), () => {
      differ(industrialWaste, key, values, (options, events) =>
        atRandom(industrialWaste, { ...table, options: { ...table.options, ...options } }, 300, events),
      )
    })
})
