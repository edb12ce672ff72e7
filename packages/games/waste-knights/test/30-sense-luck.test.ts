import type { Action } from '@midden/kernel'
import { plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { ATTACK, DEFEND } from '../src/combat/options.ts'
import { SKILLS } from '../src/content/names.ts'
import { startCheck } from '../src/push.ts'
import { at, card, ENEMY_SEAT } from './arena.ts'
import { faceToFace } from './road.ts'
import { bare, deal, die, luck, ready, seatsAsked, stage, type WkMatch } from './stage.ts'
import { thinks } from './thinking.ts'

/** Seat 0 (Naomi: Repair 4 and a Toolbox, Talk 1) makes a check with these luck cards in hand. */
const checking = (skill: (typeof SKILLS)[number], hand: number[], dice: number[]): WkMatch =>
  stage(
    ready(3, { knights: ['K04', 'K01', 'K02'] }),
    (s) => {
      bare(s)
      deal(s, 0, hand)
      s.stack.push({ at: 'mission', step: 0, hook: 'explored', seat: 0, turn: 0, n: 0, outcome: -1 })
      startCheck(s, 0, 'text', [SKILLS.indexOf(skill)], 7)
    },
    die(...dice),
  )

describe('the steady bot and its luck', () => {
  test('helps a doubtful check, not a safe one', () => {
    expect(thinks(checking('Talk', [luck('L11')], []))).toEqual({ act: 'luck', n: luck('L11') })
    expect(thinks(checking('Repair', [luck('L11')], []))).toEqual({ act: 'pass' })
  })

  test('repeats a check that failed, not one that passed', () => {
    const rolled = (die: number): WkMatch => {
      const match = checking('Talk', [luck('L05')], [die])
      plays(match, [0, { act: 'pass' }])
      return match
    }
    expect(thinks(rolled(2))).toEqual({ act: 'luck', n: luck('L05') })
    expect(thinks(rolled(8))).toEqual({ act: 'pass' })
  })

  test('strikes harder, and softens a hit that would hurt', () => {
    const until = (match: WkMatch): Action => {
      while (!['luck', 'card'].includes(thinks(match).act))
        plays(match, [seatsAsked(match)[0]!, thinks(match)])
      return thinks(match)
    }
    const match = at(1, ['K08', 'K02'], 'W15', [9, 9], (s) => deal(s, 0, [luck('L02')]))
    plays(match, [0, card(ATTACK)], [ENEMY_SEAT, card(ATTACK)])
    expect(until(match)).toEqual({ act: 'luck', n: luck('L02') })
    const hit = at(1, ['K08', 'K02'], 'W15', [9, 9], (s) => deal(s, 0, [luck('L08')]))
    plays(hit, [0, card(DEFEND)], [ENEMY_SEAT, card(ATTACK)])
    expect(until(hit)).toEqual({ act: 'luck', n: luck('L08') })
  })

  test('lets the Waster play another card instead of a bad one, and keeps a good one', () => {
    const played = (id: string): WkMatch =>
      faceToFace(id, {
        change(s) {
          s.knights[0]!.hp = 2
          deal(s, 0, [luck('L10')])
        },
      })
    expect(thinks(played('W17'))).toEqual({ act: 'luck', n: luck('L10') })
    expect(thinks(played('W27'))).toEqual({ act: 'pass' })
  })
})
