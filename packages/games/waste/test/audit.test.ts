import { describe, expect, test } from 'vitest'
import { waste } from '../src/index.ts'
import { NOT_IN } from '../src/position.ts'
import { after, auction, choosing, draft, move, recycling } from './audit-kit.ts'
import { A, atRecyclers, B, card, D, finished, ON_TABLE } from './kit.ts'

describe('the audit', () => {
  test('accepts what the rules make', () => {
    for (const match of [draft(), auction(), choosing(), recycling(), finished(['3×ME', ''])])
      expect(waste.audit(match.position)).toBe(null)
  })

  test('refuses what is no state at all', () => {
    for (const foreign of [null, 7, 'x', [], {}, { seats: 2 }])
      expect(waste.audit(foreign)).toEqual(expect.any(String))
    expect(after(draft(), (s) => void Object.assign(s, { extra: 1 }))).toBe('state has no field "extra"')
    expect(after(draft(), (s) => void Reflect.deleteProperty(s, 'burnt'))).toBe('state.burnt is missing')
    expect(
      after(draft(), (s) => {
        s.boss = 1.5
      }),
    ).toBe('state.boss must be a whole number from 0 to 3')
    expect(
      after(draft(), (s) => {
        s.round = 4
      }),
    ).toBe('state.round must be a whole number from 1 to 3')
    expect(
      after(draft(), (s) => {
        s.round = 0
      }),
    ).toBe('state.round must be a whole number from 1 to 3')
    expect(
      after(draft(), (s) => {
        s.stack[0]!.step = 0
      }),
    ).toMatch(/^state.stack\[0\].step must be one of/)
    expect(after(draft(), (s) => void s.stack.push(s.stack[0]!))).toBe(
      'state.stack must have 0 to 1 entries, not 2',
    )
    expect(
      after(draft(), (s) => {
        s.options = { ...s.options, finalTie: 'x' as never }
      }),
    ).toMatch(/finalTie must be/)
    expect(
      after(draft(), (s) => {
        s.options = { ...s.options, bossSeat: 4 }
      }),
    ).toMatch(/bossSeat must be/)
    expect(
      after(draft(), (s) => {
        s.options = { ...s.options, deck: [] }
      }),
    ).toMatch(/deck must have/)
    expect(
      after(draft(), (s) => {
        s.pile[0] = 1000
      }),
    ).toMatch(/^state.pile\[0\] must be/)
  })

  test('seats', () => {
    const wrong = 'every seat has one hand, one station and one answer'
    expect(after(draft(), (s) => void s.hands.pop())).toBe(wrong)
    expect(after(draft(), (s) => void s.stations.pop())).toBe(wrong)
    expect(after(draft(), (s) => void s.sealed.pop())).toBe(wrong)
    const seats = 'the boss and the takers of piles must be seats of this table'
    expect(
      after(draft(), (s) => {
        s.boss = D
      }),
    ).toBe(seats)
    expect(
      after(auction(), (s) => {
        s.takers[0] = D
      }),
    ).toBe(seats)
    expect(
      after(draft(), (s) => {
        s.options = { ...s.options, firstBoss: 'chosen', bossSeat: 3 }
      }),
    ).toMatch(/bossSeat 3/)
  })

  test('the ranking and the turn name seats of this table', () => {
    const { match } = atRecyclers({ seats: 3, hands: ['RC01 RC02'] })
    const ranking = 'the ranking must name seats of this table'
    expect(
      after(match, (s) => {
        s.stack[0]!.ranking = [D]
      }),
    ).toBe(ranking)
    expect(
      after(match, (s) => {
        s.stack[0]!.turn = D
      }),
    ).toBe('the turn must be at its place in the lap')
  })

  test('WASTE-1.5 the card that is missing or doubled is named', () => {
    const swap = (from: number, to: number): string | null =>
      after(draft(), (s) => {
        const zone = [s.pile, ...s.hands].find((held) => held.includes(from))!
        zone[zone.indexOf(from)] = to
        zone.sort((a, b) => a - b)
      })
    expect(swap(card('TX05'), card('TX07')), 'WASTE-1.5').toBe(
      `card ${card('TX05')} must be in exactly one place`,
    )
    expect(swap(card('TX07'), card('TX05'))).toBe(`card ${card('TX05')} must be in exactly one place`)
  })

  test('WASTE-1.5 every card once', () => {
    expect(
      after(draft(), (s) => void s.pile.pop()),
      'WASTE-1.5',
    ).toBe('there are 119 cards, and the deck has 120')
    expect(
      after(draft(), (s) => {
        s.pile[0] = s.pile[1]!
      }),
    ).toMatch(/^card \d+ must be in exactly one place$/)
    expect(
      after(draft(), (s) => {
        s.pile[0] = 17
      }),
    ).toMatch(/must be in exactly one place$/)
    expect(after(auction(), (s) => void move(s.pile, s.stations[A]!, card('RC01')))).toBe(
      'a Recycler never lies in a station',
    )
    expect(after(recycling(), (s) => void move(s.pile, s.pending, card('TX14')))).toBe(
      'only Recyclers are pending',
    )
    const order = 'hands and stations lie in listing order'
    expect(after(auction(), (s) => void s.stations[A]!.reverse())).toBe(order)
    expect(after(draft(), (s) => void s.hands[B]!.reverse())).toBe(order)
  })

  test('records of the round', () => {
    const drafted = 'drafted must hold as many cards of every seat as it has kept'
    expect(after(draft(), (s) => void move(s.pile, s.drafted, s.pile[0]!))).toBe(drafted)
    expect(after(auction(), (s) => void s.drafted.pop())).toBe(drafted)
    expect(
      after(auction(), (s) => {
        s.drafted = []
      }),
    ).toBe(drafted)
    expect(
      after(finished(['', '']), (s) => {
        s.drafted = [1, 2]
      }),
    ).toBe(drafted)
    const piles = 'there must be 2 bonus piles of 3 cards, each with its taker'
    expect(after(auction(), (s) => void s.bonus.pop())).toBe(piles)
    expect(after(auction(), (s) => void s.takers.pop())).toBe(piles)
    expect(after(draft(), (s) => void s.takers.push(ON_TABLE))).toBe(
      'there must be 0 bonus piles of 3 cards, each with its taker',
    )
    const twice = 'no card is drafted or laid out twice'
    expect(
      after(recycling(), (s) => {
        s.drafted[0] = s.drafted[1]!
      }),
    ).toBe(twice)
    expect(
      after(recycling(), (s) => {
        s.bonus[0] = s.drafted[1]!
      }),
    ).toBe(twice)
    const masks = 'a bid must be a mask of the drafted cards'
    expect(
      after(auction(), (s) => {
        s.sealed[A] = 128
      }),
    ).toBe(masks)
    expect(
      after(choosing(), (s) => {
        s.sealed[A] = 64
      }),
    ).toBe(masks)
    expect(
      after(choosing(), (s) => {
        s.sealed[D] = NOT_IN
      }),
    ).toBe(masks)
    expect(
      after(finished(['', '']), (s) => {
        s.sealed[A] = 1
      }),
    ).toBe(masks)
    expect(
      after(auction(), (s) => {
        s.sealed[A] = 127
      }),
    ).toBe(null)
  })
})
