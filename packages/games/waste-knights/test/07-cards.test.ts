import { asked, offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import {
  drive,
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
import { deal, hexAt, luck, wild } from './stage.ts'

const WAIT = { act: 'wait' }
const play = (id: string) => ({ act: 'play', n: wild(id) })
const onward = (match: Parameters<typeof waits>[0]) => [...waits(match), ...goesOn(match)]

describe('turning up cards', () => {
  test('WK-7.10 on entering the marker moves, the exploration marker goes, the way he came is noted', () => {
    const match = onTheRoad({
      deck: ['W13', 'W14'],
      change(s) {
        s.knights[0]!.marker = 0
      },
    })
    drive(match, [0, 1], [0, 2])
    expect(mover(match)).toMatchObject({ hex: hexAt(0, 1), marker: -1, arrived: 'vehicle' })
    expect(moveOf(match)).toMatchObject({ i: 1, from: 0 })
    onward(match)
    expect(moveOf(match)).toMatchObject({ i: 2, from: hexAt(0, 1) })
  })

  test('WK-7.11 WK-R72 one on the first hex, one for each THREAT icon and token, seen by all, not a choice', () => {
    const match = onTheRoad({
      deck: ['W13', 'W14', 'W15', 'W16'],
      change(s) {
        s.tokens[1]![hexAt(0, -1)] = 1
        s.tokens[1]![hexAt(0, -2)] = 1
      },
    })
    const events = drive(match, [0, -1], [0, -2])
    expect(events.at(-1)).toEqual({
      what: 'cards turned up',
      clause: 'WK-7.11',
      cards: [wild('W13'), wild('W14'), wild('W15')],
      reveals: true,
    })
    onward(match)
    for (const viewer of [0, RIVAL, WASTER, null]) {
      const f = wasteKnights.view(match.position, viewer).stack.find((g) => g.at === 'move')
      expect(f, 'WK-R72').toMatchObject({ revealed: [wild('W13'), wild('W14'), wild('W15'), wild('W16')] })
    }
  })

  /** So many wasteland cards are left, the others are out of reach. */
  const left = (n: number) => (s: Wk) => {
    s.quest.beside = s.wild.deck.splice(0, s.wild.deck.length - n)
  }
  test('WK-7.11 WK-7.14 WK-1.14 no more are turned up than there are; without any the move ends with none played', () => {
    const one = onTheRoad({ deck: ['W13'], change: left(1) })
    drive(one, [0, 1], [0, 2])
    expect(moveOf(one).revealed, 'WK-1.14').toEqual([wild('W13')])
    const none = onTheRoad({ change: left(0) })
    expect(drive(none, [0, 1]).at(-1)).toEqual({
      what: 'move ended',
      clause: 'WK-7.25',
      seat: 0,
      hex: hexAt(0, 1),
    })
    expect([isOver(none), mover(none).hex]).toEqual([true, hexAt(0, 1)])
  })

  test('WK-7.24 radiation and contamination on the way do nothing to a passing knight', () => {
    const match = onTheRoad({
      deck: ['W13', 'W14'],
      change(s) {
        for (const kind of [2, 3]) s.tokens[kind]![hexAt(0, 1)] = 3
      },
    })
    drive(match, [0, 1], [0, 2])
    onward(match)
    expect(mover(match), 'WK-7.24').toMatchObject({ hp: 4, rad: 0, down: false })
  })
})

describe('the Waster and his cards', () => {
  test('WK-7.12 the move Waster plays one revealed card or waits, each title once', () => {
    const match = onTheRoad({ deck: ['W15', 'W15'] })
    drive(match, [0, 1], [0, 2])
    expect(asked(match)).toEqual(['2:play or wait'])
    offersExactly(match, WASTER, [WAIT, play('W15')])
    refuses(match, WASTER, play('W13'), 'WK-7.12')
    expect(plays(match, [WASTER, WAIT])).toEqual([{ what: 'waited', clause: 'WK-7.12', seat: WASTER }])
    expect(question(match)).toBe('0:continue or stop')
  })

  test('WK-7.13 WK-7.14 one card is played: the others are discarded, nothing more is turned up', () => {
    const match = onTheRoad({ deck: ['W13', 'W15', 'W14'] })
    drive(match, [0, 1], [1, 1])
    const events = playsOn(match, 'W15')
    expect(events).toEqual([
      { what: 'card played', clause: 'WK-7.13', seat: 0, by: WASTER, card: wild('W15') },
      { what: 'cards unplayed', clause: 'WK-7.13', cards: [wild('W13')] },
    ])
    expect(moveOf(match)).toMatchObject({ played: true, revealed: [] })
    expect(question(match)).toBe('0:escape or face')
    refuses(match, WASTER, play('W13'), 'WK-8.17')
  })

  test('WK-7.13 the others wait while the window of the card is open', () => {
    const match = onTheRoad({ deck: ['W13', 'W15'], change: (s) => deal(s, 0, [luck('L15')]) })
    drive(match, [0, 1], [0, 2])
    plays(match, [0, { act: 'pass' }])
    expect(playsOn(match, 'W15')).toHaveLength(1)
    expect([question(match), moveOf(match).revealed]).toEqual(['0:act or pass', [wild('W13')]])
    plays(match, [0, { act: 'pass' }])
    expect(moveOf(match).revealed).toEqual([])
  })

  test('WK-7.13 WK-7.14 after the card the THREAT ahead is ignored and nobody plays a second one', () => {
    const match = onTheRoad({ deck: ['W14', 'W15', 'W13'], draws: [{ name: 'die', value: 4 }] })
    drive(match, [0, 1], [1, 1])
    playsOn(match, 'W14')
    faces(match)
    expect(question(match)).toBe('0:continue or stop')
    refuses(match, WASTER, play('W15'), 'WK-7.14')
    goesOn(match)
    expect([isOver(match), mover(match).hex]).toEqual([true, hexAt(1, 1)])
    expect(match.position.wild.discard).toEqual([wild('W15'), wild('W14')])
  })

  test('WK-Y6 WK-7.18 WK-7.19 waiting too long: at the last hex he must play, one is played, one discarded', () => {
    const match = onTheRoad({ deck: ['W13', 'W15'] })
    drive(match, [0, -1], [0, -2])
    onward(match)
    expect(question(match)).toBe('2:play or wait')
    waits(match)
    expect(question(match)).toBe('2:forced play')
    offersExactly(match, WASTER, [play('W13'), play('W15')], 'WK-Y6')
    refuses(match, WASTER, WAIT, 'WK-7.19')
    playsOn(match, 'W13')
    faces(match)
    expect(isOver(match)).toBe(true)
    expect(match.position.wild.discard).toEqual([wild('W15'), wild('W13')])
  })
})
