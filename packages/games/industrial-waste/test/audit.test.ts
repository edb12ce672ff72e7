import { describe, expect, test } from 'vitest'
import { stepOf } from '../src/book.ts'
import { industrialWaste as game } from '../src/index.ts'
import type { Works } from '../src/position.ts'
import { card, cards, type Given, given, moves } from './support.ts'

type Edit = (s: Works) => void

const turn = () => given('A{ORD GRO DIS} B{kept BRI}', { discards: 'RAW' }).position
const SETS = ['ORD RAW GRO', 'INN DIS HIR', 'ADV REM GRO']
const choosing = () => {
  const match = given('A{kept HIR} B{}', { at: 'set', sets: SETS })
  moves(match, 'A set 1')
  return match.position
}
const accident = (g: Given = {}) =>
  given('A{c16 w9 kept BRI} B{kept GRO}', { at: 'lay out', deck: 'ORD ACC', ...g }).position
const auction = () => {
  const match = given('A{RAW GRO} B{€9} C{€9} D{€9}')
  moves(match, 'A raw', 'B bid 3', 'C pass')
  return match.position
}
const final = () => {
  const match = given('A{c19 GRO} B{c16 w9 kept BRI}')
  moves(match, 'A grow')
  return match.position
}
const over = () => {
  const match = given('A{c19 GRO} B{}')
  moves(match, 'A grow')
  return match.position
}

const edited = (s: Works, edit: Edit): string | null => {
  const copy = JSON.parse(JSON.stringify(s)) as Works
  edit(copy)
  return game.audit(copy)
}
const locals = (s: Works, depth: number): Record<string, unknown> =>
  s.stack[depth] as unknown as Record<string, unknown>

const check = (make: () => Works, rows: readonly (readonly [Edit, string | null])[]) => {
  for (const [edit, expected] of rows) expect(edited(make(), edit), edit.toString()).toBe(expected)
}

describe('the audit of foreign states', () => {
  test('what play gives is accepted', () => {
    for (const make of [turn, choosing, accident, auction, final, over]) expect(game.audit(make())).toBeNull()
  })

  test('shape: fields, types and ranges', () => {
    expect(game.audit(null)).toBe('state must be an object')
    check(turn, [
      [(s) => Object.assign(s, { extra: 1 }), 'state has no field "extra"'],
      [(s) => Object.assign(s, { seats: 5 }), 'state.seats must be a whole number from 2 to 4'],
      [
        (s) => Object.assign(s, { round: 0 }),
        'state.round must be a whole number from 1 to 9007199254740991',
      ],
      [(s) => Object.assign(s, { supply: 51 }), 'state.supply must be a whole number from 0 to 50'],
      [(s) => Object.assign(s, { ending: 0 }), 'state.ending must be true or false'],
      [(s) => Object.assign(s, { aside: 0 }), 'state.aside must be true or false'],
      [(s) => Object.assign(s, { start: -1 }), 'state.start must be a whole number from 0 to 3'],
      [(s) => Object.assign(s.options, { money: 'no' }), 'state.options.money must be one of hidden, open'],
      [
        (s) => Object.assign(s.options, { firstSeat: 4 }),
        'state.options.firstSeat must be a whole number from 0 to 3',
      ],
      [(s) => (s.deck[3] = 10), 'state.deck[3] must be a whole number from 0 to 9'],
      [(s) => (s.discards[0] = -1), 'state.discards[0] must be a whole number from 0 to 9'],
      [(s) => s.stack.push(s.stack[0]!, s.stack[0]!), 'state.stack must have 0 to 2 entries, not 3'],
      [
        (s) => Object.assign(s.stack[0]!, { at: 'x' }),
        'state.stack[0].at must be one of round, accident, auction',
      ],
    ])
  })

  test('IW-2.1 IW-2.2 IW-2.3 IW-2.4 IW-2.9 every figure of a company has its range', () => {
    for (const [field, low, high] of [
      ['column', 14, 20],
      ['row', 1, 5],
      ['R', 1, 5],
      ['M', 1, 5],
      ['W', 1, 5],
      ['waste', 0, 16],
      ['tower', 0, Number.MAX_SAFE_INTEGER],
      ['cash', 0, Number.MAX_SAFE_INTEGER],
      ['loans', 0, Number.MAX_SAFE_INTEGER],
    ] as const)
      for (const value of [low - 1, high + 1, 1.5])
        expect(edited(turn(), (s) => void Object.assign(s.companies[1]!, { [field]: value }))).toBe(
          `state.companies[1].${field} must be a whole number from ${low} to ${high}`,
        )
    check(turn, [
      [(s) => Object.assign(s.companies[0]!, { kept: 1 }), 'state.companies[0].kept must be true or false'],
      [(s) => s.companies[0]!.hand.push(0, 0), 'state.companies[0].hand must have 0 to 4 entries, not 5'],
    ])
  })

  test('IW-1.1 IW-4.1 seats, companies and sets fit together', () => {
    check(turn, [
      [(s) => (s.seats = 3), '3 seats need 3 companies'],
      [(s) => s.sets.push([]), '2 seats need 3 sets (IW-4.1)'],
      [(s) => (s.start = 2), 'the start player must be a seat, 0 to 1'],
    ])
  })

  test('IW-1.8 IW-4.6 all 53 cards, each once, the Accident in the deck or aside', () => {
    check(turn, [
      [(s) => s.deck.splice(s.deck.indexOf(card('GRO')), 1), 'there must be 8 cards GRO, not 7'],
      [(s) => s.discards.push(card('BRI')), 'there must be 2 cards BRI, not 3'],
      [(s) => (s.companies[0]!.hand[0] = card('ADV')), 'there must be 9 cards ORD, not 8'],
      [(s) => (s.aside = true), 'the Accident is either aside or in the deck'],
      [
        (s) => s.discards.push(...s.deck.splice(s.deck.indexOf(card('ACC')), 1)),
        'the Accident is either aside or in the deck',
      ],
    ])
    check(accident, [[(s) => (s.aside = false), 'the Accident is either aside or in the deck']])
  })

  test('IW-4.3 a set has no kind twice', () => {
    check(choosing, [
      [
        (s) => {
          s.sets[0] = cards('ORD ORD GRO')
          s.deck[s.deck.indexOf(card('ORD'))] = card('RAW')
        },
        'a set has no kind twice (IW-4.3)',
      ],
    ])
  })

  test('IW-2.7 the materials are 50, or not counted', () => {
    const together = 'supply, lot and towers must be 50 together (IW-2.7)'
    const counted = 'the supply is counted exactly where it is finite'
    check(turn, [
      [(s) => (s.supply = 39), together],
      [(s) => (s.companies[1]!.tower = 6), together],
      [(s) => (s.supply = null), counted],
      [(s) => Object.assign(s.options, { materialsSupply: 'unlimited' }), counted],
      [
        (s) => {
          Object.assign(s.options, { materialsSupply: 'unlimited' })
          s.supply = null
          s.companies[0]!.tower = 900
        },
        null,
      ],
    ])
    check(auction, [[(s) => (locals(s, 1).lot = 4), together]])
  })

  test('IW-13.1 IW-12.1 the end is fixed exactly when a factory stands in column 20', () => {
    const fixed = 'the end is fixed when a factory stands in column 20 (IW-13.1)'
    const limit = (s: Works) => Object.assign(s.options, { roundLimit: '15' })
    check(turn, [
      [(s) => (s.ending = true), fixed],
      [(s) => (s.companies[0]!.column = 20), fixed],
      [
        (s) => {
          s.ending = true
          s.companies[0]!.column = 20
        },
        null,
      ],
      [(s) => limit(Object.assign(s, { round: 16 })), 'the round limit is passed'],
      [(s) => limit(Object.assign(s, { round: 15 })), null],
    ])
    const begins = 'no round begins after the end is fixed (IW-12.1)'
    const end = (s: Works) => Object.assign(s, { ending: true }).companies[1]!
    check(choosing, [[(s) => (end(s).column = 20), begins]])
    check(accident, [[(s) => (end(s).column = 20), begins]])
  })

  test('IW-6.1 sets are chosen in order', () => {
    check(choosing, [
      [(s) => (locals(s, 0).turn = -1), 'somebody must be choosing'],
      [(s) => (locals(s, 0).turn = 2), 'somebody must be choosing'],
      [(s) => (locals(s, 0).turn = 0), 'seat 0 must hold 1 cards'],
      [(s) => (s.companies[0]!.kept = false), 'seat 0 must hold 3 cards'],
      [(s) => (locals(s, 0).place = 8), 'all places must have been dealt'],
      [(s) => s.deck.push(s.sets[0]!.pop()!), '1 sets must be taken, the others whole'],
      [(s) => s.deck.push(...s.sets[0]!.splice(0)), '1 sets must be taken, the others whole'],
      [(s) => s.sets[1]!.push(s.deck.pop()!), '1 sets must be taken, the others whole'],
    ])
  })

  test('IW-7.4 IW-7.5 who is to play holds cards; only the last card is kept', () => {
    check(turn, [
      [(s) => (locals(s, 0).turn = 1), 'who is to play must hold cards'],
      [(s) => (locals(s, 0).turn = 3), 'who is to play must hold cards'],
      [(s) => (locals(s, 0).turn = -1), 'somebody must be to play'],
      [(s) => (s.companies[0]!.kept = true), 'only the last card is kept (IW-7.4)'],
      [(s) => s.sets[0]!.push(s.deck.pop()!), 'no set lies out while cards are played'],
      [(s) => (locals(s, 0).step = stepOf('pay workers')), 'the table must wait for somebody'],
      [(s) => (locals(s, 0).step = 20), 'the table must wait for somebody'],
      [
        (s) => {
          locals(s, 0).turn = -1
          s.discards.push(...s.companies[0]!.hand.splice(0))
        },
        'somebody must be to play',
      ],
    ])
  })

  test('IW-4.2 IW-4.6 IW-5.1 dealing stops only for the Accident, at its place', () => {
    const rows = 'cards are dealt row by row up to the place (IW-4.2)'
    check(accident, [
      [(s) => (locals(s, 0).place = 2), rows],
      [(s) => (locals(s, 0).place = 0), rows],
      [(s) => s.sets[2]!.push(s.sets[0]!.pop()!), rows],
      [(s) => (locals(s, 0).turn = 0), 'nobody plays while cards are dealt'],
      [(s) => s.companies[1]!.hand.push(s.deck.pop()!), 'only kept cards are held while cards are dealt'],
      [
        (s) => {
          s.aside = false
          s.deck.push(card('ACC'))
        },
        'dealing stops only for the Accident (IW-4.6)',
      ],
      [
        (s) => (locals(s, 1).final = true),
        'an accident strikes while cards are dealt, or at the end (IW-5.1)',
      ],
      [(s) => (locals(s, 0).step = stepOf('score')), 'all places must have been dealt'],
      [(s) => s.stack.reverse(), 'everything happens within a round'],
      [(s) => (s.stack[1] = s.stack[0]!), 'there is only one round at a time'],
      [(s) => s.stack.pop(), 'the table must wait for somebody'],
    ])
  })

  test('IW-5.6 IW-5.8 IW-R2 an accident waits for those who may bribe', () => {
    check(accident, [
      [(s) => (locals(s, 1).answers = [0, -1]), 'an accident waits only while somebody may bribe (IW-R2)'],
      [(s) => (locals(s, 1).answers = [-1, 1]), 'only who may bribe answers (IW-5.6)'],
      [(s) => (s.companies[0]!.waste = 8), 'an accident waits only while somebody may bribe (IW-R2)'],
      [(s) => (locals(s, 1).answers = [-1, -1, -1]), 'an accident waits for an answer of each seat asked'],
      [(s) => (locals(s, 1).step = 1), 'an accident waits for an answer of each seat asked'],
      [
        (s) => (locals(s, 1).answers = [2, -1]),
        'state.stack[1].answers[0] must be a whole number from -1 to 1',
      ],
    ])
  })

  test('IW-9.4 IW-9.6 IW-9.7 bids rise in order and are covered', () => {
    const waits = 'an auction waits for the bid of a seat'
    check(auction, [
      [(s) => (locals(s, 1).bids = [-1, 0, 0, -1]), null],
      [(s) => (locals(s, 1).bids = [-1, -1, 0, -1]), 'bids are made in order (IW-9.4)'],
      [(s) => (locals(s, 1).bids = [-1, 3, 3, -1]), 'a bid is higher than those before (IW-9.6)'],
      [(s) => (locals(s, 1).bids = [-1, 3, 2, -1]), 'a bid is higher than those before (IW-9.6)'],
      [(s) => (locals(s, 1).bids = [-1, 3, 4, -1]), null],
      [(s) => (locals(s, 1).bids = [-1, 3, 10, -1]), 'a bid is covered by cash (IW-9.7)'],
      [(s) => (locals(s, 1).bids = [-1, 9, 0, -1]), null],
      [(s) => (locals(s, 1).bids = [-1, 3, 0, 5]), 'nobody bids before their turn (IW-9.4)'],
      [(s) => (locals(s, 1).bids = [-1, 3, 0]), waits],
      [(s) => (locals(s, 1).step = 1), waits],
      [
        (s) => {
          s.companies[0]!.M = 2
        },
        'a lot is at most twice what the auctioneer needs (IW-10.8)',
      ],
      [(s) => (locals(s, 1).lot = 11), 'state.stack[1].lot must be a whole number from 1 to 10'],
      [(s) => (locals(s, 1).turn = -1), 'state.stack[1].turn must be a whole number from 0 to 3'],
      [(s) => (locals(s, 0).step = stepOf('set')), 'auctions are held while cards are played'],
      [(s) => (locals(s, 0).turn = -1), 'somebody must be to play'],
    ])
    const doubled = given('A{RAW ADV GRO} B{}')
    moves(doubled, 'A raw+adviser')
    expect(game.audit(doubled.position)).toBeNull()
    const two = () => {
      const match = given('A{RAW} B{}')
      moves(match, 'A raw')
      return match.position
    }
    check(two, [
      [() => {}, null],
      [(s) => (locals(s, 1).turn = 2), waits],
      [(s) => (locals(s, 1).seller = 2), waits],
    ])
  })

  test('IW-13.2 IW-13.3 the final accident and the end come when the round is over', () => {
    const before = 'the round must be over before the final accident'
    const deal = (s: Works) => s.sets[0]!.push(s.deck.pop()!)
    check(final, [
      [(s) => (locals(s, 0).turn = 0), before],
      [deal, before],
      [(s) => s.companies[0]!.hand.push(s.deck.pop()!), before],
      [
        (s) => {
          s.ending = false
          s.companies[0]!.column = 19
        },
        'the final accident comes at the end only',
      ],
      [
        (s) => (locals(s, 1).final = false),
        'an accident strikes while cards are dealt, or at the end (IW-5.1)',
      ],
    ])
    check(over, [
      [(s) => s.companies[0]!.hand.push(s.deck.pop()!), 'cards are left to play'],
      [deal, 'cards are left to play'],
      [(s) => (s.ending = false), 'the end was never reached (IW-12.1)'],
      [(s) => (s.companies[0]!.column = 18), null],
    ])
  })
})
