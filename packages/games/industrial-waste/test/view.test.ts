import { asked } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { industrialWaste as game } from '../src/index.ts'
import { cards, given, moves } from './support.ts'

const start = {
  column: 14,
  row: 5,
  R: 5,
  M: 5,
  W: 5,
  waste: 0,
  tower: 5,
  loans: 0,
  hand: [],
  kept: false,
}

describe('what a viewer is shown', () => {
  test('IW-2.8 a turn, in full', () => {
    const { position } = given('A{c16 r4 R4 M3 W2 w9 m7 €22 L1 ORD GRO} B{kept BRI}', {
      discards: 'RAW ORD RAW',
      round: 3,
    })
    expect(game.view(position, 1)).toEqual({
      me: 1,
      options: position.options,
      round: 3,
      phase: 'play',
      start: 0,
      turn: 0,
      companies: [
        {
          colour: 'red',
          column: 16,
          row: 4,
          R: 4,
          M: 3,
          W: 2,
          waste: 9,
          tower: 7,
          loans: 1,
          cash: null,
          hand: cards('ORD GRO'),
          kept: false,
        },
        { ...start, colour: 'blue', cash: 15, hand: cards('BRI'), kept: true },
      ],
      supply: 38,
      sets: [[], [], []],
      discards: [1, 2, 0, 0, 0, 0, 0, 0, 0, 0],
      deck: 47,
      unseen: [7, 6, 7, 7, 7, 4, 4, 3, 1, 1],
      aside: false,
      ending: false,
      accident: null,
      auction: null,
      points: null,
    })
  })

  test('IW-6.2 a choice of sets: what lies out, what is taken, who is to choose', () => {
    const match = given('A{} B{}', {
      at: 'set',
      sets: ['ORD RAW GRO', 'INN DIS HIR', 'ADV REM GRO'],
      aside: true,
    })
    moves(match, 'A set 1')
    expect(game.view(match.position, null)).toMatchObject({
      me: null,
      phase: 'choose',
      turn: 1,
      sets: [cards('ORD RAW GRO'), [], cards('ADV REM GRO')],
      companies: [{ hand: cards('INN DIS HIR') }, { hand: [] }],
      deck: 43,
      unseen: [8, 7, 6, 6, 6, 3, 3, 2, 2, 0],
      aside: true,
    })
  })

  test('IW-4.8 an accident in mid-deal: the cards dealt so far, nobody to play', () => {
    const { position } = given('A{c16 w10 kept BRI} B{}', { at: 'lay out', deck: 'ORD ACC' })
    expect(game.view(position, null)).toMatchObject({
      phase: 'lay out',
      turn: null,
      sets: [cards('ORD'), [], []],
      aside: true,
      accident: { final: false, asked: [0], answered: [], mine: null },
    })
  })

  test('IW-9.5 an auction: bids by seat, the next to act, and whose turn follows', () => {
    const match = given('A{RAW} B{GRO ORD} C{}')
    moves(match, 'A raw')
    expect(game.view(match.position, 2)).toMatchObject({
      phase: 'play',
      turn: 1,
      auction: { seller: 0, lot: 5, bids: [null, null, null], high: 0, turn: 1 },
      supply: 30,
    })
    moves(match, 'B bid 3', 'C pass')
    expect(game.view(match.position, 2).auction).toEqual({
      seller: 0,
      lot: 5,
      bids: [null, 3, 0],
      high: 3,
      turn: 0,
    })
    const last = given('A{RAW} B{}')
    moves(last, 'A raw')
    expect(game.view(last.position, 0)).toMatchObject({ turn: null, auction: { turn: 1 } })
  })

  test('IW-2.7 materialsSupply=unlimited the supply is not shown', () => {
    const { position } = given('A{ORD} B{}', { options: { materialsSupply: 'unlimited' } })
    expect(game.view(position, 0).supply).toBeNull()
  })

  test('IW-13.3 the final accident', () => {
    const match = given('A{c19 GRO} B{c16 w9 kept BRI}')
    moves(match, 'A grow')
    expect(asked(match)).toEqual(['1:bribe'])
    expect(game.view(match.position, 0)).toMatchObject({
      phase: 'final accident',
      turn: null,
      ending: true,
      points: null,
      accident: { final: true, asked: [1], answered: [], mine: null },
    })
  })

  test('IW-5.6 IW-R4 only who may bribe is shown a question', () => {
    const match = given('A{c16 w9 kept BRI} B{c16 w8 kept GRO}', { at: 'lay out', deck: 'ACC' })
    expect(game.view(match.position, 1).accident!.mine).toBeNull()
    expect(game.view(match.position, 0).accident!.mine).not.toBeNull()
  })

  test('a view shares nothing with the position', () => {
    const { position } = given('A{ORD GRO} B{}', { discards: 'RAW' })
    const view = game.view(position, 0)
    view.companies[0]!.hand.pop()
    view.sets[0]!.push(1)
    expect(position.companies[0]!.hand).toEqual(cards('ORD GRO'))
    expect(position.sets[0]).toEqual([])
  })
})
