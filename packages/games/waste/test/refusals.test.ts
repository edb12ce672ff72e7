import { act } from '@midden/kernel'
import { plays, refuses, table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { waste } from '../src/index.ts'
import { A, atAuction, atRecyclers, B, bid, C, card, type WasteMatch } from './kit.ts'

const why = (match: WasteMatch, seat: number, action: object): unknown => act(match, seat, action)

describe('refusals and their clauses', () => {
  test('WASTE-1.3 a move of another step', () => {
    const draft = table(waste, { seats: 3 })
    refuses(draft, A, { act: 'bid', ns: [] }, 'WASTE-1.3')
    refuses(draft, A, { act: 'pile', n: 1 }, 'WASTE-1.3')
    const auction = atAuction({ seats: 3, hands: ['HZ01', 'PA01'] })
    refuses(auction, A, { act: 'keep', n: card('HZ01') }, 'WASTE-1.3')
    refuses(auction, A, { act: 'pile', n: 1 }, 'WASTE-1.3')
    bid(auction, 'HZ01', 'PA01', '')
    refuses(auction, C, { act: 'bid', ns: [] }, 'WASTE-1.3')
    refuses(auction, A, { act: 'keep', n: card('PA01') }, 'WASTE-1.3')
    const { match: step5 } = atRecyclers({ seats: 2, hands: ['RC01'] })
    refuses(step5, A, { act: 'bid', ns: [] }, 'WASTE-1.3')
    refuses(step5, A, { act: 'pile', n: 1 }, 'WASTE-1.3')
    refuses(step5, B, { act: 'keep', n: 1 }, 'WASTE-1.3')
  })

  test('WASTE-6.16 WASTE-6.2 a Recycler outside step 5, and out of turn', () => {
    const auction = atAuction({ seats: 3, hands: ['HZ01', 'RC01', 'PA01'] })
    refuses(auction, B, { act: 'draw' }, 'WASTE-6.16')
    bid(auction, 'HZ01', '', 'PA01')
    refuses(auction, B, { act: 'draw' }, 'WASTE-6.16')
    const { match } = atRecyclers({ seats: 3, hands: ['RC01', 'RC02'] })
    refuses(match, B, { act: 'draw' }, 'WASTE-6.2')
    refuses(match, C, { act: 'remove', n: card('RC02') }, 'WASTE-6.2')
  })

  test('a refusal says in words what is not possible', () => {
    const match = atAuction({ seats: 2, hands: ['HZ01'] })
    expect(why(match, A, { act: 'bid', ns: [999] })).toEqual({
      clauses: ['WASTE-5.2'],
      reason: 'only cards of your own hand may be bid, each of them once',
    })
    expect(why(match, A, { act: 'look', n: 1 })).toEqual({
      clauses: ['WASTE-4.3'],
      reason: 'nobody may look at a face-down bonus card before the pile is taken',
    })
    expect(why(match, A, { act: 'toString' })).toEqual({
      clauses: ['WASTE-1.12'],
      reason: 'there is no such move in this game',
    })
  })

  test('WASTE-6.11 WASTE-5.2 WASTE-3.10 what is said of a foreign card does not depend on where it lies', () => {
    const { match } = atRecyclers({
      seats: 2,
      hands: ['RC01', 'PA01 RC02'],
      stations: ['', 'ME01'],
      piles: ['TX01 TX02 TX03'],
      top: 'ES01',
    })
    const places = ['PA01', 'RC02', 'ME01', 'TX01', 'TX03', 'ES01', 'RC07']
    const said = places.map((id) => why(match, A, { act: 'remove', n: card(id) }))
    for (const one of said) expect(one).toEqual(said[0])
    const auction = atAuction({
      seats: 2,
      hands: ['', 'PA01'],
      stations: ['', 'ME01'],
      piles: ['TX01 TX02 TX03'],
    })
    const bids = ['PA01', 'ME01', 'TX01', 'TX03', 'ES01'].map((id) =>
      why(auction, A, { act: 'bid', ns: [card(id)] }),
    )
    for (const one of bids) expect(one).toEqual(bids[0])
    const draft = table(waste, { seats: 2, seed: 'foreign' })
    const foreign = [draft.position.hands[B]![0]!, draft.position.pile[0]!, 999]
    const kept = foreign.map((n) => why(draft, A, { act: 'keep', n }))
    for (const one of kept) expect(one).toEqual(kept[0])
  })

  test('WASTE-R17 the reason tells apart that no Recycler can be removed from that this one cannot', () => {
    for (const [recyclerOnRecycler, reason] of [
      ['no', 'a Recycler cannot be the card removed'],
      ['yes', 'the Recycler being played cannot remove itself'],
    ] as const) {
      const { match } = atRecyclers({ seats: 2, hands: ['RC01 RC02'], options: { recyclerOnRecycler } })
      expect(why(match, A, { act: 'remove', n: card('RC01') })).toEqual({ clauses: ['WASTE-6.9'], reason })
    }
  })
})

describe('greyed choices', () => {
  const barred = (match: WasteMatch, seat: number): unknown =>
    waste.barred(waste.view(match.position, seat), seat)

  test('WASTE-5.11 piles that are taken', () => {
    const match = atAuction({ seats: 4, hands: ['HZ01', 'PA01', 'PA02'] })
    bid(match, 'HZ01', 'PA01', '', '')
    expect(barred(match, A)).toEqual([])
    plays(match, [A, { act: 'pile', n: 2 }])
    expect(barred(match, B)).toEqual([
      { act: 'pile', n: 2, clauses: ['WASTE-5.11'], reason: 'pile 2 is taken' },
    ])
    expect(barred(match, C)).toEqual([])
  })

  test('WASTE-6.9 WASTE-6.14 Recyclers, and an empty draw pile', () => {
    const grey = (id: string): object => ({
      act: 'remove',
      n: card(id),
      clauses: ['WASTE-6.9'],
      reason: `${id} cannot be removed`,
    })
    const { match } = atRecyclers({ seats: 2, hands: ['RC01 RC02', 'RC03'], top: 'RC04 FO01 FO02' })
    expect(barred(match, A)).toEqual([grey('RC01'), grey('RC02')])
    expect(barred(match, B)).toEqual([])
    plays(match, [A, { act: 'draw' }])
    expect(barred(match, A)).toEqual([grey('RC04'), grey('RC02')])
    const empty = atRecyclers({
      seats: 2,
      hands: ['RC01 RC02'],
      short: true,
      options: { recyclerOnRecycler: 'yes' },
    }).match
    expect(barred(empty, A)).toEqual([
      { act: 'draw', clauses: ['WASTE-6.14'], reason: 'the draw pile is empty' },
      grey('RC01'),
    ])
    expect(barred(atAuction({ seats: 2 }), A)).toEqual([])
  })
})
