import { act } from '@midden/kernel'
import { asked, refuses } from '@midden/kernel/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loansFor } from '../src/credit.ts'
import { industrialWaste as game } from '../src/index.ts'
import { acts, given, heard, moves, named, offers, shows } from './support.ts'

const SETS = ['ORD RAW GRO', 'INN DIS HIR', 'ADV REM GRO']

describe('credit', () => {
  test('IW-3.1 IW-R5 anybody takes credit while a set is chosen: +€10 and one loan', () => {
    const match = given('A{} B{}', { at: 'set', sets: SETS })
    expect(moves(match, 'B credit')).toEqual([
      { what: 'credit', clause: 'IW-3.1', seat: 1, loans: 1, forced: false },
    ])
    shows(match, 'A{€15 L0} B{€25 L1}')
  })

  test('IW-3.1 IW-R5 in somebody else’s turn, and when out of the round', () => {
    const match = given('A{ORD GRO} B{kept GRO} C{}')
    moves(match, 'A credit', 'B credit', 'C credit', 'C credit')
    shows(match, 'A{€25 L1} B{€25 L1} C{€35 L2}', 'IW-R5')
  })

  test('IW-3.1 in the middle of an auction, before and after one’s own bid', () => {
    const match = given('A{RAW ORD} B{€3} C{€3}')
    moves(match, 'A raw', 'C credit', 'B bid 2', 'B credit', 'A credit')
    shows(match, 'A{€25 L1} B{€13 L1} C{€13 L1}')
    offers(match, 2, { act: 'pass' }, ...Array.from({ length: 11 }, (_, i) => ({ act: 'bid', n: i + 3 })))
  })

  test('IW-3.1 in the middle of an accident, asked or not, answered or not', () => {
    const match = given('A{c16 w10 kept BRI} B{c16 w10 kept BRI} C{}', { at: 'lay out', deck: 'ACC' })
    expect(asked(match)).toEqual(['0:bribe', '1:bribe'])
    moves(match, 'C credit', 'A decline', 'A credit', 'B credit')
    expect(asked(match)).toEqual(['1:bribe'])
    shows(match, 'A{€25 L1} B{€25 L1} C{€25 L1}')
  })

  test('IW-3.2 there is no limit on the number of loans', () => {
    const match = given('A{ORD GRO} B{}')
    for (let i = 0; i < 60; i++) moves(match, 'B credit')
    shows(match, 'B{€615 L60}', 'IW-3.2')
    offers(match, 1)
  })

  test('IW-3.3 credit leaves the open question as it is', () => {
    const match = given('A{€4 INN GRO} B{}')
    offers(match, 0, ...acts('grow', 'discard INN', 'discard GRO'))
    moves(match, 'A credit')
    expect(asked(match), 'IW-3.3').toEqual(['0:turn'])
    offers(match, 0, ...acts('grow', 'innovate 0', 'innovate 1', 'innovate 2', 'discard INN', 'discard GRO'))
    moves(match, 'B credit')
    expect(asked(match), 'IW-3.3').toEqual(['0:turn'])
  })

  test('IW-3.4 IW-R4 forced credit is the smallest number of loans that covers the bill', () => {
    for (const [due, cash, loans] of [
      [5, 5, 0],
      [5, 6, 0],
      [5, 4, 1],
      [11, 1, 1],
      [11, 0, 2],
      [10, 0, 1],
      [21, 0, 3],
    ] as const)
      expect(loansFor(due, cash), `IW-R4 ${due} with ${cash}`).toBe(loans)
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), (due, cash) => {
        const loans = loansFor(due, cash)
        expect(cash + 10 * loans).toBeGreaterThanOrEqual(due)
        expect(loans === 0 || cash + 10 * (loans - 1) < due).toBe(true)
      }),
    )
  })

  test('IW-3.5 the fine, the bribe and the wages borrow by themselves', () => {
    const fine = given('A{c16 w13 €1} B{}', { at: 'lay out', deck: 'ACC' })
    shows(fine, 'A{€1 L1}')
    const bribe = given('A{c16 w9 €1 kept BRI} B{}', { at: 'lay out', deck: 'ACC' })
    const told = moves(bribe, 'A bribe')
    const credit = { what: 'credit', clause: 'IW-3.4', seat: 0, loans: 1, forced: true, reveals: true }
    expect(named(heard(told, 0), 'credit')).toEqual([{ ...credit, due: 6, for: 'bribe', cash: 1 }])
    for (const other of [1, null])
      expect(named(heard(told, other), 'credit')).toEqual([{ ...credit, due: 6, for: 'bribe' }])
    shows(bribe, 'A{€5 L1}')
    shows(given('A{r3 €1} B{}', { at: 'pay workers' }), 'A{€8 L1}', 'IW-3.5')
  })

  test('IW-3.6 nothing voluntary borrows: refused until credit was taken', () => {
    const match = given('A{€4 INN RAW ADV L1} B{€2}')
    refuses(match, 0, { act: 'innovate', n: 0 }, 'IW-8.8')
    refuses(match, 0, { act: 'repay' }, 'IW-10.9')
    const refused = act(match, 0, { act: 'innovate', n: 0 })
    expect(refused?.reason).toBe('an innovation costs €5 and you have €4; you may take a loan first (IW-3.6)')
    moves(match, 'A raw')
    refuses(match, 1, { act: 'bid', n: 3 }, 'IW-9.7')
    moves(match, 'B credit', 'B bid 3', 'A pass', 'A credit', 'A innovate 0')
    shows(match, 'A{€12 L2} B{€9 L1}', 'IW-3.6')
  })

  test('IW-3.7 a loan is paid back with an Adviser and in no other way', () => {
    const match = given('A{€50 L3 ORD GRO} B{}')
    refuses(match, 0, { act: 'repay' }, 'IW-7.2')
    moves(match, 'A order', 'A grow')
    expect(match.position.companies[0]!.loans, 'IW-3.7').toBe(3)
    const advised = given('A{€50 L3 ADV GRO} B{}')
    moves(advised, 'A repay')
    shows(advised, 'A{€40 L2}', 'IW-3.7')
  })

  test('IW-3.8 IW-R5 no credit after the final accident', () => {
    const match = given('A{c19 GRO} B{}')
    moves(match, 'A grow')
    expect(game.outcome(match.position)).not.toBeNull()
    expect(act(match, 0, { act: 'credit' }), 'IW-R5').toEqual({
      clauses: ['IW-3.8'],
      reason: 'no loan can be taken after the final accident',
    })
    expect(act(match, 1, { act: 'credit' })?.clauses).toEqual(['IW-3.8'])
  })

  test('IW-3.8 while the final accident waits for an answer, credit can still be taken', () => {
    const match = given('A{c19 w12 GRO} B{c15 w9 kept BRI}')
    moves(match, 'A grow')
    expect(asked(match)).toEqual(['1:bribe'])
    moves(match, 'A credit', 'B credit')
    shows(match, 'A{L1} B{L1}')
  })
})
