import { plays } from '@midden/kernel/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Change,
  change,
  critsCount,
  isSpent,
  lift,
  still,
  woundPenalty,
} from '../src/bodies/counters.ts'
import { sold } from '../src/content/catalogue.ts'
import { ALL } from '../src/content/ops.ts'
import { isClean, isHealthy } from '../src/effects/scene.ts'
import type { WkEvent } from '../src/events.ts'
import { freshMove } from '../src/frames/fresh.ts'
import type { Knight } from '../src/position.ts'
import { runScript } from '../src/push.ts'
import { bareTable, deal, fetch, gear, held, line, luck, type ready, rights, type WkMatch } from './stage.ts'

/** Levels of seat 0 after a change: hp, rad, ammo, fuel, rep. */
function levels(
  before: Partial<Knight>,
  by: Partial<Change>,
  given: Parameters<typeof ready>[1] = {},
): number[] {
  const { position: s } = bareTable((t) => void Object.assign(t.knights[0]!, before), given)
  change(s, 0, { ...still, ...by }, 'WK-1.9', null)
  const { hp, rad, ammo, fuel, rep } = s.knights[0]!
  return [hp, rad, ammo, fuel, rep]
}

describe('counters', () => {
  test('WK-1.7 WK-1.8 WK-1.9 WK-20.1 WK-20.11 levels stop at 0 and 4, excess and shortfall are gone', () => {
    expect(levels({ ammo: 1 }, { ammo: -2 }), 'WK-20.1 WK-20.11 WK-1.8 WK-1.9 WK-1.7').toEqual([
      4, 0, 0, 4, 0,
    ])
    expect(levels({ hp: 3, fuel: 2 }, { hp: 3, fuel: 9, ammo: 3 }), 'WK-20.1 WK-20.11 WK-1.8 WK-1.9').toEqual(
      [4, 0, 4, 4, 0],
    )
    expect(levels({ rad: 1 }, { rad: -3 })).toEqual([4, 0, 4, 4, 0])
    fc.assert(
      fc.property(fc.integer({ min: -12, max: 12 }), fc.integer({ min: 0, max: 4 }), (by, from) => {
        expect(levels({ ammo: from }, { ammo: by })[2]).toBe(Math.max(0, Math.min(4, from + by)))
      }),
      { numRuns: 20 },
    )
  })

  test('WK-X13 lose 2 of 1 Ammo: 0', () => {
    expect(levels({ ammo: 1 }, { ammo: -2 })[2], 'WK-X13').toBe(0)
  })

  test('WK-1.10 WK-11.13 WK-11.14 fully healed and regained', () => {
    expect(
      levels({ hp: 1, rad: 3, ammo: 0, fuel: 1 }, { hp: ALL, rad: -ALL, ammo: ALL, fuel: ALL }),
      'WK-1.10 WK-11.13 WK-11.14',
    ).toEqual([4, 0, 4, 4, 0])
  })

  test('WK-1.11 WK-20.9 WK-20.6 Radiation is healed before Health; at 3 Health heals none, the rest stands', () => {
    expect(levels({ hp: 2, rad: 3 }, { hp: 1 }), 'WK-20.6 WK-20.9 WK-1.11').toEqual([2, 3, 4, 4, 0])
    expect(levels({ hp: 2, rad: 3 }, { hp: 1, rad: -1 })).toEqual([3, 2, 4, 4, 0])
    expect(levels({ hp: 2, rad: 3, ammo: 1 }, { hp: 1, ammo: 1 }), 'WK-20.9 WK-1.11').toEqual([2, 3, 2, 4, 0])
  })

  test('WK-1.12 losing Health ignores armour', () => {
    const { position: s } = bareTable((t) => {
      t.knights[0]!.panels[2] = fetch(t, gear('R02'))
    })
    change(s, 0, { ...still, hp: -2 }, 'WK-1.8', null)
    expect(s.knights[0]!.hp, 'WK-1.12').toBe(2)
  })

  test('WK-20.2 WK-R57 Reputation is never below 0 and has no upper limit', () => {
    expect(levels({ rep: 1 }, { rep: -3 })[4], 'WK-20.2 WK-R57').toBe(0)
    expect(levels({ rep: 99 }, { rep: 3 })[4], 'WK-20.2 WK-R57').toBe(102)
  })

  test('WK-20.3 healthy, wounded, clean, irradiated', () => {
    const k = (hp: number, rad: number): boolean[] => {
      const knight = { ...bareTable(() => {}).position.knights[0]!, hp, rad }
      return [isHealthy(knight), isClean(knight)]
    }
    expect([k(4, 0), k(3, 0), k(4, 1)], 'WK-20.3').toEqual([
      [true, true],
      [false, true],
      [true, false],
    ])
  })

  test('WK-20.4 wounds cost dice: none at 3 and 4, one at 2, two at 1', () => {
    const { position: s } = bareTable(() => {})
    expect(
      [4, 3, 2, 1].map((hp) => woundPenalty({ ...s.knights[0]!, hp })),
      'WK-20.4',
    ).toEqual([0, 0, 1, 2])
  })

  test('WK-20.5 WK-9.6 WK-R5 radThresholds=2/3 radThresholds=1/3 radThresholds=1/2 radThresholds=3/3', () => {
    const effects = (radThresholds: '2/3' | '1/3' | '1/2' | '3/3'): string[] =>
      [0, 1, 2, 3].map((rad) => {
        const { position: s } = bareTable((t) => void Object.assign(t.knights[0]!, { rad, hp: 2 }), {
          options: { radThresholds },
        })
        const crits = critsCount(s, s.knights[0]!)
        change(s, 0, { ...still, hp: 1 }, 'WK-1.9', null)
        return `${crits ? 'crit' : '-'}/${s.knights[0]!.hp > 2 ? 'heal' : '-'}`
      })
    expect(effects('2/3'), 'WK-20.5 WK-9.6 WK-R5').toEqual(['crit/heal', 'crit/heal', '-/heal', '-/-'])
    expect(effects('1/3'), 'WK-R5').toEqual(['crit/heal', '-/heal', '-/heal', '-/-'])
    expect(effects('1/2')).toEqual(['crit/heal', '-/heal', '-/-', '-/-'])
    expect(effects('3/3')).toEqual(['crit/heal', 'crit/heal', 'crit/heal', '-/-'])
  })

  test('WK-20.12 WK-R39 fuelWithoutVehicle=off no tank, no fuel; fuelWithoutVehicle=on it is kept', () => {
    const fuel = (fuelWithoutVehicle: 'off' | 'on'): number => {
      const { position: s } = bareTable(
        (t) => {
          t.pool[t.knights[0]!.vehicle - sold.vehicles]!++
          Object.assign(t.knights[0]!, { vehicle: -1, fuel: 0 })
        },
        { options: { fuelWithoutVehicle } },
      )
      change(s, 0, { ...still, fuel: 2 }, 'WK-1.9', null)
      return s.knights[0]!.fuel
    }
    expect([fuel('off'), fuel('on')], 'WK-20.12 WK-R39').toEqual([0, 2])
  })

  test('WK-20.10 one effect on several counters is told counter by counter, changed ones only', () => {
    const { position: s } = bareTable((t) => void Object.assign(t.knights[0]!, { hp: 2, ammo: 4 }))
    const events: WkEvent[] = []
    change(s, 0, { ammo: 1, fuel: -1, hp: 1, rad: 1, rep: 2 }, 'WK-5.6', (e) => void events.push(e))
    expect(events, 'WK-20.10').toMatchObject([
      { what: 'counter', clause: 'WK-5.6', seat: 0, counter: 'fuel', by: -1, now: 3 },
      { what: 'counter', clause: 'WK-5.6', seat: 0, counter: 'hp', by: 1, now: 3 },
      { what: 'counter', clause: 'WK-5.6', seat: 0, counter: 'rad', by: 1, now: 1 },
      { what: 'counter', clause: 'WK-5.6', seat: 0, counter: 'rep', by: 2, now: 2 },
    ])
  })

  test('WK-21.10 WK-R32 WK-Y18 waking and revival heal whatever the radiation: only what shows K.O.', () => {
    const after = (hp: number, rad: number): number[] => {
      const { position: s } = bareTable((t) => void Object.assign(t.knights[0]!, { hp, rad, down: true }))
      lift(s, 0, 2, 'WK-21.7', null)
      return [s.knights[0]!.hp, s.knights[0]!.rad]
    }
    expect([after(0, 3), after(1, 4), after(0, 4)], 'WK-21.10 WK-R32 WK-Y18').toEqual([
      [2, 3],
      [1, 2],
      [2, 2],
    ])
    expect([
      isSpent({ hp: 0, rad: 0 } as Knight),
      isSpent({ hp: 1, rad: 4 } as Knight),
      isSpent({ hp: 1, rad: 3 } as Knight),
    ]).toEqual([true, true, false])
  })
})

describe('any-time cards', () => {
  const using = (id: string, before: Partial<Knight>, knight = 'K01'): [number[], WkMatch] => {
    const match = bareTable(
      (s) => {
        s.knights[0]!.panels[3] = fetch(s, gear(id))
        Object.assign(s.knights[0]!, before)
      },
      { knights: [knight, 'K07', 'K05'] },
    )
    plays(match, [0, { act: 'any use', n: line(id) }])
    const { hp, rad, ammo, fuel } = match.position.knights[0]!
    return [[hp, rad, ammo, fuel], match]
  }
  test('G01 G02 G03 G04 WK-22.5 discarded for 2 Ammo, Health, Radiation, Fuel', () => {
    const worn = { hp: 1, rad: 2, ammo: 1, fuel: 1 }
    expect(using('G01', worn)[0]).toEqual([1, 2, 3, 1])
    expect(using('G02', worn)[0]).toEqual([3, 2, 1, 1])
    expect(using('G03', worn)[0]).toEqual([1, 0, 1, 1])
    const [after, match] = using('G04', worn)
    expect(after).toEqual([1, 2, 1, 3])
    expect([match.position.knights[0]!.panels[3], match.position.gear[0]!.discard.at(-1)]).toEqual([
      null,
      gear('G04'),
    ])
  })

  test('WKC-R16 K03 heals 1 more with gear; not with luck cards; at 3 Radiation no Health', () => {
    expect(using('G02', { hp: 1 }, 'K03')[0][0], 'WKC-R16').toBe(4)
    expect(using('G03', { rad: 3 }, 'K03')[0][1]).toBe(0)
    expect(using('G02', { hp: 1, rad: 3 }, 'K03')[0][0], 'WKC-R16').toBe(1)
    const match = bareTable(
      (s) => {
        deal(s, 0, [luck('L14')])
        Object.assign(s.knights[0]!, { hp: 1, rad: 2 })
      },
      { knights: ['K03', 'K07', 'K05'] },
    )
    plays(match, [0, { act: 'any luck', n: luck('L14') }])
    expect([match.position.knights[0]!.hp, match.position.knights[0]!.rad]).toEqual([2, 1])
  })

  test('G04 needs a vehicle; G05 Duct Tape repairs outside combat; a stored card is out of reach on the road', () => {
    const none = bareTable((s) => {
      s.pool[s.knights[0]!.vehicle - sold.vehicles]!++
      Object.assign(s.knights[0]!, { vehicle: -1, fuel: 0 })
      s.knights[0]!.panels[3] = fetch(s, gear('G04'))
      s.knights[0]!.pack = [held(fetch(s, gear('G02')).card)]
    })
    expect(rights(none, 0)).toEqual([])
    const [, taped] = using('G05', { damaged: true })
    expect(taped.position.knights[0]!.damaged).toBe(false)
  })

  test('WK-22.3 WK-22.6 in the Rest Step stored cards can be used and are shown', () => {
    const match = bareTable((s) => {
      s.phase = 'rest'
      s.knights[0]!.pack = [fetch(s, gear('G02'))]
      s.knights[0]!.hp = 1
    })
    const events = plays(match, [0, { act: 'any use', n: line('G02') }])
    expect(events[0]).toEqual({ what: 'used', clause: 'WK-22.5', seat: 0, line: line('G02'), reveals: true })
    expect([match.position.knights[0]!.pack, match.position.knights[0]!.hp], 'WK-22.6 WK-22.3').toEqual([
      [],
      3,
    ])
  })
})

test('WKC-R1 WK-8.13 WK-21.6 a knight who falls in the middle of a text has no further part in it, tokens are still placed', () => {
  const acid = sold.wild.find(({ id }) => id === 'W02')!.lines[0]!
  const match = bareTable((s) => {
    s.knights[0]!.hp = 1
    s.knights[0]!.hex = 3
    runScript(s, acid.script, acid.no, 0, -1)
  })
  const { down, hp } = match.position.knights[0]!
  expect(
    [down, hp, match.position.tokens[3]![3], match.position.tokens[3]![0]],
    'WK-8.13 WK-21.6 WKC-R1',
  ).toEqual([true, 0, 1, 1])
  const bushfire = sold.wild.find(({ id }) => id === 'W09')!.lines[0]!
  const fire = bareTable((s) => {
    Object.assign(s.knights[0]!, { hp: 1, hex: 3 })
    s.stack.push({ ...freshMove(0, 0), mode: 'vehicle', route: [3], i: 1, spent: 1, played: true, mp: 1 })
    runScript(s, bushfire.script, bushfire.no, 0, -1)
  })
  expect([fire.position.knights[0]!.down, fire.position.knights[0]!.hex]).toEqual([true, 3])
})
