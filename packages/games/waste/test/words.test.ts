import { expand, offers } from '@midden/kernel'
import { plays, table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type WasteEvent, waste } from '../src/index.ts'
import { A, atAuction, atRecyclers, B, bid, C, card, cards, finished, type WasteMatch } from './kit.ts'
import { playOut } from './playout.ts'

const who = (seat: number): string => ['Ann', 'Bea', 'Cem', 'Dag'][seat]!
const says = (events: readonly WasteEvent[]): string[] => events.map((event) => waste.words.event(event, who))
const labels = (match: WasteMatch, seat: number): string[] => {
  const view = waste.view(match.position, seat)
  return expand(offers(waste, match.position, seat)).map((a) => waste.words.action(view, a))
}
const asks = (match: WasteMatch, seat: number, decision: string): string =>
  waste.words.question(waste.view(match.position, seat), decision)

describe('words', () => {
  test('an auction told in sentences', () => {
    const match = atAuction({
      seats: 3,
      boss: A,
      hands: ['HZ01 HZ02', 'RC01 ME13', 'PL01 PL02 PL03'],
      piles: ['FO01 FO02 FO03', 'TX01 TX02 TX03'],
    })
    expect(says(bid(match, 'HZ01 HZ02', 'RC01 ME13', 'PL01 PL02 PL03')).slice(4)).toEqual([
      'Cem bids PL01, PL02 and PL03',
      'Cem has made a bid',
      'WASTE! The bids: Ann HZ01 and HZ02 (value 0); Bea ME13 and RC01 (value 9); Cem PL01, PL02 and PL03 (value 0)',
      'Ann and Bea bid as many cards; Ann is first as boss',
      'Cem pays PL01, PL02 and PL03',
    ])
    expect(says(plays(match, [C, { act: 'pile', n: 1 }]))).toEqual([
      'Cem takes pile 1: FO01, FO02 and FO03',
      'Cem takes pile 1: FO01, FO02 and a face-down card',
      'Ann pays HZ01 and HZ02',
      'Ann takes pile 2: TX01, TX02 and TX03, the only choice',
      'Ann takes pile 2: TX01, TX02 and a face-down card, the only choice',
      'Bea gets ME13 and RC01 back',
      'Bea plays Recyclers',
    ])
  })

  test('labels and questions name the cards', () => {
    const draft = table(waste, { seats: 2, seed: 'words' })
    expect(labels(draft, A)[0]).toMatch(/^Keep [A-Z]{2}\d\d$/)
    expect(asks(draft, A, 'keep')).toBe('Round 1, card 1 of 7: which card do you keep?')
    const auction = atAuction({
      seats: 3,
      hands: ['HZ01 ME13', 'PA01'],
      piles: ['FO01 FO02 FO03', 'TX01 TX02 TX03'],
    })
    expect(labels(auction, A)).toContain('Bid no cards')
    expect(labels(auction, A)).toContain('Bid 2 cards, value 4: ME13 and HZ01')
    expect(asks(auction, A, 'bid')).toBe('Which cards do you bid? More cards win, and only a winner pays.')
    bid(auction, 'HZ01', 'PA01', '')
    expect(labels(auction, A)).toEqual([
      'Take pile 1: FO01, FO02 and a face-down card',
      'Take pile 2: TX01, TX02 and a face-down card',
    ])
    expect(asks(auction, A, 'pile')).toBe('You have paid. Which pile do you take?')
    const { match } = atRecyclers({
      seats: 2,
      hands: ['RC01 PA01'],
      stations: ['ME01'],
      top: 'RC02 FO15 FO16',
    })
    expect(labels(match, A).slice(0, 1)).toEqual(['Draw 3 cards into your station'])
    expect(labels(match, A)).toContain('Remove PA01 from your hand')
    expect(labels(match, A)).toContain('Remove ME01 from your station')
    expect(asks(match, A, 'recycler')).toBe('Draw 3 cards, or remove one?')
    plays(match, [A, { act: 'draw' }])
    expect(asks(match, A, 'recycler')).toBe('Draw 3 cards, or remove one? (1 pending)')
    expect(asks(match, A, 'other')).toBe('other')
    const waits = (decision: string): string => waste.words.waits(waste.view(match.position, B), decision)
    expect(['keep', 'bid', 'pile', 'recycler'].map(waits)).toEqual([
      'One card is kept, the rest of the pack goes on.',
      'Bids are sealed and shown all at once.',
      'The better bid takes a pile first.',
      'Draws three cards, or removes one.',
    ])
  })

  test('rare events read as sentences too', () => {
    const rare: WasteEvent[] = [
      { what: 'first boss', clause: 'WASTE-2.2', seat: B },
      { what: 'boss', clause: 'WASTE-2.5', seat: B, from: B, points: -2 },
      { what: 'round not played', clause: 'WASTE-3.12', round: 2 },
      { what: 'nobody bid', clause: 'WASTE-5.17' },
      { what: 'bid returned', clause: 'WASTE-5.15', seat: A, count: 1, cards: null },
      {
        what: 'drew',
        clause: 'WASTE-6.12',
        seat: A,
        recycler: card('RC01'),
        cards: cards('FO01'),
        automatic: true,
        scored: [],
      },
      { what: 'no effect', clause: 'WASTE-6.14', seat: A, recycler: card('RC01') },
      { what: 'level on points', clause: 'WASTE-9.2', seat: A, over: B, values: [4, 3] },
      { what: 'level on value', clause: 'WASTE-R30', seat: A, over: B },
      { what: 'place shared', clause: 'WASTE-9.3', place: 1, seats: [A, C] },
      { what: 'all is shown', clause: 'WASTE-9.5', drawPile: [], burnt: cards('PL01') },
    ]
    expect(says(rare)).toEqual([
      'Bea is the first boss',
      'Bea stays boss, alone with the fewest points (-2)',
      'The draw pile is too small: round 2 is not played',
      'Nobody bids, and nobody pays',
      'Ann gets the 1 card bid back',
      'Ann has nothing to remove: RC01 draws FO01',
      'RC01 of Ann can neither draw nor remove, and is burnt',
      'Ann and Bea are tied on points; station values 4 and 3 decide',
      "Ann and Bea are tied on value too; Ann sits nearer to the boss's left",
      'Ann and Cem share place 1',
      'Left in the draw pile: no cards. Burnt unseen: PL01',
    ])
  })

  test('whole games are told without a gap', () => {
    for (const seats of [2, 3, 4]) {
      const events: WasteEvent[] = []
      playOut(table(waste, { seats, seed: 'told' }, events), 'told', events)
      for (const sentence of says(events)) expect(sentence).toMatch(/^[A-Z].*[^.]$/)
      expect(says(events).some((sentence) => /undefined|null|NaN/.test(sentence))).toBe(false)
    }
  })

  test('the table as text', () => {
    const match = atAuction({
      seats: 2,
      hands: ['PA01'],
      stations: ['3×ME 1×PL', '2×TX'],
      piles: ['FO13 FO14 FO15'],
    })
    const text = waste.words.table(waste.view(match.position, A), who)
    expect(text.split('\n').slice(0, 5)).toEqual([
      'Round 1 of 3, the auction: bids',
      '  Ann boss choosing  22 points   value 3  0 units  1 plastic 7 in hand',
      '    station: 3 ME, 1 PL',
      '  Bea      choosing   5 points   value 2  0 units  0 plastic 7 in hand',
      '    station: 2 TX',
    ])
    expect(text).toContain('Pile 1    FO13 FO14 ????')
    expect(text).toContain(`Hand      ${'FO01 FO02 FO03 FO04 FO05 FO06 PA01'}`)
    expect(text).not.toContain('FO15')
    const over = waste.words.table(waste.view(finished(['', '']).position, null), who)
    expect(over).toContain('The game is over')
  })
})
