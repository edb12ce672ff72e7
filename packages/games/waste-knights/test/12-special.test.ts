import { asked, offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Wk } from '../src/position.ts'
import { action, being, greens, opened } from './scout.ts'
import { die, fetch, gear, held, type WkMatch, wild } from './stage.ts'

const done = { act: 'done' }
const lines = (number: number, ...nths: number[]) => nths.map((nth) => action(number, nth))
/** The gear that is being drawn or placed now. */
function drawing({ position: s }: WkMatch): number[] {
  const f = s.stack.findLast((g) => g.at === 'draw')
  if (f !== undefined) return f.colours
  return s.stack.flatMap((g) => (g.at === 'place' ? [g.colour] : []))
}
const draws = (number: number, nth: number, change?: (s: Wk) => void): number[] => {
  const match = opened(number, change === undefined ? {} : { change })
  plays(match, [0, action(number, nth)])
  return drawing(match)
}

describe('what each special hex offers', () => {
  test.each([
    [6, [0, 2]],
    [7, [0, 1]],
    [8, [0, 1, 2]],
    [9, [0, 1, 2]],
    [10, [0, 1]],
    [11, [1]],
    [12, [0, 2]],
    [13, [0, 1]],
    [14, [0, 1]],
    [15, [0, 1]],
  ] as const)(
    'WK-11.9 WK-12.6a WK-12.7a WK-12.8a WK-12.9a WK-12.10a WK-12.11b WK-12.12a WK-12.13a WK-12.14a WK-12.15a hex %i',
    (number, nths) => {
      const match = opened(number, { change: (s) => greens(s, 0, 1) })
      offersExactly(match, 0, [done, ...lines(number, ...nths)])
    },
  )

  test('WK-12.6b WK-12.11c WK-12.12b are there for him who has such a card', () => {
    const with_ = (number: number, change: (s: Wk) => void) => opened(number, { change })
    const biolabs = with_(6, (s) => {
      s.knights[0]!.beside = [fetch(s, gear('B03'))]
    })
    offersExactly(biolabs, 0, [done, ...lines(6, 0, 1, 2)])
    const tower = with_(11, (s) => {
      s.knights[0]!.pack = [fetch(s, gear('B02'))]
    })
    offersExactly(tower, 0, [done, ...lines(11, 1, 2)])
    const garden = with_(12, (s) => {
      s.knights[0]!.under = [fetch(s, gear('B04'))]
    })
    offersExactly(garden, 0, [done, ...lines(12, 0, 1, 2)])
    refuses(opened(12), 0, action(12, 1), 'WK-11.10')
  })
})

describe('what they do', () => {
  test('WK-12.6a Cerbero Biolabs heals 3 RAD; WK-12.8a Pharmaceutics 3 HP; WK-12.9a the Refinery gives 4 FUEL', () => {
    const after = (number: number, nth: number, change: (s: Wk) => void) => {
      const match = opened(number, { change })
      const events = plays(match, [0, action(number, nth)])
      return events.find((e) => e.what === 'counter')
    }
    expect(after(6, 0, being({ rad: 3 }))).toMatchObject({
      clause: 'WK-12.6a',
      counter: 'rad',
      by: -3,
      now: 0,
    })
    expect(after(8, 0, being({ hp: 1 }))).toMatchObject({ clause: 'WK-12.8a', counter: 'hp', by: 3, now: 4 })
    expect(after(9, 0, being({ fuel: 0 }))).toMatchObject({
      clause: 'WK-12.9a',
      counter: 'fuel',
      by: 4,
      now: 4,
    })
    expect(after(9, 0, being({ fuel: 3 }))).toMatchObject({ by: 1, now: 4 })
    expect(after(8, 0, being({ hp: 1, rad: 3 }))).toBeUndefined()
  })

  test('WK-12.6b any number of Mutations leave the knight and the game', () => {
    const match = opened(6, {
      change(s) {
        s.knights[0]!.beside = [fetch(s, gear('B03'))]
      },
    })
    plays(match, [0, action(6, 1)])
    offersExactly(match, 0, [{ act: 'drop', n: 4000 }, { act: 'enough' }])
    plays(match, [0, { act: 'drop', n: 4000 }])
    expect([match.position.knights[0]!.beside, match.position.removedBlue]).toEqual([[], [gear('B03')]])
  })

  test('WK-12.6c WK-12.10b WK-12.12c WK-12.14b WK-12.15b draw 1 G; WK-12.7b WK-12.8c WK-12.9c draw 1 Y', () => {
    expect([draws(6, 2), draws(10, 1), draws(12, 2), draws(14, 1), draws(15, 1)]).toEqual([
      [0],
      [0],
      [0],
      [0],
      [0],
    ])
    expect([draws(7, 1), draws(8, 2), draws(9, 2)]).toEqual([[1], [1], [1]])
  })

  test('WK-12.19 the card comes from the deck of the colour; a vehicle of that value may be taken instead', () => {
    const match = opened(9)
    plays(match, [0, action(9, 2)])
    expect(asked(match)).toEqual(['0:card or vehicle'])
    const top = match.position.gear[1]!.deck.at(-1)!
    plays(match, [0, { act: 'draw' }])
    expect(match.position.stack.find((f) => f.at === 'place')?.cards, 'WK-12.19').toEqual([held(top)])
    const green = opened(6)
    plays(green, [0, action(6, 2)])
    expect(green.position.stack.at(-1)!.at).toBe('place')
  })

  test('WK-12.7a WK-12.16 WK-R61 the Red Tomb: any hex, own included; every knight there 2 RAD and 2 HP at once', () => {
    const match = opened(7, {
      change(s) {
        Object.assign(s.knights[1]!, { hp: 2, rad: 2, hex: s.knights[2]!.hex })
        Object.assign(s.knights[2]!, { hp: 0, down: true, rad: 1 })
      },
    })
    plays(match, [0, action(7, 0)])
    offersExactly(
      match,
      0,
      Array.from({ length: 37 }, (_, n) => ({ act: 'hex', n })),
    )
    const events = plays(match, [0, { act: 'hex', n: match.position.knights[2]!.hex }])
    expect(
      events.filter(({ what }) => what !== 'exploration ended'),
      'WK-R61',
    ).toEqual([
      { what: 'counter', clause: 'WK-12.7a', seat: 1, counter: 'hp', by: -2, now: 0 },
      { what: 'counter', clause: 'WK-12.7a', seat: 1, counter: 'rad', by: 2, now: 4 },
      { what: 'fell unconscious', clause: 'WK-21.3', seat: 1, hex: match.position.knights[1]!.hex },
      { what: 'counter', clause: 'WK-12.7a', seat: 2, counter: 'rad', by: 2, now: 3 },
    ])
    expect(match.position.knights[0]!, 'WK-R61').toMatchObject({ hp: 4, rad: 0 })
  })

  test('WK-12.8b WK-12.9b any green card from the Stalls, then refill', () => {
    for (const number of [8, 9]) {
      const match = opened(number)
      plays(match, [0, action(number, 1)])
      offersExactly(
        match,
        0,
        [0, 1, 2, 3].map((n) => ({ act: 'take', n })),
      )
      const card = match.position.stalls[1]!
      const top = match.position.gear[0]!.deck.at(-1)!
      const [taken] = plays(match, [0, { act: 'take', n: 1 }])
      expect(taken).toMatchObject({ what: 'taken from the Stalls', clause: `WK-12.${number}b`, card })
      expect(match.position.stalls[1]).toBe(top)
    }
  })

  test('WK-12.10a WK-12.20 Warata: lose 2 AMMO, only if he has 2; the choice comes before any card', () => {
    const match = opened(10, { change: being({ ammo: 2 }) })
    plays(match, [0, action(10, 0)])
    expect(match.position.knights[0]!.ammo).toBe(0)
    expect([asked(match), drawing(match)], 'WK-12.20').toEqual([['0:choose an option'], []])
    plays(match, [0, { act: 'choose', n: 0 }])
    expect(drawing(match)).toEqual([2])
    const two = opened(10)
    plays(two, [0, action(10, 0)], [0, { act: 'choose', n: 1 }])
    expect(drawing(two), 'WK-12.20').toEqual([1, 1])
    offersExactly(opened(10, { change: being({ ammo: 1 }) }), 0, [done, action(10, 1)])
  })

  test('WK-12.11b WK-12.20 Cerbero Tower: 1 Y or 2 G', () => {
    const one = opened(11)
    plays(one, [0, action(11, 1)], [0, { act: 'choose', n: 0 }])
    expect(drawing(one), 'WK-12.20').toEqual([1])
    const two = opened(11)
    plays(two, [0, action(11, 1)], [0, { act: 'choose', n: 1 }])
    expect(two.position.stack.find((f) => f.at === 'draw')?.of, 'WK-12.20').toEqual([0])
  })

  test('WK-12.11c an Implant he owns is attached, or one he wears discarded', () => {
    const match = opened(11, {
      change(s) {
        s.knights[0]!.pack = [fetch(s, gear('B02'))]
      },
    })
    plays(match, [0, action(11, 2)], [0, { act: 'attach', n: 2000 }])
    expect(match.position.knights[0]!).toMatchObject({ pack: [], beside: [held(gear('B02'))] })
    const off = opened(11, {
      change(s) {
        s.knights[0]!.beside = [fetch(s, gear('B02'))]
      },
    })
    plays(off, [0, action(11, 2)], [0, { act: 'drop', n: 4000 }])
    expect(off.position.removedBlue).toEqual([gear('B02')])
  })

  test('WK-12.12a Rusty’s Garden: 3 FUEL and the vehicle repaired; WK-12.12b Tuning on or off', () => {
    const match = opened(12, { change: being({ fuel: 0, damaged: true }) })
    plays(match, [0, action(12, 0)])
    expect(match.position.knights[0]!).toMatchObject({ fuel: 3, damaged: false })
    const tuned = opened(12, {
      change(s) {
        s.knights[0]!.pack = [fetch(s, gear('B04'))]
      },
    })
    plays(tuned, [0, action(12, 1)], [0, { act: 'attach', n: 2000 }])
    expect(tuned.position.knights[0]!.under).toEqual([held(gear('B04'))])
    const off = opened(12, {
      change(s) {
        s.knights[0]!.under = [fetch(s, gear('B04'))]
      },
    })
    plays(off, [0, action(12, 1)], [0, { act: 'drop', n: 5000 }])
    expect(off.position.removedBlue).toEqual([gear('B04')])
  })

  test('WK-12.13b WK-12.18 the Redoubt with fewer than three cards left: what there is', () => {
    const match = opened(13, {
      change(s) {
        const keep = s.wild.deck.indexOf(wild('W21'))
        const [card] = s.wild.deck.splice(keep, 1)
        s.quest.beside.push(...s.wild.deck.splice(0))
        s.wild.deck = [card!]
      },
    })
    const events = plays(match, [0, action(13, 1)])
    const looked = { what: 'wasteland looked at', clause: 'WK-12.18', seat: 0, n: 1 }
    expect(events.slice(1)).toEqual([
      { ...looked, cards: [wild('W21')], only: 1, reveals: true },
      { ...looked, only: ~1 },
    ])
    offersExactly(match, 0, [{ act: 'keep', n: wild('W21') }])
    plays(match, [0, { act: 'keep', n: wild('W21') }])
    expect(match.position.planted).toEqual([{ card: wild('W21'), by: 0 }])
  })

  test('WK-12.15a Carcassville: Blades (9) or Guns (9)', () => {
    const match = opened(15, { draws: die(9, 1, 1) })
    plays(match, [0, action(15, 0)])
    offersExactly(match, 0, [
      { act: 'skill', n: 0 },
      { act: 'skill', n: 1 },
    ])
    const events = plays(match, [0, { act: 'skill', n: 1 }])
    expect(events.find((e) => e.what === 'counter')).toMatchObject({
      clause: 'WK-12.15a',
      counter: 'rep',
      now: 2,
    })
    const failed = (n: number) => {
      const lost = opened(15, { draws: die(8, 8) })
      plays(lost, [0, action(15, 0)], [0, { act: 'skill', n: 0 }], [0, { act: 'choose', n }])
      const { rad, hp, rep } = lost.position.knights[0]!
      return [rad, hp, rep]
    }
    expect([failed(0), failed(1)]).toEqual([
      [3, 4, 0],
      [0, 1, 0],
    ])
  })
})
