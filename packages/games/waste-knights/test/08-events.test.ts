import { offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { NEIGHBOURS } from '../src/board/geometry.ts'
import { sold } from '../src/content/catalogue.ts'
import type { Wk } from '../src/position.ts'
import { isOpenSpace } from '../src/stalls/prices.ts'
import { escapes, faces, faceToFace, isOver, moveOf, mover, question, type Road } from './road.ts'
import { deal, die, fetch, gear, hexAt, line, luck, type WkMatch, wild } from './stage.ts'

const HERE = [hexAt(0, 1), ...NEIGHBOURS[hexAt(0, 1)]!]
const layer = (match: WkMatch, kind: number) => HERE.map((hex) => match.position.tokens[kind]![hex])
const ONES = HERE.map(() => 1)
const NONE = HERE.map(() => 0)

/** Seat 0 without his vehicle. */
function onFoot(s: Wk): void {
  s.pool[0]!++
  Object.assign(s.knights[0]!, { vehicle: -1, fuel: 0 })
}
/** The escape panel, by the check it announces. */
function panel(id: string, given: Road = {}): unknown[] {
  const match = faceToFace(id, { draws: die(10, 10, 10, 10, 10), ...given })
  const told = escapes(match).find(({ what }) => what === 'check announced')
  return told?.what === 'check announced' ? [told.skill, told.difficulty] : []
}
const [MEDICINE, REPAIR, SURVIVAL, TALK] = [2, 3, 4, 5]
const goesOnFrom = (match: WkMatch) => expect(question(match)).toBe('0:continue or stop')

describe('events', () => {
  test('WK-8.3 the escape panels of the fourteen events', () => {
    expect(sold.wild.slice(0, sold.events).map(({ id, copies }) => [id, copies, ...panel(id)])).toEqual([
      ['W01', 2, SURVIVAL, 7],
      ['W02', 2, SURVIVAL, 7],
      ['W03', 2, MEDICINE, 7],
      ['W04', 1, REPAIR, 5],
      ['W05', 2, REPAIR, 7],
      ['W06', 1, TALK, 5],
      ['W07', 1, MEDICINE, 9],
      ['W08', 1, SURVIVAL, 5],
      ['W09', 1, SURVIVAL, 7],
      ['W10', 1, SURVIVAL, 5],
      ['W11', 1, TALK, 5],
      ['W12', 1, REPAIR, 7],
      ['W13', 1, TALK, 7],
      ['W14', 1, REPAIR, 5],
    ])
  })

  test('W01 Tornado: the vehicle is damaged, obstacles here and around, 1 REP', () => {
    const match = faceToFace('W01')
    faces(match)
    expect(mover(match)).toMatchObject({ damaged: true, hp: 4, rep: 1 })
    expect(layer(match, 0)).toEqual(ONES)
    goesOnFrom(match)
  })

  test('W01 Tornado without a vehicle costs 1 HP; a vehicle it wrecks is damage enough, and the move is over', () => {
    const walking = faceToFace('W01', { change: onFoot })
    faces(walking)
    expect(mover(walking)).toMatchObject({ hp: 3, rep: 1 })
    const wrecked = faceToFace('W01', {
      change(s) {
        s.knights[0]!.damaged = true
      },
    })
    faces(wrecked)
    expect(mover(wrecked)).toMatchObject({ hp: 4, vehicle: -1, fuel: 0, rep: 1 })
    expect(isOver(wrecked)).toBe(true)
  })

  test('W01 V03 WKC-R2 a Heavy-duty takes no damage, the tokens are still placed', () => {
    const match = faceToFace('W01', { vehicles: ['V03', 'V02', 'V01'] })
    faces(match)
    expect(mover(match), 'WKC-R2').toMatchObject({ damaged: false, vehicleMarked: true })
    expect(layer(match, 0)).toEqual(ONES)
  })

  test('W02 Acid Rain: stop, 1 HP, contamination here and around', () => {
    const match = faceToFace('W02')
    faces(match)
    expect([isOver(match), mover(match).hp, layer(match, 3)]).toEqual([true, 3, ONES])
    const away = faceToFace('W02', { draws: die(7, 1, 1) })
    escapes(away)
    expect([mover(away).hp, layer(away, 3)]).toEqual([4, NONE])
    goesOnFrom(away)
  })

  test('W03 Radiation Storm: 1 RAD, radiation here and around', () => {
    const match = faceToFace('W03')
    faces(match)
    expect([mover(match).rad, layer(match, 2)]).toEqual([1, ONES])
    goesOnFrom(match)
  })

  test('W04 Car Wreck: stop, 1 HP, no exploration; a green card and 3 FUEL', () => {
    const match = faceToFace('W04', {
      change(s) {
        s.knights[0]!.fuel = 0
      },
    })
    faces(match)
    offersExactly(match, 0, [
      { act: 'take', n: 0 },
      { act: 'take', n: 1 },
    ])
    plays(match, [0, { act: 'take', n: 0 }])
    expect(match.position.stack.findLast((f) => f.at === 'place')?.colour).toBe(0)
    plays(match, [0, { act: 'place', n: 6 }])
    expect(mover(match)).toMatchObject({ hp: 3, fuel: 3, skips: true })
    expect(isOver(match)).toBe(true)
  })

  test('W05 WKC-R3 Rough Terrain by vehicle: 1 FUEL and 2 MP; he goes on only if he can pay', () => {
    const match = faceToFace('W05')
    faces(match)
    expect([mover(match).fuel, moveOf(match).pool], 'WKC-R3').toEqual([3, 1])
    goesOnFrom(match)
    const dry = faceToFace('W05', {
      change(s) {
        s.knights[0]!.fuel = 1
        s.tokens[0]![hexAt(0, 2)] = 1
      },
    })
    faces(dry)
    // 3 − 2 = 1 MP and no FUEL: the next hex costs 2.
    expect([mover(dry).fuel, mover(dry).hex, isOver(dry)], 'WKC-R3').toEqual([0, hexAt(0, 1), true])
  })

  test('W05 WK-7.9 Rough Terrain does nothing to a knight on foot', () => {
    const match = faceToFace('W05')
    moveOf(match).mode = 'foot'
    faces(match)
    expect(mover(match).fuel, 'WK-7.9').toBe(4)
  })

  test('WK-8.15 WK-25.11 W06 met in Pumps or New Sydney has that city’s special space too', () => {
    const merchantAt = (q: number, r: number) => {
      const match = faceToFace('W06', {
        change(s) {
          s.knights[0]!.pack = [fetch(s, gear('G15'))]
        },
      })
      mover(match).hex = hexAt(q, r)
      faces(match)
      plays(match, [0, { act: 'yes' }])
      const f = match.position.stack.find((frame) => frame.at === 'trade')!
      return sold.stalls.flatMap(({ space, only }, n) =>
        only !== null && isOpenSpace(match.position, f, n) ? [space] : [],
      )
    }
    expect([merchantAt(0, 1), merchantAt(0, 2)], 'WK-25.11').toEqual([[], []])
    expect([merchantAt(0, -2), merchantAt(3, -1)], 'WK-8.15 WK-25.11').toEqual([['A5'], ['B5']])
  })

  test('W06 Wandering Merchant: he may trade, or not', () => {
    const match = faceToFace('W06', {
      change(s) {
        s.knights[0]!.pack = [fetch(s, gear('G15'))]
      },
    })
    faces(match)
    const events = plays(match, [0, { act: 'yes' }])
    expect(events[0]).toEqual({ what: 'used', clause: 'WK-8.11', seat: 0, line: line('W06') })
    expect(match.position.stack.at(-1)).toMatchObject({ at: 'trade', seat: 0, hex: 0 })
  })

  test('W07 WKC-R5 Wounded Stranger: stop, a gear card of his choice, and no HP beside it; 1 REP and 1 luck card', () => {
    const match = faceToFace('W07', {
      change(s) {
        s.knights[0]!.panels[3] = fetch(s, gear('B05'))
      },
    })
    faces(match)
    offersExactly(match, 0, [{ act: 'drop', n: 7000 }], 'WKC-R5')
    plays(match, [0, { act: 'drop', n: 7000 }], [0, { act: 'take', n: 1 }])
    expect(mover(match)).toMatchObject({ vehicle: -1, hp: 4, rep: 1 })
    expect([mover(match).hand.length, isOver(match)]).toEqual([1, true])
  })

  test('W07 WKC-R5 a knight with nothing but print and blue cards has no gear: 1 HP', () => {
    const match = faceToFace('W07', {
      change(s) {
        onFoot(s)
        s.knights[0]!.panels[3] = fetch(s, gear('B05'))
      },
    })
    faces(match)
    expect([mover(match).hp, question(match)], 'WKC-R5').toEqual([3, '0:next reward'])
  })

  test('W08 Dust Wall: a luck card at random, threat here and around', () => {
    const match = faceToFace('W08', {
      change: (s) => deal(s, 0, [luck('L01'), luck('L02'), luck('L04')]),
      draws: [{ name: 'luck card lost', value: 1 }],
    })
    plays(match, [0, { act: 'pass' }])
    const events = faces(match)
    expect(events[1]).toEqual({
      what: 'luck discarded',
      clause: 'WK-8.12',
      seat: 0,
      cards: [luck('L02')],
      reveals: true,
    })
    expect([mover(match).hand, layer(match, 1)]).toEqual([[luck('L01'), luck('L04')], ONES])
  })

  test('W09 Bushfire: 1 HP, back to where he came from, stop', () => {
    const match = faceToFace('W09')
    faces(match)
    expect([mover(match).hp, mover(match).hex, isOver(match)]).toEqual([3, 0, true])
    const fallen = faceToFace('W09', {
      change(s) {
        s.knights[0]!.hp = 1
      },
    })
    faces(fallen)
    expect(mover(fallen)).toMatchObject({ down: true, hex: hexAt(0, 1) })
  })

  test('W10 Abandoned Servo: Repair (7), 2 FUEL or 1 HP; a green card either way', () => {
    const after = (result: number) => {
      const match = faceToFace('W10', {
        draws: die(result, 1),
        change(s) {
          s.knights[0]!.fuel = 1
        },
      })
      faces(match)
      plays(match, [0, { act: 'place', n: 6 }])
      return [mover(match).fuel, mover(match).hp, mover(match).pack.length]
    }
    expect([after(7), after(6)]).toEqual([
      [3, 4, 1],
      [1, 3, 1],
    ])
  })

  test('W11 WKC-R5 Two-up School: a card given up, one die; red stays red; nothing without gear', () => {
    const drawn = (given: string, result: number) => {
      const match = faceToFace('W11', {
        draws: die(result),
        change(s) {
          s.knights[0]!.pack = [fetch(s, gear(given))]
        },
      })
      faces(match)
      plays(match, [0, { act: 'drop', n: 2000 }])
      const f = match.position.stack.at(-1)!
      return f.at === 'draw' ? f.colours[f.i] : f.at === 'place' ? f.colour : -1
    }
    expect(
      [drawn('G15', 5), drawn('G15', 6), drawn('Y18', 9), drawn('R09', 9), drawn('G15', 10)],
      'WKC-R5',
    ).toEqual([-1, 1, 2, 2, 2])
    const poor = faceToFace('W11', { change: onFoot })
    expect(faces(poor).map(({ what }) => what)).toEqual(['faces', 'card discarded', 'move ended'])
  })

  test('W12 WKC-R28 Old Minefield: the vehicle or 2 HP; a yellow card', () => {
    const match = faceToFace('W12')
    faces(match)
    offersExactly(
      match,
      0,
      [
        { act: 'choose', n: 0 },
        { act: 'choose', n: 1 },
      ],
      'WKC-R28',
    )
    plays(match, [0, { act: 'choose', n: 0 }])
    expect(mover(match)).toMatchObject({ damaged: true, hp: 4 })
    plays(match, [0, { act: 'draw' }])
    expect(match.position.stack.findLast((f) => f.at === 'place')?.colour).toBe(1)
    const walking = faceToFace('W12', { change: onFoot })
    faces(walking)
    expect(mover(walking).hp, 'WKC-R28').toBe(2)
  })

  test('W12 V03 WKC-R28 an unused Heavy-duty may be chosen and does nothing', () => {
    const match = faceToFace('W12', { vehicles: ['V03', 'V02', 'V01'] })
    faces(match)
    plays(match, [0, { act: 'choose', n: 0 }])
    expect(mover(match), 'WKC-R28').toMatchObject({ damaged: false, vehicleMarked: true, hp: 4 })
  })

  test('W13 Hitchhiker: stop; 2 luck cards', () => {
    const match = faceToFace('W13')
    faces(match)
    expect([isOver(match), mover(match).hand.length]).toEqual([true, 2])
  })

  test('W14 Vending Oracle: 1–3 radiation, 4–7 health, 8–10 ammo', () => {
    const after = (result: number) => {
      const match = faceToFace('W14', {
        draws: die(result),
        change(s) {
          Object.assign(s.knights[0]!, { hp: 2, ammo: 1 })
        },
      })
      faces(match)
      const { hp, rad, ammo } = mover(match)
      return [rad, hp, ammo]
    }
    expect([after(1), after(3), after(4), after(7), after(8), after(10)]).toEqual([
      [1, 2, 1],
      [1, 2, 1],
      [0, 3, 1],
      [0, 3, 1],
      [0, 2, 3],
      [0, 2, 3],
    ])
  })

  test('WKC-R25 luck gained beyond the hand limit is discarded at once', () => {
    const match = faceToFace('W13', {
      change: (s) =>
        deal(
          s,
          0,
          [0, 1, 2, 3].map((n) => n),
        ),
    })
    plays(match, [0, { act: 'pass' }])
    faces(match)
    expect(question(match), 'WKC-R25').toBe('0:discard luck')
    expect(match.position.stack.some((f) => f.at === 'wild' && f.card === wild('W13'))).toBe(true)
  })
})
