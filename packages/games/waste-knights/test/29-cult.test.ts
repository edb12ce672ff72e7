import { asked, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { hexOfNumber, numberAt, threatAt } from '../src/board/hexes.ts'
import { sold } from '../src/content/catalogue.ts'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { missionHook } from '../src/push.ts'
import { moveWaster } from '../src/roles.ts'
import { pick } from './arena.ts'
import { combatNow, decide, questing, resultOf, step1d } from './quests.ts'
import { type Given, opened, visit } from './scout.ts'
import { answers, die, ready, type WkMatch } from './stage.ts'

const act = (n: number) => ({ act: 'mission', n })
const numbers = (match: WkMatch): number[] =>
  answers(match, 2).flatMap((a) => (a.act === 'hex' ? [numberAt(match.position, a.n!)] : []))

/** Cultists with these numbers stand on the special hexes from 8 on; the rest is in the bag. */
function standing(s: Wk, list: number[], from = 8): void {
  s.quest.markers = list.map((n, i) => ({ n, hex: hexOfNumber(s, from + i), shown: true }))
  s.quest.bag = [1, 2, 3, 4, 5, 6].filter((n) => !list.includes(n))
}

describe('M5 Rule 1: Cultists come, mission=M5', () => {
  test('WK-29.1 WK-3.1 six markers lie shuffled face down, hidden from all', () => {
    const { position: s } = ready(3, { options: { mission: 'M5' } })
    expect(s.quest.bag.toSorted()).toEqual([1, 2, 3, 4, 5, 6])
    expect(wasteKnights.view(s, 2).quest.bag).toEqual([-1, -1, -1, -1, -1, -1])
  })

  test('WK-X18 WK-5.11 in 1d of each even round the Waster draws a marker; none in an odd one, and round 1 has no 1d', () => {
    for (const round of [3, 5, 7, 9, 11])
      expect(asked(step1d('M5', 3, round))).toEqual(['2:1e clear the Stalls'])
    for (const round of [2, 4, 6, 8, 10, 12])
      expect(asked(step1d('M5', 3, round)), 'WK-X18').toEqual(['2:place the Cultist'])
    const first = ready(3, { options: { mission: 'M5' } }).position
    expect([first.round, first.quest.bag.length]).toEqual([1, 6])
  })

  test('WK-29.2 it goes face up on a special hex without a knight, a Cultist or a special token', () => {
    const match = step1d('M5', 3, 2, (s) => {
      standing(s, [6])
      s.knights[1]!.hex = hexOfNumber(s, 10)
      s.special[1] = hexOfNumber(s, 12)
    })
    expect(match.position.quest.bag).toHaveLength(4)
    const drawn = (match.position.stack.at(-1) as { n: number }).n
    expect(numbers(match)).toEqual([6, 7, 9, 11, 13, 14, 15])
    const hex = hexOfNumber(match.position, 11)
    const events = plays(match, [2, { act: 'hex', n: hex }])
    expect(events).toEqual([{ what: 'Cultist placed', clause: 'WK-29.2', n: drawn, hex }])
    expect(match.position.quest.markers.at(-1)).toEqual({ n: drawn, hex, shown: true })
  })

  test('WK-29.2 without a legal hex no marker is drawn, nor from an empty bag', () => {
    const full = step1d('M5', 3, 2, (s) => {
      standing(s, [1, 2, 3, 4, 5], 6)
      s.knights[0]!.hex = hexOfNumber(s, 11)
      s.knights[1]!.hex = hexOfNumber(s, 12)
      s.special = [hexOfNumber(s, 13), hexOfNumber(s, 14), hexOfNumber(s, 15)]
    })
    expect(asked(full)).toEqual(['2:1e clear the Stalls'])
    expect(full.position.quest.bag).toEqual([6])
    const empty = step1d('M5', 3, 2, (s) => {
      s.quest.kept = [[1, 2, 3], [4, 5], [6]]
      s.quest.bag = []
    })
    expect(asked(empty)).toEqual(['2:1e clear the Stalls'])
  })

  test('WK-30.12 the marker drawn is shown to everybody, and an imagined bag never holds it twice', () => {
    const match = step1d('M5', 3, 2)
    const drawn = (match.position.stack.at(-1) as { n: number }).n
    for (let i = 0; i < 20; i++) {
      const s = wasteKnights.imagine(wasteKnights.view(match.position, 1), {
        a: i,
        b: 2,
        c: 3,
        d: 1,
        script: null,
      })
      expect(s.quest.bag).not.toContain(drawn)
    }
  })
})

describe('M5 Rules 2 and 3', () => {
  const facing = (number: number, n: number, given: Given = {}): WkMatch =>
    opened(number, {
      ...given,
      options: { mission: 'M5', ...given.options },
      change(s) {
        s.quest.markers = [{ n, hex: s.knights[0]!.hex, shown: true }]
        s.quest.bag = [1, 2, 3, 4, 5, 6].filter((other) => other !== n)
        given.change?.(s)
      },
    })

  test('WK-29.2 WK-29.3 a hex with a Cultist has 1 more THREAT and no exploration actions, only the fight', () => {
    const match = facing(6, 1)
    expect(answers(match, 0), 'WK-29.3').toEqual([{ act: 'done' }, act(0)])
    const hex = match.position.knights[0]!.hex
    expect([threatAt(match.position, hex), threatAt(match.position, hexOfNumber(match.position, 8))]).toEqual(
      [2, 1],
    )
    const free = opened(6, { options: { mission: 'M5' } })
    expect([
      threatAt(free.position, free.position.knights[0]!.hex),
      answers(free, 0).some((a) => a.act === 'action'),
    ]).toEqual([1, true])
  })

  test('WK-11.3 the hex’s exploration check comes before the fight', () => {
    const match = visit(7, {
      options: { mission: 'M5' },
      change: (s) => {
        standing(s, [1], 7)
      },
      draws: die(1, 1),
    })
    plays(match, [0, { act: 'explore' }])
    expect(answers(match, 0).some((a) => a.act === 'mission')).toBe(false)
  })

  test('WK-29.2 WK-4.5 the Cultist of that number is played by the move Waster', () => {
    for (const n of [1, 4, 6]) {
      const match = facing(6, n)
      plays(match, [0, act(0)])
      const combat = combatNow(match)!
      expect(combat).toMatchObject({ foe: sold.cultists + n - 1, seats: [0, moveWaster(match.position, 0)] })
      expect(sold.wild[combat.foe]!.fighter!.health).toBe(n === 6 ? 5 : 3)
    }
  })

  test('WK-29.2 won: the marker is kept, with 1 REP and 1 yellow card; lost or drawn: the Cultist stays', () => {
    const won = facing(6, 3)
    plays(won, [0, act(0)])
    const events = decide(won, 0)
    expect(pick(events, 'Cultist beaten')).toEqual([
      { what: 'Cultist beaten', clause: 'WK-29.2', seat: 0, n: 3 },
    ])
    expect(won.position.quest).toMatchObject({ markers: [], kept: [[3], [], []] })
    expect(won.position.stack.findLast((f) => f.at === 'reward')).toMatchObject({
      left: [
        { gain: 'rep', n: 1 },
        { draw: 'yellow', n: 1 },
      ],
    })
    for (const outcome of [1, 2] as const) {
      const lost = facing(6, 3)
      plays(lost, [0, act(0)])
      decide(lost, outcome)
      expect(lost.position.quest.markers).toHaveLength(1)
      expect(lost.position.quest.kept).toEqual([[], [], []])
    }
  })
})

describe('M5 end', () => {
  const atTheEnd = (seats: number, n: number): WkMatch =>
    questing('M5', seats, (s) => {
      s.phase = 'waster'
      s.active = -1
      standing(s, [1, 2, 3, 4].slice(0, n))
      missionHook(s, 'end of the Waster Step', 0)
    })

  test('WK-29.7 all lose at the end of a Waster Step with 4 Cultists on the board, however many play', () => {
    expect(
      [2, 3, 4].map((seats) => [2, 3, 4].map((n) => resultOf(atTheEnd(seats, n))?.[1] ?? '')),
      'WK-29.7',
    ).toEqual([
      ['', '', 'lost'],
      ['', '', 'lost'],
      ['', '', 'lost'],
    ])
    expect(resultOf(atTheEnd(3, 4))).toEqual([0, 'lost'])
  })
})
