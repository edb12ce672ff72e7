import { offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { firstEdition } from '../src/cards/index.ts'
import type { GearRow } from '../src/content/rows.ts'
import { CARGO, PACK } from '../src/gear/places.ts'
import { damageVehicle, takeVehicle } from '../src/gear/vehicles.ts'
import type { Held } from '../src/held.ts'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { payGear, rearrange, startSwap } from '../src/push.ts'
import { answers, bareTable, type Draws, fetch, gear, held, push, type WkMatch } from './stage.ts'

describe('blue cards and what carries them', () => {
  const scoped = (s: Wk, id: string): Held => ({
    ...fetch(s, gear(id)),
    plus: [{ card: fetch(s, gear('Y09')).card, marked: true }],
  })
  const wrecked = (pack: string[]): WkMatch =>
    bareTable(
      (s) => {
        const k = s.knights[0]!
        k.pack = pack.map((id) => fetch(s, gear(id)))
        k.cargo = [scoped(s, 'B11'), fetch(s, gear('G15')), { ...fetch(s, gear('B05')), marked: true }]
        k.damaged = true
        k.vehicleMarked = true
        damageVehicle(s, 0, null)
      },
      { vehicles: ['V03', 'V01', 'V02'] },
    )

  test('WK-23.7 WK-24.7 WK-24.9 WK-R37 of a wreck the blue cards are kept: in free places, else over capacity', () => {
    const free = wrecked(['G16'])
    expect(free.position.knights[0]!, 'WK-23.7 WK-24.7 WK-R37').toMatchObject({
      vehicle: -1,
      cargo: [],
      over: [],
    })
    expect(free.position.knights[0]!.pack).toEqual([
      held(gear('G16')),
      held(gear('B11')),
      held(gear('B05'), true),
    ])
    // What is attached to a blue card is a stored card like any other.
    expect(free.position.gear[1]!.discard.at(-1)).toBe(gear('Y09'))
    expect(free.position.gear[0]!.discard.at(-1)).toBe(gear('G15'))
    const full = wrecked(['G16', 'G18'])
    expect(full.position.knights[0]!.pack.map(({ card }) => card)).toEqual(['G16', 'G18', 'B11'].map(gear))
    expect(full.position.knights[0]!.over, 'WK-24.9').toEqual([held(gear('B05'), true)])
    expect(wasteKnights.audit(full.position)).toBeNull()
  })

  test('WK-24.12 WK-24.9 Tuning of a vehicle given up for another: the backpack, the new vehicle, else over capacity', () => {
    const stored = (
      pack: string[],
      cargo: string[],
    ): Record<'pack' | 'cargo' | 'over' | 'under', number[]> => {
      const { position } = bareTable((s) => {
        const k = s.knights[0]!
        k.pack = pack.map((id) => fetch(s, gear(id)))
        k.cargo = cargo.map((id) => fetch(s, gear(id)))
        k.under = [fetch(s, gear('B04'))]
        s.pool[1]!--
        takeVehicle(s, 0, gear('V02'), false, false, null)
      })
      const list = (place: 'pack' | 'cargo' | 'over' | 'under'): number[] =>
        position.knights[0]![place].map(({ card }) => card)
      return { pack: list('pack'), cargo: list('cargo'), over: list('over'), under: list('under') }
    }
    const [g06, g15, b04] = ['G06', 'G15', 'B04'].map(gear) as [number, number, number]
    expect(stored(['G06', 'G06'], []), 'WK-24.12').toEqual({
      pack: [g06, g06, b04],
      cargo: [],
      over: [],
      under: [],
    })
    expect(stored(['G06', 'G06', 'G06'], ['G15'])).toEqual({
      pack: [g06, g06, g06],
      cargo: [g15, b04],
      over: [],
      under: [],
    })
    expect(stored(['G06', 'G06', 'G06'], ['G15', 'G15']), 'WK-24.9').toEqual({
      pack: [g06, g06, g06],
      cargo: [g15, g15],
      over: [b04],
      under: [],
    })
  })

  test('WK-24.8 WK-24.5 a blue card removed on gaining it leaves what came attached to it', () => {
    const match = bareTable((s) => {
      s.knights[0]!.panels[0] = scoped(s, 'B11')
      startSwap(s, 0, 1)
    })
    plays(
      match,
      [0, { act: 'lay', n: 0 }],
      [0, { act: 'lay', n: 1 }],
      [0, { act: 'propose' }],
      [1, { act: 'accept' }],
    )
    plays(match, [1, { act: 'convert' }])
    // The red card is drawn first; then the Scope looks for its place.
    expect(match.position.removedBlue, 'WK-24.5').toEqual([gear('B11')])
    const scope = match.position.stack.find((f) => f.at === 'place' && f.cards.length > 0)
    expect(scope?.at === 'place' && [scope.seat, scope.open, scope.cards], 'WK-24.5').toEqual([
      1,
      true,
      [held(gear('Y09'), true)],
    ])
    expect(wasteKnights.audit(match.position)).toBeNull()
  })

  test('B12 WK-22.12 WK-22.13 WK-22.19 Bottomless Swag: three more places while it lies on a panel of the plan', () => {
    const match = bareTable(
      (s) => {
        const k = s.knights[0]!
        k.panels[3] = fetch(s, gear('B12'))
        k.pack = ['G06', 'G06', 'G06', 'G15', 'G15', 'G16'].map((id) => fetch(s, gear(id)))
        rearrange(s, 1, true)
      },
      {},
      [{ name: 'stored cards', value: [] }],
    )
    expect(match.position.stack.map(({ at }) => at)).not.toContain('overload')
    expect(answers(match, 0)).toContainEqual({ act: 'done' })
    plays(match, [0, { act: 'put', n: CARGO }])
    expect(answers(match, 0)).not.toContainEqual({ act: 'done' })
    for (const n of [1, 2]) plays(match, [0, { act: 'discard', n }])
    expect(answers(match, 0)).not.toContainEqual({ act: 'done' })
    plays(match, [0, { act: 'discard', n: 3 }], [0, { act: 'done' }])
    const k = match.position.knights[0]!
    expect([k.panels[3], k.pack.length, k.cargo]).toEqual([null, 3, [held(gear('B12'))]])
  })
})

describe('a pack with a blue enhancement', () => {
  const blue: GearRow[] = firstEdition.blue.map((row) =>
    row.id === 'B05'
      ? {
          id: 'B05',
          title: 'Golden Sight',
          copies: 1,
          group: 'enhancement',
          fits: 'ranged weapon',
          text: [{ at: 'passive', do: [{ stat: 'multi', by: 1 }] }],
          origin: 'O',
          line: 'It aims at you.',
        }
      : row,
  )
  const goldTable = (change: (s: Wk, golden: Held) => void, draws: Draws = []): WkMatch =>
    bareTable(
      (s) =>
        change(s, {
          ...fetch(s, gear('Y03')),
          plus: [
            { card: fetch(s, gear('Y09')).card, marked: false },
            { card: fetch(s, gear('B05')).card, marked: true },
          ],
        }),
      { options: { content: { ...firstEdition, blue } }, vehicles: ['V03', 'V01', 'V02'] },
      draws,
    )
  const kept = (match: WkMatch, seat = 0): Held[] => {
    expect(match.position.gear[1]!.discard.slice(-2)).toEqual(['Y03', 'Y09'].map(gear))
    expect(wasteKnights.audit(match.position)).toBeNull()
    return match.position.knights[seat]!.pack
  }
  const golden = held(gear('B05'), true)

  test('WK-24.5 WK-24.7 WK-1.2 it stays with its knight when its card is discarded by a wreck or by the Waster', () => {
    const wreck = goldTable((s, h) => {
      s.knights[0]!.cargo = [h]
      Object.assign(s.knights[0]!, { damaged: true, vehicleMarked: true })
      damageVehicle(s, 0, null)
    })
    expect(kept(wreck), 'WK-24.5 WK-24.7').toEqual([golden])
    const picked = goldTable((s, h) => {
      s.knights[0]!.cargo = [h, fetch(s, gear('G15'))]
      s.knights[0]!.vehicleMarked = true
      damageVehicle(s, 0, null)
    })
    offersExactly(
      picked,
      2,
      [0, 1, 3].map((n) => ({ act: 'pick', n })),
    )
    plays(picked, [2, { act: 'pick', n: 0 }])
    expect(kept(picked), 'WK-24.5 WK-24.7').toEqual([golden])
  })

  test('WK-24.5 WK-24.7 WK-22.13 nor is it lost by rearranging or by paying', () => {
    const plan = goldTable(
      (s, h) => {
        s.knights[0]!.pack = ['G06', 'G06', 'G15'].map((id) => fetch(s, gear(id)))
        s.knights[0]!.panels[0] = h
        rearrange(s, 1, false)
      },
      [{ name: 'stored cards', value: [] }],
    )
    plays(plan, [0, { act: 'put', n: PACK }], [0, { act: 'discard', n: 0 }], [0, { act: 'done' }])
    expect(plan.position.knights[0]!.cargo, 'WK-24.5 WK-24.7').toEqual([golden])
    kept(plan)
    const paid = goldTable((s, h) => {
      s.knights[0]!.panels[0] = h
      payGear(s, 0, 2)
    })
    plays(paid, [0, { act: 'pay', n: 0 }])
    expect(kept(paid), 'WK-24.5').toEqual([golden])
  })

  test('WK-24.5 WK-24.7 WK-10.8 nor stolen with it', () => {
    const match = goldTable((s, h) => {
      s.knights[1]!.panels[0] = h
      push(s, { at: 'steal', step: 1, seat: 0, victim: 1, left: 1, taken: [] })
    })
    plays(match, [0, { act: 'gear', n: 0 }], [0, { act: 'place', n: 0 }])
    expect(match.position.knights[0]!.panels[0]).toEqual({
      ...held(gear('Y03')),
      plus: [{ card: gear('Y09'), marked: false }],
    })
    expect(match.position.knights[1]!.pack, 'WK-24.5').toEqual([golden])
  })
})

test('WK-22.2 WK-22.13 WK-22.18 a backpack made bigger by a sheet is as big in a plan', () => {
  const knights = firstEdition.knights.map((row) =>
    row.id === 'K01'
      ? { ...row, text: [{ at: 'passive', do: [{ stat: 'backpack', by: 2 }] } as const] }
      : row,
  )
  const match = bareTable(
    (s) => {
      s.knights[0]!.pack = ['G06', 'G06', 'G06', 'G15', 'G15'].map((id) => fetch(s, gear(id)))
      rearrange(s, 1, true)
    },
    { options: { content: { ...firstEdition, knights } } },
  )
  expect(answers(match, 0), 'WK-22.2 WK-22.18').toContainEqual({ act: 'done' })
})
