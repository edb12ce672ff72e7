import { owing } from '@midden/kernel'
import { asked, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type WasteEvent, waste } from '../src/index.ts'
import { A, asLaid, B, bid, card, cards, dealt, ids, keep, of, pileTaken, type WasteMatch } from './kit.ts'

const DECK =
  'PA12 PA01 FO01 PA07 CO01 ME01 ES01 HZ01 HZ02 PL01 PL02 RC01 ME09 TX01 PA16 ME13 RC02 TX02 RC03 EL01 FO02 FO03 ES02'

function drafted(options = {}): WasteMatch {
  const match = dealt(2, DECK, options)
  keep(match, 'RC01', 'PA12')
  keep(match, 'ME09', 'PA07')
  keep(match, 'PA01', 'CO01')
  keep(match, 'FO01', 'ME01')
  keep(match, 'TX01', 'ES01')
  keep(match, 'HZ02', 'PL01')
  return match
}

describe('WASTE-V12 a whole round, two players', () => {
  test('WASTE-V12 the deal starts with B', () => {
    const match = dealt(2, DECK)
    expect(asLaid(match.position.hands[A]!)).toBe('TX01 ME01 PA01 PA07 HZ01 PL01 RC01')
    expect(ids(match.position.hands[B]!)).toBe(ids(cards('PA12 FO01 CO01 ES01 HZ02 PL02 ME09')))
    expect(asked(match)).toEqual(['0:keep', '1:keep'])
  })

  test('WASTE-V12 the draft leaves these hands, the last card by itself', () => {
    const match = dealt(2, DECK)
    keep(match, 'RC01', 'PA12')
    expect(ids(match.position.hands[A]!)).toBe(ids(cards('FO01 CO01 ES01 HZ02 PL02 ME09')))
    offersExactly(
      match,
      A,
      cards('FO01 CO01 ES01 HZ02 PL02 ME09').map((n) => ({ act: 'keep', n })),
    )
    keep(match, 'ME09', 'PA07')
    keep(match, 'PA01', 'CO01')
    keep(match, 'FO01', 'ME01')
    keep(match, 'TX01', 'ES01')
    const events = keep(match, 'HZ02', 'PL01')
    expect(of(events, 'kept').filter(({ automatic }) => automatic)).toEqual([
      { what: 'kept', clause: 'WASTE-3.6', seat: A, automatic: true, card: card('HZ01'), only: 1 },
      { what: 'kept', clause: 'WASTE-3.6', seat: A, automatic: true, card: null, only: ~1 },
      { what: 'kept', clause: 'WASTE-3.6', seat: B, automatic: true, card: card('PL02'), only: 2 },
      { what: 'kept', clause: 'WASTE-3.6', seat: B, automatic: true, card: null, only: ~2 },
    ])
    expect(ids(match.position.hands[A]!), 'WASTE-V12').toBe(ids(cards('RC01 ME09 PA01 FO01 TX01 HZ02 HZ01')))
    expect(ids(match.position.hands[B]!)).toBe(ids(cards('PA12 PA07 CO01 ME01 ES01 PL01 PL02')))
    expect(of(events, 'piles laid out')).toEqual([
      {
        what: 'piles laid out',
        clause: 'WASTE-4.2',
        piles: [[card('PA16'), card('ME13'), null]],
        reveals: true,
      },
    ])
    expect(asLaid(match.position.bonus)).toBe('PA16 ME13 RC02')
    expect(asked(match)).toEqual(['0:bid', '1:bid'])
  })

  test('WASTE-V12 the boss wins the tie, burns the bid and takes the pile by itself; the other bid returns', () => {
    const match = drafted()
    const events = bid(match, 'HZ01 HZ02', 'PL01 ME01')
    expect(events.slice(4)).toEqual([
      {
        what: 'bids shown',
        clause: 'WASTE-5.5',
        bids: [
          { seat: A, count: 2, value: 0, cards: cards('HZ01 HZ02') },
          { seat: B, count: 2, value: 1, cards: cards('ME01 PL01') },
        ],
        reveals: true,
      },
      { what: 'bid tie', clause: 'WASTE-5.7', seat: A, over: B, count: 2, values: null },
      { what: 'paid', clause: 'WASTE-5.11', seat: A, cards: cards('HZ01 HZ02') },
      ...pileTaken('WASTE-5.13', A, 1, 'PA16 ME13 RC02'),
      { what: 'bid returned', clause: 'WASTE-5.15', seat: B, count: 2, cards: cards('ME01 PL01') },
      { what: 'plays Recyclers', clause: 'WASTE-6.2', seat: A, reveals: true },
    ])
    expect(asked(match)).toEqual(['0:recycler'])
  })

  test('WASTE-V12 WASTE-6.7 the chained Recycler goes before the one in hand; B is passed over', () => {
    const match = drafted()
    bid(match, 'HZ01 HZ02', 'PL01 ME01')
    expect(plays(match, [A, { act: 'draw' }])).toEqual([
      {
        what: 'drew',
        clause: 'WASTE-6.5',
        seat: A,
        recycler: card('RC01'),
        cards: cards('TX02 RC03 EL01'),
        automatic: false,
        scored: [{ seat: A, part: 'electronics', from: 0, now: 10 }],
        reveals: true,
      },
      { what: 'chained', clause: 'WASTE-6.6', seat: A, recycler: card('RC03') },
    ])
    expect(asLaid(match.position.pending)).toBe('RC03')
    expect(ids(match.position.stations[A]!)).toBe(ids(cards('TX02 EL01')))
    expect(plays(match, [A, { act: 'remove', n: card('FO01') }])).toEqual([
      {
        what: 'removed',
        clause: 'WASTE-6.8',
        seat: A,
        recycler: card('RC03'),
        card: card('FO01'),
        from: 'hand',
        automatic: false,
        scored: [],
        reveals: true,
      },
    ])
    const events = plays(match, [A, { act: 'draw' }])
    expect(of(events, 'drew')[0]).toMatchObject({ recycler: card('RC02'), cards: cards('FO02 FO03 ES02') })
    expect(of(events, 'plays Recyclers')).toEqual([])
    expect(match.position.round).toBe(2)
  })

  function played(options = {}): { match: WasteMatch; events: WasteEvent[] } {
    const match = drafted(options)
    bid(match, 'HZ01 HZ02', 'PL01 ME01')
    const events = plays(
      match,
      [A, { act: 'draw' }],
      [A, { act: 'remove', n: card('FO01') }],
      [A, { act: 'draw' }],
    )
    return { match, events }
  }

  test('WASTE-V12 what is burnt, what is left, what lies in the stations', () => {
    const { match } = played()
    const s = match.position
    expect(ids(s.burnt)).toBe(ids(cards('HZ01 HZ02 RC01 FO01 RC03 RC02')))
    expect(asLaid(s.burnt)).toBe('HZ01 HZ02 RC01 RC03 FO01 RC02')
    expect(ids(s.stations[A]!), 'WASTE-V12').toBe(
      ids(cards('TX02 EL01 FO02 FO03 ES02 ME09 PA01 TX01 PA16 ME13')),
    )
    expect(ids(s.stations[B]!)).toBe(ids(cards('PA12 PA07 CO01 ME01 ES01 PL01 PL02')))
    // Round two is dealt already: its two packs came out of the 97 cards.
    expect(s.pile.length + 14).toBe(97)
    expect(owing(waste, s)).toBe(0b11)
  })

  test('WASTE-V12 the standing is level at 20, and the boss card goes to B', () => {
    const { events } = played()
    const nothing = { food: 0, electronics: 0, textiles: 0, metal: 0, paper: 0, hazardous: 0, plastic: 0 }
    expect(events.slice(4, 9)).toEqual([
      {
        what: 'laid',
        clause: 'WASTE-7.1',
        seat: A,
        cards: cards('TX01 ME09 ME13 PA01 PA16'),
        scored: [
          { seat: A, part: 'textiles', from: 0, now: 5 },
          { seat: A, part: 'paper', from: 0, now: 3 },
        ],
        reveals: true,
      },
      {
        what: 'laid',
        clause: 'WASTE-7.1',
        seat: B,
        cards: cards('CO01 ES01 ME01 PA07 PA12 PL01 PL02'),
        scored: [
          { seat: B, part: 'electronics', from: 0, now: 5 },
          { seat: B, part: 'paper', from: 0, now: 3 },
          { seat: B, part: 'plastic', from: 0, now: 12 },
        ],
        reveals: true,
      },
      {
        what: 'standing',
        clause: 'WASTE-7.3',
        round: 1,
        scores: [
          { ...nothing, food: 2, electronics: 10, textiles: 5, paper: 3, points: 20 },
          { ...nothing, electronics: 5, paper: 3, plastic: 12, points: 20 },
        ],
      },
      { what: 'boss', clause: 'WASTE-2.4', seat: B, from: A, points: 20 },
      { what: 'shuffled', clause: 'WASTE-3.1', round: 2, cards: 97 },
    ])
  })

  test('WASTE-V12 WASTE-R22 interimMajorities=ignore leaves A 10 and B 3, and B is boss by points', () => {
    const { events } = played({ interimMajorities: 'ignore' })
    expect(
      of(events, 'standing')[0]!.scores.map(({ points }) => points),
      'WASTE-V12 WASTE-R22',
    ).toEqual([10, 3])
    expect(of(events, 'boss')).toEqual([{ what: 'boss', clause: 'WASTE-2.3', seat: B, from: A, points: 3 }])
  })
})
