import { asked, offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { A, atAuction, atRecyclers, B, card, cards, ids, of } from './kit.ts'

const remove = (list: readonly number[]) => list.map((n) => ({ act: 'remove', n }))

describe('WASTE-6 with a draw pile that runs out', () => {
  test('WASTE-6.13 WASTE-6.14 WASTE-V27 Draw takes the two cards left; then only Remove is legal', () => {
    const { match } = atRecyclers({
      seats: 2,
      hands: ['RC06'],
      stations: ['ME01'],
      top: 'PA01 RC07',
      short: true,
    })
    expect(match.position.pile.length).toBe(2)
    expect(plays(match, [A, { act: 'draw' }])[0]).toMatchObject({
      clause: 'WASTE-6.5',
      cards: cards('PA01 RC07'),
    })
    expect(match.position.stations[A]).toEqual(cards('ME01 PA01'))
    expect([match.position.pending, match.position.pile], 'WASTE-6.13 WASTE-V27').toEqual([cards('RC07'), []])
    offersExactly(match, A, [...remove(match.position.hands[A]!), ...remove(cards('ME01 PA01'))])
    refuses(match, A, { act: 'draw' }, 'WASTE-6.14')
  })

  test('WASTE-6.14 WASTE-V27 with nothing to draw and nothing to remove it is burnt without effect', () => {
    const match = atAuction({ seats: 2, piles: ['RC06 RC05 RC04'], hands: ['', 'RC01'], short: true })
    const all = match.position.hands[A]!
    plays(match, [A, { act: 'bid', ns: all }])
    const events = plays(match, [B, { act: 'bid', ns: [] }])
    const none = { what: 'no effect', clause: 'WASTE-6.14', seat: A, reveals: true }
    expect(of(events, 'no effect'), 'WASTE-V27').toEqual(
      ['RC04', 'RC05', 'RC06'].map((id) => ({ ...none, recycler: card(id) })),
    )
    expect(match.position.burnt).toEqual(expect.arrayContaining(cards('RC04 RC05 RC06')))
    expect(match.position.hands[A]).toEqual([])
    expect(asked(match)).toEqual(['1:recycler'])
  })

  test('WASTE-6.14 WASTE-1.9 with an empty draw pile and one card to remove, that is done by itself', () => {
    const match = atAuction({ seats: 2, piles: ['RC06 PA01 RC05'], hands: ['', 'RC01'], short: true })
    plays(match, [A, { act: 'bid', ns: match.position.hands[A]! }])
    const events = plays(match, [B, { act: 'bid', ns: [] }])
    expect(of(events, 'removed')).toEqual([
      {
        what: 'removed',
        clause: 'WASTE-6.8',
        seat: A,
        recycler: card('RC05'),
        card: card('PA01'),
        from: 'hand',
        automatic: true,
        scored: [],
        reveals: true,
      },
    ])
    expect(of(events, 'no effect')[0]).toMatchObject({ recycler: card('RC06') })
  })

  test('WASTE-R17 WASTE-6.14 with yes a second Recycler can be removed from an empty table', () => {
    const match = atAuction({
      seats: 2,
      piles: ['RC06 RC05 RC04'],
      hands: ['', 'RC01'],
      short: true,
      options: { recyclerOnRecycler: 'yes' },
    })
    plays(match, [A, { act: 'bid', ns: match.position.hands[A]! }], [B, { act: 'bid', ns: [] }])
    offersExactly(match, A, remove(cards('RC05 RC06')), 'WASTE-R17')
    const events = plays(match, [A, { act: 'remove', n: card('RC05') }])
    expect(of(events, 'no effect')[0]).toMatchObject({ recycler: card('RC06') })
  })

  test('WASTE-6.15 WASTE-6.16 each Recycler is burnt face up as it is played, and at no other time', () => {
    const draft = atAuction({ seats: 2, hands: ['RC01', 'RC02'] })
    refuses(draft, A, { act: 'draw' }, 'WASTE-6.16')
    refuses(draft, A, { act: 'remove', n: card('RC01') }, 'WASTE-6.16')
    const { match } = atRecyclers({ seats: 2, hands: ['RC01', 'RC02'] })
    expect(match.position.burnt).not.toContain(card('RC01'))
    plays(match, [A, { act: 'draw' }])
    expect(match.position.burnt.at(-1), 'WASTE-6.15').toBe(card('RC01'))
    expect(ids(match.position.hands[A]!)).not.toContain('RC01')
    plays(match, [B, { act: 'draw' }])
    expect(asked(match)).toEqual(['0:keep', '1:keep'])
    refuses(match, A, { act: 'draw' }, 'WASTE-6.16')
  })
})
