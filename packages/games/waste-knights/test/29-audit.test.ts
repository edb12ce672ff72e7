import { stepNumber } from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import { hexOfNumber } from '../src/board/hexes.ts'
import type { MissionFrame } from '../src/frames/round.ts'
import { wasteKnights } from '../src/index.ts'
import { STEPS } from '../src/missions/tenable.ts'
import type { WkOptions } from '../src/options.ts'
import type { Wk } from '../src/position.ts'
import { questing, step1d } from './quests.ts'
import { luck, ready } from './stage.ts'

/** What the audit says of such a table after this change. */
function audited(mission: WkOptions['mission'], seats: number, change: (s: Wk) => void): string | null {
  const s = wasteKnights.clone(questing(mission, seats, () => {}).position)
  change(s)
  return wasteKnights.audit(s)
}
const frame = (given: Partial<MissionFrame>): MissionFrame => ({
  at: 'mission',
  step: 0,
  hook: 'action',
  seat: 0,
  turn: 0,
  n: 0,
  outcome: -1,
  ...given,
})
const step = (name: string): number => stepNumber(wasteKnights.program, 'mission', name)

describe('foreign states of a mission', () => {
  test('WK-29.1 the mission is settled, agreed on and playable here', () => {
    expect(audited('M1', 3, () => {})).toBeNull()
    expect(audited('M1', 3, (s) => void Object.assign(s.quest, { mission: -1 }))).toBe(
      'a match is played for a mission',
    )
    expect(audited('M1', 3, (s) => void Object.assign(s.quest, { mission: 4 }))).toBe(
      'the mission is the one agreed on',
    )
    const two = ready(2, { options: { mission: 'REF' } }).position
    const s = { ...wasteKnights.clone(two), options: { ...two.options, mission: 'agree' as const } }
    s.quest.mission = 1
    expect(wasteKnights.audit(s)).toBe('There Can Be Only One cannot be played here')
  })

  test('WK-29.1 markers are there once, the Dame is in one place, Lord Humus somewhere', () => {
    expect(audited('M4', 3, (s) => void s.quest.kept[0]!.push(3))).toBe('a mission marker is there once')
    expect(audited('M3', 3, (s) => void Object.assign(s.quest, { carrier: 3 }))).toBe(
      'the Dame is in one place',
    )
    expect(audited('M3', 3, (s) => void Object.assign(s.quest, { carrier: 1, dame: 4 }))).toBe(
      'the Dame is in one place',
    )
    expect(audited('M3', 3, (s) => void Object.assign(s.quest, { villain: -1 }))).toBe(
      'Lord Humus is somewhere on the board',
    )
    expect(audited('M3', 3, (s) => void Object.assign(s.quest, { carrier: 1 }))).toBeNull()
  })

  test('WK-29.2 a mission’s frame speaks of things that are there', () => {
    expect(STEPS.map(step)).toEqual([0, 1, 2, 3, 4])
    const wrong = (
      mission: WkOptions['mission'],
      given: Partial<MissionFrame>,
      change: (s: Wk) => void = () => {},
    ) =>
      audited(mission, 3, (s) => {
        change(s)
        s.stack.push(frame(given))
      })
    expect(wrong('M1', { seat: 3 })).toBe('stack[2]: there is no such seat')
    expect(wrong('M1', {})).toBe('stack[2]: an action begins by itself')
    expect(wrong('M5', { step: 2, n: 7, hook: 'waster step' })).toBe(
      'stack[2]: there is no place for this Cultist',
    )
    const came = step('what came of it')
    // Nothing is wrong with the frame; it only does not wait for anybody.
    const sound = 'the match waits for somebody'
    expect(wrong('M2', { step: came, n: 3 })).toBe('stack[2]: nothing can come of this')
    expect(wrong('M2', { step: came, n: 0 })).toBe('stack[2]: nothing can come of this')
    expect(wrong('M2', { step: came, n: 1 })).toBe(sound)
    expect(wrong('M4', { step: came, n: 10 })).toBe('stack[2]: nothing can come of this')
    expect(wrong('M4', { step: came, n: 9, turn: 2 })).toBe('stack[2]: nothing can come of this')
    expect(wrong('M4', { step: came, n: 9, turn: 5 })).toBe(sound)
    expect(wrong('M5', { step: came, n: 0, turn: 1 })).toBe('stack[2]: nothing can come of this')
    const cultist = (s: Wk): void => {
      s.quest.markers = [{ n: 1, hex: hexOfNumber(s, 8), shown: true }]
      s.quest.bag = [2, 3]
    }
    expect(wrong('M5', { step: came, n: 0, turn: 1 }, cultist)).toBe(sound)
    expect(wrong('M5', { step: came, n: 0, turn: 1, hook: 'explored' }, cultist)).toBe(
      'stack[2]: nothing can come of this',
    )
    expect(wrong('M4', { step: step('give up a clue'), n: 10 })).toBe('stack[2]: nothing can come of this')
  })

  test('WK-25.4 WK-21.7 trades, rests and wakings are of somebody and over what is there', () => {
    const with_ = (f: Wk['stack'][number]) => audited('REF', 3, (s) => void s.stack.push(f))
    const trade = {
      at: 'trade',
      step: 0,
      seat: 0,
      hex: 1,
      offered: [],
      spaces: [],
      vehicle: -1,
      damaged: false,
      edits: 0,
      closed: '',
    } as const
    const bad = 'stack[2]: a trade is over what is there'
    expect(with_({ ...trade, offered: [], spaces: [] })).toBeNull()
    expect(with_({ ...trade, offered: [7000], spaces: [0] })).toBeNull()
    expect(with_({ ...trade, offered: [7000, 7000], spaces: [] })).toBe(bad)
    expect(with_({ ...trade, offered: [2000], spaces: [] })).toBe(bad)
    expect(with_({ ...trade, offered: [], spaces: [4] })).toBe(bad)
    expect(with_({ ...trade, offered: [], spaces: [], vehicle: luck('L05') })).toBe(bad)
    expect(with_({ ...trade, seat: 3, offered: [], spaces: [] })).toBe(bad)
    expect(with_({ at: 'rest', step: 0, done: 0, resupplied: 0, acts: [0, 0], turn: 0 })).toBe(
      'stack[2]: everybody rests for himself',
    )
    expect(with_({ at: 'wake', step: 0, seat: 3, hex: -1 })).toBe('stack[2]: there is no such seat')
  })

  test('WK-30.2 a Cultist being placed is a sound position', () => {
    expect(wasteKnights.audit(step1d('M5', 3, 2).position)).toBeNull()
  })
})
