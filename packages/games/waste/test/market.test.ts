import { asked, plays, refuses, table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { questionOf } from '../src/book.ts'
import { type WasteEvent, waste } from '../src/index.ts'
import { A, asLaid, atAuction, B, bid, C, card, D, dealt, draftAnyhow, ON_TABLE, of, sorted } from './kit.ts'
import { playOut } from './playout.ts'

describe('WASTE-4 the marketplace', () => {
  test("WASTE-4.1 each player's kept cards become the hand", () => {
    const match = table(waste, { seats: 4, seed: 'hand' })
    draftAnyhow(match)
    const { hands, drafted } = match.position
    for (const seat of [A, B, C, D])
      expect(hands[seat]).toEqual(sorted(drafted.filter((_, i) => i % 4 === seat)))
    expect(asked(match)).toEqual(['0:bid', '1:bid', '2:bid', '3:bid'])
  })

  test('WASTE-4.2 piles take three cards in turn from the top, two face up and the third face down', () => {
    const deck =
      'FO01 FO02 FO03 FO04 FO05 FO06 FO07 FO08 FO09 FO10 FO11 FO12 TX01 TX02 TX03 TX04 TX05 TX06 TX07 TX08 TX09 TX10 TX11 TX12 ME01 ME02 ME03 PA01 PA02 PA03 PL01 PL02 PL03'
    const events: WasteEvent[] = []
    const match = dealt(4, deck)
    while (questionOf(match.position) === 'keep')
      for (const seat of [A, B, C, D])
        events.push(...plays(match, [seat, { act: 'keep', n: match.position.hands[seat]![0]! }]))
    expect(asLaid(match.position.bonus)).toBe('ME01 ME02 ME03 PA01 PA02 PA03 PL01 PL02 PL03')
    expect(match.position.takers).toEqual([ON_TABLE, ON_TABLE, ON_TABLE])
    expect(of(events, 'piles laid out')).toEqual([
      {
        what: 'piles laid out',
        clause: 'WASTE-4.2',
        piles: [
          [card('ME01'), card('ME02'), null],
          [card('PA01'), card('PA02'), null],
          [card('PL01'), card('PL02'), null],
        ],
        reveals: true,
      },
    ])
  })

  test('WASTE-4.3 the face-down card is a blank to everybody, boss included, and nobody may look', () => {
    const match = atAuction({ seats: 3, boss: A, piles: ['ME01 ME02 PL01', 'PA01 PA02 PL02'] })
    for (const viewer of [A, B, C, null])
      expect(waste.view(match.position, viewer).piles).toEqual([
        { cards: [card('ME01'), card('ME02'), null], taker: null, burnt: false },
        { cards: [card('PA01'), card('PA02'), null], taker: null, burnt: false },
      ])
    refuses(match, A, { act: 'look', n: 1 }, 'WASTE-4.3')
  })

  test('WASTE-4.4 piles are laid out once a round and never refilled', () => {
    const match = atAuction({ seats: 4, hands: ['HZ01', 'HZ02', 'HZ03'] })
    bid(match, 'HZ01', 'HZ02', 'HZ03', '')
    plays(match, [A, { act: 'pile', n: 2 }])
    expect(match.position.takers, 'WASTE-4.4').toEqual([ON_TABLE, A, ON_TABLE])
    plays(match, [B, { act: 'pile', n: 1 }])
    const events: WasteEvent[] = []
    const whole = table(waste, { seats: 4, seed: 'once' })
    playOut(whole, 'once', events)
    expect(of(events, 'piles laid out').length).toBe(3)
  })
})
