import { expand, offers } from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import { industrialWaste as game } from '../src/index.ts'
import { type Given, given, heard, moves, short } from './support.ts'

const who = (seat: number): string => ['Anna', 'Ben', 'Cleo', 'Dora'][seat]!
const labels = (match: ReturnType<typeof given>, seat: number): string[] =>
  expand(offers(game, match.position, seat)).map((a) => game.words.action(game.view(match.position, seat), a))
const told = (match: ReturnType<typeof given>, ...texts: string[]): string[] =>
  heard(moves(match, ...texts), null).map((e) => game.words.event(e, who))

describe('words', () => {
  test('labels of a turn', () => {
    expect(labels(given('A{w9 ORD INN ADV L1} B{}'), 0)).toEqual([
      'Play Order: fill an order for €14',
      'Play Order with Adviser: fill an order for €19',
      'Play Innovation: lower workers needed (R) by 1 for €5',
      'Play Innovation: lower materials needed (M) by 1 for €5',
      'Play Innovation: lower waste made (W) by 1 for €5',
      'Play Innovation with Adviser: lower workers needed (R) by 2 for €10',
      'Play Innovation with Adviser: lower materials needed (M) by 2 for €10',
      'Play Innovation with Adviser: lower waste made (W) by 2 for €10',
      'Play Innovation with Adviser: lower workers needed (R) and materials needed (M) by 1 each for €10',
      'Play Innovation with Adviser: lower workers needed (R) and waste made (W) by 1 each for €10',
      'Play Innovation with Adviser: lower materials needed (M) and waste made (W) by 1 each for €10',
      'Play Adviser: pay back a loan for €10',
      'Discard Order',
      'Discard Innovation',
      'Discard Adviser',
    ])
  })

  test('IW-10.5 IW-10.6 IW-10.8 a label promises no more than the mat and the supply leave', () => {
    const plays = (companies: string, g: Given = {}) =>
      labels(given(companies, g), 0).filter((label) => label.startsWith('Play'))
    expect(plays('A{c19 r4 w1 GRO HIR DIS ADV} B{}')).toEqual([
      'Play Growth: 1 column to the right',
      'Play Growth with Adviser: 1 column to the right',
      'Play Hiring/Firing: hire 1 worker',
      'Play Hiring/Firing with Adviser: hire 1 worker',
      'Play Hiring/Firing: fire 1 worker',
      'Play Hiring/Firing with Adviser: fire 2 workers',
      'Play Waste Disposal: your waste down by 1',
      'Play Waste Disposal with Adviser: your waste down by 1',
    ])
    expect(plays('A{c17 r2 w5 GRO HIR DIS ADV} B{}')).toEqual([
      'Play Growth: 1 column to the right',
      'Play Growth with Adviser: 2 columns to the right',
      'Play Hiring/Firing: hire 1 worker',
      'Play Hiring/Firing with Adviser: hire 2 workers',
      'Play Hiring/Firing: fire 1 worker',
      'Play Hiring/Firing with Adviser: fire 1 worker',
      'Play Waste Disposal: your waste down by 3',
      'Play Waste Disposal with Adviser: your waste down by 5',
    ])
    expect(plays('A{w1 REM ADV} B{w15} C{w4}')).toEqual([
      'Play Waste Removal: your waste down by 1, everyone else’s up by 1',
      'Play Waste Removal with Adviser: your waste down by 1, everyone else’s up by up to 2',
    ])
    expect(plays('A{w0 REM GRO} B{w16}')[0]).toBe(
      'Play Waste Removal: your waste stays at 0, nobody else’s can rise',
    )
    expect(plays('A{M4 m21 RAW ADV} B{m24}', { supply: 5 })).toEqual([
      'Play Raw Materials: auction 4 raw materials',
      'Play Raw Materials with Adviser: auction 5 raw materials',
    ])
    expect(plays('A{m25 RAW GRO} B{m25}', { supply: 0 })[0]).toBe(
      'Play Raw Materials: no effect, the supply is empty',
    )
  })

  test('labels of sets, bids, passes and credit', () => {
    const sets = given('A{} B{}', { at: 'set', sets: ['ORD RAW GRO', 'INN DIS HIR', 'ADV REM GRO'] })
    expect(labels(sets, 0)[1]).toBe('Take set 2: Innovation, Waste Disposal, Hiring/Firing')
    const auction = given('A{RAW GRO} B{€2}')
    moves(auction, 'A raw')
    expect(labels(auction, 1)).toEqual(['No bid', 'Bid €1', 'Bid €2'])
    expect(game.words.action(game.view(auction.position, 1), { act: 'bid' })).toBe('Bid')
    const last = given('A{GRO} B{}')
    expect(labels(last, 0)).toEqual([
      'Play Growth: 1 column to the right',
      'Discard Growth',
      'Pass and keep your last card',
    ])
    expect(game.words.action(game.view(last.position, 0), { act: 'credit' })).toBe(
      'Take a loan: €10 now, −10 points at the end',
    )
  })

  test('sentences of a turn', () => {
    const sentences = told(given('A{RAW GRO} B{} C{}'), 'A raw', 'B bid 3', 'C pass', 'A pass', 'A grow')
    expect(sentences.slice(0, 11)).toEqual([
      'Anna auctions 5 raw materials.',
      'Ben bids €3.',
      'Cleo passes.',
      'Anna passes.',
      'Ben buys 5 raw materials for €3, paid to Anna.',
      'Anna moves to column 15.',
      'Anna pays €5 in wages.',
      'Ben pays €5 in wages.',
      'Cleo pays €5 in wages.',
      'Ben gets the start marker.',
      'Round 2 begins. Ben starts.',
    ])
  })

  test('sentences of an accident', () => {
    const match = given('A{c16 w9 €0 kept BRI} B{c16 w13} C{}', { at: 'lay out', deck: 'ACC' })
    expect(told(match, 'A bribe').slice(1, 5)).toEqual([
      'Anna pays €6 with the bribe, and the factory stays where it is.',
      'Anna has to take 1 loan: €10 now, −10 points at the end.',
      'Ben is in the red: a fine of €10, and the factory is now in column 14.',
      'Cleo is in the green: no harm done.',
    ])
  })

  test('who waits is told what the others are at', () => {
    const waits = (match: ReturnType<typeof given>, decision: string) =>
      game.words.waits(game.view(match.position, 1), decision)
    const turn = given('A{RAW GRO} B{}')
    expect(waits(turn, 'turn')).toBe('They play a card or discard one.')
    moves(turn, 'A raw')
    expect(waits(turn, 'bid')).toBe('5 raw materials are up for auction; no bid yet.')
    moves(turn, 'B bid 3')
    expect(waits(turn, 'bid')).toBe('5 raw materials are up for auction; the highest bid is €3.')
    expect(waits(turn, 'set')).toBe('Everyone takes one set of three cards in turn.')
    expect(waits(turn, 'bribe')).toBe('Somebody kept Bribery: will they use it?')
  })

  test('questions', () => {
    const ask = (match: ReturnType<typeof given>, decision: string) =>
      game.words.question(game.view(match.position, 0), decision)
    const turn = given('A{RAW GRO} B{}')
    expect(ask(turn, 'turn')).toBe('Which card do you play?')
    moves(turn, 'A raw', 'B bid 3')
    expect(ask(turn, 'bid')).toBe('What do you bid for 5 raw materials? The highest bid is €3.')
    expect(ask(turn, 'set')).toBe('Which set do you take?')
    expect(ask(turn, 'credit')).toBe('Do you take a loan?')
    const accident = given('A{c16 w9 kept BRI} B{}', { at: 'lay out', deck: 'ACC' })
    expect(ask(accident, 'bribe')).toBe('The Accident: do you pay a bribe?')
    const named = given('A{c16 w9 kept BRI} B{}', {
      at: 'lay out',
      deck: 'ACC',
      options: { cardNames: 'condensed' },
    })
    expect(ask(named, 'bribe')).toBe('The Pollution Check: do you pay a bribe?')
    expect(game.words.table(game.view(named.position, 0), who)).not.toContain('Accident')
    expect(told(named, 'A bribe').join(' ')).not.toContain('Accident')
  })

  test('IW-2.8 the table as text shows own cash and closed purses', () => {
    const match = given('A{c16 w9 €22 L1 ORD GRO} B{€31 kept BRI}', {
      discards: 'RAW',
      options: { keptCard: 'covered' },
    })
    const text = game.words.table(game.view(match.position, 0), who)
    expect(text).toContain('Anna (€), red: column 16, 5 workers, R5 M5 W5')
    expect(text).toContain('  waste 9 (yellow), 5 raw materials, €22, 1 loan, 20 points')
    expect(text).toContain(
      '  waste 0 (green), 5 raw materials, cash hidden, 0 loans, 17 points plus half the cash',
    )
    expect(text).toContain('  a card face down (first card kept)')
    expect(text).toContain('Discards: 1 Raw Materials.')
    expect(text).not.toContain('31')
    expect(text.split('\n')[0]).toBe('Round 1, play. Supply: 40. Deck: 49 cards.')
    expect(text).toContain('           5 B    ·    R')
  })

  test('an action of another game is shown by its name', () => {
    const match = given('A{GRO} B{}')
    expect(game.words.action(game.view(match.position, 0), short('x'))).toBe('x')
  })
})
