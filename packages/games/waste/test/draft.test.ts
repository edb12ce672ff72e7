import { asked, offersExactly, plays, refuses, table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { questionOf } from '../src/book.ts'
import { deckOf } from '../src/cards.ts'
import { type WasteEvent, waste } from '../src/index.ts'
import {
  A,
  asLaid,
  B,
  C,
  card,
  cards,
  D,
  dealt,
  draftAnyhow,
  endRound,
  ids,
  keep,
  of,
  sorted,
  type WasteMatch,
} from './kit.ts'
import { playOut } from './playout.ts'

/** Who holds the pack with this card, pass by pass, until the card is the last of it and kept. */
function courseOf(match: WasteMatch, target: string): number[] {
  const holders: number[] = []
  while (questionOf(match.position) === 'keep') {
    const { hands } = match.position
    holders.push(hands.findIndex((pack) => pack.includes(card(target))))
    for (let seat = 0; seat < hands.length; seat++) {
      const free = match.position.hands[seat]!.filter((n) => n !== card(target))
      plays(match, [seat, { act: 'keep', n: free[0]! }])
    }
  }
  const last = match.position.hands.findIndex((hand) => hand.includes(card(target)))
  return [...holders, last]
}

describe('WASTE-3 deal and draft', () => {
  test('WASTE-3.1 WASTE-R2 each round shuffles the draw pile: all that is neither in a station nor burnt', () => {
    const events: WasteEvent[] = []
    const match = table(waste, { seats: 3, seed: 'mix' }, events)
    expect(of(events, 'shuffled')).toEqual([{ what: 'shuffled', clause: 'WASTE-3.1', round: 1, cards: 120 }])
    const orders: string[] = []
    playOut(match, 'mix', events, (s) => {
      if (questionOf(s) !== 'keep' || s.drafted.length > 0 || s.sealed.some((n) => n >= 0)) return
      orders[s.round] = asLaid(s.pile)
      const laid = [...s.stations.flat(), ...s.burnt, ...s.unseen]
      expect(s.pile.length + s.hands.flat().length, 'WASTE-R2').toBe(120 - laid.length)
      expect(of(events, 'shuffled').at(-1)!.cards).toBe(120 - laid.length)
      expect(s.pile.some((n) => laid.includes(n))).toBe(false)
    })
    for (const round of [1, 2, 3]) expect(asLaid(sorted(cards(orders[round]!)))).not.toBe(orders[round])
  })

  test('WASTE-3.2 WASTE-R5 one card at a time from the top, the left neighbour of the boss first, the boss last', () => {
    const events: WasteEvent[] = []
    const deck = deckOf(null).cards.slice(0, 21)
    const match = dealt(3, asLaid(deck), { bossSeat: 1 }, events)
    const every = (from: number): number[] => deck.filter((_, i) => i % 3 === from)
    expect(match.position.hands, 'WASTE-R5').toEqual([every(1), every(2), every(0)])
    expect(of(events, 'dealt')).toEqual([
      { what: 'dealt', clause: 'WASTE-3.2', first: C, each: 7, reveals: true },
    ])
    expect(match.position.pile.at(-1)).toBe(deckOf(null).cards[21])
    expect(dealt(4, asLaid(deck)).position.hands.map((pack) => pack.length)).toEqual([6, 6, 6, 6])
  })

  test('WASTE-V8 WASTE-3.11 WASTE-4.2 sizes: packs of 7, 7, 6; 1, 2, 3 piles; 103, 93, 87 cards left', () => {
    const sizes = [2, 3, 4].map((seats) => {
      const match = table(waste, { seats })
      const packs = match.position.hands.map((pack) => pack.length)
      draftAnyhow(match)
      const { hands, takers, bonus, pile } = match.position
      return [packs, hands.map((hand) => hand.length), takers.length, bonus.length, pile.length]
    })
    expect(sizes, 'WASTE-V8 WASTE-3.11').toEqual([
      [[7, 7], [7, 7], 1, 3, 103],
      [[7, 7, 7], [7, 7, 7], 2, 6, 93],
      [[6, 6, 6, 6], [6, 6, 6, 6], 3, 9, 87],
    ])
  })

  test('WASTE-3.3 a player sees the pack before them and no other', () => {
    const match = table(waste, { seats: 3, seed: 'packs' })
    const { hands } = match.position
    for (const seat of [A, B, C]) {
      const view = waste.view(match.position, seat)
      expect(view.hand, 'WASTE-3.3').toEqual(hands[seat])
      expect(view.packs).toEqual([hands[seat]])
      const others = hands.filter((_, other) => other !== seat).flat()
      const text = JSON.stringify({ ...view, options: null })
      for (const n of others.filter((held) => held > 100)) expect(text).not.toMatch(new RegExp(`\\b${n}\\b`))
      expect(view.hands.map(({ holds }) => holds)).toEqual([7, 7, 7])
    }
    expect(waste.view(match.position, null)).toMatchObject({ hand: [], packs: [], drafted: [], answer: null })
  })

  test('WASTE-3.4 all choose at once exactly one card of their pack, and it is kept face down', () => {
    const match = dealt(2, 'PA12 PA01 FO01 PA07 CO01 ME01 ES01 HZ01 HZ02 PL01 PL02 RC01 ME09 TX01')
    expect(asked(match)).toEqual(['0:keep', '1:keep'])
    offersExactly(
      match,
      A,
      cards('PA01 PA07 ME01 HZ01 PL01 RC01 TX01').map((n) => ({ act: 'keep', n })),
    )
    expect(plays(match, [B, { act: 'keep', n: card('PA12') }])).toEqual([
      { what: 'kept', clause: 'WASTE-3.4', seat: B, card: card('PA12'), automatic: false, only: 2 },
      { what: 'kept', clause: 'WASTE-3.4', seat: B, card: null, automatic: false, only: ~2 },
    ])
    expect(match.position.drafted).toEqual([])
    expect(plays(match, [A, { act: 'keep', n: card('RC01') }]).at(-1)).toEqual({
      what: 'packs passed',
      clause: 'WASTE-3.5',
      to: 'left',
      reveals: true,
    })
    expect(asLaid(match.position.drafted)).toBe('RC01 PA12')
    refuses(match, A, { act: 'keep' }, 'WASTE-3.4')
    refuses(match, A, { act: 'keep', ns: cards('FO01 CO01') }, 'WASTE-3.4')
    refuses(match, A, { act: 'keep', n: card('FO01'), with: 1 }, 'WASTE-3.4')
  })

  test('WASTE-3.5 WASTE-R6 all packs move on together, each to the left neighbour', () => {
    const match = table(waste, { seats: 4, seed: 'left' })
    const before = match.position.hands.map((pack) => pack.slice(1))
    const firsts = match.position.hands.map((pack) => pack[0]!)
    plays(match, [A, { act: 'keep', n: firsts[A]! }], [B, { act: 'keep', n: firsts[B]! }])
    plays(match, [D, { act: 'keep', n: firsts[D]! }])
    expect(match.position.hands.map((pack) => pack.length)).toEqual([6, 6, 6, 6])
    plays(match, [C, { act: 'keep', n: firsts[C]! }])
    expect(match.position.hands, 'WASTE-R6').toEqual([before[D], before[A], before[B], before[C]])
  })

  test('WASTE-3.6 WASTE-V13 three players: A, B, C, A, B, C choose from the pack of A, the seventh card is kept by A', () => {
    const match = dealt(3, '', { bossSeat: 2 })
    const target = match.position.hands[A]![6]!
    expect(courseOf(match, asLaid([target])), 'WASTE-V13').toEqual([A, B, C, A, B, C, A])
  })

  test('WASTE-3.6 WASTE-V13 four players: A, B, C, D, A choose from the pack of A, the sixth card is kept by B', () => {
    const match = dealt(4, '', { bossSeat: 3 })
    const target = match.position.hands[A]![5]!
    expect(courseOf(match, asLaid([target])), 'WASTE-V13').toEqual([A, B, C, D, A, B])
  })

  test('WASTE-3.9 WASTE-V13 two players exchange their packs after each choice', () => {
    const match = dealt(2, '', { bossSeat: 1 })
    const target = match.position.hands[A]![6]!
    expect(courseOf(match, asLaid([target])), 'WASTE-3.9 WASTE-V13').toEqual([A, B, A, B, A, B, A])
  })

  test('WASTE-3.7 a kept card never goes back, and its owner may look at it at any time', () => {
    const match = table(waste, { seats: 3, seed: 'kept' })
    const firsts = match.position.hands.map((pack) => pack[3]!)
    for (const seat of [A, B, C]) plays(match, [seat, { act: 'keep', n: firsts[seat]! }])
    expect(waste.view(match.position, B).drafted).toEqual([firsts[B]])
    refuses(match, B, { act: 'take back', n: firsts[B]! }, 'WASTE-3.7')
    refuses(match, B, { act: 'pass on', n: firsts[B]! }, 'WASTE-3.7')
    draftAnyhow(match)
    expect(match.position.hands[B]).toContain(firsts[B])
  })

  test('WASTE-3.8 WASTE-R7 passDirection=left passes to the left in every round', () => {
    expect(directions('left'), 'WASTE-3.8 WASTE-R7').toEqual(['left', 'left', 'left'])
  })

  test('WASTE-3.8 WASTE-R7 passDirection=alternate passes to the right in round two only', () => {
    expect(directions('alternate'), 'WASTE-3.8 WASTE-R7').toEqual(['left', 'right', 'left'])
    const match = endRound(['', '', ''], { options: { passDirection: 'alternate' } }).match
    expect(match.position.round).toBe(2)
    const before = match.position.hands.map((pack) => pack.slice(1))
    for (const seat of [A, B, C]) plays(match, [seat, { act: 'keep', n: match.position.hands[seat]![0]! }])
    expect(match.position.hands, 'WASTE-3.8 WASTE-R7').toEqual([before[B], before[C], before[A]])
  })

  function directions(passDirection: 'left' | 'alternate'): unknown[] {
    const match = table(waste, { seats: 3, seed: 'turn', options: { passDirection } })
    const events: WasteEvent[] = []
    const by: unknown[] = []
    playOut(match, 'turn', events, (s) => {
      by[s.round - 1] = of(events, 'packs passed').at(-1)?.to
    })
    return by
  }

  test('WASTE-3.10 WASTE-V14 a card that is not in the pack is refused, and so is a second choice', () => {
    const match = dealt(2, 'PA12 PA01 FO01 PA07 CO01 ME01 ES01 HZ01 HZ02 PL01 PL02 RC01 ME09 TX01')
    plays(match, [A, { act: 'keep', n: card('RC01') }])
    refuses(match, A, { act: 'keep', n: card('ME01') }, 'WASTE-3.10')
    refuses(match, A, { act: 'keep', n: card('RC01') }, 'WASTE-3.10')
    expect(waste.view(match.position, B), 'WASTE-V14').toMatchObject({ asked: [B], answer: null })
    refuses(match, B, { act: 'keep', n: card('ME01') }, 'WASTE-3.10')
    refuses(match, B, { act: 'keep', n: card('TX14') }, 'WASTE-3.10')
    refuses(match, B, { act: 'keep', n: 0 }, 'WASTE-3.10')
    plays(match, [B, { act: 'keep', n: card('PA12') }])
    refuses(match, A, { act: 'keep', n: card('RC01') }, 'WASTE-3.10')
  })

  test('WASTE-3.11 the draft asks 6 choices of each player, 5 with four', () => {
    for (const [seats, asks] of [
      [2, 6],
      [3, 6],
      [4, 5],
    ] as const) {
      const match = table(waste, { seats })
      let asked = 0
      while (questionOf(match.position) === 'keep') {
        asked++
        keep(match, ...match.position.hands.map((pack) => asLaid([pack[0]!])))
      }
      expect(asked, 'WASTE-3.11').toBe(asks)
      for (let seat = 0; seat < seats; seat++) {
        const own = match.position.drafted.filter((_, i) => i % seats === seat)
        expect(ids(own)).toBe(ids(match.position.hands[seat]!))
      }
    }
  })

  test('WASTE-3.12 WASTE-V39 with 16 cards round two is not played and the standing is final; with 17 it is', () => {
    const short = endRound(['1×PL 3×ME', '2×PL'], {
      left: 16,
      boss: A,
      options: { interimMajorities: 'ignore' },
    })
    expect(of(short.events, 'round not played')).toEqual([
      { what: 'round not played', clause: 'WASTE-3.12', round: 2 },
    ])
    expect(of(short.events, 'boss')).toEqual([])
    expect(short.match.position, 'WASTE-V39').toMatchObject({ boss: A, round: 1, stack: [] })
    expect(waste.outcome(short.match.position)).toMatchObject({ scores: [0, 12], ranking: [[B], [A]] })
    const enough = endRound(['1×PL 3×ME', '2×PL'], { left: 17 })
    expect(of(enough.events, 'round not played')).toEqual([])
    expect(enough.match.position.round).toBe(2)
    expect(asked(enough.match)).toEqual(['0:keep', '1:keep'])
  })

  test('WASTE-3.12 three players need 27 cards, four need 33', () => {
    const ends = (seats: number, left: number): boolean =>
      endRound(
        Array.from({ length: seats }, () => ''),
        { left },
      ).match.position.stack.length === 0
    expect([ends(3, 26), ends(3, 27), ends(4, 32), ends(4, 33)]).toEqual([true, false, true, false])
  })

  test('WASTE-R33 the pile that is passed on is the pack; the pile a Recycler draws from is the draw pile', () => {
    const match = table(waste, { seats: 2 })
    const view = waste.view(match.position, A)
    expect([view.hand.length, view.drawPile], 'WASTE-R33').toEqual([7, 106])
  })
})
