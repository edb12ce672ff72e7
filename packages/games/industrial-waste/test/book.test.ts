import { act, mayUndo, offers, optionSchema, waiting } from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import { program } from '../src/book.ts'
import { industrialWaste as game } from '../src/index.ts'
import { card, given, moves } from './support.ts'

const steps = (at: string) => program[at]!.steps.map(({ name, clause }) => [name, clause])
const asks = (match: ReturnType<typeof given>, viewer?: number | null) =>
  waiting(game, match.position, viewer).map(({ seat, decision, clause, optional }) => [
    seat,
    decision,
    clause,
    optional,
  ])
const credits = (seats: number) =>
  Array.from({ length: seats }, (_, seat) => [seat, 'credit', 'IW-3.1', true])

describe('the book', () => {
  test('IW-2.12 the steps of a round are the phases of the rules, each with its clause', () => {
    expect(steps('round')).toEqual([
      ['new round', 'IW-2.12'],
      ['lay out', 'IW-4.2'],
      ['set', 'IW-6.1'],
      ['kept cards join', 'IW-6.4'],
      ['turn', 'IW-7.1'],
      ['pay workers', 'IW-11.1'],
      ['end or go on', 'IW-12.1'],
      ['close the round', 'IW-12.4'],
      ['final accident', 'IW-13.3'],
      ['score', 'IW-13.4'],
    ])
    expect(steps('accident')).toEqual([
      ['bribe', 'IW-5.8'],
      ['consequences', 'IW-5.13'],
    ])
    expect(steps('auction')).toEqual([
      ['bid', 'IW-9.4'],
      ['settle up', 'IW-9.12'],
    ])
  })

  test('IW-3.1 IW-5.8 IW-6.1 IW-7.1 IW-9.4 every question has its clause, and credit is beside each', () => {
    const sets = ['ORD RAW GRO', 'INN DIS HIR', 'ADV REM GRO']
    expect(asks(given('A{} B{}', { at: 'set', sets }))).toEqual([[0, 'set', 'IW-6.1', false], ...credits(2)])
    const match = given('A{RAW GRO} B{}')
    expect(asks(match)).toEqual([[0, 'turn', 'IW-7.1', false], ...credits(2)])
    moves(match, 'A raw')
    expect(asks(match)).toEqual([[1, 'bid', 'IW-9.4', false], ...credits(2)])
    const accident = given('A{c16 w9 kept BRI} B{c16 w9 kept BRI} C{}', { at: 'lay out', deck: 'ACC' })
    for (const viewer of [undefined, 0, 1, 2, null])
      expect(asks(accident, viewer)).toEqual([
        [0, 'bribe', 'IW-5.8', false],
        [1, 'bribe', 'IW-5.8', false],
        ...credits(3),
      ])
  })

  test('IW-7.9 IW-8.8 IW-9.7 an offer is never empty, and equal cards are offered once', () => {
    const list = (companies: string) => offers(game, given(companies).position, 0)
    expect(list('A{RAW RAW} B{}')).toEqual([{ act: 'raw' }])
    expect(list('A{€4 INN INN} B{}')).toEqual([{ act: 'discard', of: [card('INN')] }])
    expect(list('A{R1 M1 INN} B{}')).toEqual([
      { act: 'innovate', of: [2] },
      { act: 'discard', of: [card('INN')] },
      { act: 'pass' },
    ])
    const auction = given('A{RAW GRO} B{€3} C{€3}')
    moves(auction, 'A raw', 'B bid 3')
    expect(offers(game, auction.position, 2)).toEqual([{ act: 'pass' }])
  })

  test('IW-5.8 an answer to the bribe question cannot be taken back', () => {
    const match = given('A{c16 w9 kept BRI} B{c16 w9 kept BRI}', { at: 'lay out', deck: 'ACC' })
    moves(match, 'A bribe')
    expect(mayUndo(match, 0)).toBe(false)
  })

  test('IW-9.5 IW-9.12 an auctioneer alone with cards cannot take a settled auction back', () => {
    const match = given('A{RAW GRO ORD} B{}')
    moves(match, 'A raw', 'B bid 3', 'A bid 4')
    expect(mayUndo(match, 0)).toBe(false)
  })

  test('IW-7.8 a discard that leaves the same player to move can be taken back freely, credit cannot', () => {
    const match = given('A{GRO DIS ORD} B{}')
    moves(match, 'A discard GRO')
    expect(mayUndo(match, 0)).toBe(true)
    moves(match, 'A credit')
    expect(mayUndo(match, 0)).toBe(false)
  })

  test('IW-1.9 a script that names a wrong draw is refused, and nothing changes', () => {
    const match = given('A{GRO} B{}', { aside: true, draws: [{ name: 'first', value: 0 }] })
    const before = JSON.stringify(match.position)
    expect(act(match, 0, { act: 'pass' })?.reason).toMatch(/"first".*"deck"/)
    expect(JSON.stringify(match.position)).toBe(before)
    expect(Object.keys(game.draws)).toEqual(['first', 'deck'])
    expect(game.draws.deck!.names).toEqual('ORD RAW GRO INN DIS ADV HIR REM BRI ACC'.split(' '))
  })

  test('IW-R1 IW-R6 IW-R7 IW-R12 IW-R16 IW-R18 IW-R19 IW-R32 the option sheet: values, default first, clause', () => {
    const rows = Object.entries(game.sheet).map(([key, option]) => [
      key,
      option.clause,
      option.kind === 'choice' ? option.values : [],
      option.default,
    ])
    expect(rows).toEqual([
      ['bribery', 'IW-R1', ['move-only', 'everything'], 'move-only'],
      ['keptCard', 'IW-R7', ['open', 'covered'], 'open'],
      ['cardNames', 'IW-1.8', ['published', 'condensed'], 'published'],
      ['unsoldLot', 'IW-R6', ['return', 'auctioneer-free'], 'return'],
      ['materialsSupply', 'IW-R12', ['finite', 'unlimited'], 'finite'],
      ['money', 'IW-R16', ['hidden', 'open'], 'hidden'],
      ['moneyRounding', 'IW-R18', ['up', 'down', 'exact'], 'up'],
      ['firstPlayer', 'IW-R19', ['random', 'host'], 'random'],
      ['firstSeat', 'IW-R19', [], 0],
      ['roundLimit', 'IW-R32', ['none', '15', '20', '25'], 'none'],
    ])
    const { properties } = optionSchema(game.sheet) as { properties: Record<string, { description: string }> }
    for (const { description } of Object.values(properties)) expect(description).toMatch(/^.{20,} \(IW-/)
    expect(game.sheet.firstSeat).toMatchObject({ kind: 'number', min: 0, max: 3 })
  })
})
