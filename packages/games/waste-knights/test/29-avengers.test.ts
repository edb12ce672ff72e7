import { seeded } from '@midden/kernel'
import { asked, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { LEDGER_LAYOUT } from '../src/board/layout.ts'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { moveWaster } from '../src/roles.ts'
import { pick } from './arena.ts'
import { combatNow, decide, gameOver, resultOf, standBy, step1d } from './quests.ts'
import { exploreOf, type Given, opened } from './scout.ts'
import { answers, die, hexAt, luck, ready, type WkMatch, wild } from './stage.ts'

const AUNTY = wild('W32')
const act = (n: number) => ({ act: 'mission', n })
const FIGHT = act(10)

/** Seat 0 explores Red Tomb, where clue n lies as the only marker at hand. */
function onClue(n: number, given: Given & { shown?: boolean } = {}): WkMatch {
  return opened(7, {
    ...given,
    options: { mission: 'M4', ...given.options },
    change(s) {
      s.quest.markers = [{ n, hex: s.knights[0]!.hex, shown: given.shown ?? false }]
      given.change?.(s)
    },
  })
}
const clues = (match: WkMatch): number[][] => match.position.quest.kept

describe('M4 setup, mission=M4', () => {
  test('WK-3.1 WK-29.1 Aunty Entropy lies beside the board, six markers face down on S5 to S10, hidden from all', () => {
    const { position: s } = ready(3, { options: { mission: 'M4' } })
    expect(s.wild.deck).not.toContain(AUNTY)
    expect([s.quest.beside, s.quest.villain]).toEqual([[AUNTY], -1])
    expect(s.quest.markers.map(({ hex }) => hex)).toEqual(
      ['S5', 'S6', 'S7', 'S8', 'S9', 'S10'].map((place) => LEDGER_LAYOUT.indexOf(place as never)),
    )
    expect(s.quest.markers.map(({ n }) => n).sort()).toEqual([1, 2, 3, 4, 5, 6])
    expect(s.quest.markers.every(({ shown }) => !shown)).toBe(true)
    expect(wasteKnights.view(s, 0).quest.markers.map(({ n }) => n)).toEqual([-1, -1, -1, -1, -1, -1])
  })
})

describe('M4 Rule 1: clues', () => {
  test('WK-29.2 a knight exploring the hex may turn the marker up as his action and keep it; elsewhere there is nothing', () => {
    const match = onClue(1)
    expect(answers(match, 0)).toContainEqual(act(0))
    const events = plays(match, [0, act(0)])
    expect(events.slice(0, 3)).toMatchObject([
      { what: 'clue turned up', clause: 'WK-29.2', seat: 0, n: 1, reveals: true },
      { what: 'clue kept', clause: 'WK-29.2', seat: 0, n: 1 },
      { what: 'counter', clause: 'WK-29.2', seat: 0, counter: 'rep', by: 1, now: 1 },
    ])
    expect([clues(match), match.position.quest.markers]).toEqual([[[1], [], []], []])
    expect(exploreOf(match)?.acted ?? true).toBe(true)
    const off = opened(0, { options: { mission: 'M4' } })
    expect(answers(off, 0).some((a) => a.act === 'mission')).toBe(false)
  })

  test('WK-29.2 clue 2: Hell Raiders, played by the move Waster; kept only by whoever wins', () => {
    const won = onClue(2)
    plays(won, [0, act(0)])
    expect(combatNow(won)).toMatchObject({
      seats: [0, moveWaster(won.position, 0)],
      foe: wild('W15'),
      bonus: 0,
    })
    decide(won, 0)
    expect(clues(won)[0]).toEqual([2])
    for (const outcome of [1, 2] as const) {
      const lost = onClue(2)
      plays(lost, [0, act(0)])
      decide(lost, outcome)
      expect(clues(lost)[0]).toEqual([])
      expect(lost.position.quest.markers).toEqual([{ n: 2, hex: lost.position.knights[0]!.hex, shown: true }])
    }
  })

  test('WK-29.1 while a clue is followed the others are still any of those left', () => {
    const match = opened(7, {
      options: { mission: 'M4' },
      change(s) {
        s.quest.markers.forEach((marker, i) => {
          marker.n = [1, 4, 5, 2, 3, 6][i]!
          if (i === 3) marker.hex = s.knights[0]!.hex
          else if (marker.hex === s.knights[0]!.hex) marker.hex = 1
        })
      },
    })
    plays(match, [0, act(3)])
    for (let i = 0; i < 20; i++) {
      const s = wasteKnights.imagine(wasteKnights.view(match.position, 1), seeded(`${i}`))
      expect(s.quest.markers.map(({ n }) => n).toSorted()).toEqual([1, 2, 3, 4, 5, 6])
      expect(s.quest.markers[3]!.n).toBe(2)
    }
  })

  test('WK-29.2 a clue that lies face up can be followed again, and turns up nothing new', () => {
    const match = onClue(2, { shown: true })
    const events = plays(match, [0, act(0)])
    expect(events[0]).toEqual({ what: 'clue turned up', clause: 'WK-29.2', seat: 0, n: 2 })
    decide(match, 0)
    expect(clues(match)[0]).toEqual([2])
  })

  test('WK-29.2 clue 3 draws a yellow card, clue 6 a luck card', () => {
    const gear = onClue(3)
    const card = gear.position.gear[1]!.deck.at(-1)!
    plays(gear, [0, act(0)])
    if (asked(gear)[0] === '0:card or vehicle') plays(gear, [0, { act: 'draw' }])
    expect(gear.position.stack.at(-1)).toMatchObject({ at: 'place', seat: 0, cards: [{ card }] })
    const hand = onClue(6)
    plays(hand, [0, act(0)])
    expect(hand.position.knights[0]!.hand).toHaveLength(1)
    expect([clues(gear)[0], clues(hand)[0]]).toEqual([[3], [6]])
  })

  test('WK-29.2 WK-R24 clue 4: 1 Health and vehicle damage; it is kept even if he falls', () => {
    const match = onClue(4)
    plays(match, [0, act(0)])
    expect(match.position.knights[0]!).toMatchObject({ hp: 3, damaged: true })
    const fallen = onClue(4, { change: (s) => Object.assign(s.knights[0]!, { hp: 1 }) })
    plays(fallen, [0, act(0)])
    expect([fallen.position.knights[0]!.down, clues(fallen)[0]]).toEqual([true, [4]])
  })

  test('WK-29.2 clue 5: Medicine (5) passed draws two luck cards, failed none', () => {
    const passed = onClue(5, { knights: ['K01', 'K07', 'K03'], draws: die(5) })
    const events = plays(passed, [0, act(0)])
    expect(pick(events, 'check announced')).toMatchObject([{ skill: 2, difficulty: 5 }])
    expect(passed.position.knights[0]!.hand).toHaveLength(2)
    const failed = onClue(5, { knights: ['K01', 'K07', 'K03'], draws: die(4) })
    plays(failed, [0, act(0)])
    expect(failed.position.knights[0]!.hand).toHaveLength(0)
    expect([clues(passed)[0], clues(failed)[0]]).toEqual([[5], [5]])
  })
})

describe('M4 Rule 2: she appears', () => {
  const third = (seats: number, held: number[][]): WkMatch => {
    const match = onClue(1, {
      seats,
      change: (s) => {
        s.quest.kept = held
      },
    })
    plays(match, [0, act(0)])
    return match
  }
  test('WK-29.2 with 3 clues held by all (2 or 3 players), 4 with 4 players, she stands on the hex of the last one', () => {
    expect(third(3, [[], [2], []]).position.quest.villain).toBe(-1)
    const three = third(3, [[2], [3], []])
    expect(three.position.quest.villain).toBe(three.position.knights[0]!.hex)
    expect(third(2, [[], [2, 3]]).position.quest.villain).toBeGreaterThanOrEqual(0)
    expect(third(4, [[], [2], [3], []]).position.quest.villain).toBe(-1)
    expect(third(4, [[], [2], [3], [4]]).position.quest.villain).toBeGreaterThanOrEqual(0)
  })

  test('WK-29.2 once there she is not put anywhere else by another clue', () => {
    const match = onClue(1, {
      change: (s) => {
        s.quest.kept = [[], [2, 3], [4]]
        s.quest.villain = hexAt(1, 1)
      },
    })
    plays(match, [0, act(0)])
    expect(match.position.quest.villain).toBe(hexAt(1, 1))
  })

  test('WK-5.11 from then on the Waster moves her 1 hex in 1d, never into a city', () => {
    expect(asked(step1d('M4', 3, 2))).toEqual(['2:1e clear the Stalls'])
    const match = step1d('M4', 3, 2, (s) => {
      s.quest.villain = hexAt(0, -1)
    })
    expect(answers(match, 2)).toEqual(
      [hexAt(1, -1), hexAt(-1, -1), hexAt(1, -2), hexAt(-1, 0)].map((n) => ({ act: 'villain', n })),
    )
    const events = plays(match, [2, { act: 'villain', n: hexAt(1, -2) }])
    expect(events).toEqual([{ what: 'villain moved', clause: 'WK-29.2', card: AUNTY, hex: hexAt(1, -2) }])
  })
})

describe('M4 Rule 3: the fight', () => {
  const before = (rep: number, held: number[], change: (s: Wk) => void = () => {}): WkMatch =>
    opened(0, {
      options: { mission: 'M4' },
      change(s) {
        s.knights[0]!.rep = rep
        s.quest.markers = []
        s.quest.kept[0] = held
        s.quest.villain = s.knights[0]!.hex
        change(s)
        deadlock(s)
      },
    })
  /** He has a luck card, so that he is asked whatever the mission offers. */
  const deadlock = (s: Wk): void => {
    const card = luck('L12')
    s.luck.deck.splice(s.luck.deck.indexOf(card), 1)
    s.knights[0]!.hand = [card]
  }

  test('WK-29.2 with 4 REP and a clue, on her hex: not with 3, not without a clue, not elsewhere', () => {
    expect(answers(before(4, [1]), 0)).toContainEqual(FIGHT)
    expect(answers(before(3, [1]), 0)).not.toContainEqual(FIGHT)
    expect(answers(before(4, []), 0)).not.toContainEqual(FIGHT)
    const elsewhere = before(4, [1], (s) => {
      s.quest.villain = 0
    })
    expect(answers(elsewhere, 0)).not.toContainEqual(FIGHT)
  })

  test('WK-29.2 one more die for each clue, at most two', () => {
    const dice = [[1], [1, 2], [1, 2, 3]].map((held) => {
      const match = before(4, held)
      plays(match, [0, FIGHT])
      expect(combatNow(match)).toMatchObject({ foe: AUNTY, seats: [0, 2] })
      return combatNow(match)!.bonus
    })
    expect(dice).toEqual([1, 2, 2])
  })

  test('WK-29.4 defeating her wins at once', () => {
    const match = before(4, [1])
    plays(match, [0, FIGHT])
    const events = decide(match, 0)
    expect(events.at(-1)).toEqual(gameOver('WK-29.4', 1, 'goal'))
    expect(resultOf(match)).toEqual([1, 'goal'])
    expect(wasteKnights.audit(match.position)).toBeNull()
  })

  test('WK-29.2 WK-1.18 losing costs a clue, the Waster says which: it lies face up on her hex; a draw costs nothing', () => {
    const match = before(4, [3, 5])
    plays(match, [0, FIGHT])
    decide(match, 1)
    expect(asked(match)).toEqual(['2:give up a clue'])
    expect(answers(match, 2)).toEqual([
      { act: 'clue', n: 3 },
      { act: 'clue', n: 5 },
    ])
    const events = plays(match, [2, { act: 'clue', n: 5 }])
    const hex = match.position.quest.villain
    expect(events[0]).toEqual({ what: 'clue lost', clause: 'WK-29.2', seat: 0, n: 5, hex })
    expect([clues(match)[0], match.position.quest.markers]).toEqual([[3], [{ n: 5, hex, shown: true }]])
    const one = before(4, [3])
    plays(one, [0, FIGHT])
    decide(one, 1)
    expect([clues(one)[0], one.position.quest.markers.length]).toEqual([[], 1])
    const even = before(4, [3])
    plays(even, [0, FIGHT])
    decide(even, 2)
    expect(clues(even)[0]).toEqual([3])
    standBy(even, 'explore')
  })
})
