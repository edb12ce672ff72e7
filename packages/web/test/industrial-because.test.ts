import { type CompanyView, industrialWaste, type WorksEvent, type WorksView } from '@midden/industrial-waste'
import { type Action, begin, isRefusal, type Offer, seeded } from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import { face } from '../src/games/industrial-waste/index.tsx'
import { stillProps } from '../src/games/still.ts'
import { byHints } from './hints.ts'

const [ORD, RAW, GRO, INN, DIS, ADV, HIR, BRI] = [0, 1, 2, 3, 4, 5, 6, 8] as const

/** Seat 0 of three: its own company so, the table so. */
function viewOf(own: Partial<CompanyView>, change: Partial<WorksView> = {}): WorksView {
  const match = begin(industrialWaste, { seats: 3, seed: 'board' })
  if (isRefusal(match)) throw new Error(match.reason)
  const view = industrialWaste.view(match.position, 0)
  const companies = view.companies.map((c, seat) => (seat === 0 ? { ...c, ...own } : c))
  return { ...view, phase: 'play', turn: 0, companies, ...change }
}

/** What the bot does there, and why. */
function hint(decision: string, view: WorksView, menu: Offer[], aids = true): [Action, string | null] {
  const action = industrialWaste.sense(view, 0, menu, seeded('hint'))
  const props = {
    ...stillProps<WorksView, WorksEvent>(view, ['Jorid', 'Bruna', 'Odd']),
    decision,
    menu,
    aids,
  }
  return [action, face.because!(props, action)]
}

const auction = (seller: number, high: number) => ({
  auction: { seller, lot: 5, bids: [null, null, null], high, turn: 0 },
})

describe('a turn', () => {
  test('growth: what it brings now and later, and why before the order', () => {
    const menu = [{ act: 'order' }, { act: 'grow' }, { act: 'discard', of: [ORD, GRO] }]
    const view = viewOf({ hand: [ORD, GRO], tower: 5, cash: 20 })
    expect(hint('turn', view, menu)).toEqual([
      { act: 'grow' },
      '+3 later, +1 point now. Your whole hand: about 6; almost as good with Order first.',
    ])
    expect(hint('turn', view, menu, false)[1]).not.toMatch(/\d/)
  })

  test('hiring: orders can be filled again', () => {
    const menu = [{ act: 'hire' }, { act: 'fire' }, { act: 'discard', of: [HIR, BRI] }]
    expect(hint('turn', viewOf({ hand: [HIR, BRI], row: 4, R: 5, cash: 20 }), menu)).toEqual([
      { act: 'hire' },
      '+5 because you can fill orders again. Your whole hand: about 5; about 3 with Hiring/Firing: fire instead.',
    ])
  })

  test('a disposal: room for orders, and an accident that would cost less', () => {
    const own = { hand: [DIS], waste: 13, cash: 20, column: 18 }
    const menu = [{ act: 'dispose' }, { act: 'discard', of: [DIS] }, { act: 'pass' }]
    expect(hint('turn', viewOf(own), menu)[1]).toBe(
      '+9 because you can fill orders again, +2 for less risk of a fine. Next best: Keep and pass, about 1.',
    )
  })

  test('an Adviser with an innovation: what the other pegs would bring instead', () => {
    const menu = [
      { act: 'innovate', of: [0, 1, 2] },
      { act: 'innovate+adviser', of: [0, 1, 2, 3, 4, 5] },
      { act: 'discard', of: [INN, ADV] },
    ]
    expect(hint('turn', viewOf({ hand: [INN, ADV], cash: 30 }), menu)[1]).toBe(
      '+11 later. Your whole hand: about 11; about 7 with Innovation + Adviser: M and W instead.',
    )
  })

  test('a card kept: what for', () => {
    const menu = (kind: number): Offer[] => [{ act: 'discard', of: [kind] }, { act: 'pass' }]
    expect(hint('turn', viewOf({ hand: [ORD], tower: 0 }), menu(ORD))[1]).toBe(
      'Worth about 3 next round. Next best: Discard Order, about 0.',
    )
    expect(hint('turn', viewOf({ hand: [BRI], waste: 10 }), menu(BRI))[1]).toBe(
      'It protects your column next time; nothing else is better now.',
    )
    expect(hint('turn', viewOf({ hand: [BRI], waste: 0 }), menu(BRI))[1]).toBe(
      'It’s not much use yet, but nothing else is better.',
    )
    expect(hint('turn', viewOf({ hand: [ORD], tower: 0 }, { ending: true }), menu(ORD))[1]).toBe(
      'In the last round a kept card is worth nothing, but playing it wouldn’t help either.',
    )
  })

  test('Raw Materials: half of what the lot is worth', () => {
    const menu = [{ act: 'raw' }, { act: 'discard', of: [RAW] }, { act: 'pass' }]
    expect(hint('turn', viewOf({ hand: [RAW] }), menu)[1]).toBe(
      'The lot is worth about 3 to you; at auction, reckon on half. Next best: Keep and pass, almost as good.',
    )
  })
})

test('a set: the play that brings most, and the next best set', () => {
  const sets = [
    [ORD, GRO, HIR],
    [INN, ADV, DIS],
  ]
  const view = viewOf({ hand: [] }, { phase: 'choose', sets })
  expect(hint('set', view, [{ act: 'set', of: [0, 1] }])).toEqual([
    { act: 'set', n: 1 },
    'Worth about 12, mostly from Innovation + Adviser: W and W (about 11). Next best: Set 1, about 6.',
  ])
  expect(hint('set', view, [{ act: 'set', of: [1] }])[1]).toBeNull()
})

test.each([
  [1, 0, 30, 5, 'The lot is worth about €9 to you. Others still bid after you, so start lower.'],
  [1, 5, 30, 6, '€6 beats the others, and the lot is worth about €9 to you.'],
  [1, 9, 30, null, 'It would take €10, and the lot is only worth about €9 to you.'],
  [1, 0, 6, null, 'Worth about €9 to you, but after a bid of €5 you couldn’t pay the €5 in wages.'],
  [0, 0, 30, 1, 'Nobody has bid, and the lot is worth about €9 to you.'],
  [0, 1, 30, 2, 'Worth about €9 to you: more than your bid plus the €1 you give up.'],
  [0, 6, 30, null, 'Worth about €9 to you: better to sell for €6.'],
])('a lot of seat %i, bid to €%i, with €%i in the purse', (seller, high, cash, bid, reason) => {
  const menu: Offer[] = [{ act: 'bid', from: high + 1, to: cash }, { act: 'pass' }]
  const view = viewOf({ cash, tower: 0 }, auction(seller, high))
  expect(hint('bid', view, menu)).toEqual([bid === null ? { act: 'pass' } : { act: 'bid', n: bid }, reason])
})

test.each([
  [6, 0, '€1 more saves you a column of growth.'],
  [6, 1, '€1 more, and the loan for it, save you a column of growth.'],
  [1, 0, 'It saves you €4 and a column of growth.'],
])('a bribe of €%i with %i loans', (pays, loans, reason) => {
  const mine = {
    answer: null,
    bribe: { pays, loans, column: 16 },
    decline: { pays: 5, loans: 0, column: 15 },
  }
  const view = viewOf({ hand: [BRI] }, { accident: { final: false, asked: [0], answered: [], mine } })
  expect(hint('bribe', view, [{ act: 'bribe' }, { act: 'decline' }])).toEqual([{ act: 'bribe' }, reason])
})

test.each([
  [2, {}],
  [3, { bribery: 'everything', keptCard: 'covered' }],
  [4, { money: 'open', materialsSupply: 'unlimited' }],
])('a game of %i by hints: a reason wherever there is a choice', (seats, options) => {
  expect(byHints(industrialWaste, face, `why ${seats}`, seats, options).size).toBeGreaterThan(40)
})
