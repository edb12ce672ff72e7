import { asked, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { WkOptions } from '../src/options.ts'
import type { Wk } from '../src/position.ts'
import { startMeeting } from '../src/push.ts'
import { at, clash, combatOf, type ended, fight, finish, idle, outcomeOf, pick, step } from './arena.ts'
import {
  bare,
  deal,
  die,
  fetch,
  gear,
  hexAt,
  line,
  luck,
  ready,
  stage,
  strip,
  type WkMatch,
  whats,
} from './stage.ts'

const M = (n: number) => ({ act: 'weapon', n, with: 1 })

describe('duels', () => {
  test('WK-19.1 WK-19.2 both play luck cards, use gear, name weapons and pay', () => {
    const match = at(1, ['K08', 'K02'], null, [1, 1, 1, 1, 1, 1], (s) => {
      deal(s, 0, [luck('L04')])
      deal(s, 1, [luck('L04', 1), luck('L09')])
    })
    clash(match, 'attack', 'attack')
    plays(match, [0, M(1000)], [1, M(1000)])
    expect(asked(match), 'WK-19.1').toEqual(['0:act or pass'])
    plays(match, [0, { act: 'pass' }])
    offersExactly(match, 1, [{ act: 'pass' }, { act: 'luck', n: luck('L09') }], 'WK-19.1')
    const events = idle(match)
    expect(pick(events, 'counter'), 'WK-19.2').toEqual([
      { what: 'counter', clause: 'WK-17.5', seat: 0, counter: 'ammo', by: -1, now: 3 },
      { what: 'counter', clause: 'WK-17.5', seat: 1, counter: 'ammo', by: -1, now: 3 },
    ])
  })

  test('WK-19.3 HP on the player boards, dominance always applies', () => {
    const match = at(1, ['K08', 'K09'], null, [7, 1])
    clash(match, 'attack', 'prepare')
    const events = [...plays(match, [0, M(1000)]), ...idle(match)]
    expect(pick(events, 'counter').at(-1), 'WK-19.3').toEqual({
      what: 'counter',
      clause: 'WK-17.10',
      seat: 1,
      counter: 'hp',
      by: -2,
      now: 2,
    })
    expect(pick(events, 'dominance')[0], 'WK-19.3').toMatchObject({ gains: [3, 0], now: 3 })
    expect(combatOf(match).wounds).toBe(0)
  })

  test('WK-19.4 WK-R67 both Defend in clash 1: over at once, neither rearranges, nothing is gained', () => {
    const match = fight(['K08', 'K05'], null)
    const events = clash(match, 'defend', 'defend')
    expect(whats(events)).toEqual(['card locked', 'card locked', 'cards shown', 'arms laid down'])
    expect(pick(events, 'arms laid down'), 'WK-R67').toEqual([{ what: 'arms laid down', clause: 'WK-19.4' }])
    expect(outcomeOf(match), 'WK-R67').toBe(3)
    expect(match.position.knights.map(({ rep }) => rep)).toEqual([0, 0, 0])
  })

  test('WK-19.4 WK-R67 later two Defend are just that, and against an enemy always', () => {
    const match = fight(['K08', 'K05'], null)
    clash(match, 'prepare', 'prepare')
    clash(match, 'defend', 'defend')
    expect(asked(match)).toEqual(['0:rearrange'])
    const events = idle(match)
    expect(pick(events, 'dominance')[0], 'WK-R67').toMatchObject({ gains: [2, 2], now: 0 })
    const enemy = fight(['K08', 'K05'], 'W15')
    clash(enemy, 'defend', 'defend')
    expect(asked(enemy)).toEqual(['0:rearrange'])
  })

  const won = (end: Parameters<typeof ended>[1], knight = 'K08'): WkMatch => {
    const match = at(1, [knight, 'K05'], null)
    Object.assign(combatOf(match), {
      clash: 3,
      down: [end.a ?? false, end.b ?? false],
      dominance: end.d ?? 0,
    })
    step(match, 'outcome')
    step(match, 'loss or rewards')
    return match
  }
  const theft = (match: WkMatch) => match.position.stack.at(-1)

  test('WK-19.5 WK-19.9 WK-19.10 the winner, whoever he is, gains 1 REP and may steal; the loser loses none', () => {
    const a = won({ b: true })
    expect(
      a.position.knights.map(({ rep }) => rep),
      'WK-19.9 WK-19.10',
    ).toEqual([1, 0, 0])
    expect(theft(a), 'WK-19.9').toMatchObject({ at: 'steal', seat: 0, victim: 1, left: 1, taken: [] })
    const b = won({ d: -1 })
    expect(
      b.position.knights.map(({ rep }) => rep),
      'WK-19.9 WK-19.10',
    ).toEqual([0, 1, 0])
    expect(theft(b)).toMatchObject({ at: 'steal', seat: 1, victim: 0, left: 1 })
  })

  test('WKC-R17 Ned Skelly may steal one line more', () => {
    expect(theft(won({ d: 1 }, 'K11')), 'WKC-R17').toMatchObject({ at: 'steal', seat: 0, left: 2 })
  })

  test('WK-19.6 a draw: nobody gains or steals; both knocked out: both fall', () => {
    for (const end of [{ d: 0 }, { a: true, b: true }]) {
      const match = won(end)
      expect(match.position.stack.at(-1)!.at, 'WK-19.6').toBe('combat')
      expect(
        match.position.knights.map(({ rep }) => rep),
        'WK-19.6',
      ).toEqual([0, 0, 0])
    }
    expect(
      won({ a: true, b: true }).position.knights.map(({ down }) => down),
      'WK-19.6',
    ).toEqual([true, true, false])
  })

  test('WK-19.8 the move Waster has no part in it; if he is one of the two he fights as his knight', () => {
    const match = stage(ready(3, { knights: ['K08', 'K05', 'K09'] }), (s) => {
      bare(s)
      deal(s, 2, [luck('L01')])
      s.knights[1]!.panels[3] = fetch(s, gear('G02'))
      // seat 2 is the move Waster of seat 0
      startMeeting(s, 0, 2)
    })
    plays(match, [2, { act: 'agree' }])
    expect(combatOf(match), 'WK-19.8').toMatchObject({ seats: [0, 2], foe: -1 })
    offersExactly(
      match,
      2,
      [{ act: 'pass' }, { act: 'use', n: line('K09') }, { act: 'luck', n: luck('L01') }],
      'WK-19.8',
    )
  })
})

describe('meeting in peace', () => {
  const peace = (options: Partial<WkOptions> = {}, change: (s: Wk) => void = () => {}): WkMatch => {
    const match = stage(
      ready(3, { knights: ['K01', 'K08', 'K03'], options }),
      (s) => {
        for (const seat of [0, 1, 2]) {
          strip(s, seat)
          deal(s, seat, [])
          s.knights[seat]!.hex = hexAt(1, 0)
        }
        change(s)
        startMeeting(s, 0, 1)
      },
      die(7, 1, 1),
    )
    plays(match, [1, { act: 'refuse' }], [0, { act: 'search' }])
    clash(match, 'defend', 'defend')
    return match
  }

  test('WK-Y25 WK-19.4 refusal, search, both Defend: no REP, no theft, the two may trade', () => {
    const match = peace()
    expect(
      match.position.knights.map(({ rep }) => rep),
      'WK-Y25',
    ).toEqual([0, 0, 0])
    expect(match.position.stack.at(-1)!.at, 'WK-Y25').toBe('swap')
    expect(asked(match)).toEqual(['0:lay down and propose'])
    finishTrade(match)
    expect(match.position.stack.at(-1)!.at).toBe('preparations')
  })

  test('WK-R43 noTradeCitiesStrict=off noTradeCitiesStrict=on knights may deal on hexes 3 and 5 unless the table forbids it', () => {
    const there = (s: Wk): void => {
      const hex = s.tiles.indexOf(2)
      for (const seat of [0, 1]) s.knights[seat]!.hex = hex
    }
    expect(peace({}, there).position.stack.at(-1)!.at, 'WK-R43').toBe('swap')
    expect(peace({ noTradeCitiesStrict: 'on' }, there).position.stack.at(-1)!.at, 'WK-R43').toBe(
      'preparations',
    )
    expect(peace({ noTradeCitiesStrict: 'on' }).position.stack.at(-1)!.at).toBe('swap')
  })
})

const finishTrade = (match: WkMatch): void => {
  plays(match, [0, { act: 'close' }])
  expect(finish(match)).toEqual([])
}
