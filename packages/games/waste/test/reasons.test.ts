import { act } from '@midden/kernel'
import { plays, table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type WasteClause, waste } from '../src/index.ts'
import { A, atAuction, atRecyclers, B, C, card, cards, finished, type WasteMatch } from './kit.ts'

type Row = readonly [seat: number, action: object, clause: WasteClause, reason: string]

/** Every one of these is refused with this clause and this reason. */
function refused(match: WasteMatch, rows: readonly Row[]): void {
  for (const [seat, action, clause, reason] of rows)
    expect([action, act(match, seat, action)]).toEqual([action, { clauses: [clause], reason }])
}

describe('what a player is told', () => {
  test('WASTE-1.8 WASTE-3.7 WASTE-7.2 moves that no rule offers', () => {
    const never: [string, WasteClause, string][] = [
      ['take back', 'WASTE-3.7', 'a kept card can never go back into a pack'],
      ['pass on', 'WASTE-3.7', 'a kept card is never passed on'],
      ['look', 'WASTE-4.3', 'nobody may look at a face-down bonus card before the pile is taken'],
      ['decline', 'WASTE-5.12', 'a winner must pay the whole bid and take a pile'],
      ['refuse', 'WASTE-6.1', 'every Recycler in hand must be played'],
      ['hold back', 'WASTE-7.1', 'the whole hand is laid into the station'],
      ['discard', 'WASTE-7.2', 'a station card stays; only a Recycler removes one'],
      ['move', 'WASTE-7.2', 'a station card stays where it is'],
      ['give', 'WASTE-1.8', 'players may not give cards to one another'],
      ['trade', 'WASTE-1.8', 'players may not trade cards'],
      ['swap', 'WASTE-1.8', 'players may not swap cards'],
      ['show', 'WASTE-1.8', 'players may not show cards to one another'],
      ['change my mind', 'WASTE-1.10', 'a submitted decision is final'],
      ['sing', 'WASTE-1.12', 'there is no such move in this game'],
    ]
    const rows = never.map(([name, clause, reason]): Row => [A, { act: name }, clause, reason])
    refused(table(waste, { seats: 2 }), rows)
    refused(
      finished(['', '']),
      never.map(([name]): Row => [B, { act: name }, 'WASTE-9.6', 'the game is over']),
    )
  })

  test('WASTE-3.10 WASTE-1.3 in the draft', () => {
    const match = table(waste, { seats: 2, seed: 'reasons' })
    const [mine, other] = match.position.hands as [number[], number[]]
    plays(match, [A, { act: 'keep', n: mine[0]! }])
    refused(match, [
      [A, { act: 'keep', n: mine[1]! }, 'WASTE-3.10', 'you have chosen a card of this pack already'],
      [B, { act: 'keep', n: mine[1]! }, 'WASTE-3.10', 'this card is not in your present pack'],
      [B, { act: 'keep' }, 'WASTE-3.4', 'exactly one card of the pack is kept'],
      [B, { act: 'keep', n: other[0]!, with: 0 }, 'WASTE-3.4', 'exactly one card of the pack is kept'],
      [B, { act: 'bid', ns: [] }, 'WASTE-1.3', 'bids are made once a round, before they are shown'],
      [B, { act: 'pile', n: 1 }, 'WASTE-1.3', 'piles are taken in the auction only'],
      [B, { act: 'draw' }, 'WASTE-6.16', 'Recyclers are played after the auction only'],
    ])
  })

  test('WASTE-5.1 WASTE-5.2 WASTE-5.11 WASTE-5.12 in the auction', () => {
    const match = atAuction({ seats: 3, boss: A, hands: ['HZ01', 'PA01'] })
    const hand = match.position.hands[C]!
    plays(match, [A, { act: 'bid', ns: cards('HZ01') }])
    refused(match, [
      [A, { act: 'bid', ns: [] }, 'WASTE-1.10', 'your bid is in, and it is final'],
      [B, { act: 'bid' }, 'WASTE-5.1', 'a bid is a list of cards of your hand, from none to all'],
      [
        B,
        { act: 'bid', ns: cards('HZ01') },
        'WASTE-5.2',
        'only cards of your own hand may be bid, each of them once',
      ],
      [B, { act: 'keep', n: card('PA01') }, 'WASTE-1.3', 'cards are kept in the draft only'],
    ])
    plays(match, [B, { act: 'bid', ns: cards('PA01') }], [C, { act: 'bid', ns: [] }])
    refused(match, [
      [B, { act: 'pile', n: 1 }, 'WASTE-5.11', 'it is not your turn to take a pile'],
      [A, { act: 'pile', n: 3 }, 'WASTE-5.11', 'there is no such pile left'],
      [A, { act: 'pile' }, 'WASTE-5.12', 'a winner takes exactly one pile'],
      [A, { act: 'pile', n: 1, with: 1 }, 'WASTE-5.12', 'a winner takes exactly one pile'],
      [C, { act: 'bid', ns: [hand[0]!] }, 'WASTE-1.3', 'bids are made once a round, before they are shown'],
    ])
  })

  test('WASTE-6.2 WASTE-6.4 WASTE-6.8 WASTE-6.11 in step 5', () => {
    const { match } = atRecyclers({ seats: 2, hands: ['RC01 RC02', 'PA01'], stations: ['ME01'] })
    refused(match, [
      [B, { act: 'draw' }, 'WASTE-6.2', 'it is not your turn to play Recyclers'],
      [A, { act: 'draw', n: card('ME01') }, 'WASTE-6.4', 'a Recycler draws or removes, never both'],
      [A, { act: 'remove', n: card('ME01'), with: 1 }, 'WASTE-6.4', 'a Recycler has one use, never two'],
      [A, { act: 'remove' }, 'WASTE-6.8', 'exactly one card is removed'],
      [A, { act: 'remove', n: card('RC02') }, 'WASTE-6.9', 'a Recycler cannot be the card removed'],
      [
        A,
        { act: 'remove', n: card('PA01') },
        'WASTE-6.11',
        'only a card of your own hand or station can be removed',
      ],
    ])
    const empty = atRecyclers({ seats: 2, hands: ['RC01'], short: true }).match
    refused(empty, [[A, { act: 'draw' }, 'WASTE-6.14', 'the draw pile is empty']])
  })
})
