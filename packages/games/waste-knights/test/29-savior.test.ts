import { asked, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { hexOfNumber } from '../src/board/hexes.ts'
import { wasteKnights } from '../src/index.ts'
import { pick } from './arena.ts'
import { combatNow, decide, gameOver, questing, resultOf, standBy } from './quests.ts'
import { being, type Given, opened } from './scout.ts'
import { answers, die, type WkMatch } from './stage.ts'

const missionActs = (match: WkMatch): number[] =>
  answers(match, 0).flatMap(({ act, n }) => (act === 'mission' ? [n!] : []))
const label = (match: WkMatch, n: number): string =>
  wasteKnights.words.action(wasteKnights.view(match.position, 0), { act: 'mission', n })
const act = (n: number) => ({ act: 'mission', n })

describe('M1 Savior of the Waste, mission=M1', () => {
  const speaker = (rep: number, given: Given & { hex?: number } = {}): WkMatch =>
    opened(given.hex ?? 1, {
      ...given,
      options: { mission: 'M1' },
      change: being({ rep }),
    })

  test('WK-29.1 Gangraen gains an action from 7 REP on with 2 or 3 players, from 8 with 4, and no other hex does', () => {
    expect([2, 3, 4].map((seats) => [6, 7, 8].map((rep) => missionActs(speaker(rep, { seats }))))).toEqual([
      [[], [0], [0]],
      [[], [0], [0]],
      [[], [], [0]],
    ])
    expect(missionActs(speaker(9, { hex: 2 }))).toEqual([])
  })

  test('WK-29.2 WK-29.4 Talk (7) passed wins at once, failed does nothing and has used the action up', () => {
    const won = speaker(7, { draws: die(7) })
    expect(label(won, 0)).toBe('Address the crowd: Talk (7) wins')
    const events = plays(won, [0, act(0)])
    expect(pick(events, 'crowd addressed')).toEqual([{ what: 'crowd addressed', clause: 'WK-29.2', seat: 0 }])
    expect(pick(events, 'check announced')).toMatchObject([{ skill: 5, difficulty: 7 }])
    expect(events.at(-1)).toEqual(gameOver('WK-29.4', 1, 'goal'))
    expect(resultOf(won)).toEqual([1, 'goal'])
    expect([won.position.phase, won.position.active, won.position.stack]).toEqual(['over', -1, []])
    const lost = speaker(7, { draws: die(6) })
    plays(lost, [0, act(0)])
    expect(resultOf(lost)).toBeNull()
    expect(answers(lost, 0)).not.toContainEqual(act(0))
  })

  test('WK-29.4 with 2 REP more no check is made: 9 with 3 players, 10 with 4', () => {
    const sure = speaker(9)
    expect(label(sure, 0)).toBe('Address the crowd and win')
    plays(sure, [0, act(0)])
    expect(resultOf(sure)).toEqual([1, 'goal'])
    const four = speaker(9, { seats: 4, draws: die(1) })
    plays(four, [0, act(0)])
    expect(resultOf(four)).toBeNull()
  })
})

describe('M2 There Can Be Only One, mission=M2', () => {
  const caller = (given: Given & { round?: number; at?: number } = {}): WkMatch =>
    opened(given.at ?? 1, {
      ...given,
      options: { mission: 'M2', ...given.options },
      change(s) {
        s.round = given.round ?? 6
        given.change?.(s)
      },
    })

  test('WK-29.2 from round 6 Gangraen gains Call out: every conscious rival, each once a round', () => {
    expect(missionActs(caller())).toEqual([1, 2])
    expect(missionActs(caller({ seats: 4 }))).toEqual([1, 2, 3])
    expect(missionActs(caller({ round: 5 }))).toEqual([])
    expect(missionActs(caller({ at: 2 }))).toEqual([])
    expect(
      missionActs(caller({ change: (s) => Object.assign(s.knights[1]!, { down: true, hp: 0 }) })),
    ).toEqual([2])
    expect(
      missionActs(
        caller({
          change: (s) => {
            s.quest.called = 4
          },
        }),
      ),
    ).toEqual([1])
  })

  test('WK-29.2 WK-7.26 whoever is called out is put on Gangraen and duels; his exploration marker is taken back', () => {
    const match = caller({
      change: (s) => {
        s.knights[1]!.marker = s.knights[1]!.hex
      },
    })
    const events = plays(match, [0, act(1)])
    const hex = hexOfNumber(match.position, 1)
    expect(events[0]).toEqual({ what: 'called out', clause: 'WK-29.2', seat: 0, other: 1, hex })
    expect(match.position.knights[1]!).toMatchObject({ hex, marker: -1 })
    expect(match.position.quest.called).toBe(2)
    expect(combatNow(match)).toMatchObject({ seats: [0, 1], foe: -1, hex })
  })

  test('WK-29.2 WK-19.5 winning a duel puts a marker on the rival’s sheet, one per rival; REP and theft stay', () => {
    const match = caller()
    plays(match, [0, act(1)])
    const events = decide(match, 0)
    expect(pick(events, 'marker on a sheet')).toEqual([
      { what: 'marker on a sheet', clause: 'WK-29.2', seat: 0, other: 1 },
    ])
    expect(match.position.quest.beaten).toEqual([2, 0, 0])
    expect(match.position.knights[0]!.rep).toBe(1)
    const again = caller({
      change: (s) => {
        s.quest.beaten[0] = 2
      },
    })
    plays(again, [0, act(1)])
    expect(pick(decide(again, 0), 'marker on a sheet')).toEqual([])
  })

  test('WK-29.2 the one called out may win too; a draw puts no marker', () => {
    const match = caller()
    plays(match, [0, act(1)])
    decide(match, 1)
    expect(match.position.quest.beaten).toEqual([0, 1, 0])
    const even = caller()
    plays(even, [0, act(1)])
    decide(even, 2)
    expect(even.position.quest.beaten).toEqual([0, 0, 0])
    expect(resultOf(even)).toBeNull()
  })

  test('WK-19.4 two who lay their arms down may trade', () => {
    const match = caller()
    plays(match, [0, act(1)], [0, { act: 'card', n: 2 }], [1, { act: 'card', n: 2 }])
    expect(asked(match)).toEqual(['0:lay down and propose'])
  })

  test('WK-29.4 a marker on every rival’s sheet wins at once, in the middle of a duel’s end', () => {
    const decided = caller({
      change: (s) => {
        s.quest.beaten[0] = 4
      },
    })
    plays(decided, [0, act(1)])
    const events = decide(decided, 0)
    expect(events.at(-1)).toEqual(gameOver('WK-29.4', 1, 'goal'))
    expect(wasteKnights.audit(decided.position)).toBeNull()
    const four = caller({
      seats: 4,
      change: (s) => {
        s.quest.beaten[0] = 6
      },
    })
    expect(resultOf(four)).toBeNull()
  })

  test('WK-29.4 two at once: the Active Knight is first', () => {
    const both = (active: number): WkMatch =>
      questing('M2', 3, (s) => {
        s.active = active
        s.quest.beaten = [6, 5, 0]
      })
    expect([resultOf(both(0)), resultOf(both(1))]).toEqual([
      [1, 'goal'],
      [2, 'goal'],
    ])
  })
})

describe('the reference mission, mission=REF', () => {
  test('WK-29.8 a knight with 10 REP who explores Gangraen wins at once; with 9, or elsewhere, he does not', () => {
    const explorer = (rep: number, number: number): WkMatch => opened(number, { change: being({ rep }) })
    expect(resultOf(explorer(10, 1)), 'WK-29.8').toEqual([1, 'goal'])
    expect(resultOf(explorer(9, 1))).toBeNull()
    expect(resultOf(explorer(10, 2))).toBeNull()
    standBy(explorer(9, 1), 'explore')
  })
})
