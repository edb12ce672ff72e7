import { asked, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { change, still } from '../src/bodies/counters.ts'
import { sold } from '../src/content/catalogue.ts'
import { placeGear, runScript, startCombat } from '../src/push.ts'
import { bareTable, deal, fetch, gear, held, line, luck, rights } from './stage.ts'

describe('falling', () => {
  test('WK-21.1 WK-21.3 at 0 Health or 4 Radiation a knight falls at once where he is', () => {
    const fallen = (by: object): boolean =>
      bareTable((s) => {
        s.knights[1]!.hex = 5
        change(s, 1, { ...still, ...by }, 'WK-1.8', null)
      }).position.knights[1]!.down
    expect([fallen({ hp: -4 }), fallen({ rad: 4 }), fallen({ hp: -3 }), fallen({ rad: 3 })]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('WK-21.1 the fall is told with its hex', () => {
    const match = bareTable((s) => {
      s.knights[0]!.hex = 5
      s.knights[0]!.panels[3] = fetch(s, gear('R01'))
      s.knights[0]!.hp = 0
    })
    expect(plays(match, [0, { act: 'fall' }])).toEqual([
      { what: 'fell unconscious', clause: 'WK-21.3', seat: 0, hex: 5 },
    ])
  })

  test('WK-20.10 WK-12.16 WK-R61 both changes of one effect are made, then consciousness is tested once', () => {
    const tomb = sold.hexes[7]!.lines[0]!
    const match = bareTable((s) => {
      Object.assign(s.knights[1]!, { hp: 2, rad: 1, hex: 9 })
      Object.assign(s.knights[2]!, { hp: 4, rad: 0, hex: 9 })
      runScript(s, tomb.script, tomb.no, 0, -1)
    })
    expect(asked(match)).toEqual(['0:name a hex'])
    plays(match, [0, { act: 'hex', n: 9 }])
    const [, a, b] = match.position.knights
    expect(
      [
        [a!.hp, a!.rad, a!.down],
        [b!.hp, b!.rad, b!.down],
      ],
      'WK-20.10 WK-R61',
    ).toEqual([
      [0, 3, true],
      [2, 2, false],
    ])
  })

  test('WK-21.2 WK-R24 the condition is a latch: counters alone do not wake anybody', () => {
    const match = bareTable((s) => {
      Object.assign(s.knights[1]!, { hp: 0, down: true })
      change(s, 1, { ...still, hp: 2 }, 'WK-1.9', null)
    })
    expect([match.position.knights[1]!.hp, match.position.knights[1]!.down], 'WK-21.2 WK-R24').toEqual([
      2,
      true,
    ])
  })

  test('WK-21.1 a combatant does not fall before the combat’s own rules say so', () => {
    const { position: s } = bareTable((t) => {
      startCombat(t, 0, 1, -1)
      t.stack.push({ at: 'overload', step: 0, seat: 2, by: 2, where: 'pack' })
      t.stack.push({ at: 'pay', step: 0, seat: 2, value: 1, last: 99 })
      t.knights[2]!.panels[3] = fetch(t, gear('G15'))
      t.knights[1]!.hp = 0
    })
    expect(s.knights[1]!.down).toBe(false)
  })
})

describe('R01 Adrenal', () => {
  test('WK-21.1 WK-14.11 instead of falling: discarded, 2 Health if it is 0, 2 Radiation if it is 4', () => {
    const match = bareTable((s) => {
      s.knights[0]!.panels[4] = fetch(s, gear('R01'))
      Object.assign(s.knights[0]!, { hp: 0, rad: 4 })
    })
    expect(asked(match)).toEqual(['0:instead of falling'])
    offersExactly(match, 0, [{ act: 'use', n: line('R01') }, { act: 'fall' }], 'WK-14.11')
    plays(match, [0, { act: 'use', n: line('R01') }])
    const { hp, rad, down } = match.position.knights[0]!
    expect([hp, rad, down, match.position.gear[2]!.discard]).toEqual([2, 2, false, [gear('R01')]])
  })

  test('WK-21.12 WK-21.4 lying there he may use it whenever the table waits, and nothing else', () => {
    const match = bareTable((s) => {
      s.knights[0]!.panels[4] = fetch(s, gear('R01'))
      s.knights[0]!.panels[3] = fetch(s, gear('G02'))
      Object.assign(s.knights[0]!, { hp: 0, down: true, hex: 6 })
      deal(s, 0, [luck('L14')])
    })
    expect(rights(match, 0), 'WK-21.4').toEqual([{ act: 'any use', n: line('R01') }])
    const events = plays(match, [0, { act: 'any use', n: line('R01') }])
    expect(events.at(-1)).toEqual({ what: 'came round', clause: 'WK-21.12', seat: 0, hex: 6 })
    expect([match.position.knights[0]!.down, match.position.knights[0]!.hp]).toEqual([false, 2])
  })

  test('WK-21.12 not in a combat; WK-30.11 stored Adrenals do not give themselves away', () => {
    const fighting = bareTable((s) => {
      s.knights[0]!.panels[4] = fetch(s, gear('R01'))
      Object.assign(s.knights[0]!, { hp: 0, down: true })
      startCombat(s, 0, 1, -1)
      s.stack.push({ at: 'pay', step: 0, seat: 2, value: 1, last: 99 })
      s.knights[2]!.panels[3] = fetch(s, gear('G15'))
    })
    expect(rights(fighting, 0)).toEqual([])
    const stored = bareTable((s) => {
      s.knights[0]!.pack = [fetch(s, gear('R01'))]
      s.knights[0]!.hp = 0
    })
    expect(stored.position.knights[0]!.down, 'WK-30.11').toBe(true)
  })
})

test('WK-21.4 an unconscious knight still places what he gains', () => {
  const match = bareTable((s) => {
    Object.assign(s.knights[1]!, { hp: 0, down: true })
    placeGear(s, 1, fetch(s, gear('G15')), true)
  })
  expect(asked(match), 'WK-21.4').toEqual(['1:find a place'])
  plays(match, [1, { act: 'place', n: 6 }])
  expect(match.position.knights[1]!.pack).toEqual([held(gear('G15'))])
})

test('WK-21.4 WK-22.5 he is shielded by nothing he would have to use', () => {
  const match = bareTable((s) => {
    Object.assign(s.knights[1]!, { hp: 0, down: true })
    s.knights[1]!.panels[3] = fetch(s, gear('Y13'))
    change(s, 1, { ...still, rad: 2 }, 'WK-5.6', null)
  })
  expect([match.position.knights[1]!.rad, match.position.knights[1]!.panels[3]!.marked], 'WK-21.4').toEqual([
    2,
    false,
  ])
})
