import { describe, expect, test } from 'vitest'
import { damageVehicle } from '../src/gear/vehicles.ts'
import type { WkOptions } from '../src/options.ts'
import type { Wk } from '../src/position.ts'
import { startSteal } from '../src/push.ts'
import { carryOn } from './scout.ts'
import { fetch, gear, ready, stage, strip } from './stage.ts'

/** What is told when something happens to a knight who has cards stored. */
function told(options: Partial<WkOptions>, happens: (s: Wk) => void) {
  const match = stage(ready(3, { vehicles: ['V03', 'V03', 'V03'], options }), (s) => {
    strip(s, 1)
    const k = s.knights[1]!
    k.cargo = ['G15', 'G16', 'G19', 'Y14'].map((id) => fetch(s, gear(id)))
    k.vehicleMarked = true
  })
  happens(match.position)
  return carryOn(match).filter(({ what }) => what === 'storage shown')
}

describe('stored cards shown by option', () => {
  test('WK-R36 cargoLossOpen=on it is told that the Waster looks; cargoLossOpen=off nobody does', () => {
    const damage = (s: Wk): void => damageVehicle(s, 1, null)
    expect(told({ cargoLossOpen: 'on' }, damage)).toEqual([
      { what: 'storage shown', clause: 'WK-R36', seat: 1, to: 2, reveals: true },
    ])
    expect(told({ cargoLossOpen: 'off' }, damage)).toEqual([])
    // his own capacity is his own business
    const shed = (s: Wk): void => {
      s.knights[1]!.damaged = true
    }
    expect(told({ cargoLossOpen: 'on' }, shed)).toEqual([])
  })

  test('WK-R34 stealSeesStored=on it is told that the thief looks; stealSeesStored=off he does not', () => {
    const theft = (s: Wk): void => startSteal(s, 0, 1, 1)
    expect(told({ stealSeesStored: 'on' }, theft)).toEqual([
      { what: 'storage shown', clause: 'WK-R34', seat: 1, to: 0, reveals: true },
    ])
    expect(told({ stealSeesStored: 'off' }, theft)).toEqual([])
  })
})
