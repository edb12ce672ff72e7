import { eventsFor } from '@midden/kernel'
import { plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { waste } from '../src/index.ts'
import { A, atAuction, B, bid, C, cards, D, of, type WasteMatch } from './kit.ts'

const BIDS = ['ME13 ME14', 'HZ01 HZ02', 'EL03 CO03', 'RC01 FO01']
const counts = (): WasteMatch =>
  atAuction({ seats: 4, boss: B, hands: BIDS, options: { bidReveal: 'counts' } })

describe('WASTE-R8 bidReveal=counts', () => {
  test('WASTE-V22 numbers are public, totals only of those compared by value, cards of nobody', () => {
    const match = counts()
    const events = bid(match, ...BIDS)
    expect(of(events, 'bids shown')[0]!.bids, 'WASTE-V22').toEqual([
      { seat: A, count: 2, value: 8, cards: null },
      { seat: B, count: 2, value: null, cards: null },
      { seat: C, count: 2, value: 8, cards: null },
      { seat: D, count: 2, value: 6, cards: null },
    ])
    expect(waste.view(match.position, null).bids).toEqual([
      { count: 2, value: 8, cards: null },
      // B has paid by now: these cards are burnt, face up.
      { count: 2, value: 0, cards: cards('HZ01 HZ02') },
      { count: 2, value: 8, cards: null },
      { count: 2, value: 6, cards: null },
    ])
    expect(waste.view(match.position, D).bids[D]).toEqual({ count: 2, value: 6, cards: cards('FO01 RC01') })
  })

  test('WASTE-V22 cards become public as each winner pays, and a returned bid stays unseen', () => {
    const match = counts()
    const shown = bid(match, ...BIDS)
    expect(of(shown, 'paid'), 'WASTE-V22').toEqual([
      { what: 'paid', clause: 'WASTE-5.11', seat: B, cards: cards('HZ01 HZ02'), reveals: true },
    ])
    expect(waste.view(match.position, A).bids[C]!.cards).toBe(null)
    const second = plays(match, [B, { act: 'pile', n: 1 }])
    expect(of(second, 'paid')[0]).toMatchObject({ seat: C, cards: cards('CO03 EL03') })
    const third = plays(match, [C, { act: 'pile', n: 2 }])
    expect(of(third, 'paid')[0]).toMatchObject({ seat: A, cards: cards('ME13 ME14') })
    expect(of(third, 'bid returned')).toEqual([
      { what: 'bid returned', clause: 'WASTE-5.15', seat: D, count: 2, cards: cards('FO01 RC01'), only: 8 },
      { what: 'bid returned', clause: 'WASTE-5.15', seat: D, count: 2, cards: null, only: ~8 },
    ])
    expect(of(eventsFor(third, A), 'bid returned')).toEqual([
      { what: 'bid returned', clause: 'WASTE-5.15', seat: D, count: 2, cards: null },
    ])
    const seen = waste.view(match.position, A)
    expect(seen.bids[D]).toEqual({ count: 2, value: 6, cards: null })
    expect(seen.hands[D]).toEqual({ holds: 6, known: [], spent: [] })
  })

  test('WASTE-R8 with cards the returned bid is known to be in the hand', () => {
    const match = atAuction({ seats: 4, boss: B, hands: BIDS, options: { bidReveal: 'cards' } })
    bid(match, ...BIDS)
    plays(match, [B, { act: 'pile', n: 1 }], [C, { act: 'pile', n: 2 }])
    expect(waste.view(match.position, A).hands[D], 'WASTE-R8').toEqual({
      holds: 6,
      known: cards('FO01 RC01'),
      spent: [],
    })
  })

  test('WASTE-R8 an empty bid shows as 0, and a number that nobody shares shows no total', () => {
    const match = atAuction({
      seats: 3,
      boss: A,
      hands: ['HZ01', 'ME13', 'ME01 ME02'],
      options: { bidReveal: 'counts' },
    })
    const events = bid(match, '', 'ME13', 'ME01 ME02')
    expect(of(events, 'bids shown')[0]!.bids, 'WASTE-R8').toEqual([
      { seat: A, count: 0, value: null, cards: null },
      { seat: B, count: 1, value: null, cards: null },
      { seat: C, count: 2, value: null, cards: null },
    ])
  })

  test('WASTE-R8 level with the boss alone is not compared by value; two empty bids neither', () => {
    const match = atAuction({ seats: 4, boss: A, hands: ['HZ01', 'ME13'], options: { bidReveal: 'counts' } })
    const events = bid(match, 'HZ01', 'ME13', '', '')
    expect(
      of(events, 'bids shown')[0]!.bids.map(({ value }) => value),
      'WASTE-R8',
    ).toEqual([null, null, null, null])
    expect(of(events, 'bid tie')).toEqual([
      { what: 'bid tie', clause: 'WASTE-5.7', seat: A, over: B, count: 1, values: null },
    ])
  })
})
