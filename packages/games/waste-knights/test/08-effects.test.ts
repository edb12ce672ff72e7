import { asked, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { NEIGHBOURS } from '../src/board/geometry.ts'
import type { MoveFrame } from '../src/frames/road.ts'
import { VEHICLE } from '../src/gear/slots.ts'
import { giveUpVehicle, toPool } from '../src/gear/vehicles.ts'
import type { Wk } from '../src/position.ts'
import { playWild, startCombat, startMove } from '../src/push.ts'
import { deal, die, fetch, gear, line, luck, type WkMatch, whats, wild } from './stage.ts'
import { text } from './texts.ts'

const onTheRoad = (s: Wk): void => {
  startMove(s, 0)
  Object.assign(s.stack.at(-1)!, {
    mode: 'vehicle',
    route: [2, 9],
    i: 2,
    from: 2,
    pool: 1,
    played: true,
    step: 0,
  })
  s.knights[0]!.hex = 9
  // keeps the move on the stack while the text is looked at
  s.stack.push({ at: 'pay', step: 0, seat: 1, value: 1, last: 99 })
  s.knights[1]!.panels[3] = fetch(s, gear('G18'))
}
const moveOf = (match: WkMatch): MoveFrame | undefined => match.position.stack.find((f) => f.at === 'move')

describe('wasteland texts', () => {
  test('W01 W02 W03 W08 WK-8.11 WK-27.1 tokens on this hex and all around, adding up', () => {
    const layer = (id: string, nth: number, kind: number): void => {
      const { position: s } = text(
        id,
        nth,
        (t) => {
          t.knights[0]!.hex = 7
          t.tokens[kind]![7] = 1
          deal(t, 0, [luck('L01'), luck('L02')])
        },
        id === 'W08' ? [{ name: 'luck card lost', value: 1 }] : [],
      )
      expect([s.tokens[kind]![7], ...NEIGHBOURS[7]!.map((hex) => s.tokens[kind]![hex])], 'WK-27.1').toEqual([
        2,
        ...NEIGHBOURS[7]!.map(() => 1),
      ])
      expect(s.tokens[kind]!.reduce((sum, n) => sum + n, 0)).toBe(2 + NEIGHBOURS[7]!.length)
    }
    layer('W01', 2, 0)
    layer('W02', 0, 3)
    layer('W03', 0, 2)
    layer('W08', 0, 1)
  })

  test('W08 a luck card is lost at random', () => {
    const match = text('W08', 0, (s) => deal(s, 0, [luck('L01'), luck('L02')]), [
      { name: 'luck card lost', value: 1 },
    ])
    expect([match.position.knights[0]!.hand, match.position.luck.discard]).toEqual([
      [luck('L01')],
      [luck('L02')],
    ])
  })

  test('W04 W13 stop; W04 skips the Exploration Step', () => {
    const match = text('W04', 0, onTheRoad)
    expect([moveOf(match)?.stopped, match.position.knights[0]!.hp, match.position.knights[0]!.skips]).toEqual(
      [true, 3, true],
    )
  })

  test('W05 WKC-R3 fuel and MP do not go below 0', () => {
    const match = text('W05', 0, (s) => {
      onTheRoad(s)
      s.knights[0]!.fuel = 0
    })
    expect([moveOf(match)?.pool, match.position.knights[0]!.fuel], 'WKC-R3').toEqual([0, 0])
  })

  test('W09 WKC-R4 WK-7.26 back to the hex before, exploration marker taken back', () => {
    const match = text('W09', 0, (s) => {
      onTheRoad(s)
      s.knights[0]!.marker = 9
    })
    const { hex, hp, marker } = match.position.knights[0]!
    expect([hex, hp, marker, moveOf(match)?.stopped], 'WKC-R4').toEqual([2, 3, -1, true])
  })

  test('L15 Hoon It: the card cannot stop him', () => {
    const match = text('W13', 0, (s) => {
      onTheRoad(s)
      s.wild.deck.splice(s.wild.deck.indexOf(wild('W13')), 1)
      playWild(s, 0, wild('W13'))
      Object.assign(s.stack.at(-1)!, { unstoppable: true })
      s.stack.splice(-1, 0, s.stack.splice(-2, 1)[0]!)
      s.stack.push({ at: 'pay', step: 0, seat: 1, value: 1, last: 99 })
    })
    expect(moveOf(match)?.stopped).toBe(false)
  })

  test('W07 W11 WKC-R5 a gear card of his choice is given up, neither starting gear nor blue cards', () => {
    const match = text('W07', 1, (s) => {
      s.knights[0]!.panels[3] = fetch(s, gear('B05'))
      s.knights[0]!.pack = [fetch(s, gear('G15'))]
    })
    offersExactly(
      match,
      0,
      [
        { act: 'drop', n: 2000 },
        { act: 'drop', n: VEHICLE },
      ],
      'WKC-R5',
    )
    plays(match, [0, { act: 'drop', n: VEHICLE }])
    expect([match.position.knights[0]!.vehicle, match.position.knights[0]!.fuel]).toEqual([-1, 0])
  })

  test('W11 the die decides: nothing, the next colour up, or red; red stays red', () => {
    const draws = (given: string, result: number): number[] => {
      const match = text(
        'W11',
        0,
        (s) => {
          s.knights[0]!.pack = [fetch(s, gear(given))]
        },
        die(result),
      )
      plays(match, [0, { act: 'drop', n: 2000 }])
      return (
        match.position.stack.findLast((f) => f.at === 'draw')?.colours ??
        match.position.stack.flatMap((f) => (f.at === 'place' ? [f.colour] : []))
      )
    }
    expect([draws('G15', 5), draws('G15', 6), draws('Y18', 9), draws('R09', 6), draws('G15', 10)]).toEqual([
      [],
      [1],
      [2],
      [2],
      [2],
    ])
  })

  test('W12 WKC-R28 vehicle or Health; without a vehicle only Health', () => {
    const match = text('W12', 0)
    expect(asked(match)).toEqual(['0:choose an option'])
    offersExactly(
      match,
      0,
      [
        { act: 'choose', n: 0 },
        { act: 'choose', n: 1 },
      ],
      'WKC-R28',
    )
    const events = plays(match, [0, { act: 'choose', n: 0 }])
    expect([whats(events), match.position.knights[0]!.damaged]).toEqual([
      ['option chosen', 'vehicle damaged'],
      true,
    ])
    const walking = text('W12', 0, (s) => {
      const gone = giveUpVehicle(s, 0)
      toPool(s, gone.card, gone.damaged)
      s.knights[0]!.fuel = 0
    })
    expect([asked(walking), walking.position.knights[0]!.hp], 'WKC-R28').toEqual([
      ['2:1e clear the Stalls'],
      2,
    ])
  })

  test('W14 one die, three bands', () => {
    const after = (result: number): number[] => {
      const { position: s } = text(
        'W14',
        0,
        (t) => {
          Object.assign(t.knights[0]!, { hp: 2, ammo: 1 })
        },
        die(result),
      )
      const { hp, rad, ammo } = s.knights[0]!
      return [hp, rad, ammo]
    }
    expect([after(3), after(4), after(7), after(8)]).toEqual([
      [2, 1, 1],
      [3, 0, 1],
      [3, 0, 1],
      [2, 0, 3],
    ])
  })

  test('W10 a check inside a text: passed or failed', () => {
    const after = (result: number): number[] => {
      const { position: s } = text(
        'W10',
        0,
        (t) => {
          t.knights[0]!.fuel = 1
        },
        die(result, 1),
      )
      return [s.knights[0]!.fuel, s.knights[0]!.hp]
    }
    expect([after(7), after(6)]).toEqual([
      [3, 4],
      [1, 3],
    ])
  })

  test('W16 WKC-R6 the Waster picks among available cards that can be discarded', () => {
    const match = text('W16', 0, (s) => {
      s.knights[0]!.panels[3] = fetch(s, gear('B05'))
      s.knights[0]!.panels[4] = fetch(s, gear('G15'))
      s.knights[0]!.pack = [fetch(s, gear('G16'))]
    })
    expect(asked(match)).toEqual(['2:give up gear'])
    offersExactly(match, 2, [{ act: 'drop', n: 40 }], 'WKC-R6')
    const none = text('W16', 0)
    expect(asked(none)).toEqual(['2:1e clear the Stalls'])
  })

  test('W07 WK-30.9 who uses up the last card he is asked to give up gives up nothing', () => {
    const match = text('W07', 1, (s) => {
      s.knights[0]!.panels[3] = fetch(s, gear('G01'))
      s.knights[0]!.ammo = 1
      s.knights[0]!.fuel = 0
      const { card, damaged } = giveUpVehicle(s, 0)
      toPool(s, card, damaged)
    })
    expect(asked(match)).toEqual(['0:give up gear'])
    plays(match, [0, { act: 'any use', n: line('G01') }])
    expect(match.position.knights[0]).toMatchObject({ ammo: 3, panels: [null, null, null, null, null, null] })
    expect(asked(match)).toEqual(['2:1e clear the Stalls'])
  })

  test('W23 WKC-R8 the Waster marks up to three available components and the ability', () => {
    const match = text('W23', 0, (s) => {
      s.wild.deck.splice(s.wild.deck.indexOf(wild('W23')), 1)
      playWild(s, 0, wild('W23'))
      startCombat(s, 0, 2, wild('W23'))
      s.knights[0]!.panels[3] = fetch(s, gear('G15'))
      s.knights[0]!.pack = [fetch(s, gear('G16'))]
    })
    expect(asked(match)).toEqual(['2:mark components'])
    // ability, kit in the pocket, printed weapon and armour: 1 + 4 + 6 + 4 ways to mark none to three of four
    expect(match.position.stack.at(-1)!.at).toBe('script')
    const events = plays(match, [2, { act: 'mark', ns: [-1, 30, 1000] }])
    const k = match.position.knights[0]!
    expect([
      k.marked,
      k.panels[3]!.marked,
      k.own[0]!.marked,
      k.own[1]!.marked,
      whats(events).filter((what) => what === 'marked').length,
    ]).toEqual([true, true, true, false, 3])
  })
})
