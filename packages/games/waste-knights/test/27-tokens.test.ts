import { asked, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { NEIGHBOURS } from '../src/board/geometry.ts'
import {
  contaminationAt,
  descriptionAt,
  hexOfNumber,
  isCity,
  isHazard,
  obstaclesAt,
  radiationAt,
  threatAt,
  tileAt,
} from '../src/board/hexes.ts'
import { standingDice } from '../src/effects/modifiers.ts'
import { ENEMY, nothing } from '../src/effects/scene.ts'
import { actionsHere, isHexOpen } from '../src/explore/openings.ts'
import type { Wk } from '../src/position.ts'
import { action, exploreOf, greens, offerTask, opened, own, visit } from './scout.ts'
import { push, ready, stage, task, type WkMatch } from './stage.ts'

const here = (s: Wk): number => s.knights[0]!.hex
/** The morning of the next round up to the Stalls. */
const morning = (match: WkMatch, change: (s: Wk) => void = () => {}): WkMatch =>
  stage(match, (s) => {
    s.phase = 'rest'
    s.active = -1
    change(s)
    push(s, { at: 'preparations', step: 0, turn: 0, space: 3 })
  })

describe('tokens of hazards', () => {
  test('WK-27.1 each acts like the printed icon, and they add up', () => {
    const { position: s } = visit(9)
    const hex = here(s)
    const printed = [threatAt(s, hex), radiationAt(s, hex), contaminationAt(s, hex), obstaclesAt(s, hex)]
    for (const layer of s.tokens) layer[hex] = 2
    expect(
      [threatAt(s, hex), radiationAt(s, hex), contaminationAt(s, hex), obstaclesAt(s, hex)],
      'WK-27.1',
    ).toEqual(printed.map((n) => n + 2))
    const { position: t } = visit(0)
    expect(isHazard(t, here(t))).toBe(false)
    t.tokens[2]![here(t)] = 1
    expect(isHazard(t, here(t))).toBe(true)
  })
})

describe('special tokens', () => {
  test('WK-27.3 no description: no exploration, no action, no requirement, no check, no passive', () => {
    const blank = (number: number, change: (s: Wk) => void = () => {}) =>
      visit(number, {
        change(s) {
          change(s)
          s.special[1] = hexOfNumber(s, number)
        },
      })
    for (const number of [1, 6, 9, 14]) {
      const match = blank(number, (s) => {
        greens(s, 0, 2)
        offerTask(s, number === 9 ? 'P01' : 'P05')
        own(s, 0, 'P11')
      })
      expect(exploreOf(match)).toBeUndefined()
      expect(descriptionAt(match.position, hexOfNumber(match.position, number))).toBeNull()
    }
  })

  test('WK-27.3 WK-11.2 isHexOpen: not under a token, not for the unconscious', () => {
    const match = opened(6)
    const f = exploreOf(match)!
    expect(isHexOpen(match.position, f)).toBe(true)
    match.position.knights[0]!.down = true
    expect(isHexOpen(match.position, f)).toBe(false)
    match.position.knights[0]!.down = false
    match.position.special[0] = here(match.position)
    expect([isHexOpen(match.position, f), actionsHere(match.position, f)]).toEqual([false, []])
  })

  test('WK-27.3 WK-12.11a the Tower’s passive is silent under a token', () => {
    const dice = (token: boolean): number => {
      const { position: s } = visit(11)
      const tower = hexOfNumber(s, 11)
      if (token) s.special[2] = tower
      const hex = NEIGHBOURS[tower]![0]!
      return standingDice(s, 0, { ...nothing, kind: 'attack', by: ENEMY, hex }).plus
    }
    expect([dice(false), dice(true)], 'WK-12.11a').toEqual([1, 0])
  })

  test('WK-27.2 two tokens on one hex: each counts for itself', () => {
    const { position: s } = visit(6)
    s.special = [here(s), here(s), -1]
    expect(descriptionAt(s, here(s))).toBeNull()
    s.special[0] = -1
    expect(descriptionAt(s, here(s))).toBeNull()
    s.special[1] = -1
    expect(descriptionAt(s, here(s))?.row.number).toBe(6)
  })

  test('WK-27.4 the printed icons go on working', () => {
    const { position: s } = visit(7)
    const before = [tileAt(s, here(s)).difficulty, threatAt(s, here(s)), radiationAt(s, here(s))]
    s.special[0] = here(s)
    expect([tileAt(s, here(s)).difficulty, threatAt(s, here(s)), radiationAt(s, here(s))], 'WK-27.4').toEqual(
      before,
    )
    expect(before).toEqual([2, 1, 1])
  })

  test('WK-27.4 WK-R44 tokenOnCity=normal a city is none meanwhile, tokenOnCity=city it stays one, without description', () => {
    const city = (tokenOnCity: 'normal' | 'city') => {
      const match = visit(2, {
        options: { tokenOnCity },
        change: (s) => {
          greens(s, 0, 1)
          s.special[1] = hexOfNumber(s, 2)
        },
      })
      const hex = hexOfNumber(match.position, 2)
      return [isCity(match.position, hex), exploreOf(match), descriptionAt(match.position, hex)]
    }
    expect(city('normal'), 'WK-27.4 WK-R44').toEqual([false, undefined, null])
    expect(city('city'), 'WK-27.4 WK-R44').toEqual([true, undefined, null])
  })

  test('WK-27.5 WK-Y23 the card of the special Stalls space stays, out of reach; TRADE, resupply and tasks are gone', () => {
    const match = visit(2, {
      change(s) {
        greens(s, 0, 2)
        offerTask(s, 'P07')
        s.special[1] = hexOfNumber(s, 2)
      },
    })
    expect(exploreOf(match)).toBeUndefined()
    expect(match.position.stalls[4], 'WK-27.5 WK-Y23').toBeGreaterThanOrEqual(0)
    const free = opened(2, {
      change(s) {
        greens(s, 0, 1)
        offerTask(s, 'P07')
      },
    })
    offersExactly(
      free,
      0,
      [{ act: 'done' }, action(2, 0), action(2, 1), { act: 'accept', n: task('P07') }],
      'WK-27.5',
    )
  })

  test('WK-Y23 WK-5.10 placed in round 2: dark in 1c of round 3, gone in 1c of round 4', () => {
    const match = morning(ready(3), (s) => {
      s.round = 2
      s.special[1] = hexOfNumber(s, 2)
      for (const k of s.knights) k.hex = hexOfNumber(s, 2)
    })
    expect(asked(match)).toEqual(['2:1e clear the Stalls'])
    expect(
      [match.position.round, match.position.special[1], match.position.dark[1]],
      'WK-Y23 WK-5.10',
    ).toEqual([3, hexOfNumber(match.position, 2), true])
    const later = morning(match)
    expect([later.position.special[1], later.position.dark[1]], 'WK-Y23 WK-5.10').toEqual([-1, false])
    plays(later, [2, { act: 'clear', ns: [] }])
  })
})
