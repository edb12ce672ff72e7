import { act } from '@midden/kernel'
import { refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { industrialWaste as game } from '../src/index.ts'
import { card, given, moves } from './support.ts'

const why = (match: ReturnType<typeof given>, seat: number, action: object) =>
  act(match, seat, action)?.reason

describe('refusals', () => {
  test('IW-7.1 IW-7.2 IW-8.2 out of turn, not held and not playable are all named', () => {
    const match = given('A{GRO} B{m0 GRO}')
    refuses(match, 1, { act: 'order' }, 'IW-7.1', 'IW-7.2', 'IW-8.2')
    expect(why(match, 1, { act: 'order' })).toBe(
      'it is not your turn to play; you hold no Order; an order needs 5 raw materials and you have 0',
    )
    refuses(match, 1, { act: 'order+adviser' }, 'IW-7.1', 'IW-7.2', 'IW-8.2', 'IW-10.3')
    expect(why(match, 1, { act: 'order+adviser' })).toContain('you hold no Adviser')
  })

  test('IW-7.2 IW-7.9 a discard names a card that is held and is not RAW', () => {
    const match = given('A{GRO ORD} B{}')
    refuses(match, 0, { act: 'discard', n: card('RAW') }, 'IW-7.2', 'IW-7.9')
    refuses(match, 0, { act: 'discard', n: 44 }, 'IW-7.2')
    refuses(match, 0, { act: 'discard' }, 'IW-7.2')
    expect(why(match, 0, { act: 'discard' })).toBe('name a card that you hold')
    expect(why(match, 0, { act: 'discard', n: card('RAW') })).toBe(
      'you hold no Raw Materials; Raw Materials may be played or kept, never discarded',
    )
  })

  test('IW-7.1 IW-7.3 a pass out of turn with two cards', () => {
    const match = given('A{GRO} B{GRO ORD}')
    refuses(match, 1, { act: 'pass' }, 'IW-7.1', 'IW-7.3')
    expect(why(match, 1, { act: 'pass' })).toBe(
      'it is not your turn to play; passing is only allowed with one card left',
    )
  })

  test('IW-7.1 while an auction runs nobody has a turn', () => {
    const match = given('A{RAW GRO} B{ORD}')
    moves(match, 'A raw')
    refuses(match, 0, { act: 'grow' }, 'IW-7.1')
    refuses(match, 1, { act: 'order' }, 'IW-7.1')
    refuses(match, 0, { act: 'pass' }, 'IW-9.4')
    expect(why(match, 0, { act: 'pass' })).toBe('it is not your chance to bid')
  })

  test('IW-6.1 a set out of turn, taken, or unknown', () => {
    const sets = ['ORD RAW GRO', 'INN DIS HIR', 'ADV REM GRO']
    const match = given('A{} B{}', { at: 'set', sets })
    expect(why(match, 1, { act: 'set', n: 0 })).toBe('it is not your turn to choose a set')
    expect(why(match, 0, { act: 'set', n: 7 })).toBe('there is no such set left')
    expect(why(match, 1, { act: 'set' })).toBe(
      'it is not your turn to choose a set; there is no such set left',
    )
    refuses(match, 1, { act: 'set' }, 'IW-6.1')
  })

  test('IW-5.6 bribing in green, in column 14, without BRI', () => {
    const match = given('A{c16 w9 kept BRI} B{c16 w8 kept BRI} C{c14 w9} D{c16 w9 kept GRO}', {
      at: 'lay out',
      deck: 'ACC',
    })
    for (const seat of [1, 2, 3])
      for (const name of ['bribe', 'decline']) refuses(match, seat, { act: name }, 'IW-5.6')
    expect(why(match, 1, { act: 'bribe' })).toBe('a bribe would spare you nothing')
    expect(why(match, 3, { act: 'bribe' })).toBe('you have kept no Bribery')
    expect(why(match, 2, { act: 'bribe' })).toBe('you have kept no Bribery; a bribe would spare you nothing')
    const column = given('A{c16 w9 kept BRI} B{c14 w9 kept BRI}', { at: 'lay out', deck: 'ACC' })
    refuses(column, 1, { act: 'bribe' }, 'IW-5.6')
  })

  test('IW-5.8 a second answer', () => {
    const match = given('A{c16 w9 kept BRI} B{c16 w9 kept BRI}', { at: 'lay out', deck: 'ACC' })
    moves(match, 'A bribe')
    refuses(match, 0, { act: 'bribe' }, 'IW-5.8')
    expect(why(match, 0, { act: 'decline' })).toBe('you have answered, and an answer is final')
  })

  test('IW-5.6 outside of an accident there is nothing to decline', () => {
    const match = given('A{GRO} B{}')
    refuses(match, 0, { act: 'decline' }, 'IW-5.6')
    expect(why(match, 0, { act: 'decline' })).toBe('there is no bribe to decline')
  })

  test('IW-9.4 IW-9.6 IW-9.7 a bid out of turn, too low and too high', () => {
    const match = given('A{RAW GRO} B{€4} C{€2}')
    refuses(match, 1, { act: 'bid', n: 1 }, 'IW-9.4')
    moves(match, 'A raw', 'B bid 4')
    refuses(match, 0, { act: 'bid', n: 4 }, 'IW-9.4', 'IW-9.6')
    refuses(match, 2, { act: 'bid', n: 3 }, 'IW-9.6', 'IW-9.7')
    expect(why(match, 2, { act: 'bid', n: 3 })).toBe(
      'a bid must be higher than €4; a bid may not exceed your cash of €2; you may take a loan first (IW-3.6)',
    )
  })

  test('what no rule knows is refused without a clause', () => {
    const match = given('A{GRO ORD} B{}')
    for (const name of ['steal', 'grow+grow', 'steal+adviser', 'order+adviser+adviser+adviser', 'toString'])
      refuses(match, 0, { act: name })
    expect(why(match, 0, { act: 'steal' })).toBe('"steal" is nothing one can do in this game')
  })

  test('a legal move in a wrong form is refused without a clause', () => {
    const match = given('A{GRO ORD} B{}')
    refuses(match, 0, { act: 'grow', n: 1 })
    refuses(match, 0, { act: 'grow', ns: [1] })
    refuses(match, 0, { act: 'credit', n: 10 })
    expect(why(match, 0, { act: 'grow', n: 1 })).toBe('"grow" is not written so here')
    moves(match, 'A discard GRO')
    refuses(match, 0, { act: 'pass', n: 1 })
  })

  test('IW-7.1 after the end nothing can be played', () => {
    const match = given('A{c19 GRO} B{}')
    moves(match, 'A grow')
    refuses(match, 0, { act: 'pass' }, 'IW-7.1')
    refuses(match, 0, { act: 'bid', n: 1 }, 'IW-9.4')
    refuses(match, 0, { act: 'set', n: 0 }, 'IW-6.1')
  })
})

describe('greyed buttons', () => {
  const barred = (match: ReturnType<typeof given>, seat: number) =>
    game.barred(game.view(match.position, seat), seat)

  test('IW-8.2 IW-7.9 IW-7.3 what the cards held could do and cannot now', () => {
    const match = given('A{c20 m0 ORD RAW GRO} B{}')
    expect(barred(match, 0)).toEqual([
      { act: 'order', clauses: ['IW-8.2'], reason: 'an order needs 5 raw materials and you have 0' },
      { act: 'grow', clauses: ['IW-8.6'], reason: 'your factory is already in column 20' },
      {
        act: 'discard',
        n: card('RAW'),
        clauses: ['IW-7.9'],
        reason: 'Raw Materials may be played or kept, never discarded',
      },
      { act: 'pass', clauses: ['IW-7.3'], reason: 'passing is only allowed with one card left' },
    ])
  })

  test('IW-8.8 IW-10.7 every choice has its own button', () => {
    const match = given('A{R1 M2 W1 €30 INN ADV} B{}')
    const acts = barred(match, 0).map(({ act: name, n, clauses }) => [name, n, ...clauses])
    expect(acts).toEqual([
      ['innovate', 0, 'IW-8.8'],
      ['innovate', 2, 'IW-8.8'],
      ...[0, 1, 2, 3, 4, 5].map((n) => ['innovate+adviser', n, 'IW-10.7']),
      ['repay', undefined, 'IW-10.9'],
      ['pass', undefined, 'IW-7.3'],
    ])
    expect('n' in barred(match, 0).at(-1)!).toBe(false)
  })

  test('IW-10.3 without an Adviser no doubled card is greyed', () => {
    const match = given('A{c20 GRO} B{}')
    expect(barred(match, 0).map(({ act: name }) => name)).toEqual(['grow'])
    expect(barred(given('A{c20 GRO ADV} B{}'), 0).map(({ act: name }) => name)).toEqual([
      'grow',
      'grow+adviser',
      'repay',
      'pass',
    ])
  })

  test('IW-8.11 Bribery in hand is greyed', () => {
    expect(barred(given('A{BRI} B{}'), 0)).toEqual([
      {
        act: 'bribe',
        clauses: ['IW-8.11'],
        reason: 'Bribery helps only in an accident; it can be discarded or kept',
      },
    ])
  })

  test('IW-9.7 IW-R34 a bidder without the cash sees why', () => {
    const match = given('A{RAW GRO} B{€0}')
    moves(match, 'A raw')
    expect(barred(match, 1)).toEqual([
      {
        act: 'bid',
        clauses: ['IW-9.7'],
        reason: 'a bid may not exceed your cash of €0; you may take a loan first (IW-3.6)',
      },
    ])
    expect(barred(match, 0)).toEqual([])
    moves(match, 'B credit')
    expect(barred(match, 1)).toEqual([])
  })

  test('IW-5.6 IW-5.8 a kept BRI that does not help, or is answered for', () => {
    const match = given('A{c16 w9 kept BRI} B{c14 w9 kept BRI} C{}', { at: 'lay out', deck: 'ACC' })
    expect(barred(match, 1)).toEqual([
      { act: 'bribe', clauses: ['IW-5.6'], reason: 'a bribe would spare you nothing' },
    ])
    expect([barred(match, 0), barred(match, 2)]).toEqual([[], []])
    const two = given('A{c16 w9 kept BRI} B{c16 w9 kept BRI}', { at: 'lay out', deck: 'ACC' })
    moves(two, 'A bribe')
    expect(barred(two, 0).map(({ clauses }) => clauses)).toEqual([['IW-5.8']])
  })

  test('IW-7.1 nothing is greyed for those who are not asked', () => {
    const match = given('A{GRO} B{m0 ORD}')
    expect(barred(match, 1)).toEqual([])
  })
})
