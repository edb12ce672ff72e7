import { settle } from '@midden/kernel'
import { differ, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { damageVehicle, takeVehicle } from '../src/gear/vehicles.ts'
import { wasteKnights } from '../src/index.ts'
import { rateOf } from '../src/move/cost.ts'
import type { WkOptions } from '../src/options.ts'
import {
  drive,
  faces,
  goesOn,
  isOver,
  moveOf,
  mover,
  onTheRoad,
  playsOn,
  question,
  type Road,
  WASTER,
  waits,
} from './road.ts'
import { die, gear, hexAt, wild } from './stage.ts'

/** The Waster waits, the knight goes on. */
const onward = (match: Parameters<typeof waits>[0]) => [...waits(match), ...goesOn(match)]

describe('changes on the way', () => {
  const dry: Road = {
    vehicles: ['V03', 'V02', 'V01'],
    deck: ['W10', 'W13'],
    draws: die(10, 1),
    change(s) {
      s.knights[0]!.fuel = 1
    },
  }
  /** On (0,−2), pool 0, FUEL 0, the next hex costs 2: the Waster is forced. */
  function ranDry(given: Road) {
    const match = onTheRoad(given)
    drive(match, [0, -1], [0, -2], [0, -3])
    onward(match)
    expect([mover(match).fuel, moveOf(match).pool]).toEqual([0, 0])
    waits(match)
    expect(question(match)).toBe('2:forced play')
    return match
  }

  test('WK-Y4 WK-7.19 WK-R13 resumeAfterForced=on refuelled by the forced card, he may go on; no more cards', () => {
    const match = ranDry(dry)
    playsOn(match, 'W10')
    faces(match)
    plays(match, [0, { act: 'place', n: 6 }])
    expect(mover(match).fuel, 'WK-Y4').toBe(2)
    expect(question(match)).toBe('0:continue or stop')
    goesOn(match)
    expect([mover(match).hex, mover(match).fuel, isOver(match)], 'WK-Y4 WK-R13').toEqual([
      hexAt(0, -3),
      1,
      true,
    ])
    expect(match.position.wild.discard).toEqual([wild('W13'), wild('W10')])
  })

  test('WK-R13 resumeAfterForced=off the move ends where the forced card was played; resumeAfterForced=on it need not', () => {
    const forced = (options: Pick<WkOptions, 'resumeAfterForced'>) => {
      const match = ranDry({ ...dry, options })
      playsOn(match, 'W10')
      faces(match)
      plays(match, [0, { act: 'place', n: 6 }])
      return match
    }
    differ(wasteKnights, 'resumeAfterForced', ['on', 'off'], forced)
    const match = forced({ resumeAfterForced: 'off' })
    expect([isOver(match), mover(match).hex, mover(match).fuel], 'WK-R13').toEqual([true, hexAt(0, -2), 2])
  })

  test('WK-Y4 WK-R12 a chosen stop is final, whatever the forced card gives', () => {
    const match = onTheRoad({ ...dry, change: () => {} })
    drive(match, [0, -1], [0, -2], [0, -3])
    onward(match)
    waits(match)
    expect(plays(match, [0, { act: 'stop' }])).toEqual([{ what: 'stops', clause: 'WK-7.18', seat: 0 }])
    playsOn(match, 'W10')
    faces(match)
    plays(match, [0, { act: 'place', n: 6 }])
    expect([isOver(match), mover(match).hex], 'WK-Y4 WK-R12').toEqual([true, hexAt(0, -2)])
  })

  test('WK-R10 prepayFuel=on FUEL beyond the need, each adding the rate; prepayFuel=off nobody is asked', () => {
    const match = onTheRoad({ deck: ['W13', 'W14'], options: { prepayFuel: 'on' } })
    drive(match, [0, 1], [0, 2])
    expect(question(match)).toBe('0:spend Fuel ahead')
    offersExactly(
      match,
      0,
      [0, 1, 2, 3].map((n) => ({ act: 'fuel', n })),
    )
    const events = plays(match, [0, { act: 'fuel', n: 2 }])
    expect(events[0]).toEqual({ what: 'counter', clause: 'WK-R10', seat: 0, counter: 'fuel', by: -2, now: 1 })
    expect(moveOf(match)).toMatchObject({ pool: 11, spent: 3 })
    onward(match)
    expect(question(match)).toBe('0:spend Fuel ahead')
    const plain = onTheRoad({ deck: ['W13', 'W14'] })
    drive(plain, [0, 1], [0, 2])
    expect(question(plain)).toBe('2:play or wait')
  })

  test('WK-7.27 WK-R71 the rate is that of the side or vehicle he has now; MP in the pool stay', () => {
    const match = onTheRoad({ deck: ['W13', 'W14'] })
    drive(match, [0, 1], [1, 1], [2, 0])
    const { position: s } = match
    damageVehicle(s, 0, null)
    expect([rateOf(s, 0), moveOf(match).pool, moveOf(match).ending], 'WK-7.27 WK-R71').toEqual([3, 3, false])
    s.pool[2]!--
    takeVehicle(s, 0, gear('V03'), false, false, null)
    expect([rateOf(s, 0), moveOf(match).pool, moveOf(match).ending], 'WK-7.27 WK-R71').toEqual([2, 3, false])
    onward(match)
    expect([moveOf(match).pool, mover(match).fuel]).toEqual([1, 3])
    onward(match)
    expect([moveOf(match).pool, mover(match).fuel]).toEqual([0, 2])
  })

  test('WK-7.28 WK-R71 wrecked on the road: the pool is lost, the move ends here, the card is still due', () => {
    const match = onTheRoad({
      deck: ['W13', 'W14'],
      change(s) {
        s.knights[0]!.damaged = true
      },
    })
    drive(match, [0, 1], [0, 2])
    const { position: s } = match
    damageVehicle(s, 0, null)
    // A new one does not mend it.
    s.pool[2]!--
    takeVehicle(s, 0, gear('V03'), false, false, null)
    s.knights[0]!.fuel = 4
    expect(moveOf(match), 'WK-7.28 WK-R71').toMatchObject({ pool: 0, ending: true })
    settle(wasteKnights, s, null)
    expect(question(match)).toBe('2:forced play')
    plays(match, [WASTER, { act: 'play', n: wild('W13') }])
    expect(question(match)).toBe('0:escape or face')
    faces(match)
    expect([isOver(match), mover(match).hex]).toEqual([true, hexAt(0, 1)])
  })
})
