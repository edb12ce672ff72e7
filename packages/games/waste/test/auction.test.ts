import { eventsFor } from '@midden/kernel'
import { asked, offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { waste } from '../src/index.ts'
import {
  A,
  asLaid,
  atAuction,
  B,
  BURNT,
  bid,
  C,
  card,
  cards,
  D,
  ids,
  ON_TABLE,
  of,
  pileTaken,
} from './kit.ts'

/** Every subset of a hand. */
const subsets = (hand: readonly number[]): number[][] =>
  Array.from({ length: 2 ** hand.length }, (_, mask) => hand.filter((_card, i) => (mask >> i) & 1))

describe('WASTE-5 the auction', () => {
  test('WASTE-5.1 WASTE-5.3 one secret bid each: any set of hand cards of any type, from none to all', () => {
    const match = atAuction({ seats: 3, hands: ['RC01 PL01 HZ01 ME01 PA01 CO01 ES01'] })
    expect(asked(match)).toEqual(['0:bid', '1:bid', '2:bid'])
    const hand = match.position.hands[A]!
    offersExactly(
      match,
      A,
      subsets(hand).map((ns) => ({ act: 'bid', ns })),
      'WASTE-5.3',
    )
    expect(plays(match, [A, { act: 'bid', ns: hand }])).toEqual([
      { what: 'bid made', clause: 'WASTE-5.1', seat: A, cards: hand, only: 1 },
      { what: 'bid made', clause: 'WASTE-5.1', seat: A, cards: null, only: ~1 },
    ])
    refuses(match, B, { act: 'bid' }, 'WASTE-5.1')
    refuses(match, B, { act: 'bid', n: match.position.hands[B]![0]! }, 'WASTE-5.1')
    refuses(match, B, { act: 'bid', ns: [], with: 1 }, 'WASTE-5.1')
  })

  test('WASTE-5.2 only hand cards: no station card, no bonus card, no other card, none twice', () => {
    const match = atAuction({
      seats: 2,
      hands: ['HZ01', 'PA01'],
      stations: ['ME01'],
      piles: ['ME02 ME03 ME04'],
    })
    for (const id of ['ME01', 'ME02', 'ME04', 'PA01', 'FO16'])
      refuses(match, A, { act: 'bid', ns: [card(id)] }, 'WASTE-5.2')
    refuses(match, A, { act: 'bid', ns: cards('HZ01 ME02') }, 'WASTE-5.2')
    refuses(match, A, { act: 'bid', ns: [card('HZ01'), card('HZ01')] }, 'WASTE-5.2')
  })

  test('WASTE-5.4 a bid of no cards is legal and never gets a pile, even if piles are left', () => {
    const match = atAuction({ seats: 3, boss: A, hands: ['', 'HZ01'] })
    const events = bid(match, '', 'HZ01', '')
    expect(asked(match)).toEqual(['1:pile'])
    const rest = plays(match, [B, { act: 'pile', n: 1 }])
    expect(
      of([...events, ...rest], 'paid').map(({ seat }) => seat),
      'WASTE-5.4',
    ).toEqual([B])
    expect(of(rest, 'pile burnt').map(({ pile }) => pile)).toEqual([2])
  })

  test('WASTE-5.5 WASTE-R8 bidReveal=cards: when the last bid is in, all bids are shown at once, losing ones too', () => {
    const match = atAuction({ seats: 2, boss: A, hands: ['HZ01', 'ME13'], options: { bidReveal: 'cards' } })
    plays(match, [B, { act: 'bid', ns: cards('ME13') }])
    expect(waste.view(match.position, A).bids).toEqual([])
    const events = plays(match, [A, { act: 'bid', ns: cards('HZ01') }])
    expect(of(events, 'bids shown'), 'WASTE-R8').toEqual([
      {
        what: 'bids shown',
        clause: 'WASTE-5.5',
        bids: [
          { seat: A, count: 1, value: 0, cards: cards('HZ01') },
          { seat: B, count: 1, value: 4, cards: cards('ME13') },
        ],
        reveals: true,
      },
    ])
  })

  test('WASTE-5.11 WASTE-R11 a winner burns the whole bid face up, then takes a pile into the hand', () => {
    const match = atAuction({
      seats: 4,
      boss: A,
      hands: ['HZ01 HZ02 HZ03 PL01', 'PA01', 'PA02'],
      piles: ['ME01 ME02 ME03', 'TX01 TX02 TX03', 'ES01 ES02 ES03'],
    })
    const shown = bid(match, 'HZ01 HZ02 HZ03 PL01', 'PA01', 'PA02', '')
    expect(of(shown, 'paid')).toEqual([
      { what: 'paid', clause: 'WASTE-5.11', seat: A, cards: cards('HZ01 HZ02 HZ03 PL01') },
    ])
    expect(asLaid(match.position.burnt)).toBe('HZ01 HZ02 HZ03 PL01')
    offersExactly(match, A, [
      { act: 'pile', n: 1 },
      { act: 'pile', n: 2 },
      { act: 'pile', n: 3 },
    ])
    refuses(match, B, { act: 'pile', n: 1 }, 'WASTE-5.11')
    const events = plays(match, [A, { act: 'pile', n: 2 }])
    expect(events.slice(0, 3), 'WASTE-R11').toEqual([
      ...pileTaken('WASTE-5.11', A, 2, 'TX01 TX02 TX03'),
      { what: 'paid', clause: 'WASTE-5.11', seat: B, cards: cards('PA01') },
    ])
    for (const id of ['TX01', 'TX02', 'TX03']) expect(match.position.hands[A]).toContain(card(id))
    expect(match.position.takers).toEqual([ON_TABLE, A, ON_TABLE])
    offersExactly(match, B, [
      { act: 'pile', n: 1 },
      { act: 'pile', n: 3 },
    ])
    refuses(match, B, { act: 'pile', n: 2 }, 'WASTE-5.11')
    refuses(match, B, { act: 'pile', n: 4 }, 'WASTE-5.11')
  })

  test('WASTE-5.12 WASTE-R12 a winner can neither decline nor pay less nor take two', () => {
    const match = atAuction({ seats: 3, boss: A, hands: ['HZ01 HZ02', 'PA01'] })
    bid(match, 'HZ01 HZ02', 'PA01', '')
    const piles = [1, 2].map((n) => ({ act: 'pile', n }))
    offersExactly(match, A, piles, 'WASTE-R12')
    refuses(match, A, { act: 'decline' }, 'WASTE-5.12')
    refuses(match, A, { act: 'pile' }, 'WASTE-5.12')
    refuses(match, A, { act: 'pile', ns: [1, 2] }, 'WASTE-5.12')
    refuses(match, A, { act: 'pile', n: 1, with: 2 }, 'WASTE-5.12')
    refuses(match, A, { act: 'bid', ns: cards('HZ01') }, 'WASTE-1.3')
    plays(match, [A, { act: 'pile', n: 1 }])
    refuses(match, A, { act: 'pile', n: 2 }, 'WASTE-1.3')
  })

  test('WASTE-5.13 the last pile is taken by itself', () => {
    const match = atAuction({ seats: 2, hands: ['HZ01', ''], piles: ['ME01 ME02 ME03'] })
    const events = bid(match, 'HZ01', '')
    expect(of(events, 'pile taken')).toEqual([...pileTaken('WASTE-5.13', A, 1, 'ME01 ME02 ME03')])
  })

  test('WASTE-5.14 WASTE-V37 WASTE-R13 only the new owner sees the face-down card, until it is laid', () => {
    const match = atAuction({
      seats: 3,
      boss: B,
      hands: ['RC01 HZ03', 'PA01 PA02'],
      piles: ['TX01 TX02 TX03', 'ME13 HZ04 PL04'],
    })
    bid(match, 'HZ03', 'PA01 PA02', '')
    const events = plays(match, [B, { act: 'pile', n: 2 }])
    expect(of(eventsFor(events, B), 'pile taken')[0]!.cards, 'WASTE-5.14 WASTE-V37 WASTE-R13').toEqual(
      cards('ME13 HZ04 PL04'),
    )
    for (const viewer of [A, C, null]) {
      expect(of(eventsFor(events, viewer), 'pile taken')[0]!.cards).toEqual([
        card('ME13'),
        card('HZ04'),
        null,
      ])
      const seen = waste.view(match.position, viewer)
      expect(seen.piles[1]).toEqual({ cards: [card('ME13'), card('HZ04'), null], taker: B, burnt: false })
      expect(seen.hands[B]).toEqual({ holds: 8, known: cards('ME13 HZ04'), spent: cards('PA01 PA02') })
      expect(JSON.stringify(seen)).not.toContain(String(card('PL04')))
    }
    const own = waste.view(match.position, B)
    expect(own.piles[1]!.cards).toEqual(cards('ME13 HZ04 PL04'))
    expect(own.hand).toContain(card('PL04'))
    expect(asked(match)).toEqual(['0:recycler'])
    const laid = plays(match, [A, { act: 'remove', n: match.position.hands[A]![0]! }])
    expect(of(laid, 'laid')[B]!.cards).toContain(card('PL04'))
    expect(waste.view(match.position, null).stations[B]).toContain(card('PL04'))
  })

  test('WASTE-V37 the unseen card is public at once if its owner burns it', () => {
    const match = atAuction({ seats: 2, hands: ['HZ01 RC01', 'RC02'], piles: ['ME13 HZ04 PL04'] })
    bid(match, 'HZ01', '')
    const events = plays(match, [A, { act: 'remove', n: card('PL04') }])
    expect(of(eventsFor(events, B), 'removed')[0], 'WASTE-V37').toMatchObject({
      card: card('PL04'),
      from: 'hand',
    })
    expect(waste.view(match.position, B).burnt).toContain(card('PL04'))
    expect(waste.view(match.position, B).hands[A]!.spent).toEqual(cards('HZ01 PL04 RC01'))
  })

  test('WASTE-5.15 a losing bid comes back whole, and its Recycler must be played', () => {
    const match = atAuction({ seats: 2, boss: A, hands: ['HZ01', 'RC01'] })
    const before = ids(match.position.hands[B]!)
    const events = bid(match, 'HZ01', 'RC01')
    expect(of(events, 'bid returned')).toEqual([
      { what: 'bid returned', clause: 'WASTE-5.15', seat: B, count: 1, cards: cards('RC01') },
    ])
    expect(ids(match.position.hands[B]!)).toBe(before)
    expect(asked(match)).toEqual(['1:recycler'])
  })

  test('WASTE-5.16 WASTE-R13 burntHidden=hidden burns the third card unseen, and a Recycler among them has no effect', () => {
    const match = atAuction({
      seats: 2,
      piles: ['RC01 ME01 PL04'],
      hands: ['RC02'],
      options: { burntHidden: 'hidden' },
    })
    const events = bid(match, '', '')
    expect(of(events, 'pile burnt'), 'WASTE-R13').toEqual([
      { what: 'pile burnt', clause: 'WASTE-5.16', pile: 1, cards: [card('RC01'), card('ME01'), null] },
    ])
    expect(asLaid(match.position.burnt)).toBe('RC01 ME01')
    expect(asLaid(match.position.unseen), 'WASTE-R13').toBe('PL04')
    expect(match.position.takers).toEqual([BURNT])
    for (const viewer of [A, B, null]) {
      const seen = waste.view(match.position, viewer)
      expect(seen.piles).toEqual([{ cards: [card('RC01'), card('ME01'), null], taker: null, burnt: true }])
      expect([seen.burnt, seen.burntUnseen]).toEqual([cards('RC01 ME01'), 1])
    }
    expect(match.position.stack[0]!.turn).toBe(A)
    plays(match, [A, { act: 'draw' }])
    expect(match.position.burnt).not.toContain(card('PL04'))
  })

  test('WASTE-R13 burntHidden=shown turns the third card up as it is burnt', () => {
    const match = atAuction({
      seats: 2,
      piles: ['FO01 ME01 PL04'],
      hands: ['RC02'],
      options: { burntHidden: 'shown' },
    })
    expect(of(bid(match, '', ''), 'pile burnt'), 'WASTE-R13').toEqual([
      { what: 'pile burnt', clause: 'WASTE-5.16', pile: 1, cards: cards('FO01 ME01 PL04'), reveals: true },
    ])
    expect([match.position.burnt, match.position.unseen]).toEqual([cards('FO01 ME01 PL04'), []])
    expect(waste.view(match.position, null).piles[0]!.cards).toEqual(cards('FO01 ME01 PL04'))
  })

  test('WASTE-V20 only D bids and chooses of three; the others are burnt, four cards face up and two unseen', () => {
    const match = atAuction({ seats: 4, hands: ['RC01', '', '', 'PL01'] })
    const before = match.position.pile.length
    bid(match, '', '', '', 'PL01')
    offersExactly(match, D, [
      { act: 'pile', n: 1 },
      { act: 'pile', n: 2 },
      { act: 'pile', n: 3 },
    ])
    const events = plays(match, [D, { act: 'pile', n: 2 }])
    expect(
      of(events, 'pile burnt').map(({ pile }) => pile),
      'WASTE-V20',
    ).toEqual([1, 3])
    const s = match.position
    expect([s.burnt.length, s.unseen.length, s.pile.length], 'WASTE-V20').toEqual([5, 2, before])
    expect(s.hands.map((hand) => hand.length)).toEqual([6, 6, 6, 8])
  })

  test('WASTE-5.17 WASTE-V21 nobody bids: both piles are burnt and nobody pays', () => {
    const match = atAuction({ seats: 3, hands: ['RC01'] })
    const events = bid(match, '', '', '')
    expect(events.slice(6, 8)).toEqual([
      {
        what: 'bids shown',
        clause: 'WASTE-5.5',
        bids: [A, B, C].map((seat) => ({ seat, count: 0, value: 0, cards: [] })),
        reveals: true,
      },
      { what: 'nobody bid', clause: 'WASTE-5.17' },
    ])
    expect(of(events, 'paid')).toEqual([])
    const s = match.position
    expect([s.burnt.length, s.unseen.length], 'WASTE-V21').toEqual([4, 2])
    expect(s.hands.map((hand) => hand.length)).toEqual([7, 7, 7])
  })

  test('WASTE-5.18 a Recycler burnt as payment is not played', () => {
    const match = atAuction({ seats: 2, hands: ['RC01', 'RC02'] })
    bid(match, 'RC01', '')
    expect(match.position.burnt).toContain(card('RC01'))
    expect(asked(match), 'WASTE-5.18').toEqual(['1:recycler'])
  })

  test('WASTE-5.19 until the showing the cards of a bid count as hand cards', () => {
    const match = atAuction({ seats: 3, hands: ['HZ01 HZ02'] })
    plays(match, [A, { act: 'bid', ns: cards('HZ01 HZ02') }])
    expect(
      waste.view(match.position, B).hands.map(({ holds }) => holds),
      'WASTE-5.19',
    ).toEqual([7, 7, 7])
    expect(waste.view(match.position, A).hand.length).toBe(7)
  })

  test('WASTE-5.19 WASTE-V38 WASTE-V15 step by step: who has paid, what lies on the table, what came back', () => {
    const match = atAuction({ seats: 3, boss: A, hands: ['HZ01 HZ02', 'RC01 ME13', 'PL01 PL02 PL03'] })
    bid(match, 'HZ01 HZ02', 'RC01 ME13', 'PL01 PL02 PL03')
    const s = match.position
    const sizes = (): number[] => match.position.hands.map((hand) => hand.length)
    expect(asLaid(s.burnt)).toBe('PL01 PL02 PL03')
    expect(sizes(), 'WASTE-5.19 WASTE-V38 WASTE-V15').toEqual([5, 5, 4])
    const seen = waste.view(s, null)
    expect(seen.bids.map((made) => made.cards)).toEqual([
      cards('HZ01 HZ02'),
      cards('ME13 RC01'),
      cards('PL01 PL02 PL03'),
    ])
    expect(seen.hands.map(({ spent }) => spent)).toEqual([[], [], cards('PL01 PL02 PL03')])
    expect([seen.turn, seen.asked, seen.ranking]).toEqual([C, [C], [C, A, B]])
    const events = plays(match, [C, { act: 'pile', n: 2 }])
    expect(events.map(({ what }) => what)).toEqual([
      'pile taken',
      'pile taken',
      'paid',
      'pile taken',
      'pile taken',
      'bid returned',
      'plays Recyclers',
    ])
    expect(sizes()).toEqual([8, 7, 7])
    expect(asLaid(match.position.burnt)).toBe('PL01 PL02 PL03 HZ01 HZ02')
  })
})
