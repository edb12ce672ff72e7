import { asked, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { WkOptions } from '../src/options.ts'
import type { Knight, Wk } from '../src/position.ts'
import { pick } from './arena.ts'
import { answers, deal, hexAt, ready, stage, type WkMatch } from './stage.ts'

/** Seat 0 lies somewhere when the Rest Step comes to its last part. */
function lying(
  state: Partial<Knight>,
  options: Partial<WkOptions> = {},
  change: (s: Wk) => void = () => {},
): WkMatch {
  return stage(ready(3, { options }), (s) => {
    for (const seat of [0, 1, 2]) deal(s, seat, [])
    s.phase = 'rest'
    s.active = -1
    Object.assign(s.knights[0]!, { down: true, hp: 0, ...state })
    change(s)
    s.stack.push({ at: 'rest', step: 3, done: 0, resupplied: 0, acts: [0, 0, 0], turn: 0 })
  })
}
const knight = (match: WkMatch): Knight => match.position.knights[0]!

describe('waking', () => {
  test('WK-21.7 WK-26.7 WK-R69 WK-Y17 at (2,1) two cities are 2 steps away: the Waster chooses', () => {
    const match = lying({ hex: hexAt(2, 1), marker: hexAt(2, 1) })
    expect(asked(match)).toEqual(['2:city to wake in'])
    expect(answers(match, 2), 'WK-R69 WK-Y17').toEqual([
      { act: 'city', n: hexAt(0, 2) },
      { act: 'city', n: hexAt(3, -1) },
    ])
    const events = plays(match, [2, { act: 'city', n: hexAt(3, -1) }])
    expect(events).toEqual([
      { what: 'woke up', clause: 'WK-21.7', seat: 0, hex: hexAt(3, -1) },
      { what: 'counter', clause: 'WK-21.7', seat: 0, counter: 'hp', by: 2, now: 2 },
      { what: 'counter', clause: 'WK-21.7', seat: 0, counter: 'ammo', by: -1, now: 3 },
      { what: 'counter', clause: 'WK-21.7', seat: 0, counter: 'fuel', by: -1, now: 3 },
    ])
    expect(knight(match)).toMatchObject({ hex: hexAt(3, -1), down: false })
  })

  test('WK-21.9 WK-11.5 leaving his hex by waking takes the exploration marker back, waking where he lies does not', () => {
    const away = lying({ hex: hexAt(1, 0), marker: hexAt(1, 0) })
    expect(knight(away), 'WK-21.9 WK-11.5').toMatchObject({ hex: 0, marker: -1 })
    expect(knight(lying({ hex: hexAt(0, 2), marker: hexAt(0, 2) })), 'WK-21.9').toMatchObject({
      hex: hexAt(0, 2),
      marker: hexAt(0, 2),
    })
  })

  test('WK-Y18 WK-21.10 HP 0 and RAD 3: HP 2 although RAD 3 forbids healing, RAD stays', () => {
    expect(knight(lying({ rad: 3, hex: 0 })), 'WK-Y18 WK-21.10').toMatchObject({
      hp: 2,
      rad: 3,
      ammo: 3,
      fuel: 3,
      down: false,
    })
  })

  test('WK-21.7 RAD 4 heals to 2, both if both show K.O., neither if neither does; losses stop at 0', () => {
    expect(knight(lying({ hp: 3, rad: 4, hex: 0 }))).toMatchObject({ hp: 3, rad: 2, down: false })
    expect(knight(lying({ hp: 0, rad: 4, hex: 0 }))).toMatchObject({ hp: 2, rad: 2 })
    expect(knight(lying({ hp: 1, rad: 1, hex: 0, ammo: 0, fuel: 0 }))).toMatchObject({
      hp: 1,
      rad: 1,
      ammo: 0,
      fuel: 0,
      down: false,
    })
  })

  test('WK-R64 wakingCost=AMMO+FUEL wakingCost=none', () => {
    expect(knight(lying({ hex: 0 }, { wakingCost: 'AMMO+FUEL' })), 'WK-R64').toMatchObject({
      ammo: 3,
      fuel: 3,
    })
    expect(knight(lying({ hex: 0 }, { wakingCost: 'none' })), 'WK-R64').toMatchObject({ ammo: 4, fuel: 4 })
  })

  test('WK-27.4 nobody wakes in a city under a special token', () => {
    const blocked = (s: Wk): void => {
      s.special[0] = 0
    }
    const match = lying({ hex: 0 }, {}, blocked)
    expect(asked(match)).toEqual(['2:city to wake in'])
    expect(answers(match, 2), 'WK-27.4').toEqual([
      { act: 'city', n: hexAt(0, -2) },
      { act: 'city', n: hexAt(0, 2) },
    ])
    expect(knight(lying({ hex: 0 }, { tokenOnCity: 'city' }, blocked)).hex).toBe(0)
  })

  test('WK-26.7 WK-29.9 one after the other in round order, everybody who lies unconscious', () => {
    const match = lying({ hex: hexAt(2, 1) }, {}, (s) => {
      s.first = 1
      Object.assign(s.knights[2]!, { down: true, hp: 0, hex: hexAt(2, 1) })
    })
    // round order 1, 2, 0: seat 2 first; the round Waster of First Player 1 is seat 0
    expect(match.position.stack.at(-1)).toMatchObject({ at: 'wake', seat: 2 })
    expect(asked(match)).toEqual(['0:city to wake in'])
    const city = { act: 'city', n: hexAt(0, 2) }
    const woken = pick(plays(match, [0, city], [0, city]), 'woke up')
    expect(
      woken.map(({ seat }) => seat),
      'WK-29.9',
    ).toEqual([2, 0])
    expect(match.position.knights.map((k) => k.down)).toEqual([false, false, false])
  })

  test('WK-21.8 revived before his turn in the Move Step a knight moves, revived after it he explores and rests where he is', () => {
    const turns = (before: boolean): string[] => {
      const match = stage(ready(3), (s) => {
        s.stack.length = 1
        s.stack[0]!.step = 2
        s.knights[1]!.down = false
        s.knights[2]!.skips = true
        s.stack.push({ at: 'moves', step: 0, turn: before ? 1 : 2 })
      })
      return asked(match)
    }
    expect(turns(true), 'WK-21.8').toEqual(['1:stay, foot or vehicle'])
    expect(turns(false), 'WK-21.8').toEqual(['2:stay, foot or vehicle'])
  })

  test('WK-26.8 WK-29.5 then the round ends: in the last one the mission is judged, before it the next one begins', () => {
    const after = (round: number): [string, number] => {
      const { position } = stage(ready(3), (s) => {
        for (const seat of [0, 1, 2]) deal(s, seat, [])
        s.stack.length = 1
        s.stack[0]!.step = 4
        s.phase = 'rest'
        s.active = -1
        s.round = round
        s.knights[1]!.rep = 3
        s.stack.push({ at: 'rest', step: 3, done: 0, resupplied: 0, acts: [0, 0, 0], turn: 0 })
      })
      return [position.phase, position.result?.winners ?? 0]
    }
    expect(after(9)).toEqual(['waster', 0])
    expect(after(10)).toEqual(['over', 2])
  })
})
