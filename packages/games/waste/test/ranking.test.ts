import { asked, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { WasteEvent } from '../src/index.ts'
import { A, atAuction, B, bid, C, card, D, of, type WasteMatch } from './kit.ts'

/** A table where everybody holds the cards of a bid, and these bids are made. */
function shown(boss: number, bids: readonly string[]): { match: WasteMatch; events: WasteEvent[] } {
  const match = atAuction({ seats: bids.length, boss, hands: bids })
  const events = bid(match, ...bids)
  return { match, events }
}
const ties = (events: readonly WasteEvent[]): unknown[] =>
  of(events, 'bid tie').map(({ clause, seat, over }) => [clause, seat, over])
/** Winners in order: those who have paid and those still to pay are told by letting everybody take a pile. */
function winners({ match, events }: { match: WasteMatch; events: WasteEvent[] }): number[] {
  const all = [...events]
  while (asked(match)[0]?.endsWith(':pile') === true) {
    const turn = match.position.stack[0]!.turn
    const left = match.position.takers.findIndex((taker) => taker < 0)
    all.push(...plays(match, [turn, { act: 'pile', n: left + 1 }]))
  }
  return of(all, 'paid').map(({ seat }) => seat)
}

describe('WASTE-5.6 to 5.10 the ranking of bids', () => {
  test('WASTE-5.6 more cards rank first, whatever they are worth', () => {
    const scene = shown(B, ['RC01 RC02', 'HZ01', 'PL01 PL02 PL03'])
    expect(ties(scene.events)).toEqual([])
    expect(scene.match.position.stack[0]!.ranking, 'WASTE-5.6').toEqual([C, A, B])
    expect(winners(scene)).toEqual([C, A])
  })

  test('WASTE-5.7 WASTE-R9 among bids of one number the boss ranks first, whatever the values', () => {
    const scene = shown(C, ['RC01 RC02', 'ME13 ME14', 'HZ01 HZ02'])
    expect(ties(scene.events), 'WASTE-R9').toEqual([
      ['WASTE-5.7', C, A],
      ['WASTE-5.8', A, B],
    ])
    expect(winners(scene)).toEqual([C, A])
  })

  test('WASTE-R9 the boss outside a tie settles nothing, and wins ties for later piles too', () => {
    expect(ties(shown(A, ['HZ01', 'ME01 ME02', 'ME13 ME14']).events), 'WASTE-R9').toEqual([
      ['WASTE-5.8', C, B],
    ])
    const scene = shown(D, ['ME13 ME14', 'ME15', 'PL01 PL02', 'HZ01'])
    expect(ties(scene.events)).toEqual([
      ['WASTE-5.8', A, C],
      ['WASTE-5.7', D, B],
    ])
    expect(winners(scene)).toEqual([A, C, D])
  })

  test('WASTE-5.8 WASTE-R10 then the higher total of the cards bid; other cards do not count', () => {
    const match = atAuction({ seats: 3, boss: A, hands: ['', 'ME01 ME13 ME14 ME15 ME16', 'ME02 ME05'] })
    const events = bid(match, '', 'ME01', 'ME05')
    expect(ties(events)).toEqual([['WASTE-5.8', C, B]])
    expect(match.position.stack[0]!.ranking, 'WASTE-R10').toEqual([C, B])
  })

  test('WASTE-5.9 then the smaller distance to the left of the boss, so that the ranking is always complete', () => {
    const scene = shown(C, ['HZ01', 'HZ02', 'PL01 PL02', 'HZ03'])
    expect(ties(scene.events)).toEqual([
      ['WASTE-5.9', D, A],
      ['WASTE-5.9', A, B],
    ])
    expect(scene.match.position.stack[0]!.ranking).toEqual([C, D, A, B])
  })

  test('WASTE-5.10 the first n − 1 of the ranking win; if fewer bid, all who bid', () => {
    expect(winners(shown(A, ['HZ01', 'HZ02', 'HZ03', 'HZ04'])), 'WASTE-5.10').toEqual([A, B, C])
    expect(winners(shown(A, ['HZ01', '', '', 'HZ04'])), 'WASTE-5.10').toEqual([A, D])
    expect(winners(shown(A, ['', 'HZ01']))).toEqual([B])
    expect(winners(shown(A, ['', '', '']))).toEqual([])
  })

  test('WASTE-V15 C has three cards, A is boss, B gets both cards back and must play RC01', () => {
    const scene = shown(A, ['HZ01 HZ02', 'RC01 ME13', 'PL01 PL02 PL03'])
    expect(
      of(scene.events, 'bids shown')[0]!.bids.map(({ count, value }) => [count, value]),
      'WASTE-V15',
    ).toEqual([
      [2, 0],
      [2, 9],
      [3, 0],
    ])
    expect(ties(scene.events)).toEqual([['WASTE-5.7', A, B]])
    expect(asked(scene.match)).toEqual(['2:pile'])
    const events = plays(scene.match, [C, { act: 'pile', n: 1 }])
    expect(of(events, 'pile taken')[0]).toMatchObject({
      seat: C,
      pile: 1,
      automatic: false,
      clause: 'WASTE-5.11',
    })
    expect(of(events, 'pile taken')[2]).toMatchObject({
      seat: A,
      pile: 2,
      automatic: true,
      clause: 'WASTE-5.13',
    })
    expect(of(events, 'bid returned')[0]).toMatchObject({ seat: B, count: 2 })
    expect(scene.match.position.hands[B]).toContain(card('RC01'))
    expect(scene.match.position.hands[B]).toContain(card('ME13'))
    expect(asked(scene.match)).toEqual(['1:recycler'])
  })

  test('WASTE-V16 the boss bids nothing; B and C are level at 3, B sits nearer; both get a pile', () => {
    const scene = shown(A, ['', 'PA01 ME05', 'TX11 HZ01'])
    expect(ties(scene.events), 'WASTE-V16').toEqual([['WASTE-5.9', B, C]])
    expect(winners(scene)).toEqual([B, C])
  })

  test('WASTE-V17 D, A and B are level at 3; the boss with one card is not in that tie and gets nothing', () => {
    const scene = shown(C, ['ME01 TX05', 'PA12 PL01', 'HZ09', 'FO07 ES01'])
    expect(ties(scene.events), 'WASTE-V17').toEqual([
      ['WASTE-5.9', D, A],
      ['WASTE-5.9', A, B],
    ])
    expect(winners(scene)).toEqual([D, A, B])
    expect([...scene.match.position.hands[C]!, ...scene.match.position.stations[C]!]).toContain(card('HZ09'))
  })

  test('WASTE-V18 B as boss, then C before A by seat, D nothing', () => {
    const scene = shown(B, ['ME13 ME14', 'HZ01 HZ02', 'EL03 CO03', 'RC01 FO01'])
    expect(ties(scene.events), 'WASTE-V18').toEqual([
      ['WASTE-5.7', B, C],
      ['WASTE-5.9', C, A],
      ['WASTE-5.8', A, D],
    ])
    expect(winners(scene)).toEqual([B, C, A])
  })

  test('WASTE-V19 the boss bids nothing; C and A are level at 2, C sits nearer', () => {
    const scene = shown(B, ['TX01 TX02', '', 'TX05 HZ01'])
    expect(ties(scene.events), 'WASTE-V19').toEqual([['WASTE-5.9', C, A]])
    expect(winners(scene)).toEqual([C, A])
  })

  test('WASTE-V23 refused: a card twice, a station card, a pile out of turn, declining', () => {
    const match = atAuction({
      seats: 4,
      boss: B,
      hands: ['ME13 ME14 ME01', 'HZ01 HZ02', 'EL03 CO03', 'RC01 FO01'],
      stations: ['PL16'],
    })
    refuses(match, A, { act: 'bid', ns: [card('ME01'), card('ME01')] }, 'WASTE-5.2')
    refuses(match, A, { act: 'bid', ns: [card('PL16')] }, 'WASTE-5.2')
    bid(match, 'ME13 ME14', 'HZ01 HZ02', 'EL03 CO03', 'RC01 FO01')
    plays(match, [B, { act: 'pile', n: 3 }])
    expect(asked(match), 'WASTE-V23').toEqual(['2:pile'])
    refuses(match, A, { act: 'pile', n: 1 }, 'WASTE-5.11')
    refuses(match, C, { act: 'decline' }, 'WASTE-5.12')
  })
})
