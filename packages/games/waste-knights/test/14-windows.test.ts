import { asked, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { freshWild } from '../src/frames/fresh.ts'
import type { Wk } from '../src/position.ts'
import { openWindow, startCombat } from '../src/push.ts'
import {
  bare,
  type Draws,
  deal,
  fetch,
  gear,
  hexAt,
  line,
  luck,
  ready,
  stage,
  type WkMatch,
  wild,
} from './stage.ts'

const play = (id: string, copy = 0) => ({ act: 'luck', n: luck(id, copy) })
const pass = { act: 'pass' }

describe('windows', () => {
  const open = (
    change: (s: Wk) => void,
    moment: 'before combat' | 'played',
    seats: number[],
    draws: Draws = [],
  ): WkMatch =>
    stage(
      ready(3, { knights: ['K09', 'K05', 'K04'] }),
      (s) => {
        bare(s)
        change(s)
        openWindow(s, moment, seats)
      },
      draws,
    )

  test('WK-14.12 each in turn uses one effect or passes; who passed may act again if another has acted since', () => {
    const match = open(
      (s) => {
        s.stack.push({ at: 'mission', step: 0, hook: 'explored', seat: 0, turn: 0, n: 0, outcome: -1 })
        startCombat(s, 0, 1, -1)
        deal(s, 0, [luck('L01')])
        deal(s, 1, [luck('L01', 1)])
        s.knights[1]!.panels[3] = fetch(s, gear('Y17'))
      },
      'before combat',
      [0, 1],
    )
    expect(asked(match)).toEqual(['0:act or pass'])
    offersExactly(match, 0, [pass, { act: 'use', n: line('K09') }, play('L01')])
    plays(match, [0, pass])
    offersExactly(match, 1, [pass, { act: 'use', n: line('Y17') }, play('L01', 1)])
    plays(match, [1, { act: 'use', n: line('Y17') }])
    expect(match.position.stack.findLast((f) => f.at === 'combat')?.dominance).toBe(-2)
    expect(asked(match)).toEqual(['0:act or pass'])
    plays(match, [0, { act: 'use', n: line('K09') }])
    expect(asked(match)).toEqual(['0:set the starting range'])
    offersExactly(
      match,
      0,
      [0, 1, 2].map((n) => ({ act: 'range', n })),
    )
    plays(match, [0, { act: 'range', n: 2 }])
    expect(match.position.stack.findLast((f) => f.at === 'combat')?.start).toEqual([2, -1])
    offersExactly(match, 1, [pass, play('L01', 1)])
    plays(match, [1, pass])
    offersExactly(match, 0, [pass, play('L01')])
  })

  test('WK-15.10 WK-4.7 compulsory text of the enemy is used by itself; the Waster has nothing but its card', () => {
    const match = open(
      (s) => {
        s.wild.deck.splice(s.wild.deck.indexOf(wild('W19')), 1)
        s.stack.push({ ...freshWild(0, wild('W19')), choice: 'face' })
        startCombat(s, 0, 2, wild('W19'))
        deal(s, 0, [luck('L02')])
        deal(s, 2, [luck('L01')])
      },
      'before combat',
      [0, 2],
    )
    plays(match, [0, pass])
    expect(asked(match)).toEqual(['0:act or pass'])
    expect(match.position.stack.findLast((f) => f.at === 'combat')?.start, 'WK-15.10 WK-4.7').toEqual([-1, 2])
  })

  test('WK-1.2 WK-4.7 W36 Customer Service Unit: no luck cards in this combat, so nobody is asked', () => {
    const match = open(
      (s) => {
        s.wild.deck.splice(s.wild.deck.indexOf(wild('W36')), 1)
        s.stack.push({ ...freshWild(1, wild('W36')), choice: 'face' })
        startCombat(s, 1, 0, wild('W36'))
        deal(s, 1, [luck('L01')])
        s.stack.push({ at: 'hand', step: 0, seat: 1, n: 1 })
      },
      'before combat',
      [1, 0],
    )
    expect(asked(match), 'WK-4.7').toEqual(['1:discard luck'])
  })

  test('WK-14.11 PLAYED: L10, L15, Y15 and the text of Toll Collectors are the Active Knight’s', () => {
    const match = open(
      (s) => {
        s.wild.deck.splice(s.wild.deck.indexOf(wild('W18')), 1)
        s.stack.push(freshWild(0, wild('W18')))
        deal(s, 0, [luck('L10'), luck('L15')])
        s.knights[0]!.panels[3] = fetch(s, gear('Y15'))
        s.knights[0]!.hex = hexAt(2, 0)
      },
      'played',
      [0, 1, 2],
    )
    offersExactly(
      match,
      0,
      [pass, { act: 'use', n: line('Y15') }, { act: 'use', n: line('W18') }, play('L10'), play('L15')],
      'WK-14.11',
    )
    const cardOf = () => match.position.stack.find((f) => f.at === 'wild')
    plays(match, [0, play('L15')])
    expect(cardOf()?.unstoppable).toBe(true)
    plays(match, [0, { act: 'use', n: line('W18') }])
    expect([cardOf()?.cancelled, match.position.knights[0]!.fuel]).toEqual([true, 3])
    plays(match, [0, { act: 'use', n: line('Y15') }])
    expect(asked(match)).toEqual(['0:discard luck'])
    plays(match, [0, { act: 'discard', ns: [luck('L10')] }])
    expect([cardOf()?.redraw, match.position.knights[0]!.panels[3]!.marked]).toEqual([true, true])
  })
})
