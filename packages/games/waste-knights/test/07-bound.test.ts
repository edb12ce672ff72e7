import { settle } from '@midden/kernel'
import { offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { wasteKnights } from '../src/index.ts'
import { mustPlay, playableCards } from '../src/move/constraint.ts'
import type { Wk } from '../src/position.ts'
import { accepted, post } from './arena.ts'
import { drive, goesOn, moveOf, mover, moveStep, onTheRoad, question, WASTER, waits, walk } from './road.ts'
import { die, hexAt, wild } from './stage.ts'

const WAIT = { act: 'wait' }
const play = (id: string) => ({ act: 'play', n: wild(id) })

describe('the must-play constraint', () => {
  /** THREAT on hexes 1, 3 and 5 of the route; Robo-killer is open. */
  const route: [number, number][] = [
    [0, -1],
    [0, -2],
    [1, -3],
    [2, -3],
    [3, -3],
  ]
  const killer = (deck: string[], more: (s: Wk) => void = () => {}) =>
    onTheRoad({
      deck,
      change(s) {
        post(s, 'C03')
        s.knights[0]!.fuel = 4
        s.tiles[hexAt(2, -3)] = s.tiles[hexAt(2, -2)]!
        s.tiles[hexAt(2, -2)] = tileOfDesert
        more(s)
      },
    })
  let tileOfDesert = 0

  test('WK-X16 WK-7.21 WK-R17 Robo-killer: no machine yet, he may not play; then the machine or wait; at the end anything', () => {
    tileOfDesert = onTheRoad().position.tiles[hexAt(2, -3)]!
    const match = killer(['W15', 'W13', 'W34', 'W16', 'W17'])
    drive(match, ...route)
    expect(moveOf(match).revealed).toEqual([wild('W15'), wild('W13')])
    expect(question(match)).toBe('0:continue or stop')
    refuses(match, WASTER, play('W15'), 'WK-7.21')
    goesOn(match)
    goesOn(match)
    expect(mover(match).hex).toBe(hexAt(1, -3))
    offersExactly(match, WASTER, [WAIT, play('W34')], 'WK-X16 WK-R17')
    refuses(match, WASTER, play('W15'), 'WK-7.21')
    waits(match)
    goesOn(match)
    waits(match)
    goesOn(match)
    offersExactly(match, WASTER, [WAIT, play('W34')])
    waits(match)
    offersExactly(match, WASTER, [play('W34')], 'WK-X16 WK-R17')
  })

  test('WK-X16 WK-7.21 none came: on the last hex with THREAT the choice is free', () => {
    const match = killer(['W15', 'W13', 'W16', 'W19', 'W20', 'W21'])
    drive(match, ...route)
    for (let i = 0; i < 4; i++) goesOn(match)
    const shown = moveOf(match).revealed
    offersExactly(match, WASTER, [WAIT, ...shown.map((n) => ({ act: 'play', n }))], 'WK-X16')
  })

  test('WK-7.21 when the move is ending the opportunity is gone', () => {
    const match = killer(['W15', 'W13'])
    drive(match, ...route)
    plays(match, [0, { act: 'stop' }])
    expect(question(match)).toBe('2:forced play')
    offersExactly(match, WASTER, [play('W15'), play('W13')])
  })

  test('WK-7.22 on foot it has no effect unless the single card matches', () => {
    const free = killer(['W15'])
    walk(free, 0, -1)
    offersExactly(free, WASTER, [WAIT, play('W15')], 'WK-7.22')
    // THREAT on the second hex of a longer walk turns nothing up either.
    const longer = onTheRoad({
      knights: ['K12', 'K06', 'K07'],
      deck: ['W15'],
      change: (s) => void post(s, 'C03'),
    })
    plays(
      longer,
      [0, { act: 'foot' }],
      [0, { act: 'hex', n: hexAt(0, -1) }],
      [0, { act: 'hex', n: hexAt(1, -2) }],
    )
    offersExactly(longer, WASTER, [WAIT, play('W15')], 'WK-7.22')
    const bound = killer(['W34'])
    walk(bound, 0, -1)
    offersExactly(bound, WASTER, [WAIT, play('W34')])
  })

  test('WK-7.21 C05 C06 C07 P10 P14 every Waster, or that of the owner; a card matching any of them matches', () => {
    const traits = (change: (s: Wk) => void, seat = 0) => mustPlay(onTheRoad({ change }).position, seat)
    for (const [id, trait] of [
      ['C03', 'Machine'],
      ['C05', 'Beast'],
      ['C06', 'Mutant'],
      ['C07', 'Gang'],
    ] as const)
      for (const seat of [0, 1, 2]) expect(traits((s) => void post(s, id), seat)).toEqual([trait])
    expect(traits((s) => void post(s, 'C02'))).toEqual([])
    const own = (s: Wk) => {
      post(s, 'C05')
      accepted(s, 0, 'P10')
    }
    expect(traits(own)).toEqual(['Beast', 'Machine'])
    expect(traits(own, 1)).toEqual(['Beast'])
    expect(traits((s) => void accepted(s, 0, 'P14'))).toEqual(['Gang'])
    const match = onTheRoad({ deck: ['W21', 'W34', 'W15'], change: own })
    drive(match, [0, -1], [0, -2], [0, -3])
    offersExactly(match, WASTER, [WAIT, play('W21'), play('W34')])
  })

  test('WK-R51 WK-7.21 a task lying face down, or not accepted, binds nobody', () => {
    const hidden = (change: (s: Wk) => void) =>
      mustPlay(
        onTheRoad({
          change(s) {
            accepted(s, 0, 'P10')
            change(s)
          },
        }).position,
        0,
      )
    expect(
      hidden((s) => {
        s.knights[0]!.tasks[0]!.shown = false
      }),
      'WK-R51',
    ).toEqual([])
    expect(
      hidden((s) => {
        s.knights[0]!.tasks[0]!.accepted = false
      }),
    ).toEqual([])
  })

  test('WK-7.21 THREAT ahead counts only if it can still turn up a card', () => {
    const match = killer(['W15', 'W13'])
    drive(match, ...route)
    const { position: s } = match
    expect(playableCards(s, moveOf(match), false)).toEqual([])
    s.wild.deck = []
    expect(playableCards(s, moveOf(match), false)).toEqual([wild('W15'), wild('W13')])
    s.wild.discard = [wild('W16')]
    expect(playableCards(s, moveOf(match), false)).toEqual([])
  })
})

describe('the Redoubt', () => {
  const planted =
    (ids: string[], by = 1) =>
    (s: Wk) => {
      for (const id of ids) {
        s.wild.deck.splice(s.wild.deck.indexOf(wild(id)), 1)
        s.planted.push({ card: wild(id), by })
      }
      post(s, 'C03')
    }

  test('WK-Y20 WK-7.23 WK-R16 redoubtTarget=first mover the first to enter a hex has that card alone; the next is served normally', () => {
    const match = moveStep({ deck: ['W13', 'W15'], draws: die(5, 1, 1, 1), change: planted(['W16']) })
    plays(match, [0, { act: 'stay' }])
    plays(match, [1, { act: 'vehicle' }], [1, { act: 'hex', n: hexAt(-2, 3) }])
    const events = plays(match, [1, { act: 'hex', n: hexAt(-1, 3) }], [1, { act: 'go' }])
    expect(events.at(-1), 'WK-Y20 WK-R16').toEqual({
      what: 'Redoubt card turned up',
      clause: 'WK-7.23',
      card: wild('W16'),
      reveals: true,
    })
    expect(moveOf(match), 'WK-R16').toMatchObject({ seat: 1, planted: true, revealed: [wild('W16')] })
    // Robo-killer does not bind here; with three players seat 0 is the Waster of seat 1.
    offersExactly(match, 0, [WAIT, play('W16')])
    plays(match, [0, WAIT], [1, { act: 'continue' }])
    expect(moveOf(match).revealed).toEqual([wild('W16')])
    plays(match, [0, WAIT])
    offersExactly(match, 0, [play('W16')], 'WK-R16')
    plays(match, [0, play('W16')], [1, { act: 'escape' }])
    plays(match, [2, { act: 'foot' }], [2, { act: 'hex', n: hexAt(-2, 3) }])
    expect(moveOf(match)).toMatchObject({ seat: 2, planted: false, revealed: [wild('W13')] })
  })

  test('WK-7.23 several: one for each moving knight, his Waster choosing which; the rest is discarded at the end', () => {
    const match = moveStep({ change: planted(['W16', 'W34', 'W15']) })
    plays(match, [0, { act: 'foot' }], [0, { act: 'hex', n: hexAt(0, 1) }])
    expect(question(match)).toBe('2:card from the Redoubt')
    const turn = (n: number) => ({ act: 'turn up', n })
    offersExactly(match, WASTER, [turn(0), turn(1), turn(2)])
    plays(match, [WASTER, turn(1)])
    expect(moveOf(match).revealed).toEqual([wild('W34')])
    expect(match.position.planted.map(({ card }) => card)).toEqual([wild('W16'), wild('W15')])
    plays(match, [WASTER, play('W34')])
    const { position: s } = match
    while (s.stack.at(-1)!.at !== 'moves') s.stack.pop()
    s.wild.discard.push(wild('W34'))
    settle(wasteKnights, s, null)
    plays(match, [1, { act: 'stay' }])
    const events = plays(match, [2, { act: 'stay' }])
    expect(events.filter((e) => e.what === 'planted card discarded')).toEqual([
      { what: 'planted card discarded', clause: 'WK-7.23', card: wild('W16'), reveals: true },
      { what: 'planted card discarded', clause: 'WK-7.23', card: wild('W15'), reveals: true },
    ])
  })

  test("WK-R16 redoubtTarget=Waster’s choice redoubtTarget=Waster's choice he says whether it serves this knight", () => {
    const options = { redoubtTarget: "Waster's choice" } as const
    const match = onTheRoad({ deck: ['W15'], options, change: planted(['W16']) })
    walk(match, 0, 1)
    offersExactly(match, WASTER, [{ act: 'turn up', n: 0 }, { act: 'spare' }])
    expect(plays(match, [WASTER, { act: 'spare' }])).toEqual([
      { what: 'Redoubt cards kept', clause: 'WK-R16', seat: WASTER },
      { what: 'cards turned up', clause: 'WK-7.11', cards: [wild('W15')], reveals: true },
    ])
    expect(moveOf(match)).toMatchObject({ planted: false, spared: true })
    expect(match.position.planted).toHaveLength(1)
    const used = onTheRoad({ deck: ['W15'], options, change: planted(['W16']) })
    walk(used, 0, 1)
    plays(used, [WASTER, { act: 'turn up', n: 0 }])
    expect(moveOf(used).revealed).toEqual([wild('W16')])
  })
})
