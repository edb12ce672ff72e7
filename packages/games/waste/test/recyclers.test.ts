import { asked, offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { WasteEvent } from '../src/index.ts'
import { A, asLaid, atAuction, atRecyclers, B, bid, C, card, cards, D, of, type WasteMatch } from './kit.ts'

const remove = (list: readonly number[]) => list.map((n) => ({ act: 'remove', n }))

/** Everybody whose turn comes draws, until the step is over; in which order they acted. */
function orderOfPlay(match: WasteMatch, events: readonly WasteEvent[]): number[] {
  const all = [...events]
  while (asked(match)[0]?.endsWith(':recycler') === true) {
    const hand = match.position.hands[match.position.stack[0]!.turn]!
    all.push(...plays(match, [match.position.stack[0]!.turn, { act: 'remove', n: hand[0]! }]))
  }
  return of(all, 'plays Recyclers').map(({ seat }) => seat)
}

describe('WASTE-6 Recyclers', () => {
  test('WASTE-6.1 every Recycler in hand is played in this step, and none can be refused', () => {
    const { match } = atRecyclers({ seats: 2, hands: ['RC01 RC02 PA01'] })
    refuses(match, A, { act: 'refuse' }, 'WASTE-6.1')
    refuses(match, A, { act: 'hold back', n: card('RC01') }, 'WASTE-7.1')
    plays(match, [A, { act: 'remove', n: card('PA01') }])
    expect(asked(match)).toEqual(['0:recycler'])
    plays(match, [A, { act: 'draw' }])
    expect(match.position.round).toBe(2)
    expect(match.position.burnt).toEqual(expect.arrayContaining(cards('RC01 RC02')))
  })

  test('WASTE-6.2 WASTE-R14 recyclerOrder=bossFirst: the boss, then clockwise, each all of theirs', () => {
    const hands = ['RC01 RC02', 'RC03', 'RC04', 'RC05']
    const { match, events } = atRecyclers({
      seats: 4,
      boss: C,
      hands,
      options: { recyclerOrder: 'bossFirst' },
    })
    refuses(match, D, { act: 'draw' }, 'WASTE-6.2')
    refuses(match, D, { act: 'remove', n: match.position.hands[D]![0]! }, 'WASTE-6.2')
    expect(orderOfPlay(match, events), 'WASTE-R14').toEqual([C, D, A, B])
  })

  test('WASTE-6.2 a player plays every Recycler before the next one acts', () => {
    const { match } = atRecyclers({ seats: 2, boss: A, hands: ['RC01 RC02', 'RC03'] })
    plays(match, [A, { act: 'draw' }])
    expect(asked(match)).toEqual(['0:recycler'])
    expect(plays(match, [A, { act: 'draw' }]).at(-1)).toEqual({
      what: 'plays Recyclers',
      clause: 'WASTE-6.2',
      seat: B,
      reveals: true,
    })
  })

  test('WASTE-R14 recyclerOrder=bossLast: the left neighbour of the boss first, the boss last', () => {
    const hands = ['RC01', 'RC03', 'RC04', 'RC05']
    const { match, events } = atRecyclers({
      seats: 4,
      boss: C,
      hands,
      options: { recyclerOrder: 'bossLast' },
    })
    expect(orderOfPlay(match, events), 'WASTE-R14').toEqual([D, A, B, C])
  })

  test('WASTE-6.3 WASTE-V28 whoever has none is passed over, in either order', () => {
    const hands = ['RC01', 'RC02', '', 'RC03']
    for (const recyclerOrder of ['bossFirst', 'bossLast'] as const) {
      const { match, events } = atRecyclers({ seats: 4, boss: C, hands, options: { recyclerOrder } })
      expect(orderOfPlay(match, events), 'WASTE-6.3 WASTE-V28').toEqual([D, A, B])
    }
  })

  test('WASTE-6.4 one of two uses, never both, each chosen knowing the one before', () => {
    const { match } = atRecyclers({
      seats: 2,
      hands: ['RC01 RC02 PA01 PA02 PA03 PA04 PA05'],
      stations: ['ME01'],
      top: 'TX01 TX02 TX03',
    })
    offersExactly(match, A, [{ act: 'draw' }, ...remove(cards('PA01 PA02 PA03 PA04 PA05 ME01'))])
    refuses(match, A, { act: 'draw', n: card('PA01') }, 'WASTE-6.4')
    refuses(match, A, { act: 'draw', ns: cards('PA01') }, 'WASTE-6.4')
    refuses(match, A, { act: 'draw', with: 1 }, 'WASTE-6.4')
    refuses(match, A, { act: 'remove', n: card('PA01'), with: 1 }, 'WASTE-6.4')
    plays(match, [A, { act: 'draw' }])
    offersExactly(match, A, [
      { act: 'draw' },
      ...remove(cards('PA01 PA02 PA03 PA04 PA05 ME01 TX01 TX02 TX03')),
    ])
  })

  test('WASTE-6.5 WASTE-R15 Draw lays the top three cards face up into the station, not into the hand', () => {
    const { match } = atRecyclers({ seats: 2, hands: ['RC01 RC02'], top: 'PL01 HZ01 PL02' })
    const hand = match.position.hands[A]!.length
    expect(plays(match, [A, { act: 'draw' }])).toEqual([
      {
        what: 'drew',
        clause: 'WASTE-6.5',
        seat: A,
        recycler: card('RC01'),
        cards: cards('PL01 HZ01 PL02'),
        automatic: false,
        scored: [
          { seat: A, part: 'hazardous', from: 0, now: -2 },
          { seat: A, part: 'plastic', from: 0, now: 12 },
        ],
        reveals: true,
      },
    ])
    expect(match.position.stations[A], 'WASTE-R15').toEqual(cards('HZ01 PL01 PL02'))
    expect(match.position.hands[A]!.length).toBe(hand - 1)
  })

  test('WASTE-6.6 WASTE-R16 a drawn Recycler is pending, has both uses, and chains on without a limit', () => {
    const { match } = atRecyclers({
      seats: 2,
      hands: ['RC01', 'RC05'],
      top: 'RC03 FO01 RC02 RC04 FO02 FO03 FO04 FO05 FO06',
    })
    const events = plays(match, [A, { act: 'draw' }])
    expect(of(events, 'chained')).toEqual([
      { what: 'chained', clause: 'WASTE-6.6', seat: A, recycler: card('RC03') },
      { what: 'chained', clause: 'WASTE-6.6', seat: A, recycler: card('RC02') },
    ])
    expect(asLaid(match.position.pending), 'WASTE-R16').toBe('RC03 RC02')
    expect(match.position.stations[A]).toEqual(cards('FO01'))
    const menu = [{ act: 'draw' }, ...remove(match.position.hands[A]!), ...remove(cards('FO01'))]
    offersExactly(match, A, menu)
    plays(match, [A, { act: 'draw' }])
    expect(asLaid(match.position.pending)).toBe('RC02 RC04')
    plays(match, [A, { act: 'remove', n: card('FO01') }], [A, { act: 'draw' }])
    expect(match.position.pending).toEqual([])
    expect(asked(match)).toEqual(['1:recycler'])
    expect(asLaid(match.position.burnt.slice(-5))).toBe('RC01 RC03 RC02 FO01 RC04')
  })

  test('WASTE-6.7 pending ones go first in the order drawn, then those in hand by number', () => {
    const { match } = atRecyclers({ seats: 2, hands: ['RC06 RC02'], top: 'RC05 RC03 FO01' })
    const played: number[] = []
    const events = plays(
      match,
      [A, { act: 'draw' }],
      [A, { act: 'remove', n: card('FO01') }],
      [A, { act: 'draw' }],
      [A, { act: 'draw' }],
    )
    for (const event of events)
      if (event.what === 'drew' || event.what === 'removed') played.push(event.recycler)
    expect(asLaid(played), 'WASTE-6.7').toBe('RC02 RC05 RC03 RC06')
  })

  test('WASTE-6.8 WASTE-R18 Remove burns exactly one card of hand or station, face up', () => {
    const { match } = atRecyclers({ seats: 2, hands: ['RC01 RC02 PA01', 'RC03'], stations: ['ME01'] })
    refuses(match, A, { act: 'remove' }, 'WASTE-6.8')
    refuses(match, A, { act: 'remove', ns: cards('PA01 ME01') }, 'WASTE-6.8')
    refuses(match, A, { act: 'remove', n: card('PA01'), ns: cards('ME01') }, 'WASTE-6.8')
    const removed = {
      what: 'removed',
      clause: 'WASTE-6.8',
      seat: A,
      automatic: false,
      scored: [],
      reveals: true,
    }
    expect(plays(match, [A, { act: 'remove', n: card('PA01') }])).toEqual([
      { ...removed, recycler: card('RC01'), card: card('PA01'), from: 'hand' },
    ])
    expect(plays(match, [A, { act: 'remove', n: card('ME01') }])[0]).toEqual({
      ...removed,
      recycler: card('RC02'),
      card: card('ME01'),
      from: 'station',
    })
    expect(asLaid(match.position.burnt.slice(-4)), 'WASTE-R18').toBe('RC01 PA01 RC02 ME01')
    expect(match.position.stations[A]).toEqual([])
    expect(match.position.hands[A]).not.toContain(card('PA01'))
  })

  test('WASTE-6.9 WASTE-R17 recyclerOnRecycler=no: a Recycler, in hand or pending, cannot be removed', () => {
    const { match } = atRecyclers({
      seats: 2,
      hands: ['RC01 RC02'],
      top: 'RC03 FO01 FO02',
      options: { recyclerOnRecycler: 'no' },
    })
    refuses(match, A, { act: 'remove', n: card('RC01') }, 'WASTE-6.9')
    refuses(match, A, { act: 'remove', n: card('RC02') }, 'WASTE-6.9')
    plays(match, [A, { act: 'draw' }])
    refuses(match, A, { act: 'remove', n: card('RC03') }, 'WASTE-6.9')
    refuses(match, A, { act: 'remove', n: card('RC02') }, 'WASTE-6.9')
    refuses(match, A, { act: 'remove', n: card('RC01') }, 'WASTE-6.11')
  })

  test('WASTE-R17 WASTE-V25 recyclerOnRecycler=yes: the other Recycler may be removed, and is burnt unplayed', () => {
    const { match } = atRecyclers({
      seats: 2,
      hands: ['RC01 RC02 PA01', 'RC03'],
      options: { recyclerOnRecycler: 'yes' },
    })
    const pile = match.position.pile.length
    refuses(match, A, { act: 'remove', n: card('RC01') }, 'WASTE-6.9')
    const rest = match.position.hands[A]!.filter((n) => n !== card('RC01'))
    offersExactly(match, A, [{ act: 'draw' }, ...remove(rest)], 'WASTE-R17 WASTE-V25')
    plays(match, [A, { act: 'remove', n: card('RC02') }])
    expect(asLaid(match.position.burnt.slice(-2))).toBe('RC01 RC02')
    expect(match.position.pile.length).toBe(pile)
    expect(asked(match)).toEqual(['1:recycler'])
    expect(match.position.hands[A]).toContain(card('PA01'))
  })

  test('WASTE-R17 recyclerOnRecycler=yes: a pending one may be removed too, and any of them may be named', () => {
    const { match } = atRecyclers({
      seats: 2,
      hands: ['RC01 RC02', 'RC07'],
      top: 'RC05 FO01 RC04',
      options: { recyclerOnRecycler: 'yes' },
    })
    plays(match, [A, { act: 'draw' }])
    const rest = match.position.hands[A]!
    offersExactly(match, A, [{ act: 'draw' }, ...remove(rest), ...remove(cards('RC04 FO01'))], 'WASTE-R17')
    refuses(match, A, { act: 'remove', n: card('RC05') }, 'WASTE-6.9')
    expect(plays(match, [A, { act: 'remove', n: card('RC04') }])).toEqual([
      {
        what: 'removed',
        clause: 'WASTE-6.8',
        seat: A,
        recycler: card('RC05'),
        card: card('RC04'),
        from: 'pending',
        automatic: false,
        scored: [],
        reveals: true,
      },
    ])
    expect(match.position.pending).toEqual([])
  })

  test('WASTE-6.10 a card of the pile just taken and a card just drawn qualify', () => {
    const match = atAuction({
      seats: 2,
      hands: ['HZ01 RC01 RC02'],
      piles: ['ME01 ME02 ME03'],
      top: 'TX01 TX02 TX03',
    })
    bid(match, 'HZ01', '')
    plays(match, [A, { act: 'draw' }])
    const hand = match.position.hands[A]!.filter((n) => n < card('RC01'))
    expect(hand).toEqual(expect.arrayContaining(cards('ME01 ME02 ME03')))
    offersExactly(
      match,
      A,
      [{ act: 'draw' }, ...remove(hand), ...remove(cards('TX01 TX02 TX03'))],
      'WASTE-6.10',
    )
  })

  test("WASTE-6.11 nothing but one's own hand and station: not another's, not the draw pile, not what is burnt", () => {
    const { match } = atRecyclers({ seats: 2, hands: ['RC01', 'PA01'], stations: ['', 'ME01'], top: 'TX01' })
    for (const n of [
      card('PA01'),
      card('ME01'),
      card('TX01'),
      match.position.burnt[0]!,
      match.position.unseen[0]!,
      0,
    ])
      refuses(match, A, { act: 'remove', n }, 'WASTE-6.11')
  })

  test('WASTE-6.12 WASTE-R19 WASTE-V24 with nothing to remove the use is Draw by itself', () => {
    const match = atAuction({ seats: 2, piles: ['RC01 RC02 RC03'], top: 'FO01 FO02 ME01' })
    const all = match.position.hands[A]!.map((n) => n)
    plays(match, [A, { act: 'bid', ns: all }])
    const events = plays(match, [B, { act: 'bid', ns: [] }])
    expect(events.at(-1)).toEqual({
      what: 'drew',
      clause: 'WASTE-6.12',
      seat: A,
      recycler: card('RC01'),
      cards: cards('FO01 FO02 ME01'),
      automatic: true,
      scored: [{ seat: A, part: 'food', from: 0, now: 2 }],
      reveals: true,
    })
    offersExactly(match, A, [{ act: 'draw' }, ...remove(cards('FO01 FO02 ME01'))], 'WASTE-R19 WASTE-V24')
    refuses(match, A, { act: 'remove', n: card('RC03') }, 'WASTE-6.9')
  })

  test('WASTE-R19 a card that the first Recycler removes leaves the second with nothing to remove', () => {
    const match = atAuction({ seats: 2, piles: ['RC01 RC02 PA01'], top: 'FO01 FO02 ME01' })
    plays(match, [A, { act: 'bid', ns: match.position.hands[A]! }], [B, { act: 'bid', ns: [] }])
    offersExactly(match, A, [{ act: 'draw' }, ...remove(cards('PA01'))])
    const events = plays(match, [A, { act: 'remove', n: card('PA01') }])
    expect(of(events, 'drew')[0], 'WASTE-R19').toMatchObject({
      clause: 'WASTE-6.12',
      recycler: card('RC02'),
      automatic: true,
    })
  })

  test('WASTE-R17 with yes the other Recycler is a choice, so that nothing is forced', () => {
    const match = atAuction({ seats: 2, piles: ['RC01 RC02 RC03'], options: { recyclerOnRecycler: 'yes' } })
    plays(match, [A, { act: 'bid', ns: match.position.hands[A]! }], [B, { act: 'bid', ns: [] }])
    offersExactly(match, A, [{ act: 'draw' }, ...remove(cards('RC02 RC03'))])
  })
})
