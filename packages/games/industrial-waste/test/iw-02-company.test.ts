import { expand, menu } from '@midden/kernel'
import { asked, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { industrialWaste as game } from '../src/index.ts'
import { colourOf } from '../src/mat.ts'
import { acts, given, moves, named, offers, shows } from './support.ts'

describe('the company and standing rules', () => {
  test('IW-2.1 the row is the number of workers: wages follow it', () => {
    const match = given('A{r4 €20} B{r1 €20}', { at: 'pay workers' })
    shows(match, 'A{€16} B{€19}', 'IW-2.1')
  })

  test('IW-2.2 the column is what an order pays', () => {
    for (const column of [14, 15, 17, 19]) {
      const match = given(`A{c${column} €0 ORD RAW RAW} B{ORD}`)
      moves(match, 'A order')
      shows(match, `A{€${column}}`, 'IW-2.2')
    }
  })

  test('IW-2.3 R, M and W are what an order needs and makes, and M is the lot on offer', () => {
    const match = given('A{r2 R2 M3 W4 m4 ORD RAW} B{ORD}')
    moves(match, 'A order', 'B discard ORD', 'A raw')
    shows(match, 'A{m1 w4}', 'IW-2.3')
    expect(match.position.stack[1]).toMatchObject({ at: 'auction', lot: 3 })
  })

  test('IW-2.4 0 to 8 is green, 9 to 12 yellow, 13 to 16 red', () => {
    const colours = Array.from({ length: 17 }, (_, waste) => colourOf(waste))
    expect(colours, 'IW-2.4').toEqual([
      ...Array(9).fill('green'),
      ...Array(4).fill('yellow'),
      ...Array(4).fill('red'),
    ])
  })

  test('IW-2.4 the colour changes nothing outside of an accident', () => {
    const red = given('A{w13 W3 ORD GRO} B{ORD}')
    offers(red, 0, ...acts('order', 'grow', 'discard ORD', 'discard GRO'))
    moves(red, 'A grow')
    shows(red, 'A{c15 €15}', 'IW-2.4')
  })

  test('IW-2.5 IW-R20 factories share a space', () => {
    const match = given('A{c16 r4 GRO ORD} B{c17 r4} C{c17 r4}')
    moves(match, 'A grow')
    shows(match, 'A{c17 r4} B{c17 r4} C{c17 r4}', 'IW-2.5 IW-R20')
  })

  test('IW-2.6 IW-R14 a tower holds any number of materials', () => {
    const match = given('A{m38 RAW ORD} B{m5 €3}')
    moves(match, 'A raw', 'B pass', 'A bid 1')
    shows(match, 'A{m43 €14}', 'IW-2.6 IW-R14')
  })

  test('IW-2.7 supply, lot and towers are 50 together at every moment', () => {
    const match = given('A{m7 ORD RAW} B{m9}', { seats: 2 })
    const total = () => {
      const { supply, companies, stack } = match.position
      const auction = stack[1]
      return (
        supply! + companies[0]!.tower + companies[1]!.tower + (auction?.at === 'auction' ? auction.lot : 0)
      )
    }
    expect([match.position.supply, total()], 'IW-2.7').toEqual([34, 50])
    moves(match, 'A order')
    expect([match.position.supply, total()]).toEqual([39, 50])
    moves(match, 'A raw')
    expect([match.position.supply, total()]).toEqual([34, 50])
    moves(match, 'B bid 2')
    expect(total()).toBe(50)
    moves(match, 'A pass')
    expect([match.position.supply, total()]).toEqual([34, 50])
  })

  test('IW-2.8 money=hidden a purse is seen by its owner alone, loans by all', () => {
    const { position } = given('A{€7 L2 ORD} B{€31 L1 ORD}')
    const purses = (viewer: number | null) => game.view(position, viewer).companies.map(({ cash }) => cash)
    expect(purses(0), 'IW-2.8').toEqual([7, null])
    expect(purses(1)).toEqual([null, 31])
    expect(purses(null)).toEqual([null, null])
    expect(game.view(position, null).companies.map(({ loans }) => loans)).toEqual([2, 1])
    expect(JSON.stringify(game.view(position, 0))).not.toContain('31')
  })

  test('IW-2.8 IW-R16 money=open everybody sees every purse', () => {
    const { position } = given('A{€7 ORD} B{€31 ORD}', { options: { money: 'open' } })
    for (const viewer of [0, 1, null])
      expect(
        game.view(position, viewer).companies.map(({ cash }) => cash),
        'IW-2.8 IW-R16',
      ).toEqual([7, 31])
  })

  test('IW-2.9 cash never falls below 0: what cannot be paid is not offered, what must be is borrowed', () => {
    const match = given('A{€4 r5 INN INN} B{€0 r5}')
    offers(match, 0, ...acts('discard INN'))
    const end = given('A{€0 r5} B{€4 r5}', { at: 'pay workers' })
    shows(end, 'A{€5 L1} B{€9 L1}', 'IW-2.9')
  })

  test('IW-2.10 IW-R15 the bank pays however much it has paid already', () => {
    const match = given('A{€100000 ORD RAW} B{€336}')
    moves(match, 'A order', 'A credit', 'B credit')
    shows(match, 'A{€100024} B{€346}', 'IW-2.10 IW-R15')
  })

  test('IW-2.11 IW-R21 the only payment between players is the price of a lot', () => {
    const match = given('A{c15 €20 w9 ORD GRO INN RAW} B{€20 ORD GRO HIR DIS}')
    const others = () => expand(menu(game, match.position, 0)).map(({ act }) => act)
    expect(new Set(others())).toEqual(new Set(['order', 'grow', 'innovate', 'raw', 'discard', 'credit']))
    moves(match, 'A order', 'B discard ORD', 'A grow', 'B discard GRO', 'A innovate 0', 'B discard HIR')
    shows(match, 'B{€20 m5 L0}', 'IW-2.11 IW-R21')
    moves(match, 'A raw', 'B bid 3', 'A pass')
    shows(match, 'A{€33} B{€17 m10}')
  })

  test('IW-2.12 the five phases follow each other', () => {
    const match = given('A{} B{}', { at: 'lay out', deck: 'ORD RAW GRO INN DIS HIR REM GRO ADV' })
    expect(asked(match)).toEqual(['0:set'])
    moves(match, 'A set 0', 'B set 1')
    expect(asked(match)).toEqual(['0:turn'])
    const told = moves(
      match,
      'A discard INN',
      'B discard DIS',
      'A discard REM',
      'B discard GRO',
      'A pass',
      'B raw',
      'A pass',
      'B pass',
    )
    const phases = told.map(({ what }) => what).filter((what) => /wages|marker|new round|dealt/.test(what))
    expect([...new Set(phases)]).toEqual(['wages', 'marker', 'new round', 'dealt'])
    expect(asked(match)).toEqual(['1:set'])
    expect(named(told, 'new round')).toEqual([{ what: 'new round', clause: 'IW-2.12', round: 2, seat: 1 }])
  })

  test('IW-2.12 what belongs to another phase is refused', () => {
    const choosing = given('A{} B{}', { at: 'set', sets: ['ORD RAW GRO', 'INN DIS HIR', 'ADV REM GRO'] })
    refuses(choosing, 0, { act: 'pass' }, 'IW-7.1')
    refuses(choosing, 0, { act: 'bid', n: 1 }, 'IW-9.4')
    const playing = given('A{ORD} B{ORD}')
    refuses(playing, 0, { act: 'set', n: 0 }, 'IW-6.1')
  })
})
