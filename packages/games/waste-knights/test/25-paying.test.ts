import { asked, differ, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { VEHICLE } from '../src/gear/slots.ts'
import { wasteKnights } from '../src/index.ts'
import type { WkOptions } from '../src/options.ts'
import { payGear } from '../src/push.ts'
import { answers, bareTable, fetch, gear, type WkMatch } from './stage.ts'

describe('paying with gear', () => {
  const paying = (value: number, ids: string[]): WkMatch =>
    bareTable((s) => {
      s.knights[0]!.pack = ids.filter((_, i) => i < 3).map((id) => fetch(s, gear(id)))
      s.knights[0]!.panels[3] = ids[3] === undefined ? null : fetch(s, gear(ids[3]))
      payGear(s, 0, value)
    })
  const slots = (match: WkMatch): number[] => answers(match, 0).map(({ n }) => n!)

  test('WK-25.12 WK-R41 WK-Y14 2 green: {G,G}, {Y}, {R} are legal, {G,Y} is not', () => {
    const match = paying(2, ['G15', 'Y18', 'R09', 'G01'])
    expect(slots(match)).toEqual([30, 2000, 2010, 2020, VEHICLE])
    plays(match, [0, { act: 'pay', n: 2000 }])
    expect(slots(match), 'WK-R41 WK-Y14').toEqual([30])
    refuses(match, 0, { act: 'pay', n: 2000 }, 'WK-25.12')
    plays(match, [0, { act: 'pay', n: 30 }])
    expect(asked(match)).toEqual(['2:1e clear the Stalls'])
    expect(match.position.knights[0]!.pack.map(({ card }) => card)).toEqual([gear('Y18'), gear('R09')])
    const dear = paying(2, ['G15', 'Y18', 'R09'])
    plays(dear, [0, { act: 'pay', n: 2020 }])
    expect(asked(dear)).toEqual(['2:1e clear the Stalls'])
  })

  test('WK-25.12 a green card alone cannot pay 2 and is not offered', () => {
    expect(slots(paying(2, ['G15', 'Y18']))).toEqual([2010, VEHICLE])
  })

  test('WK-R42 WK-23.9 a vehicle may be paid with, at the value of its side; the tank is lost', () => {
    const match = paying(2, [])
    expect(slots(match), 'WK-R42').toEqual([VEHICLE])
    const events = plays(match, [0, { act: 'pay', n: VEHICLE }])
    expect(events, 'WK-R42 WK-23.9').toMatchObject([
      { what: 'vehicle given up', clause: 'WK-25.12', seat: 0, card: gear('V01') },
      { what: 'counter', clause: 'WK-23.9', seat: 0, counter: 'fuel', by: -4, now: 0 },
    ])
    expect([match.position.knights[0]!.vehicle, match.position.pool[0]]).toEqual([-1, 2])
  })

  test('WK-R1 WK-25.1 exchangeLadder=1-2-3 exchangeLadder=1-3-9 exchangeLadder=1-3-6 what a red card and a vehicle are worth', () => {
    const asking = (value: number, options: Pick<WkOptions, 'exchangeLadder'>): WkMatch =>
      bareTable(
        (s) => {
          s.knights[0]!.pack = [fetch(s, gear('R09'))]
          payGear(s, 0, value)
        },
        { options },
      )
    const pays = (exchangeLadder: WkOptions['exchangeLadder'], value: number): boolean =>
      answers(asking(value, { exchangeLadder }), 0).some(({ n }) => n === 2000)
    expect([pays('1-2-3', 5), pays('1-2-3', 6)], 'WK-R1 WK-25.1').toEqual([true, false])
    expect([pays('1-3-9', 12), pays('1-3-9', 13)], 'WK-R1').toEqual([true, false])
    expect([pays('1-3-6', 9), pays('1-3-6', 10)], 'WK-R1').toEqual([true, false])
    differ(wasteKnights, 'exchangeLadder', ['1-2-3', '1-3-9'], (options) => asking(6, options))
    differ(wasteKnights, 'exchangeLadder', ['1-3-9', '1-3-6'], (options) => asking(10, options))
  })
})
