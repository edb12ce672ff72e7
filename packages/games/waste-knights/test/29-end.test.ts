import { stepNumber } from '@midden/kernel'
import { plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { wasteKnights } from '../src/index.ts'
import type { WkOptions } from '../src/options.ts'
import type { Wk } from '../src/position.ts'
import { gearValue, leaders } from '../src/score.ts'
import { gameOver, questing, resultOf } from './quests.ts'
import { fetch, gear, held, ready, stage, type WkMatch } from './stage.ts'

type Mission = WkOptions['mission']

/** The last round of a mission has been played out. */
const timeUp = (mission: Mission, seats: number, change: (s: Wk) => void): WkMatch =>
  questing(mission, seats, (s) => {
    s.stack.length = 1
    s.stack[0]!.step = stepNumber(wasteKnights.program, 'round', 'end of the round')
    s.phase = 'rest'
    s.active = -1
    s.round = mission === 'REF' ? 10 : mission === 'M0' ? 1 : 12
    change(s)
  })
const walkOut = (s: Wk, seat: number): void => {
  const k = s.knights[seat]!
  s.pool[k.vehicle - gear('V01')]!++
  Object.assign(k, { vehicle: -1, fuel: 0, damaged: false })
}

describe('the time limit', () => {
  test('WK-29.5 WK-29.8 the end test comes after the Rest Step of the last round: 12 for the missions, 10 for REF', () => {
    const rounds = (['M1', 'M2', 'M4', 'M5', 'REF'] as const).map((mission) =>
      [9, 10, 11, 12].map((round) =>
        resultOf(
          timeUp(mission, 3, (s) => {
            s.round = round
          }),
        ) === null
          ? 0
          : round,
      ),
    )
    expect(rounds, 'WK-29.8').toEqual([
      [0, 0, 0, 12],
      [0, 0, 0, 12],
      [0, 0, 0, 12],
      [0, 0, 0, 12],
      [0, 10, 11, 12],
    ])
  })

  test('WK-29.5 M1 and REF go to the highest REP, M2 to most markers, M4 to most clues, M5 to most Cultists', () => {
    const rep = (s: Wk): void => {
      s.knights[1]!.rep = 5
      s.knights[2]!.rep = 6
    }
    expect(resultOf(timeUp('M1', 3, rep))).toEqual([4, 'time'])
    expect(resultOf(timeUp('REF', 3, rep))).toEqual([4, 'time'])
    const marked = timeUp('M2', 4, (s) => {
      rep(s)
      s.quest.beaten = [6, 1, 0, 0]
    })
    expect(resultOf(marked)).toEqual([1, 'time'])
    for (const mission of ['M4', 'M5'] as const) {
      const kept = timeUp(mission, 3, (s) => {
        rep(s)
        s.quest.markers = []
        s.quest.bag = []
        s.quest.kept = [[1, 4], [2], []]
      })
      expect(resultOf(kept)).toEqual([1, 'time'])
    }
  })

  test('WK-29.5 the end is told to everybody', () => {
    const match = stage(ready(3), (s) => {
      s.stack.length = 1
      s.stack[0]!.step = stepNumber(wasteKnights.program, 'round', 'Rest Step')
      s.round = 10
      s.knights[1]!.rep = 3
      s.knights.forEach((k) => {
        s.luck.discard.push(...k.hand.splice(0))
      })
    })
    const events = [0, 1, 2].flatMap((seat) => plays(match, [seat, { act: 'done' }]))
    // all stand in Gangraen: part a, then b
    events.push(...[0, 1, 2].flatMap((seat) => plays(match, [seat, { act: 'done' }])))
    expect(events.at(-1)).toEqual(gameOver('WK-29.5', 2, 'time'))
  })
})

describe('ties', () => {
  test('WK-Y31 WK-29.6 8 REP each: Y, G and a damaged vehicle (4) against R, G, G and none (5)', () => {
    const match = timeUp('REF', 2, (s) => {
      const [p, q] = s.knights as [Wk['knights'][number], Wk['knights'][number]]
      p.rep = 8
      q.rep = 8
      p.pack = [fetch(s, gear('Y01')), fetch(s, gear('G15'))]
      p.damaged = true
      q.pack = [fetch(s, gear('R09')), fetch(s, gear('G16')), fetch(s, gear('G17'))]
      walkOut(s, 1)
    })
    expect([gearValue(match.position, 0), gearValue(match.position, 1)], 'WK-Y31').toEqual([4, 5])
    expect(resultOf(match), 'WK-29.6').toEqual([2, 'time'])
    expect(wasteKnights.outcome(match.position)).toEqual({
      ranking: [[1], [0]],
      scores: [8, 8],
      breakdown: { how: 'time', winners: [1], gear: [4, 5] },
    })
  })

  test('WK-29.6 what the mission counts comes first, then REP, then gear, then the victory is shared', () => {
    const { position: s } = questing('M2', 3, (at) => {
      for (const seat of [0, 1, 2]) walkOut(at, seat)
      at.knights[0]!.rep = 2
      at.knights[1]!.rep = 3
      at.knights[2]!.rep = 3
      at.knights[2]!.pack = [fetch(at, gear('G15'))]
    })
    expect(
      leaders(s, (seat) => [1, 0, 0][seat]!),
      'WK-29.6',
    ).toBe(1)
    expect(leaders(s, () => 0)).toBe(4)
    s.knights[1]!.pack = [held(gear('G16'))]
    expect(leaders(s, () => 0)).toBe(6)
    s.gone = 4
    expect(leaders(s, () => 0)).toBe(2)
  })

  test('WK-29.6 WK-29.7 a tie in everything is a shared victory, places behind it by REP and gear', () => {
    const match = timeUp('REF', 4, (s) => {
      for (const seat of [0, 1, 2, 3]) walkOut(s, seat)
      s.knights[1]!.rep = 4
      s.knights[3]!.rep = 4
      s.knights[0]!.pack = [fetch(s, gear('G15'))]
    })
    expect(resultOf(match)).toEqual([0b1010, 'time'])
    expect(wasteKnights.outcome(match.position)!.ranking, 'WK-29.6').toEqual([[1, 3], [0], [2]])
  })

  test('WK-29.7 where all lose there is one place for all', () => {
    const match = timeUp('M3', 3, (s) => {
      s.knights[0]!.rep = 5
    })
    expect(wasteKnights.outcome(match.position), 'WK-29.7').toMatchObject({
      ranking: [[0, 1, 2]],
      breakdown: { how: 'lost', winners: [] },
    })
  })

  test('WK-R58 blue gear counts as red under the ladder played, the blue vehicle on either side; starting gear 0', () => {
    const value = (exchangeLadder: '1-2-3' | '1-3-9', damaged: boolean): number => {
      const { position: s } = questing(
        'REF',
        3,
        (at) => {
          walkOut(at, 0)
          at.knights[0]!.pack = [fetch(at, gear('B12'))]
          at.blue.splice(at.blue.indexOf(gear('B01')), 1)
          Object.assign(at.knights[0]!, { vehicle: gear('B01'), damaged })
        },
        { exchangeLadder },
      )
      return gearValue(s, 0)
    }
    expect([value('1-2-3', false), value('1-2-3', true), value('1-3-9', false)], 'WK-R58').toEqual([6, 6, 18])
  })

  test('WK-R57 REP never goes below 0, so the last place has at least none', () => {
    const match = timeUp('M1', 3, () => {})
    expect(wasteKnights.outcome(match.position)!.scores).toEqual([0, 0, 0])
  })
})

describe('what a mission may not touch', () => {
  test('WK-29.9 nobody is ever out by the rules: with every knight down the round goes on to its waking', () => {
    const match = stage(ready(3), (s) => {
      for (const [seat, k] of s.knights.entries()) {
        s.luck.discard.push(...k.hand.splice(0))
        Object.assign(k, { down: true, hp: 0, hex: seat === 0 ? 0 : k.hex })
      }
      s.stack.length = 1
      s.stack[0]!.step = stepNumber(wasteKnights.program, 'round', 'Move Step')
    })
    expect(match.position.knights.map(({ down, hp }) => [down, hp])).toEqual([
      [false, 2],
      [false, 2],
      [false, 2],
    ])
    expect([match.position.round, match.position.result]).toEqual([2, null])
  })

  test('WK-29.1 a table of a size or with cards a mission cannot be played with is refused', () => {
    const admits = (options: Partial<WkOptions>, seats: number) =>
      wasteKnights.admits!({ ...ready(2).position.options, ...options }, seats)?.clauses ?? null
    expect(admits({ mission: 'M2' }, 2)).toEqual(['WK-3.17'])
    expect(admits({ mission: 'M2' }, 3)).toBeNull()
    expect([2, 3, 4].map((seats) => admits({ mission: 'M0' }, seats))).toEqual([
      null,
      ['WK-3.17'],
      ['WK-3.17'],
    ])
    for (const mission of ['M1', 'M3', 'M4', 'M5', 'REF'] as const) expect(admits({ mission }, 2)).toBeNull()
  })
})
