import { expand, offers } from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import { industrialWaste as game } from '../src/index.ts'
import { given, moves, short } from './support.ts'

const who = (seat: number): string => ['Anna', 'Ben', 'Cleo', 'Dora'][seat]!
const labels = (match: ReturnType<typeof given>, seat: number): string[] =>
  expand(offers(game, match.position, seat)).map((a) => game.words.action(game.view(match.position, seat), a))
const told = (match: ReturnType<typeof given>, ...texts: string[]): string[] =>
  moves(match, ...texts).map((e) => game.words.event(e, who))

describe('words', () => {
  test('labels of a turn', () => {
    expect(labels(given('A{w9 ORD INN ADV L1} B{}'), 0)).toEqual([
      'Play Order (ORD): fill an order',
      'Play Order (ORD) with Adviser (ADV): fill an order for €5 more',
      'Play Innovation (INN): improve workers needed (R) for €5',
      'Play Innovation (INN): improve materials needed (M) for €5',
      'Play Innovation (INN): improve waste made (W) for €5',
      'Play Innovation (INN) with Adviser (ADV): improve workers needed (R) twice for €10',
      'Play Innovation (INN) with Adviser (ADV): improve materials needed (M) twice for €10',
      'Play Innovation (INN) with Adviser (ADV): improve waste made (W) twice for €10',
      'Play Innovation (INN) with Adviser (ADV): improve workers needed (R) and materials needed (M) for €10',
      'Play Innovation (INN) with Adviser (ADV): improve workers needed (R) and waste made (W) for €10',
      'Play Innovation (INN) with Adviser (ADV): improve materials needed (M) and waste made (W) for €10',
      'Play Adviser (ADV): pay one loan back for €10',
      'Discard Order (ORD)',
      'Discard Innovation (INN)',
      'Discard Adviser (ADV)',
    ])
  })

  test('labels of sets, bids, passes and credit', () => {
    const sets = given('A{} B{}', { at: 'set', sets: ['ORD RAW GRO', 'INN DIS HIR', 'ADV REM GRO'] })
    expect(labels(sets, 0)[1]).toBe('Take set 2: Innovation (INN), Waste Disposal (DIS), Hiring/Firing (HIR)')
    const auction = given('A{RAW GRO} B{€2}')
    moves(auction, 'A raw')
    expect(labels(auction, 1)).toEqual(['No bid', 'Bid €1', 'Bid €2'])
    expect(game.words.action(game.view(auction.position, 1), { act: 'bid' })).toBe('Bid')
    const last = given('A{GRO} B{}')
    expect(labels(last, 0)).toEqual([
      'Play Growth (GRO): one column right',
      'Discard Growth (GRO)',
      'Pass and keep your last card',
    ])
    expect(game.words.action(game.view(last.position, 0), { act: 'credit' })).toBe(
      'Take credit: €10 now, −10 points at the end',
    )
  })

  test('sentences of a turn', () => {
    const sentences = told(given('A{RAW GRO} B{} C{}'), 'A raw', 'B bid 3', 'C pass', 'A pass', 'A grow')
    expect(sentences.slice(0, 11)).toEqual([
      'Anna auctions a lot of 5 raw materials.',
      'Ben bids €3.',
      'Cleo does not bid.',
      'Anna does not bid.',
      'Ben buys 5 raw materials and pays €3 to Anna.',
      'Anna grows to column 15.',
      'Anna pays wages of €5.',
      'Ben pays wages of €5.',
      'Cleo pays wages of €5.',
      'The euro marker goes to Ben.',
      'Round 2 begins; Ben starts.',
    ])
  })

  test('sentences of an accident', () => {
    const match = given('A{c16 w9 €0 kept BRI} B{c16 w13} C{}', { at: 'lay out', deck: 'ACC' })
    expect(told(match, 'A bribe').slice(2, 6)).toEqual([
      'Anna bribes for €6 and does not move.',
      'Anna must take 1 loan: €10.',
      'Ben is in the red, pays a fine of €10 and is now in column 14.',
      'Cleo is in the green and unharmed.',
    ])
  })

  test('questions', () => {
    const ask = (match: ReturnType<typeof given>, decision: string) =>
      game.words.question(game.view(match.position, 0), decision)
    const turn = given('A{RAW GRO} B{}')
    expect(ask(turn, 'turn')).toBe('Which card do you play?')
    moves(turn, 'A raw', 'B bid 3')
    expect(ask(turn, 'bid')).toBe('What do you bid for 5 raw materials? The highest bid is €3.')
    expect(ask(turn, 'set')).toBe('Which set do you take?')
    expect(ask(turn, 'credit')).toBe('Do you take credit?')
    const accident = given('A{c16 w9 kept BRI} B{}', { at: 'lay out', deck: 'ACC' })
    expect(ask(accident, 'bribe')).toBe('An accident: do you bribe?')
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
      '  waste 0 (green), 5 raw materials, purse closed, 0 loans, 17 points and the purse',
    )
    expect(text).toContain('  [?] (first card kept)')
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
