import { stepNumber } from '@midden/kernel'
import { asked, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { hexOfNumber } from '../src/board/hexes.ts'
import { wasteKnights } from '../src/index.ts'
import { being, carryOn, exploreOf, offerTask, opened, visit } from './scout.ts'
import { die, fetch, gear, line, type WkMatch, whats } from './stage.ts'

const explore = { act: 'explore' }
const isOver = (match: WkMatch): boolean => exploreOf(match) === undefined

describe('the exploration check', () => {
  const PANELS = [
    [7, 'Repair', 3],
    [8, 'Medicine', 2],
    [9, 'Survival', 4],
    [13, 'Talk', 5],
  ] as const

  test.each(PANELS)('WK-11.3 hex %i asks for %s (7) first, once', (number, _name, skill) => {
    const match = visit(number, { draws: die(7, 7, 7) })
    const events = plays(match, [0, explore])
    expect(events.filter(({ what }) => what === 'check announced')).toMatchObject([
      { seat: 0, skill, difficulty: 7 },
    ])
    expect(asked(match)).toEqual(['0:what to do here'])
    expect(match.position.knights[0]!.marker).toBe(hexOfNumber(match.position, number))
  })

  test('WK-11.3 no other hex has a panel', () => {
    for (const number of [0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 14, 15])
      expect(whats(plays(visit(number), [0, explore]))).not.toContain('check announced')
  })

  test('WK-11.4 WK-11.5 failed: no task, no action; the marker is placed all the same, his turn is over', () => {
    const match = visit(9, { draws: die(6, 6, 6), change: (s) => void offerTask(s, 'P01') })
    const hex = match.position.knights[0]!.hex
    const events = plays(match, [0, explore])
    expect(events.at(-1)).toEqual({ what: 'exploration failed', clause: 'WK-11.4', seat: 0, hex })
    expect([isOver(match), match.position.knights[0]!.marker], 'WK-11.5').toEqual([true, hex])
  })

  test('WK-11.5 while he stays he explores it in later rounds without a check; leaving takes the marker back', () => {
    const again = visit(9, {
      change(s) {
        s.knights[0]!.marker = s.knights[0]!.hex
      },
    })
    const events = plays(again, [0, explore])
    expect(events, 'WK-11.5').toEqual([
      { what: 'exploration opened', clause: 'WK-11.17', seat: 0, hex: again.position.knights[0]!.hex },
    ])
    const elsewhere = visit(9, {
      draws: die(1, 1, 1),
      change(s) {
        s.knights[0]!.marker = hexOfNumber(s, 7)
      },
    })
    expect(whats(plays(elsewhere, [0, explore]))).toContain('check announced')
  })

  test('WK-11.5 no marker is left on a hex without a panel', () => {
    expect(opened(6, { change: being({ marker: -1 }) }).position.knights[0]!.marker, 'WK-11.5').toBe(-1)
  })

  test('WK-X3 WK-R46 Naomi at Old Refinery [9]: 2 + 1 − 2 dice, an 8 passes, a 6 fails; the marker stays either way', () => {
    const naomi = (roll: number): WkMatch =>
      visit(9, {
        knights: ['K04', 'K07', 'K03'],
        draws: die(roll),
        change(s) {
          s.knights[0]!.hp = 1
          s.knights[0]!.panels[4] = fetch(s, gear('G15'))
        },
      })
    const passed = naomi(8)
    const events = plays(passed, [0, explore])
    expect(events[0], 'WK-X3').toEqual({
      what: 'check announced',
      clause: 'WK-9.8',
      seat: 0,
      skill: 4,
      difficulty: 7,
      pool: 1,
    })
    expect(asked(passed)).toEqual(['0:what to do here'])
    expect(passed.position.knights[0]!.marker, 'WK-X3 WK-R46').toBe(hexOfNumber(passed.position, 9))
    const failed = naomi(6)
    plays(failed, [0, explore])
    expect([isOver(failed), failed.position.knights[0]!.marker]).toEqual([
      true,
      hexOfNumber(failed.position, 9),
    ])
  })

  test('B05 Cerbero Keycard passes an exploration check without a roll', () => {
    const match = visit(9, {
      change(s) {
        s.knights[0]!.panels[3] = fetch(s, gear('B05'))
      },
    })
    plays(match, [0, explore], [0, { act: 'use', n: line('B05') }])
    expect(asked(match)).toEqual(['0:what to do here'])
  })

  test('WK-11.15 WK-13.15 who fell in the check has opened nothing, though it was passed', () => {
    const match = visit(9)
    const f = exploreOf(match)!
    Object.assign(match.position.knights[0]!, { hp: 0, down: true })
    Object.assign(f, {
      doing: 'explore',
      outcome: 1,
      step: stepNumber(wasteKnights.program, 'explore', 'look around'),
    })
    expect(whats(carryOn(match))).not.toContain('exploration opened')
    expect([isOver(match), match.position.knights[0]!.marker], 'WK-13.15').toEqual([
      true,
      match.position.knights[0]!.hex,
    ])
  })
})
