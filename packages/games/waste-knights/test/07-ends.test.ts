import { settle } from '@midden/kernel'
import { offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { change, still } from '../src/bodies/counters.ts'
import { wasteKnights } from '../src/index.ts'
import type { WkOptions } from '../src/options.ts'
import type { Wk } from '../src/position.ts'
import {
  answering,
  drive,
  escapes,
  faces,
  goesOn,
  isOver,
  moveOf,
  mover,
  onTheRoad,
  playsOn,
  question,
  RIVAL,
  WASTER,
  waits,
} from './road.ts'
import { die, fetch, gear, hexAt, line, wild } from './stage.ts'

const WAIT = { act: 'wait' }
const play = (id: string) => ({ act: 'play', n: wild(id) })
const approach = (seat: number) => ({ act: 'approach', n: seat })
const GO_ON = { act: 'go on' }

/** Seats 1 and 2 wait on (0,1), the first hex of two. */
const company = (
  options: Partial<WkOptions> = {},
  change: (s: Wk) => void = () => {},
  dice: number[] = [],
) => {
  const match = onTheRoad({
    deck: ['W13', 'W15'],
    options,
    draws: die(...dice),
    change(s) {
      for (const seat of [RIVAL, WASTER]) s.knights[seat]!.hex = hexAt(0, 1)
      change(s)
    },
  })
  drive(match, [0, 1], [0, 2])
  return match
}

describe('company on the road', () => {
  test('WK-7.16 WK-R11 interactionFirst=off after W1 each knight there once, in the order he likes', () => {
    const match = company()
    expect(question(match)).toBe('2:play or wait')
    waits(match)
    expect(question(match)).toBe('0:approach somebody')
    offersExactly(match, 0, [GO_ON, approach(1), approach(2)], 'WK-R11')
    plays(match, [0, approach(2)])
    plays(match, [2, { act: 'refuse' }], [0, { act: 'drop it' }])
    offersExactly(match, 0, [GO_ON, approach(1)])
    refuses(match, 0, approach(2), 'WK-10.1')
    expect(moveOf(match), 'WK-R11').toMatchObject({ met: 1 << 2, here: true })
    plays(match, [0, GO_ON])
    expect(question(match)).toBe('2:play after all')
  })

  test('WK-7.16 nobody to meet, nobody asked; the next hex asks anew', () => {
    const match = company({}, (s) => {
      s.knights[WASTER]!.hex = hexAt(0, 2)
    })
    waits(match)
    plays(match, [0, GO_ON])
    goesOn(match)
    waits(match)
    offersExactly(match, 0, [GO_ON, approach(2)])
  })

  test('WK-7.17 W2: after an attempt on this hex the Waster may play again, without one he is not asked', () => {
    const met = company()
    waits(met)
    plays(met, [0, approach(1)], [1, { act: 'refuse' }], [0, { act: 'drop it' }], [0, GO_ON])
    expect(question(met)).toBe('2:play after all')
    offersExactly(met, WASTER, [WAIT, play('W13'), play('W15')])
    expect(plays(met, [WASTER, WAIT])).toEqual([{ what: 'waited', clause: 'WK-7.17', seat: WASTER }])
    expect(question(met)).toBe('0:continue or stop')
    const alone = company()
    waits(alone)
    plays(alone, [0, GO_ON])
    expect(question(alone)).toBe('0:continue or stop')
    const played = company({}, () => {}, [7, 1, 1])
    playsOn(played, 'W13')
    escapes(played)
    plays(played, [0, approach(1)], [1, { act: 'refuse' }], [0, { act: 'drop it' }], [0, GO_ON])
    expect(question(played)).toBe('0:continue or stop')
  })

  test('WK-7.17 an attempt on the hex before does not count on this one', () => {
    const match = company({}, (s) => {
      s.knights[WASTER]!.hex = hexAt(-3, 3)
    })
    waits(match)
    plays(match, [0, approach(1)], [1, { act: 'refuse' }], [0, { act: 'drop it' }])
    waits(match)
    goesOn(match)
    waits(match)
    expect(question(match)).toBe('2:forced play')
  })

  test('WK-R11 interactionFirst=on company comes before W1, and W2 falls away', () => {
    const match = company({ interactionFirst: 'on' })
    expect([question(match), moveOf(match).revealed.length], 'WK-R11').toEqual(['0:approach somebody', 2])
    plays(match, [0, GO_ON])
    expect(question(match)).toBe('2:play after all')
    waits(match)
    expect(question(match)).toBe('0:continue or stop')
  })

  test('WK-7.29 a search check is not the wasteland card of the move', () => {
    const match = company({}, () => {}, [1, 1])
    waits(match)
    plays(match, [0, approach(1)], [1, { act: 'refuse' }], [0, { act: 'search' }])
    expect(moveOf(match), 'WK-7.29').toMatchObject({ played: false, revealed: [wild('W13'), wild('W15')] })
    plays(match, [0, GO_ON], [WASTER, WAIT], [0, { act: 'stop' }])
    expect(question(match)).toBe('2:forced play')
  })
})

describe('how a move ends', () => {
  test('WK-7.15 a card that stops him ends the move on this hex; one that does not lets him resume', () => {
    const stopped = onTheRoad({ deck: ['W13', 'W15'] })
    drive(stopped, [0, 1], [0, 2])
    playsOn(stopped, 'W13')
    const events = faces(stopped)
    expect(events.at(-1), 'WK-7.15').toEqual({
      what: 'move ended',
      clause: 'WK-7.25',
      seat: 0,
      hex: hexAt(0, 1),
    })
    expect([isOver(stopped), mover(stopped).hex]).toEqual([true, hexAt(0, 1)])
    const resumed = onTheRoad({ deck: ['W13', 'W15'], draws: die(7, 1, 1) })
    drive(resumed, [0, 1], [0, 2])
    playsOn(resumed, 'W13')
    escapes(resumed)
    expect(question(resumed)).toBe('0:continue or stop')
    goesOn(resumed)
    expect([isOver(resumed), mover(resumed).hex], 'WK-7.15').toEqual([true, hexAt(0, 2)])
  })

  test('WK-7.15 stopped by the card, no company any more', () => {
    const match = company()
    playsOn(match, 'W13')
    faces(match)
    expect(isOver(match), 'WK-7.15').toBe(true)
  })

  test('WK-7.18 WK-7.19 a chosen stop: the Waster plays at once, then the move is over', () => {
    const match = onTheRoad({ deck: ['W14', 'W15'], draws: die(5) })
    drive(match, [0, 1], [0, 2])
    waits(match)
    plays(match, [0, { act: 'stop' }])
    offersExactly(match, WASTER, [play('W14'), play('W15')])
    playsOn(match, 'W14')
    faces(match)
    expect([isOver(match), mover(match).hex, mover(match).fuel]).toEqual([true, hexAt(0, 1), 3])
  })

  test('WK-7.19 stopped by something else: the card is forced, then the move is over', () => {
    const match = onTheRoad({ deck: ['W13', 'W15'] })
    drive(match, [0, 1], [0, 2])
    moveOf(match).stopped = true
    settle(wasteKnights, match.position, null)
    expect(question(match)).toBe('2:forced play')
    playsOn(match, 'W13')
    faces(match)
    expect([isOver(match), mover(match).hex]).toEqual([true, hexAt(0, 1)])
  })

  test('WK-7.20 WK-R14 unconscious before any card: the move ends at once, the cards are discarded unplayed', () => {
    const match = onTheRoad({ deck: ['W13', 'W15'] })
    drive(match, [0, 1], [0, 2])
    waits(match)
    change(match.position, 0, { ...still, hp: -4 }, 'WK-8.12', null)
    const events: unknown[] = []
    match.position.stack.push({ at: 'pay', step: 0, seat: 0, value: 0, last: 0 })
    settle(wasteKnights, match.position, (event) => void events.push(event))
    expect(events).toEqual([
      { what: 'fell unconscious', clause: 'WK-21.3', seat: 0, hex: hexAt(0, 1) },
      { what: 'cards unplayed', clause: 'WK-7.20', cards: [wild('W13'), wild('W15')] },
      { what: 'move ended', clause: 'WK-7.25', seat: 0, hex: hexAt(0, 1) },
    ])
    expect([isOver(match), match.position.wild.discard], 'WK-R14').toEqual([true, [wild('W13'), wild('W15')]])
  })

  test('WK-7.20 WK-30.8 WK-21.6 knocked out by the card of the move: nothing follows', () => {
    const match = company(
      {},
      (s) => {
        s.knights[0]!.hp = 1
      },
      [1, 1],
    )
    playsOn(match, 'W15')
    escapes(match)
    expect([isOver(match), mover(match).down, mover(match).hex], 'WK-30.8 WK-21.6').toEqual([
      true,
      true,
      hexAt(0, 1),
    ])
  })

  test('WK-7.20 WK-21.12 R01 who comes round again on the road has lost the rest of his move', () => {
    const match = company({}, (s) => {
      s.knights[0]!.panels[3] = fetch(s, gear('R01'))
    })
    waits(match)
    plays(match, [0, approach(1)])
    Object.assign(mover(match), { hp: 0, down: true })
    expect(question(match)).toBe('1:agree or refuse')
    plays(match, [0, { act: 'any use', n: line('R01') }])
    expect([mover(match).down, moveOf(match).over]).toEqual([false, true])
    plays(match, [1, { act: 'refuse' }])
    answering(match, { 'search or drop it': 'drop it' })
    expect([isOver(match), match.position.wild.discard]).toEqual([true, [wild('W13'), wild('W15')]])
  })

  test('WK-7.26 WKC-R4 W09 put back on the hex he came from: no card, no company, no FUEL, the move is over', () => {
    const match = onTheRoad({
      deck: ['W09', 'W15'],
      change(s) {
        s.knights[RIVAL]!.hex = 0
        s.knights[0]!.marker = 0
      },
    })
    drive(match, [0, 1], [0, 2])
    playsOn(match, 'W09')
    const events = faces(match)
    expect(events.slice(1, 3)).toEqual([
      { what: 'counter', clause: 'WK-8.12', seat: 0, counter: 'hp', by: -1, now: 3 },
      { what: 'put on a hex', clause: 'WK-7.26', seat: 0, hex: 0 },
    ])
    expect(mover(match), 'WKC-R4').toMatchObject({ hex: 0, fuel: 3, hp: 3, marker: -1 })
    expect(isOver(match)).toBe(true)
    const second = onTheRoad({ deck: ['W15', 'W09'] })
    drive(second, [0, 1], [0, 2], [0, 3])
    waits(second)
    goesOn(second)
    playsOn(second, 'W09')
    faces(second)
    expect([isOver(second), mover(second).hex]).toEqual([true, hexAt(0, 1)])
  })

  test('WKC-R4 L15 W09 a card that cannot stop him still puts him off his route: he cannot go on from there', () => {
    const match = onTheRoad({
      deck: ['W09', 'W15'],
      change(s) {
        s.knights[RIVAL]!.hex = 0
      },
    })
    drive(match, [0, 1], [0, 2])
    playsOn(match, 'W09')
    const card = match.position.stack.find((f) => f.at === 'wild')!
    card.unstoppable = true
    faces(match)
    expect([isOver(match), mover(match).hex], 'WKC-R4').toEqual([true, 0])
  })
})
