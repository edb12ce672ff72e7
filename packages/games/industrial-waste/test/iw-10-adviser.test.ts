import { act } from '@midden/kernel'
import { asked, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { acts, card, cards, given, moves, offers, offersBy, shows } from './support.ts'

const ALL_PAIRS = acts(...[0, 1, 2, 3, 4, 5].map((n) => `innovate+adviser ${n}`))

describe('the Adviser', () => {
  test('IW-10.1 never alone: with one other card, or one repayment; both cards are discarded', () => {
    const match = given('A{ADV GRO REM} B{ORD}')
    refuses(match, 0, { act: 'adviser' }, 'IW-10.1')
    expect(act(match, 0, { act: 'adviser' })?.reason).toBe(
      'an Adviser is never played alone; name a card, or a loan to pay back',
    )
    moves(match, 'A grow+adviser')
    expect(match.position.discards).toEqual(cards('GRO ADV'))
    shows(match, 'A{REM}')
    refuses(match, 1, { act: 'adviser' }, 'IW-7.2', 'IW-10.1')
    const repaid = given('A{ADV GRO L1} B{}')
    moves(repaid, 'A repay')
    expect(repaid.position.discards).toEqual(cards('ADV'))
  })

  test('IW-10.1 without an Adviser in hand nothing is doubled', () => {
    const match = given('A{GRO DIS w9} B{ADV}')
    refuses(match, 0, { act: 'grow+adviser' }, 'IW-7.2')
    refuses(match, 0, { act: 'dispose+adviser' }, 'IW-7.2')
    refuses(given('A{ADV DIS w9} B{}'), 0, { act: 'grow+adviser' }, 'IW-7.2')
  })

  test('IW-10.2 the Adviser is declared with the card: the doubled lot is known before any bid', () => {
    const match = given('A{RAW ADV GRO} B{}')
    expect(moves(match, 'A raw+adviser')).toEqual([
      { what: 'auction', clause: 'IW-10.8', seat: 0, adviser: true, lot: 10 },
    ])
    expect(match.position.discards, 'IW-10.2').toEqual(cards('RAW ADV'))
    const plain = given('A{RAW ADV GRO} B{}')
    moves(plain, 'A raw')
    refuses(plain, 0, { act: 'raw+adviser' }, 'IW-7.1', 'IW-7.2')
    moves(plain, 'B pass', 'A pass')
    shows(plain, 'A{ADV GRO}')
  })

  test('IW-10.3 IW-R11 the other card must itself be playable', () => {
    const match = given('A{c20 r1 m0 w0 ADV GRO ORD DIS} B{}')
    refuses(match, 0, { act: 'order+adviser' }, 'IW-8.1', 'IW-8.2', 'IW-10.3')
    refuses(match, 0, { act: 'grow+adviser' }, 'IW-8.6', 'IW-10.3')
    refuses(match, 0, { act: 'dispose+adviser' }, 'IW-8.9', 'IW-10.3')
    expect(act(match, 0, { act: 'grow+adviser' })?.reason, 'IW-R11').toBe(
      'your factory is already in column 20; an Adviser goes only with a card that could be played alone',
    )
    const top = given('A{r5 ADV HIR GRO} B{}')
    refuses(top, 0, { act: 'hire+adviser' }, 'IW-8.7', 'IW-10.3')
    const poor = given('A{€4 ADV INN GRO} B{}')
    refuses(poor, 0, { act: 'innovate+adviser', n: 0 }, 'IW-8.8', 'IW-10.3', 'IW-10.7')
    const done = given('A{R1 M1 W1 ADV INN GRO} B{}')
    refuses(done, 0, { act: 'innovate+adviser', n: 0 }, 'IW-8.8', 'IW-10.3', 'IW-10.7')
    expect(act(done, 0, { act: 'innovate+adviser', n: 0 })?.reason).toMatch(/^all three pegs are at 1; /)
  })

  test('IW-10.4 with Order €5 more; materials and waste unchanged', () => {
    const match = given('A{c16 ORD ADV GRO} B{}')
    expect(moves(match, 'A order+adviser')).toEqual([
      { what: 'order', clause: 'IW-10.4', seat: 0, adviser: true, paid: 21, materials: 5, from: 0, waste: 5 },
    ])
    shows(match, 'A{€36 m0 w5}')
  })

  test('IW-10.5 IW-R13 IW-E17 with Growth two columns; from 19 it stops at 20 and fixes the end', () => {
    const match = given('A{c16 GRO ADV DIS} B{}')
    expect(moves(match, 'A grow+adviser')).toEqual([
      { what: 'growth', clause: 'IW-10.5', seat: 0, adviser: true, from: 16, column: 18 },
    ])
    const edge = given('A{c19 GRO ADV DIS} B{}')
    expect(moves(edge, 'A grow+adviser')).toEqual([
      { what: 'growth', clause: 'IW-10.5', seat: 0, adviser: true, from: 19, column: 20 },
      { what: 'end fixed', clause: 'IW-13.1', seat: 0 },
    ])
    expect(edge.position.ending).toBe(true)
    shows(edge, 'A{c20}', 'IW-R13 IW-E17')
  })

  test('IW-10.6 IW-R13 IW-E19 with Hiring/Firing two rows; if only one is left, that one', () => {
    const down = given('A{r2 HIR ADV GRO} B{}')
    expect(moves(down, 'A fire+adviser')).toEqual([
      { what: 'firing', clause: 'IW-10.6', seat: 0, adviser: true, from: 2, row: 1 },
    ])
    refuses(given('A{r1 HIR ADV GRO} B{}'), 0, { act: 'fire+adviser' }, 'IW-8.7', 'IW-10.3')
    const up = given('A{r4 HIR ADV GRO} B{}')
    expect(moves(up, 'A hire+adviser')).toEqual([
      { what: 'hiring', clause: 'IW-10.6', seat: 0, adviser: true, from: 4, row: 5 },
    ])
    const two = given('A{r2 HIR ADV GRO} B{}')
    moves(two, 'A hire+adviser')
    shows(two, 'A{r4}', 'IW-R13 IW-E19')
    const three = given('A{r5 HIR ADV GRO} B{}')
    moves(three, 'A fire+adviser')
    shows(three, 'A{r3}')
  })

  test('IW-10.7 with Innovation exactly two steps for €10, on one peg or on two', () => {
    const after = ['R3', 'M3', 'W3', 'R4 M4', 'R4 W4', 'M4 W4']
    const pegs = ['RR', 'MM', 'WW', 'RM', 'RW', 'MW']
    after.forEach((expected, n) => {
      const match = given('A{INN ADV GRO} B{}')
      const told = moves(match, `A innovate+adviser ${n}`)
      shows(match, `A{R5 M5 W5 ${expected} €5}`)
      expect(told).toEqual([
        {
          what: 'innovation',
          clause: 'IW-10.7',
          seat: 0,
          reveals: true,
          adviser: true,
          pegs: pegs[n]!.split(''),
          paid: 10,
        },
      ])
    })
  })

  test('IW-10.7 IW-R13 IW-E18 refused without two steps; INN alone is fine', () => {
    const match = given('A{R2 M1 W1 €30 INN ADV} B{}')
    for (const n of [0, 1, 2, 3, 4, 5]) refuses(match, 0, { act: 'innovate+adviser', n }, 'IW-10.7')
    refuses(match, 0, { act: 'innovate+adviser', n: 6 }, 'IW-10.7')
    expect(act(match, 0, { act: 'innovate+adviser', n: 0 })?.reason).toBe(
      'with an Adviser two steps must be possible',
    )
    moves(match, 'A innovate 0')
    shows(match, 'A{R1 €25 ADV}', 'IW-R13 IW-E18')
    const two = given('A{R3 M2 €10 INN ADV} B{GRO}')
    moves(two, 'A innovate+adviser 0')
    shows(two, 'A{R1 €0}')
  })

  test('IW-10.7 refused below €10', () => {
    const match = given('A{€9 INN ADV GRO} B{}')
    refuses(match, 0, { act: 'innovate+adviser', n: 3 }, 'IW-10.7')
    expect(act(match, 0, { act: 'innovate+adviser', n: 3 })?.reason).toBe(
      'two steps cost €10 and you have €9; you may take a loan first (IW-3.6)',
    )
    offers(
      given('A{€10 INN ADV} B{}'),
      0,
      ...ALL_PAIRS,
      ...acts('innovate 0', 'innovate 1', 'innovate 2', 'discard INN', 'discard ADV'),
    )
  })

  test('IW-10.7 exactly the pairs of steps that exist are offered', () => {
    const match = given('A{R2 M3 W1 €30 INN ADV} B{}')
    offers(
      match,
      0,
      ...acts('innovate+adviser 1', 'innovate+adviser 3', 'innovate 0', 'innovate 1'),
      ...acts('discard INN', 'discard ADV'),
    )
  })

  test('IW-10.8 with Waste Disposal 6 less, not below 0', () => {
    const match = given('A{w11 DIS ADV GRO} B{}')
    expect(moves(match, 'A dispose+adviser')).toEqual([
      { what: 'disposal', clause: 'IW-10.8', seat: 0, adviser: true, from: 11, waste: 5 },
    ])
    const low = given('A{w4 DIS ADV GRO} B{}')
    moves(low, 'A dispose+adviser')
    shows(low, 'A{w0}')
  })

  test('IW-10.8 IW-E20 with Waste Removal 2 less for oneself, 2 more for all others', () => {
    const match = given('A{w1 REM ADV} B{w7 ORD} C{w15}')
    expect(moves(match, 'A remove+adviser')).toEqual([
      {
        what: 'removal',
        clause: 'IW-10.8',
        seat: 0,
        adviser: true,
        from: [1, 7, 15],
        wastes: [0, 9, 16],
        names: 'published',
      },
    ])
    shows(match, 'A{w0} B{w9} C{w16}', 'IW-E20')
  })

  test('IW-10.8 IW-E4 with Raw Materials one lot of 2 × M', () => {
    const match = given('A{M4 RAW ADV} B{GRO} C{€20}')
    expect(match.position.supply).toBe(35)
    moves(match, 'A raw+adviser', 'B bid 9', 'C pass', 'A pass')
    shows(match, 'A{€24} B{m13 €6}', 'IW-E4')
    expect(match.position.supply).toBe(27)
  })

  test('IW-10.8 IW-R12 IW-E38 materialsSupply=finite all the supply if that is less', () => {
    const match = given('A{M4 m24 RAW ADV} B{m24 GRO}', { supply: 2 })
    expect(moves(match, 'A raw+adviser'), 'IW-R12 IW-E38').toEqual([
      { what: 'auction', clause: 'IW-10.8', seat: 0, adviser: true, lot: 2 },
    ])
  })

  test('IW-10.8 IW-R12 IW-E38 materialsSupply=unlimited always the full lot', () => {
    const options = { materialsSupply: 'unlimited' } as const
    const match = given('A{M4 m24 RAW ADV} B{m24 GRO}', { options })
    moves(match, 'A raw+adviser')
    expect(match.position.stack[1], 'IW-R12 IW-E38').toMatchObject({ lot: 8 })
    expect(match.position.supply).toBeNull()
    moves(match, 'B pass', 'A pass')
    expect(match.position.supply).toBeNull()
  })

  test('IW-10.8 not with an empty supply', () => {
    const match = given('A{RAW ADV GRO} B{m45}', { supply: 0 })
    refuses(match, 0, { act: 'raw+adviser' }, 'IW-10.8')
    expect(act(match, 0, { act: 'raw+adviser' })?.reason).toBe('the supply is empty')
    offers(match, 0, ...acts('raw', 'grow', 'grow+adviser', 'discard ADV', 'discard GRO'))
  })

  test('IW-10.8 IW-E3 DIS with ADV, GRO, then RAW is kept', () => {
    const match = given('A{c15 w11 ADV DIS GRO RAW} B{GRO ORD REM}')
    moves(match, 'A dispose+adviser')
    shows(match, 'A{w5 GRO RAW}')
    moves(match, 'B grow', 'A grow')
    shows(match, 'A{c16}')
    moves(match, 'B order', 'A pass')
    shows(match, 'A{kept RAW}', 'IW-E3')
    expect(asked(match)).toEqual(['1:turn'])
  })

  test('IW-10.9 IW-E21 repaying: €10 to the bank, one loan back', () => {
    const match = given('A{L2 €12 ADV GRO} B{}')
    expect(moves(match, 'A repay')).toEqual([
      { what: 'repaid', clause: 'IW-10.9', seat: 0, paid: 10, reveals: true },
    ])
    shows(match, 'A{L1 €2 GRO}', 'IW-E21')
    const poor = given('A{L1 €9 ADV} B{}')
    refuses(poor, 0, { act: 'repay' }, 'IW-10.9')
    expect(act(poor, 0, { act: 'repay' })?.reason).toBe('a loan is repaid with €10 and you have €9')
    offers(poor, 0, ...acts('discard ADV', 'pass'))
    const free = given('A{L0 €30 ADV GRO} B{}')
    refuses(free, 0, { act: 'repay' }, 'IW-10.9')
    expect(act(free, 0, { act: 'repay' })?.reason).toBe('you have no loan to pay back')
    offers(given('A{L1 €10 ADV} B{}'), 0, ...acts('repay', 'discard ADV', 'pass'))
  })

  test('IW-10.9 one Adviser repays one loan, two Advisers two in two turns', () => {
    const match = given('A{L3 €35 ADV ADV GRO} B{}')
    moves(match, 'A repay')
    shows(match, 'A{L2 €25 ADV GRO}')
    moves(match, 'A repay')
    shows(match, 'A{L1 €15 GRO}')
  })

  test('IW-10.10 IW-R17 IW-E22 not with Bribery, not with another Adviser, not two on one card', () => {
    const match = given('A{ADV ADV GRO} B{}')
    refuses(match, 0, { act: 'grow+adviser+adviser' }, 'IW-10.10')
    refuses(match, 0, { act: 'adviser+adviser' }, 'IW-10.10')
    refuses(match, 0, { act: 'repay+adviser' }, 'IW-10.10')
    refuses(match, 1, { act: 'adviser+adviser' }, 'IW-7.1', 'IW-10.10')
    offers(match, 0, ...acts('grow', 'grow+adviser', 'discard ADV', 'discard GRO'))
    moves(match, 'A grow+adviser')
    shows(match, 'A{c16 ADV}', 'IW-R17 IW-E22')
    offers(match, 0, ...acts('discard ADV', 'pass'))
    const bribery = given('A{ADV BRI GRO} B{}')
    refuses(bribery, 0, { act: 'bribery+adviser' }, 'IW-10.10')
    refuses(bribery, 0, { act: 'bribe+adviser' }, 'IW-10.10')
    expect(act(bribery, 0, { act: 'bribe+adviser' })?.reason).toBe(
      'an Adviser goes with one card, and never with Bribery or another Adviser',
    )
    const accident = given('A{c16 w9 kept BRI} B{}', { at: 'lay out', deck: 'ACC' })
    refuses(accident, 0, { act: 'bribe+adviser' }, 'IW-10.10')
  })

  test('IW-10.11 IW-R17 without partner and loan it can be discarded, or kept as the last card', () => {
    const match = given('A{ADV} B{}')
    offersBy('IW-10.11 IW-R17')(match, 0, ...acts('discard ADV', 'pass'))
    offersBy('IW-10.11 IW-R17')(given('A{ADV BRI} B{}'), 0, ...acts('discard ADV', 'discard BRI'))
    offersBy('IW-10.11 IW-R17')(given('A{ADV ADV} B{}'), 0, ...acts('discard ADV'))
    moves(match, 'A pass')
    shows(match, 'A{kept ADV}', 'IW-10.11 IW-R17')
    refuses(given('A{GRO ORD} B{}'), 0, { act: 'discard', n: card('ADV') }, 'IW-7.2')
  })
})
