import { act } from '@midden/kernel'
import { asked, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { acts, cards, given, moves, offers, shows } from './support.ts'

describe('the cards', () => {
  test('IW-8.1 IW-E16 an order needs workers at least R', () => {
    const match = given('A{r3 R4 ORD INN} B{GRO GRO}')
    refuses(match, 0, { act: 'order' }, 'IW-8.1')
    expect(act(match, 0, { act: 'order' })?.reason).toBe('an order needs 4 workers and you have 3')
    moves(match, 'A innovate 0')
    shows(match, 'A{R3 €10}', 'IW-E16')
    moves(match, 'B grow')
    offers(match, 0, ...acts('order', 'discard ORD', 'pass'))
  })

  test('IW-8.2 an order needs at least M materials in the tower', () => {
    const match = given('A{M4 m3 ORD GRO} B{}')
    refuses(match, 0, { act: 'order' }, 'IW-8.2')
    expect(act(match, 0, { act: 'order' })?.reason).toBe('an order needs 4 raw materials and you have 3')
    offers(match, 0, ...acts('grow', 'discard ORD', 'discard GRO'))
    offers(given('A{M4 m4 ORD GRO} B{}'), 0, ...acts('order', 'grow', 'discard ORD', 'discard GRO'))
  })

  test('IW-8.3 IW-E15 stored waste and W are at most 16 together', () => {
    const legal = given('A{w11 W5 m5 ORD GRO} B{}')
    moves(legal, 'A order')
    shows(legal, 'A{w16}', 'IW-E15')
    const refused = given('A{w12 W5 m5 ORD GRO} B{}')
    refuses(refused, 0, { act: 'order' }, 'IW-8.3')
    expect(act(refused, 0, { act: 'order' })?.reason).toBe(
      'an order makes 5 waste and you already store 12 of 16',
    )
  })

  test('IW-8.1 IW-8.2 IW-8.3 if several conditions fail, all are named, the lowest first', () => {
    const match = given('A{r1 m0 w16 ORD GRO} B{}')
    refuses(match, 0, { act: 'order' }, 'IW-8.1', 'IW-8.2', 'IW-8.3')
    refuses(given('A{r1 w16 ORD GRO} B{}'), 0, { act: 'order' }, 'IW-8.1', 'IW-8.3')
  })

  test('IW-8.4 IW-E1 materials to the supply, waste up, the column paid', () => {
    const match = given('A{start ORD} B{GRO} C{} D{}')
    expect(match.position.supply).toBe(30)
    expect(moves(match, 'A order')).toEqual([
      {
        what: 'order',
        clause: 'IW-8.4',
        seat: 0,
        adviser: false,
        paid: 14,
        materials: 5,
        from: 0,
        waste: 5,
      },
    ])
    shows(match, 'A{c14 r5 w5 m0 €29 L0 none}', 'IW-E1')
    expect(match.position.supply).toBe(35)
    expect(match.position.discards).toEqual(cards('ORD'))
  })

  test('IW-8.4 materialsSupply=unlimited the supply is not counted', () => {
    const match = given('A{ORD GRO} B{}', { options: { materialsSupply: 'unlimited' } })
    moves(match, 'A order')
    shows(match, 'A{m0 €29 w5}')
    expect(match.position.supply).toBeNull()
  })

  test('IW-8.5 more workers or materials have no effect; one card, one order', () => {
    const match = given('A{c17 r5 R2 M2 W1 m9 ORD ORD} B{}')
    moves(match, 'A order')
    shows(match, 'A{r5 m7 w1 €32 ORD}', 'IW-8.5')
  })

  test('IW-8.6 Growth: one column right, not in column 20', () => {
    const match = given('A{c18 GRO DIS} B{}')
    expect(moves(match, 'A grow')).toEqual([
      { what: 'growth', clause: 'IW-8.6', seat: 0, adviser: false, from: 18, column: 19 },
    ])
    shows(match, 'A{c19 r5 €15}')
  })

  test('IW-8.6 IW-R13 IW-E17 GRO in column 20 is refused, discarding it is fine', () => {
    const match = given('A{c20 GRO DIS} B{}')
    refuses(match, 0, { act: 'grow' }, 'IW-8.6')
    expect(act(match, 0, { act: 'grow' })?.reason).toBe('your factory is already in column 20')
    moves(match, 'A discard GRO')
    shows(match, 'A{c20 DIS}', 'IW-R13 IW-E17')
  })

  test('IW-8.7 IW-R13 IW-E19 one row up or down, within rows 5 to 1', () => {
    const top = given('A{r5 HIR GRO} B{}')
    refuses(top, 0, { act: 'hire' }, 'IW-8.7')
    expect(act(top, 0, { act: 'hire' })?.reason).toBe('your factory is already in row 5')
    expect(moves(top, 'A fire')).toEqual([
      { what: 'firing', clause: 'IW-8.7', seat: 0, adviser: false, from: 5, row: 4 },
    ])
    shows(top, 'A{r4}')
    const bottom = given('A{r1 HIR GRO} B{}')
    refuses(bottom, 0, { act: 'fire' }, 'IW-8.7')
    expect(act(bottom, 0, { act: 'fire' })?.reason).toBe('your factory is already in row 1')
    expect(moves(bottom, 'A hire')).toEqual([
      { what: 'hiring', clause: 'IW-8.7', seat: 0, adviser: false, from: 1, row: 2 },
    ])
    shows(bottom, 'A{r2}', 'IW-R13 IW-E19')
  })

  test('IW-8.8 Innovation: €5 to the bank, one peg one hole on', () => {
    for (const [n, after] of [
      [0, 'R4 M5 W5'],
      [1, 'R5 M4 W5'],
      [2, 'R5 M5 W4'],
    ] as const) {
      const match = given('A{INN GRO} B{}')
      const told = moves(match, `A innovate ${n}`)
      shows(match, `A{${after} €10}`)
      expect(told).toEqual([
        {
          what: 'innovation',
          clause: 'IW-8.8',
          seat: 0,
          reveals: true,
          adviser: false,
          pegs: ['RMW'[n]],
          paid: 5,
        },
      ])
    }
  })

  test('IW-8.8 IW-R13 not a peg at 1, not with less than €5', () => {
    const match = given('A{R1 M2 W1 €5 INN GRO} B{}')
    offers(match, 0, ...acts('innovate 1', 'grow', 'discard INN', 'discard GRO'))
    refuses(match, 0, { act: 'innovate', n: 0 }, 'IW-8.8')
    refuses(match, 0, { act: 'innovate', n: 3 }, 'IW-8.8')
    refuses(match, 0, { act: 'innovate' }, 'IW-8.8')
    expect(act(match, 0, { act: 'innovate', n: 2 })?.reason).toBe('name a peg that is not yet at 1')
    const poor = given('A{R1 M2 €4 INN GRO} B{}')
    offers(poor, 0, ...acts('grow', 'discard INN', 'discard GRO'))
    refuses(poor, 0, { act: 'innovate', n: 1 }, 'IW-8.8')
    const done = given('A{R1 M1 W1 INN GRO} B{}')
    offers(done, 0, ...acts('grow', 'discard INN', 'discard GRO'))
  })

  test('IW-8.9 IW-R11 Waste Disposal: 3 less, not below 0, not at 0', () => {
    const match = given('A{w7 DIS DIS DIS} B{}')
    expect(moves(match, 'A dispose')).toEqual([
      { what: 'disposal', clause: 'IW-8.9', seat: 0, adviser: false, from: 7, waste: 4 },
    ])
    moves(match, 'A dispose')
    shows(match, 'A{w1}')
    const low = given('A{w2 DIS GRO} B{w5}')
    moves(low, 'A dispose')
    shows(low, 'A{w0} B{w5}', 'IW-R11')
    const none = given('A{w0 DIS GRO} B{}')
    refuses(none, 0, { act: 'dispose' }, 'IW-8.9')
    expect(act(none, 0, { act: 'dispose' })?.reason).toBe('you store no waste')
  })

  test('IW-8.10 Waste Removal: own waste 1 less, everybody else’s 1 more, within 0 and 16', () => {
    const match = given('A{w3 REM GRO} B{w8} C{w16} D{w0}')
    expect(moves(match, 'A remove')).toEqual([
      {
        what: 'removal',
        clause: 'IW-8.10',
        seat: 0,
        adviser: false,
        from: [3, 8, 16, 0],
        wastes: [2, 9, 16, 1],
        names: 'published',
      },
    ])
    shows(match, 'A{w2} B{w9} C{w16} D{w1}')
    const zero = given('A{w0 REM GRO} B{w16}')
    offers(zero, 0, ...acts('remove', 'grow', 'discard REM', 'discard GRO'))
    moves(zero, 'A remove')
    shows(zero, 'A{w0} B{w16}')
  })

  test('IW-8.11 Bribery is only discarded or kept', () => {
    const match = given('A{w9 c16 BRI GRO} B{BRI}')
    offers(match, 0, ...acts('grow', 'discard BRI', 'discard GRO'))
    refuses(match, 0, { act: 'bribe' }, 'IW-8.11')
    refuses(match, 0, { act: 'bribery' }, 'IW-8.11')
    refuses(match, 1, { act: 'bribe' }, 'IW-7.1', 'IW-8.11')
    refuses(given('A{ORD GRO} B{}'), 0, { act: 'bribe' }, 'IW-7.2', 'IW-8.11')
    expect(act(match, 0, { act: 'bribe' })?.reason).toBe(
      'Bribery helps only in an accident; it can be discarded or kept',
    )
  })

  test('IW-8.12 Raw Materials starts an auction, and is always playable', () => {
    const match = given('A{RAW GRO} B{}')
    expect(moves(match, 'A raw')).toEqual([
      { what: 'auction', clause: 'IW-9.1', seat: 0, adviser: false, lot: 5 },
    ])
    expect(asked(match), 'IW-8.12').toEqual(['1:bid'])
    offers(given('A{r1 m0 w16 €0 RAW GRO} B{m50}'), 0, ...acts('raw', 'grow', 'discard GRO'))
  })
})
