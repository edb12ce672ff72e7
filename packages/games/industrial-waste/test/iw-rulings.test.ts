import { offers as answers } from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS, fullDeck, nameOf } from '../src/cards.ts'
import { industrialWaste as game } from '../src/index.ts'
import { sheet } from '../src/options.ts'
import { card, type Given, given, moves, short, type WorksMatch } from './support.ts'

const standIn = (match: WorksMatch, seat: number) =>
  game.standIn(game.view(match.position, seat), seat, answers(game, match.position, seat), match.position.rng)

describe('rulings that belong to no single chapter', () => {
  test('IW-R33 there is no simulation variant: ten kinds of cards, and the table options of the ledger', () => {
    expect(
      CARDS.map(({ code }) => code),
      'IW-R33',
    ).toEqual('ORD RAW GRO INN DIS ADV HIR REM BRI ACC'.split(' '))
    expect(fullDeck()).toHaveLength(53)
    expect(Object.keys(sheet)).toEqual([
      'bribery',
      'keptCard',
      'cardNames',
      'unsoldLot',
      'materialsSupply',
      'money',
      'moneyRounding',
      'firstPlayer',
      'firstSeat',
      'roundLimit',
    ])
  })

  test('IW-R35 a player who is away takes the leftmost set', () => {
    const sets = ['ORD RAW GRO', 'INN DIS HIR', 'ADV REM GRO']
    const match = given('A{} B{}', { at: 'set', sets })
    expect(standIn(match, 0), 'IW-R35').toEqual({ act: 'set', n: 0 })
    moves(match, 'A set 0')
    expect(standIn(match, 1)).toEqual({ act: 'set', n: 1 })
  })

  test('IW-R35 passes with one card, else discards the leftmost that is not RAW, else plays RAW', () => {
    for (const [hand, action] of [
      ['GRO', 'pass'],
      ['RAW', 'pass'],
      ['GRO DIS', 'discard GRO'],
      ['RAW DIS ORD', 'discard DIS'],
      ['RAW RAW', 'raw'],
      ['ORD GRO RAW', 'discard ORD'],
    ] as const)
      expect(standIn(given(`A{${hand}} B{}`), 0), `IW-R35 ${hand}`).toEqual(short(action))
  })

  test('IW-R35 leftmost in a hand is the kept card, then the set as it was dealt', () => {
    const sets = ['ORD DIS GRO', 'INN RAW HIR', 'ADV REM GRO']
    const match = given('A{kept HIR} B{}', { at: 'set', sets })
    moves(match, 'A set 0', 'B set 1')
    expect(standIn(match, 0)).toEqual(short('discard HIR'))
    moves(match, 'A fire', 'B innovate 0')
    expect(standIn(match, 0)).toEqual(short('discard ORD'))
    moves(match, 'A discard DIS', 'B raw', 'A pass', 'B pass')
    expect(standIn(match, 0)).toEqual(short('discard ORD'))
    moves(match, 'A discard ORD', 'B fire')
    expect(standIn(match, 0)).toEqual(short('pass'))
  })

  test('IW-R35 does not bid, does not bribe, takes no credit', () => {
    const bidding = given('A{RAW GRO} B{€50}')
    moves(bidding, 'A raw')
    expect(standIn(bidding, 1)).toEqual({ act: 'pass' })
    const accident = given('A{c16 w9 kept BRI} B{}', { at: 'lay out', deck: 'ACC' })
    expect(standIn(accident, 0)).toEqual({ act: 'decline' })
  })

  test('cardNames=published cardNames=condensed only the words change', () => {
    const say = (cardNames: 'published' | 'condensed') => {
      const g: Given = { options: { cardNames }, deck: 'ORD' }
      const match = given('A{INN HIR REM} B{DIS}', g)
      const told = moves(match, 'A discard REM')
      const view = game.view(match.position, 0)
      return { told: told.map((e) => game.words.event(e, (seat) => `Seat ${seat}`)), match, view }
    }
    const one = say('published')
    const other = say('condensed')
    expect(one.told).toEqual(['Seat 0 discards Waste Removal.'])
    expect(other.told).toEqual(['Seat 0 discards Waste Inspection.'])
    expect({ ...other.match.position, options: null }).toEqual({ ...one.match.position, options: null })
    expect({ ...other.view, options: null }).toEqual({ ...one.view, options: null })
    expect(game.words.action(other.view, short('discard HIR'))).toBe('Discard Hire/Fire')
    expect(game.words.action(one.view, short('discard HIR'))).toBe('Discard Hiring/Firing')
  })

  test('cardNames=condensed names every card as the condensed rules do', () => {
    expect(CARDS.map((_, kind) => nameOf(kind, 'condensed'))).toEqual([
      'Order',
      'Raw Materials',
      'Growth',
      'Innovate',
      'Waste Disposal',
      'Adviser',
      'Hire/Fire',
      'Waste Inspection',
      'Bribery',
      'Pollution Check',
    ])
    expect(nameOf(card('ACC'), 'published')).toBe('Accident')
    expect(nameOf(card('INN'), 'published')).toBe('Innovation')
  })
})
