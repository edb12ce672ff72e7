import { seeded } from '@midden/kernel'
import { asked, offersExactly } from '@midden/kernel/testing'
import { expect, test } from 'vitest'
import { giveUpVehicle, toPool } from '../src/gear/vehicles.ts'
import { wasteKnights } from '../src/index.ts'
import { fetch, gear, push, ready, stage, strip } from './stage.ts'

test('WK-30.12 WK-25.12 who is asked to pay has what to pay with in every world the others can imagine', () => {
  const match = stage(ready(3), (s) => {
    strip(s, 0)
    s.knights[0]!.fuel = 0
    const { card, damaged } = giveUpVehicle(s, 0)
    toPool(s, card, damaged)
    s.knights[0]!.pack = [fetch(s, gear('G15'))]
    s.knights[1]!.pack = [fetch(s, gear('R09')), fetch(s, gear('Y01'))]
    // a green card has been given; the rest of the price may be no dearer
    push(s, { at: 'pay', step: 0, seat: 0, value: 1, last: 1 })
  })
  expect(asked(match)).toEqual(['0:pay with gear'])
  offersExactly(match, 0, [{ act: 'pay', n: 2000 }])
  const stored = new Set<string>()
  for (let i = 0; i < 40; i++) {
    const world = wasteKnights.imagine(wasteKnights.view(match.position, 2), seeded(`pay ${i}`))
    expect(wasteKnights.audit(world)).toBeNull()
    stored.add(JSON.stringify(world.knights[1]!.pack))
  }
  expect(stored.size).toBeGreaterThan(4)
})
