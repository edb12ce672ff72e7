import { offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { post } from './arena.ts'
import {
  drive,
  faces,
  faceToFace,
  isOver,
  moveOf,
  mover,
  onTheRoad,
  playsOn,
  question,
  WASTER,
  wildOf,
} from './road.ts'
import { deal, fetch, gear, hexAt, line, luck, whats, wild } from './stage.ts'

const PASS = { act: 'pass' }
const play = (id: string) => ({ act: 'play', n: wild(id) })

describe('replaced and cancelled cards', () => {
  const wrongTurn = (deck: string[], more: (s: Parameters<typeof deal>[0]) => void = () => {}) => {
    const match = onTheRoad({
      deck,
      change(s) {
        deal(s, 0, [luck('L10')])
        more(s)
      },
    })
    drive(match, [0, 1], [0, 2])
    plays(match, [0, PASS])
    return match
  }

  test('WK-8.17 L10 the Waster plays another revealed card at once; its window opens anew', () => {
    const match = wrongTurn(['W13', 'W15'])
    playsOn(match, 'W13')
    const events = plays(match, [0, { act: 'luck', n: luck('L10') }])
    expect(events.at(-1)).toEqual({ what: 'card cancelled', clause: 'WK-8.17', seat: 0, card: wild('W13') })
    expect(question(match)).toBe('2:play another card')
    offersExactly(match, WASTER, [play('W15')])
    refuses(match, WASTER, play('W13'), 'WK-8.17')
    expect(plays(match, [WASTER, play('W15')])).toEqual([
      { what: 'card replaced', clause: 'WK-8.17', seat: 0, card: wild('W15'), reveals: true },
    ])
    expect(wildOf(match)).toMatchObject({ card: wild('W15'), cancelled: false, redraw: false })
    expect(match.position.wild.discard).toEqual([wild('W13')])
    expect(question(match)).toBe('0:escape or face')
  })

  test('WK-8.17 WK-7.21 the substitute is bound as in a forced play', () => {
    const match = wrongTurn(['W34', 'W33', 'W15'], (s) => {
      post(s, 'C03')
      s.tokens[1]![hexAt(0, 1)] = 1
    })
    playsOn(match, 'W34')
    plays(match, [0, { act: 'luck', n: luck('L10') }])
    offersExactly(match, WASTER, [play('W33')])
  })

  test('WK-8.17 none left: the top card of the deck', () => {
    const match = faceToFace('W13', { deck: ['W14'], change: (s) => deal(s, 0, [luck('L10')]) })
    const top = match.position.wild.deck.at(-1)!
    expect(top).toBe(wild('W14'))
    plays(match, [0, { act: 'luck', n: luck('L10') }])
    expect([wildOf(match).card, question(match)]).toEqual([wild('W14'), '0:escape or face'])
    expect(match.position.wild.discard).toEqual([wild('W13')])
  })

  test('WK-8.17 Y15 Binoculars, with a luck card and a mark', () => {
    const match = faceToFace('W13', {
      deck: ['W14'],
      change(s) {
        deal(s, 0, [luck('L01')])
        s.knights[0]!.panels[3] = fetch(s, gear('Y15'))
      },
    })
    plays(match, [0, { act: 'use', n: line('Y15') }], [0, { act: 'discard', ns: [luck('L01')] }])
    expect([wildOf(match).card, mover(match).panels[3]!.marked]).toEqual([wild('W14'), true])
  })

  test('WK-8.17 L15 what kept one card from stopping him does not keep its substitute', () => {
    const match = faceToFace('W14', {
      deck: ['W13'],
      change: (s) => deal(s, 0, [luck('L10'), luck('L15')]),
    })
    plays(match, [0, { act: 'luck', n: luck('L15') }])
    expect(wildOf(match).unstoppable).toBe(true)
    plays(match, [0, { act: 'luck', n: luck('L10') }])
    expect(wildOf(match)).toMatchObject({ card: wild('W13'), unstoppable: false })
  })

  test('L15 Hoon It: the card cannot stop him', () => {
    const match = faceToFace('W13', { change: (s) => deal(s, 0, [luck('L15')]) })
    plays(match, [0, { act: 'luck', n: luck('L15') }])
    faces(match)
    expect([moveOf(match).stopped, question(match)]).toEqual([false, '0:continue or stop'])
  })

  test('W18 WKC-R7 WK-8.17 Toll Collectors: 1 FUEL and the card is gone; it was the card of the move', () => {
    const match = faceToFace('W18')
    expect(question(match)).toBe('0:act or pass')
    const events = plays(match, [0, { act: 'use', n: line('W18') }])
    expect(whats(events)).toEqual(['used', 'counter', 'card cancelled', 'card discarded'])
    expect([mover(match).fuel, mover(match).rep, question(match)], 'WKC-R7').toEqual([
      3,
      0,
      '0:continue or stop',
    ])
    expect([moveOf(match).played, match.position.wild.discard], 'WKC-R7').toEqual([true, [wild('W18')]])
    const dry = faceToFace('W18', {
      change(s) {
        s.knights[0]!.fuel = 0
      },
    })
    expect(question(dry)).toBe('0:escape or face')
  })

  test('W18 WKC-R7 on foot too', () => {
    const match = onTheRoad({ deck: ['W18'] })
    plays(match, [0, { act: 'foot' }], [0, { act: 'hex', n: hexAt(0, 1) }], [WASTER, play('W18')])
    plays(match, [0, { act: 'use', n: line('W18') }])
    expect([mover(match).fuel, isOver(match)], 'WKC-R7').toEqual([3, true])
  })
})
