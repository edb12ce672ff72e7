import { describe, expect, test } from 'vitest'
import { stepOf } from '../src/book.ts'
import { isRecycler } from '../src/cards.ts'
import type { Waste } from '../src/index.ts'
import { NOBODY } from '../src/position.ts'
import { after, auction, choosing, draft, move, recycling } from './audit-kit.ts'
import { A, atAuction, atRecyclers, B, C, card, cards, D, finished } from './kit.ts'

describe('the audit of each question', () => {
  test('a draft', () => {
    expect(after(draft(), (s) => void move(s.hands[A]!, s.hands[B]!, s.hands[A]![0]!))).toBe(
      'every pack must hold 7 cards',
    )
    expect(after(draft(), (s) => void s.burnt.push(...s.pile.splice(0, s.pile.length - 5)))).toBe(
      'the draw pile must hold the bonus piles to come',
    )
    expect(after(draft(), (s) => void s.burnt.push(...s.pile.splice(0, s.pile.length - 6)))).toBe(null)
    const quiet = 'in the draft nobody has a turn'
    expect(
      after(draft(), (s) => {
        s.stack[0]!.turn = A
      }),
    ).toBe(quiet)
    expect(
      after(draft(), (s) => {
        s.stack[0]!.served = 1
      }),
    ).toBe(quiet)
    expect(
      after(draft(), (s) => {
        s.stack[0]!.ranking = [A]
      }),
    ).toBe(quiet)
    expect(
      after(recycling(), (s) => {
        s.stack[0]!.step = stepOf('keep')
      }),
    ).not.toBe(null)
    expect(
      after(draft(), (s) => {
        s.sealed[A] = s.hands[B]![0]!
      }),
    ).toBe('a card chosen must be in the pack')
    expect(
      after(draft(), (s) => {
        s.sealed[A] = s.hands[A]![0]!
      }),
    ).toBe(null)
    expect(
      after(draft(), (s) => {
        s.sealed = s.hands.map((pack) => pack[0]!)
      }),
    ).toBe('when all have chosen, packs are passed')
  })

  test('nothing is pending in the draft and while bids are made', () => {
    const pending = (s: Waste): void => move(s.pile, s.pending, s.pile.find(isRecycler)!)
    expect(after(draft(), pending)).toBe('in the draft nobody has a turn')
    expect(after(auction(), pending)).toBe('while bids are made nobody has a turn')
  })

  test('bids', () => {
    expect(
      after(auction(), (s) => {
        s.takers[0] = A
      }),
    ).toMatch(/cards, and the deck has|no pile is taken/)
    expect(
      after(auction(), (s) => {
        s.stack[0]!.turn = A
      }),
    ).toBe('while bids are made nobody has a turn')
    const hand = 'every hand must be what was drafted'
    expect(
      after(auction(), (s) => {
        const [mine] = s.hands[A]!.splice(0, 1)
        move(s.pile, s.hands[A]!, s.pile[0]!)
        s.pile.push(mine!)
      }),
    ).toBe(hand)
    expect(
      after(auction(), (s) => {
        s.sealed = [0, 1, 2]
      }),
    ).toBe('when all have bid, the bids are shown')
  })

  test('the choice of a pile', () => {
    expect(after(choosing(), (s) => void s.stack[0]!.ranking.reverse())).not.toBe(null)
    expect(
      after(choosing(), (s) => {
        s.stack[0]!.ranking = [A, B, C, 3].map((seat) => seat + 1)
      }),
    ).toMatch(/ranking/)
    expect(
      after(choosing(), (s) => {
        s.stack[0]!.turn = C
      }),
    ).toBe('a winner must have a choice of piles')
    expect(
      after(choosing(), (s) => {
        s.takers[1] = B
      }),
    ).not.toBe(null)
    expect(after(choosing(), (s) => void move(s.pile, s.pending, card('RC01')))).toBe(
      'nothing is pending during the auction',
    )
    expect(after(choosing(), (s) => void move(s.hands[D]!, s.pile, s.hands[D]![0]!))).toBe(
      'every hand must be what was drafted, less the bid, and the pile taken',
    )
    expect(after(choosing(), (s) => void move(s.burnt, s.pile, card('HZ01')))).toBe(
      'a bid paid must be burnt',
    )
    expect(after(choosing(), (s) => void move(s.burnt, s.pile, card('PA01')))).toBe(
      'a bid paid must be burnt',
    )
  })

  test('step 5', () => {
    const open = recycling()
    expect(open.position.stack[0]).toMatchObject({ turn: A, served: 0, ranking: [A, C] })
    expect(
      after(open, (s) => {
        s.stack[0]!.ranking = [C, A]
      }),
    ).toBe('the ranking must follow from the bids')
    expect(
      after(open, (s) => {
        s.takers[0] = B
      }),
    ).toBe('every winner served has a pile')
    expect(
      after(open, (s) => {
        s.takers[1] = A
      }),
    ).toBe('a pile is taken once, by a winner')
    const burnt = 'a pile that nobody took must be burnt'
    expect(
      after(open, (s) => {
        s.bonus[5] = card('PL16')
      }),
    ).toBe(burnt)
    expect(after(open, (s) => void move(s.burnt, s.pile, s.bonus[3]!))).toBe(burnt)
    expect(after(open, (s) => void move(s.burnt, s.pile, s.bonus[4]!))).toBe(burnt)
    expect(
      after(open, (s) => {
        s.bonus[2] = 0
      }),
    ).toBe(burnt)
    expect(
      after(open, (s) => {
        s.options = { ...s.options, burntHidden: 'shown' }
      }),
    ).toBe(burnt)
    const turn = 'the turn must be at its place in the lap'
    expect(
      after(open, (s) => {
        s.stack[0]!.turn = B
      }),
    ).toBe(turn)
    expect(
      after(open, (s) => {
        s.stack[0]!.turn = NOBODY
      }),
    ).toBe(turn)
    expect(
      after(open, (s) => {
        s.stack[0]!.served = 1
      }),
    ).toBe(turn)
    expect(
      after(open, (s) => {
        s.options = { ...s.options, recyclerOrder: 'bossLast' }
      }),
    ).toBe(turn)
    expect(after(open, (s) => void move(s.burnt, s.pile, card('HZ01')))).toBe('a bid paid must be burnt')
    expect(after(open, (s) => void move(s.burnt, s.pile, card('RC01')))).toBe(
      'what left a hand this round must be burnt',
    )
    expect(after(open, (s) => void move(s.hands[D]!, s.burnt, s.hands[D]![0]!))).toBe(
      'a hand changes only in its own turn',
    )
    expect(after(open, (s) => void move(s.pile, s.hands[A]!, s.pile[0]!))).toBe(
      'what left a hand this round must be burnt',
    )
    expect(
      after(open, (s) => {
        s.stack[0]!.turn = B
        s.stack[0]!.served = 1
      }),
    ).toBe('no Recycler is left behind')
    expect(
      after(open, (s) => {
        for (const held of cards('RC02')) move(s.hands[A]!, s.burnt, held)
        for (const held of s.pending.splice(0)) s.burnt.push(held)
      }),
    ).toBe('whoever is asked has a Recycler and a choice')
  })

  test('whoever is asked has a choice', () => {
    const { match } = atRecyclers({ seats: 2, hands: ['RC01'] })
    expect(
      after(match, (s) => {
        for (const held of s.hands[A]!.slice()) if (held !== card('RC01')) move(s.hands[A]!, s.burnt, held)
      }),
    ).toBe('whoever is asked has a Recycler and a choice')
  })

  test('the end', () => {
    const over = finished(['3×ME', ''])
    expect(after(over, (s) => void move(s.pile, s.hands[A]!, card('FO01')))).toBe(
      'when the game is over nobody holds a card',
    )
    expect(after(over, (s) => void move(s.pile, s.pending, card('RC01')))).toBe(
      'when the game is over nobody holds a card',
    )
    const played = atAuction({ seats: 2 })
    expect(
      after(played, (s) => {
        s.stack = []
        s.sealed = [0, 0]
        s.burnt.push(...s.hands.flat(), ...s.bonus)
        s.hands = [[], []]
      }),
    ).toBe('when the game is over no pile is on the table')
  })
})
