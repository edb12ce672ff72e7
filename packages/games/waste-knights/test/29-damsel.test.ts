import { asked, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { tileAt } from '../src/board/hexes.ts'
import { cards } from '../src/cards.ts'
import { missionDice } from '../src/missions/dice.ts'
import type { Wk } from '../src/position.ts'
import { startCombat, startSteal } from '../src/push.ts'
import { pick } from './arena.ts'
import { decide, questing, resultOf, standBy, step1d } from './quests.ts'
import { drive, moveOf, onTheRoad, wildOf } from './road.ts'
import { opened } from './scout.ts'
import { answers, die, hexAt, ready, type WkMatch, wild } from './stage.ts'

const KEEP = hexAt(-3, 0)
const HUMUS = wild('W17')
const villainHexes = (match: WkMatch, seat: number): number[] =>
  answers(match, seat).flatMap(({ act, n }) => (act === 'villain' ? [n!] : []))
const moves = (n: number) => ({ act: 'villain', n })

describe('M3 setup, mission=M3', () => {
  test('WK-3.1 WK-29.1 Lord Humus lies beside the board, Compost Keep replaces the tile at (−3,0), the Dame is with him', () => {
    const { position: s } = ready(3, { options: { mission: 'M3' } })
    expect(s.wild.deck).not.toContain(HUMUS)
    expect(s.quest).toMatchObject({ beside: [HUMUS], villain: KEEP, dame: -1, carrier: -1 })
    expect(tileAt(s, KEEP)).toMatchObject({ id: 'Compost Keep', difficulty: 2, threat: 2, number: 0 })
    expect(cards(s).tiles[s.quest.tile]!.number).toBe(0)
    expect(s.tiles).not.toContain(s.quest.tile)
  })
})

describe('M3 Rule 1: Lord Humus on the move', () => {
  test('WK-5.11 WK-29.2 from round 3 the Waster moves him 1 hex in 1d, never into a city', () => {
    expect(asked(step1d('M3', 3, 2))).toEqual(['2:1e clear the Stalls'])
    const match = step1d('M3', 3, 3)
    expect(asked(match)).toEqual(['2:move the villain'])
    // Alice Offsprings lies at (−3,1)
    expect(villainHexes(match, 2)).toEqual([hexAt(-2, 0), hexAt(-2, -1)])
    const events = plays(match, [2, moves(hexAt(-2, 0))])
    expect(events).toEqual([{ what: 'villain moved', clause: 'WK-29.2', card: HUMUS, hex: hexAt(-2, 0) }])
    expect(match.position.quest.villain).toBe(hexAt(-2, 0))
    expect(asked(match)).toEqual(['2:1e clear the Stalls'])
  })

  const hunting = (carrierAt: number, villainAt: number): WkMatch =>
    step1d('M3', 3, 3, (s) => {
      s.quest.carrier = 1
      s.knights[1]!.hex = carrierAt
      s.quest.villain = villainAt
    })

  test('WK-29.2 once she is taken he goes up to 2 hexes, each towards her carrier', () => {
    const match = hunting(hexAt(0, 3), hexAt(2, 0))
    expect(answers(match, 2)).toEqual([moves(hexAt(2, 1)), moves(hexAt(1, 1)), { act: 'halt' }])
    plays(match, [2, moves(hexAt(1, 1))])
    // Queen's Valley at (0,2) is nearer too, but a city
    expect(answers(match, 2)).toEqual([moves(hexAt(1, 2)), { act: 'halt' }])
    plays(match, [2, { act: 'halt' }])
    expect(match.position.quest.villain).toBe(hexAt(1, 1))
    expect(match.position.knights[1]!.hp).toBe(4)
    const far = hunting(hexAt(0, 3), hexAt(2, 0))
    plays(far, [2, moves(hexAt(2, 1))], [2, moves(hexAt(1, 2))])
    expect([far.position.quest.villain, asked(far)]).toEqual([hexAt(1, 2), ['2:1e clear the Stalls']])
  })

  test('WK-29.2 ending on her carrier’s hex he costs 1 Health, also if he was there already', () => {
    const match = hunting(hexAt(1, 1), hexAt(1, 0))
    const events = plays(match, [2, moves(hexAt(1, 1))])
    expect(pick(events, 'counter')).toEqual([
      { what: 'counter', clause: 'WK-29.2', seat: 1, counter: 'hp', by: -1, now: 3 },
    ])
    const there = hunting(hexAt(1, 1), hexAt(1, 1))
    expect([asked(there), there.position.knights[1]!.hp]).toEqual([['2:1e clear the Stalls'], 3])
  })
})

describe('M3 Rule 2: meeting him on the road', () => {
  const meeting = (change: (s: Wk) => void = () => {}): WkMatch =>
    onTheRoad({
      options: { mission: 'M3' },
      deck: ['W22', 'W23'],
      change(s) {
        s.quest.tile = s.tiles[KEEP]!
        s.tiles[KEEP] = cards(s).tiles.length
        s.quest.villain = hexAt(0, 1)
        change(s)
      },
      draws: die(1, 1, 1, 1, 1, 1, 1, 1),
    })

  test('WK-29.3 whoever enters his hex before his card was played is given Lord Humus at once, before any is turned up', () => {
    const match = meeting()
    const events = drive(match, [0, 1], [0, 2])
    expect(pick(events, 'card played')).toEqual([
      { what: 'card played', clause: 'WK-29.2', seat: 0, by: 2, card: HUMUS },
    ])
    expect(pick(events, 'cards turned up')).toEqual([])
    expect(wildOf(match).card).toBe(HUMUS)
    expect(match.position.quest.beside, 'WK-29.3').toEqual([])
    expect(asked(match)).toEqual(['0:escape or face'])
    expect(moveOf(match).played).toBe(true)
  })

  test('WK-29.2 after escape or fight his card goes back beside the board, never to the discard pile', () => {
    const match = meeting()
    drive(match, [0, 1], [0, 2])
    const events = [...plays(match, [0, { act: 'escape' }]), ...standBy(match, 'wild')]
    expect(match.position.quest.beside).toEqual([HUMUS])
    expect(match.position.wild.discard).not.toContain(HUMUS)
    expect(pick(events, 'card set aside')).toEqual([
      { what: 'card set aside', clause: 'WK-8.14', card: HUMUS },
    ])
    expect(pick(events, 'card discarded')).toEqual([])
  })

  test('WK-29.2 a knight whose card was played already passes him by', () => {
    const match = meeting((s) => {
      s.quest.villain = hexAt(0, 2)
    })
    drive(match, [0, 1], [0, 2])
    plays(match, [2, { act: 'play', n: wild('W22') }], [0, { act: 'escape' }])
    standBy(match, 'wild')
    if (asked(match)[0] === '0:continue or stop') plays(match, [0, { act: 'continue' }])
    expect(match.position.quest.beside).toEqual([HUMUS])
  })
})

describe('M3 Rule 3: the Dame', () => {
  const fighting = (rep: number, change: (s: Wk) => void = () => {}): WkMatch =>
    questing('M3', 3, (s) => {
      s.knights[0]!.rep = rep
      s.quest.villain = hexAt(0, 1)
      change(s)
      startCombat(s, 0, 2, HUMUS)
    })

  test('WK-29.2 WK-18.10 with 5 REP, those of his card included, whoever defeats him takes her, and he returns to Compost Keep', () => {
    const match = fighting(3)
    const events = decide(match, 0)
    expect(pick(events, 'Dame taken')).toEqual([{ what: 'Dame taken', clause: 'WK-29.2', seat: 0 }])
    expect(match.position.quest).toMatchObject({ carrier: 0, dame: -1, villain: KEEP })
  })

  test('WK-29.2 with less he gets only the reward; a lost fight or another enemy gives nothing', () => {
    const poor = fighting(2)
    decide(poor, 0)
    expect(poor.position.quest).toMatchObject({ carrier: -1, villain: hexAt(0, 1) })
    expect(poor.position.knights[0]!.rep).toBe(4)
    const beaten = fighting(9)
    decide(beaten, 1)
    expect(beaten.position.quest.carrier).toBe(-1)
    const other = questing('M3', 3, (s) => {
      s.knights[0]!.rep = 9
      startCombat(s, 0, 2, wild('W15'))
    })
    decide(other, 0)
    expect(other.position.quest.carrier).toBe(-1)
  })

  test('WK-29.2 while somebody else carries her, or she waits on a hex, defeating him changes nothing', () => {
    const carried = fighting(9, (s) => {
      s.quest.carrier = 1
    })
    decide(carried, 0)
    expect(carried.position.quest).toMatchObject({ carrier: 1, villain: hexAt(0, 1) })
    const waiting = fighting(9, (s) => {
      s.quest.dame = KEEP
    })
    decide(waiting, 0)
    expect(waiting.position.quest).toMatchObject({ carrier: -1, dame: KEEP })
  })
})

describe('M3 Rule 4', () => {
  test('WK-29.2 her carrier has one more die in Repair checks', () => {
    const { position: s } = questing('M3', 3, (at) => {
      at.quest.carrier = 1
    })
    expect([0, 1].map((seat) => [0, 1, 2, 3, 4, 5].map((skill) => missionDice(s, seat, skill)))).toEqual([
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 1, 0, 0],
    ])
  })

  test('WK-10.7 WK-29.2 she can be stolen as one of the options', () => {
    const theft = (carrier: number): WkMatch =>
      questing('M3', 3, (s) => {
        s.quest.carrier = carrier
        startSteal(s, 0, 1, 1)
      })
    expect(answers(theft(2), 0)).not.toContainEqual({ act: 'dame' })
    const match = theft(1)
    const events = plays(match, [0, { act: 'dame' }])
    expect(events).toEqual([{ what: 'stolen', clause: 'WK-29.2', seat: 0, victim: 1, loot: 'dame' }])
    expect(match.position.quest.carrier).toBe(0)
  })

  test('WK-21.3 WK-29.2 she stays on the hex where her carrier falls and joins the next knight who explores it', () => {
    const fallen = questing('M3', 3, (s) => {
      s.quest.carrier = 1
      Object.assign(s.knights[1]!, { hp: 0, hex: hexAt(1, 1) })
    })
    expect(fallen.position.quest).toMatchObject({ carrier: -1, dame: hexAt(1, 1) })
    const match = opened(0, {
      options: { mission: 'M3' },
      change: (s) => {
        s.quest.dame = s.knights[0]!.hex
      },
    })
    expect(match.position.quest).toMatchObject({ carrier: 0, dame: -1 })
    const elsewhere = opened(0, {
      options: { mission: 'M3' },
      change: (s) => {
        s.quest.dame = 0
      },
    })
    expect(elsewhere.position.quest).toMatchObject({ carrier: -1, dame: 0 })
  })
})

describe('M3 end', () => {
  test('WK-29.4 her carrier wins by exploring Queen’s Valley, not another hex, and nobody else does', () => {
    const arrival = (number: number, carrier: number): WkMatch =>
      opened(number, {
        options: { mission: 'M3' },
        change: (s) => {
          s.quest.carrier = carrier
        },
      })
    expect(resultOf(arrival(3, 0))).toEqual([1, 'goal'])
    expect(resultOf(arrival(5, 0))).toBeNull()
    expect(resultOf(arrival(3, 1))).toBeNull()
  })

  test('WK-29.5 WK-29.7 after round 12 without a winner all lose', () => {
    const last = (round: number): [number, string] | null =>
      resultOf(
        questing('M3', 3, (s) => {
          s.stack.length = 1
          s.stack[0]!.step = 4
          s.phase = 'rest'
          s.active = -1
          s.round = round
        }),
      )
    expect(last(12)).toEqual([0, 'lost'])
    expect(last(11)).toBeNull()
  })
})
