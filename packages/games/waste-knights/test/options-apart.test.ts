import { atRandom, differ } from '@midden/kernel/testing'
import { describe, test } from 'vitest'
import { hexAt } from '../src/board/geometry.ts'
import { LEDGER_LAYOUT } from '../src/board/layout.ts'
import { firstEdition } from '../src/cards/index.ts'
import { wasteKnights } from '../src/index.ts'

/** The option, two of its values, and a table where chance comes upon the difference. */
const APART = [
  ['radThresholds', ['2/3', '1/3'], 2, 12],
  ['radThresholds', ['1/3', '1/2'], 3, 8],
  ['radThresholds', ['1/2', '3/3'], 3, 8],
  ['blueConversion', ['R', 'Y'], 2, 2],
  ['wakingCost', ['AMMO+FUEL', 'none'], 3, 0],
  ['setupOrder', ['left', 'right-then-counter-clockwise'], 3, 0],
  ['explorationWaster', ['round', 'opposite'], 4, 14],
  ['explorationWaster', ['printed', 'round'], 3, 52],
  ['prepayFuel', ['off', 'on'], 3, 0],
  ['interactionFirst', ['off', 'on'], 3, 0],
  ['redoubtTarget', ['first mover', "Waster's choice"], 2, 59],
  ['attackBluff', ['off', 'on'], 3, 0],
  ['stealMints', ['off', 'on'], 4, 22],
  ['fuelWithoutVehicle', ['off', 'on'], 2, 0],
  ['soldDamaged', ['off', 'on'], 2, 10],
  ['noTradeCitiesStrict', ['off', 'on'], 3, 14],
  ['resupplyAlwaysHeals', ['off', 'on'], 2, 5],
  ['mission', ['agree', 'M1'], 3, 0],
  ['mission', ['M1', 'M2'], 3, 0],
  ['mission', ['M2', 'M3'], 3, 0],
  ['mission', ['M3', 'M4'], 3, 0],
  ['mission', ['M4', 'M5'], 3, 0],
  ['mission', ['M0', 'REF'], 2, 0],
] as const

describe('every value of a table option plays otherwise than its neighbour', () => {
  for (const [key, values, seats, seed] of APART)
    test(values.map((value) => `${key}=${value}`).join(' '), () => {
      differ(wasteKnights, key, values, (options, events) =>
        atRandom(wasteKnights, { seats, seed: `${seed}`, options }, 300, events),
      )
    })

  const begun = (options: object) => atRandom(wasteKnights, { seats: 3, seed: 'begun', options }, 0)

  test('boardLayout=ledger boardLayout=another', () => {
    const swapped = LEDGER_LAYOUT.with(hexAt(2, -2), 'C2').with(hexAt(0, -2), 'N')
    differ(wasteKnights, 'boardLayout', ['ledger', swapped], begun)
  })

  test('content=the first edition and content=another', () => {
    const knights = firstEdition.knights.slice(1)
    differ(wasteKnights, 'content', [null, { ...firstEdition, knights }], begun)
  })
})
