import { asked, differ, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { sold } from '../src/content/catalogue.ts'
import { available } from '../src/effects/sources.ts'
import type { WkEvent } from '../src/events.ts'
import { panelsFor } from '../src/gear/panels.ts'
import {
  damageVehicle,
  giveUpVehicle,
  mayTakeVehicle,
  poolOf,
  repairVehicle,
  takeVehicle,
  toPool,
} from '../src/gear/vehicles.ts'
import { wasteKnights } from '../src/index.ts'
import type { WkOptions } from '../src/options.ts'
import type { Wk } from '../src/position.ts'
import { view } from '../src/view/view.ts'
import { answers, bare, fetch, gear, held, line, ready, stage, type WkMatch } from './stage.ts'

const table = (change: (s: Wk) => void, given: Parameters<typeof ready>[1] = {}): WkMatch =>
  stage(ready(3, { vehicles: ['V03', 'V01', 'V02'], ...given }), (s) => {
    bare(s)
    change(s)
  })
const four = (s: Wk): void => {
  s.knights[0]!.cargo = ['G15', 'G06', 'G08', 'Y01'].map((id) => fetch(s, gear(id)))
  s.knights[0]!.vehicleMarked = true
}
const heard = (s: Wk, act: (tell: (e: WkEvent) => void) => void): WkEvent[] => {
  const events: WkEvent[] = []
  act((e) => void events.push(e))
  return s.knights.length > 0 ? events : []
}

describe('damage', () => {
  test('WK-23.1 at most one vehicle, at hand at every moment, and never in storage', () => {
    const match = table((s) => {
      s.pool[1]!--
      takeVehicle(s, 0, gear('V02'), false, false, null)
    })
    const { position: s } = match
    // The Heavy-duty he had lies in the pool again.
    expect([s.knights[0]!.vehicle, s.pool], 'WK-23.1').toEqual([gear('V02'), [3, 2, 4]])
    expect(panelsFor(s, gear('V02')), 'WK-23.1').toEqual([])
    for (const phase of ['move', 'rest', 'knights'] as const) {
      const owner = table((t) => void Object.assign(t, { phase })).position
      expect(
        available(owner, 0).map(({ line: { no } }) => no),
        'WK-23.1',
      ).toContainEqual(line('V03'))
    }
    const stored = wasteKnights.clone(s)
    stored.pool[0]!--
    stored.knights[0]!.pack = [held(gear('V01'))]
    expect(wasteKnights.audit(stored), 'WK-23.1').toBe('seat 0: Strider cannot lie there')
  })

  test('WK-23.2 WK-23.8 two sides with speed and capacity', () => {
    expect(
      sold.pack.vehicles.map(({ title, speed, capacity }) => [title, speed, capacity]),
      'WK-23.2 WK-23.8',
    ).toEqual([
      ['Strider', [4, 3], [1, 0]],
      ['Off-road', [3, 2], [2, 1]],
      ['Heavy-duty', [2, 1], [4, 3]],
    ])
  })

  test('WK-23.3 WK-23.4 WK-23.6 WK-R36 WK-X17 damaged: the Waster discards a stored card by position, without seeing it', () => {
    const match = table((s) => {
      four(s)
      s.active = 0
      damageVehicle(s, 0, null)
    })
    expect(match.position.knights[0]!.damaged, 'WK-23.3').toBe(true)
    expect(asked(match)).toEqual(['2:down to the capacity'])
    offersExactly(
      match,
      2,
      [0, 1, 2, 3].map((n) => ({ act: 'pick', n })),
      'WK-R36 WK-X17',
    )
    expect(view(match.position, 2).knights[0]!.cargo.map(({ card }) => card)).toEqual([-1, -1, -1, -1])
    const events = plays(match, [2, { act: 'pick', n: 1 }])
    expect(events[0], 'WK-R36').toEqual({
      what: 'cargo discarded',
      clause: 'WK-23.6',
      seat: 0,
      card: gear('G06'),
      by: 2,
      reveals: true,
    })
    expect(match.position.knights[0]!.cargo.map(({ card }) => card)).toEqual([
      gear('G15'),
      gear('G08'),
      gear('Y01'),
    ])
    expect(asked(match)).toEqual(['2:1e clear the Stalls'])
  })

  test('WK-R36 cargoLossOpen=off cargoLossOpen=on the Waster is shown the cargo while he picks', () => {
    const damaged = (options: Pick<WkOptions, 'cargoLossOpen'>): WkMatch =>
      table(
        (s) => {
          four(s)
          damageVehicle(s, 0, null)
        },
        { options },
      )
    const seen = (cargoLossOpen: WkOptions['cargoLossOpen']): number[] =>
      view(damaged({ cargoLossOpen }).position, 2).knights[0]!.cargo.map(({ card }) => card)
    differ(wasteKnights, 'cargoLossOpen', ['off', 'on'], damaged)
    expect(seen('off')).toEqual([-1, -1, -1, -1])
    expect(seen('on')).toEqual(['G15', 'G06', 'G08', 'Y01'].map(gear))
  })

  test('WK-23.3 WK-23.7 WK-X17 damaged again: a wreck, fuel 0, cargo discarded, card to the pool', () => {
    const match = table((s) => {
      four(s)
      s.knights[0]!.cargo.pop()
      s.gear[1]!.discard.push(gear('Y01'))
      s.knights[0]!.damaged = true
      damageVehicle(s, 0, null)
    })
    const k = match.position.knights[0]!
    expect([k.vehicle, k.damaged, k.fuel, k.cargo], 'WK-23.7 WK-X17').toEqual([-1, false, 0, []])
    expect(match.position.pool, 'WK-23.7').toEqual([3, 3, 4])
    expect(match.position.gear[0]!.discard.slice(-3)).toEqual(['G15', 'G06', 'G08'].map(gear))
  })

  test('WK-R37 wreckSalvage=off wreckSalvage=on free backpack places may be filled first', () => {
    const wrecked = (options: Pick<WkOptions, 'wreckSalvage'>): WkMatch =>
      table(
        (s) => {
          four(s)
          s.knights[0]!.damaged = true
          s.knights[0]!.pack = [fetch(s, gear('G16')), fetch(s, gear('G18'))]
          s.knights[0]!.cargo.pop()
          s.gear[1]!.discard.push(gear('Y01'))
          damageVehicle(s, 0, null)
        },
        { options },
      )
    differ(wasteKnights, 'wreckSalvage', ['off', 'on'], wrecked)
    const match = wrecked({ wreckSalvage: 'on' })
    expect(asked(match)).toEqual(['0:down to the capacity'])
    const slots = [3000, 3010, 3020]
    offersExactly(
      match,
      0,
      slots.flatMap((n) => [
        { act: 'discard', n },
        { act: 'stow', n },
      ]),
      'WK-R37',
    )
    plays(match, [0, { act: 'stow', n: 3010 }])
    expect(
      answers(match, 0).map(({ act }) => act),
      'WK-R37',
    ).toEqual(['discard', 'discard'])
    plays(match, [0, { act: 'discard', n: 3000 }], [0, { act: 'discard', n: 3000 }])
    expect(match.position.knights[0]!.pack.at(-1)).toEqual(held(gear('G06')))
    expect(match.position.knights[0]!.cargo).toEqual([])
  })

  test('WK-23.6 an enhancement has a position of its own; a card picked takes its enhancements along', () => {
    const match = table((s) => {
      s.knights[0]!.vehicleMarked = true
      s.knights[0]!.cargo = [
        { ...fetch(s, gear('Y03')), plus: [{ card: fetch(s, gear('Y09')).card, marked: false }] },
        fetch(s, gear('G15')),
        fetch(s, gear('G16')),
      ]
      damageVehicle(s, 0, null)
    })
    offersExactly(
      match,
      2,
      [0, 1, 2, 3].map((n) => ({ act: 'pick', n })),
    )
    plays(match, [2, { act: 'pick', n: 0 }])
    expect(match.position.gear[1]!.discard.slice(-2)).toEqual([gear('Y03'), gear('Y09')])
  })

  test('WK-23.6 WK-24.7 blue cards are not pickable; WK-24.9 left alone they stay over capacity', () => {
    const match = table((s) => {
      s.knights[0]!.vehicleMarked = true
      s.knights[0]!.cargo = ['B05', 'B08', 'B09', 'B13'].map((id) => fetch(s, gear(id)))
      damageVehicle(s, 0, null)
    })
    expect(asked(match)).toEqual(['2:1e clear the Stalls'])
    const k = match.position.knights[0]!
    expect([k.cargo.length, k.over.map(({ card }) => card)], 'WK-24.9').toEqual([3, [gear('B13')]])
  })

  test('V03 Heavy-duty: the first damage each round has no effect, by a mark; WKC-R2', () => {
    const { position: s } = table(() => {})
    expect(
      heard(s, (tell) => damageVehicle(s, 0, tell)),
      'WKC-R2',
    ).toEqual([{ what: 'prevented', clause: 'WK-22.5', seat: 0, line: sold.gear[gear('V03')]!.lines[0]!.no }])
    expect([s.knights[0]!.damaged, s.knights[0]!.vehicleMarked]).toEqual([false, true])
    expect(heard(s, (tell) => damageVehicle(s, 0, tell))).toEqual([
      { what: 'vehicle damaged', clause: 'WK-23.3', seat: 0 },
    ])
    s.knights[0]!.vehicleMarked = false
    damageVehicle(s, 0, null)
    expect(s.knights[0]!.vehicle).toBe(-1)
  })

  test('WK-23.4 without a vehicle damage has no effect; WK-23.5 repair turns it to working', () => {
    const { position: s } = table((t) => {
      const gone = giveUpVehicle(t, 1)
      toPool(t, gone.card, gone.damaged)
      t.knights[1]!.fuel = 0
      t.knights[2]!.damaged = true
    })
    expect(
      heard(s, (tell) => damageVehicle(s, 1, tell)),
      'WK-23.4',
    ).toEqual([])
    expect(heard(s, (tell) => repairVehicle(s, 2, tell))).toEqual([
      { what: 'vehicle repaired', clause: 'WK-23.5', seat: 2 },
    ])
    expect(heard(s, (tell) => repairVehicle(s, 2, tell))).toEqual([])
    expect(s.knights[2]!.damaged).toBe(false)
  })
})

describe('changing vehicles', () => {
  test('WK-23.11 WK-R40 soldDamaged=off soldDamaged=on an old vehicle goes to the pool for no credit', () => {
    const pools = (soldDamaged: 'off' | 'on'): number[][] => {
      const { position: s } = table(
        (t) => {
          t.knights[1]!.damaged = true
          t.pool[2]!--
          takeVehicle(t, 1, gear('V03'), false, false, null)
        },
        { options: { soldDamaged } },
      )
      return [s.pool, s.poolDamaged]
    }
    expect(pools('off'), 'WK-R40').toEqual([
      [4, 3, 2],
      [0, 0, 0],
    ])
    expect(pools('on'), 'WK-R40').toEqual([
      [3, 3, 2],
      [1, 0, 0],
    ])
  })

  test('WK-23.12 WK-23.13 WK-R40 the pool by value: working yellow, damaged green', () => {
    const { position: s } = table(() => {})
    expect([poolOf(s, 0), poolOf(s, 1), poolOf(s, 2)], 'WK-23.13 WK-R40').toEqual([[0, 0, 0], [3, 3, 3], []])
  })

  test('WK-23.10 the cards stored go over to the new vehicle; what does not fit is stowed or discarded by choice', () => {
    const match = table((s) => {
      four(s)
      s.pool[0]!--
      takeVehicle(s, 0, gear('V01'), false, false, null)
    })
    expect(asked(match)).toEqual(['0:down to the capacity'])
    plays(
      match,
      [0, { act: 'stow', n: 3000 }],
      [0, { act: 'stow', n: 3000 }],
      [0, { act: 'discard', n: 3000 }],
    )
    const k = match.position.knights[0]!
    expect([k.pack.map(({ card }) => card), k.cargo.map(({ card }) => card)], 'WK-23.10').toEqual([
      [gear('G15'), gear('G06')],
      [gear('Y01')],
    ])
    expect(k.fuel).toBe(4)
  })

  test('WK-22.19 a backpack that shrinks: free places of the vehicle first', () => {
    const match = table((s) => {
      s.knights[0]!.pack = ['G15', 'G16', 'G18', 'G06'].map((id) => fetch(s, gear(id)))
    })
    expect(asked(match)).toEqual(['0:down to the capacity'])
    expect(answers(match, 0)).toContainEqual({ act: 'stow', n: 2030 })
    plays(match, [0, { act: 'stow', n: 2030 }])
    expect(match.position.knights[0]!.cargo).toEqual([held(gear('G06'))])
    expect(asked(match)).toEqual(['2:1e clear the Stalls'])
  })

  test('WK-24.10 WKC-R20 WK-R38 the blue vehicle cannot be wrecked, and its knight takes no other', () => {
    const { position: s } = table((t) => {
      t.blue.splice(t.blue.indexOf(gear('B01')), 1)
      takeVehicle(t, 1, gear('B01'), false, false, null)
    })
    damageVehicle(s, 1, null)
    damageVehicle(s, 1, null)
    expect(
      [s.knights[1]!.vehicle, s.knights[1]!.damaged, mayTakeVehicle(s, 1), mayTakeVehicle(s, 0)],
      'WK-24.10 WKC-R20 WK-R38',
    ).toEqual([gear('B01'), true, false, true])
  })

  test('WK-24.12 Tuning goes back into storage when its vehicle leaves the knight', () => {
    const { position: s } = table((t) => {
      t.knights[1]!.under = [fetch(t, gear('B04'))]
      const gone = giveUpVehicle(t, 1)
      toPool(t, gone.card, gone.damaged)
      t.knights[1]!.fuel = 0
    })
    expect([s.knights[1]!.under, s.knights[1]!.pack], 'WK-24.12').toEqual([[], [held(gear('B04'))]])
  })
})
