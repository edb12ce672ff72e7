import { begin, isRefusal, optionSchema, readOptions } from '@midden/kernel'
import { table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { CARD_IDS, deckOf, STANDARD_ROWS, TYPES, totalValue } from '../src/cards.ts'
import { type DeckRow, type WasteOptions, waste } from '../src/index.ts'
import { admits, sheet } from '../src/options.ts'
import { A, card, cards } from './kit.ts'

const refusal = (seats: number, options: unknown): [readonly string[], string] => {
  const refused = begin(waste, { seats, seed: 'x', options })
  if (!isRefusal(refused)) throw new Error('the table starts')
  return [refused.clauses, refused.reason]
}
/** A deck of so many plain cards and Recyclers. */
const deckWith = (plain: number, recyclers: number): DeckRow[] => [
  { type: 'FO', value: 1, count: Math.floor(plain / 2) },
  { type: 'PA', value: 2, count: Math.ceil(plain / 2) },
  ...(recyclers === 0 ? [] : [{ type: 'RC' as const, value: 5, count: recyclers }]),
]

describe('the deck', () => {
  test('WASTE-1.4 WASTE-R1 the standard deck: 120 cards, their counts and values as listed', () => {
    const deck = deckOf(null)
    expect(deck.cards.length).toBe(120)
    expect(deck.counts, 'WASTE-1.4').toEqual([16, 6, 8, 5, 14, 16, 18, 14, 16, 7])
    expect(
      deck.cards
        .map((n) => deck.values[n])
        .reduce<number[]>((by, v) => by.with(v!, by[v!]! + 1), [0, 0, 0, 0, 0, 0]),
    ).toEqual([30, 22, 25, 22, 14, 7])
    const total = (type: string): number =>
      totalValue(
        deck,
        deck.cards.filter((n) => CARD_IDS[n]!.startsWith(type)),
      )
    expect(TYPES.map(total), 'WASTE-R1').toEqual([30, 22, 16, 18, 28, 40, 40, 0, 0, 35])
    expect(totalValue(deck, deck.cards)).toBe(229)
  })

  test('WASTE-R32 WASTE-R1 single cards have the values of the table', () => {
    const deck = deckOf(null)
    const rows: [string, number][] = [
      ['FO06', 1],
      ['FO07', 2],
      ['FO12', 2],
      ['FO13', 3],
      ['CO02', 3],
      ['CO03', 4],
      ['ES02', 1],
      ['ES03', 2],
      ['ES07', 3],
      ['EL02', 3],
      ['EL03', 4],
      ['TX04', 1],
      ['TX05', 2],
      ['TX11', 3],
      ['ME04', 1],
      ['ME05', 2],
      ['ME09', 3],
      ['ME13', 4],
      ['PA06', 1],
      ['PA07', 2],
      ['PA12', 3],
      ['PA16', 4],
      ['HZ14', 0],
      ['PL16', 0],
      ['RC07', 5],
    ]
    for (const [id, value] of rows) expect([id, deck.values[card(id)]], 'WASTE-R32').toEqual([id, value])
  })

  test('cards are numbers in listing order with their ids', () => {
    expect(cards('FO01 CO01 ES01 EL01 TX01 ME01 PA01 HZ01 PL01 RC07')).toEqual([
      1, 101, 201, 301, 401, 501, 601, 701, 801, 907,
    ])
    expect(waste.draws.deck!.names![612]).toBe('PA12')
    expect(waste.draws.deck!.names![600]).toBe('')
  })

  test('WASTE-1.7 WASTE-R3 the standard deck passes for 2, 3 and 4 players: 120 = 99 + 3 × 7', () => {
    const options = readOptions(sheet, {}) as WasteOptions
    expect(
      [2, 3, 4].map((seats) => admits(options, seats)),
      'WASTE-1.7 WASTE-R3',
    ).toEqual([null, null, null])
  })

  test('WASTE-1.7 a deck smaller than 3·n·H + 9·(n−1) + 3·R is refused', () => {
    for (const [seats, needs] of [
      [2, 51],
      [3, 81],
      [4, 99],
    ] as const)
      for (const recyclers of [0, 1, 5]) {
        const enough = needs + 3 * recyclers - recyclers
        expect(table(waste, { seats, options: { deck: deckWith(enough, recyclers) } }).position.seats).toBe(
          seats,
        )
        const [clauses, reason] = refusal(seats, { deck: deckWith(enough - 1, recyclers) })
        expect(clauses).toEqual(['WASTE-1.7'])
        expect(reason).toContain(`${needs + 3 * recyclers}`)
      }
  })

  test('WASTE-1.7 deck=rows of a table’s own replace the standard deck', () => {
    const deck = deckWith(60, 2)
    const match = table(waste, { seats: 2, options: { deck } })
    const s = match.position
    expect([...s.pile, ...s.hands.flat()].length).toBe(62)
    expect(deckOf(s.options.deck).values[card('PA30')]).toBe(2)
    expect(waste.view(s, A).unseen.reduce((sum, n) => sum + n, 0)).toBe(62 - 7)
    expect(waste.audit(s)).toBe(null)
  })

  test('WASTE-1.7 rows that make no deck are refused with what is wrong', () => {
    const [clauses, reason] = refusal(2, { deck: [{ type: 'XX', value: 1, count: 3 }] })
    expect(clauses).toEqual(['WASTE-1.7'])
    expect(reason).toContain('option deck[0].type must be one of "FO", "CO"')
    expect(refusal(2, { deck: [{ type: 'FO', value: 21, count: 3 }] })[1]).toContain('deck[0].value')
    expect(refusal(2, { deck: [{ type: 'FO', value: 1, count: 0 }] })[1]).toContain('deck[0].count')
    expect(refusal(2, { deck: [{ type: 'FO', value: 1 }] })[1]).toContain('deck[0].count is missing')
    expect(refusal(2, { deck: [] })[1]).toContain('option deck must have 1 to 200 entries')
    expect(refusal(2, { deck: 'mine' })[1]).toContain('option deck must be a list')
    const crowded = [...STANDARD_ROWS, { type: 'FO', value: 1, count: 84 }]
    expect(refusal(2, { deck: crowded })[1]).toBe('option deck has more than 99 cards of type FO')
    expect(
      table(waste, { seats: 2, options: { deck: [...STANDARD_ROWS, { type: 'FO', value: 1, count: 83 }] } })
        .position.pile.length,
    ).toBe(203 - 14)
  })
})

describe('a paper ladder of one’s own', () => {
  const ladder = [2, 4, 6, 8, 10, 12, 14, 16]
  test('WASTE-8.13 paperLadder=eight numbers replaces the table', () => {
    const match = table(waste, { seats: 2, options: { paperLadder: ladder, paperTable: 'late' } })
    match.position.stations[A] = cards('10×PA')
    expect(waste.view(match.position, A).scores[A]!.paper, 'WASTE-8.13').toBe(16 + 4)
  })

  test('WASTE-8.13 eight whole numbers that never fall', () => {
    expect(refusal(2, { paperLadder: [1, 2, 3] })).toEqual([
      ['WASTE-8.13'],
      'option paperLadder must have 8 entries, not 3',
    ])
    expect(refusal(2, { paperLadder: [1, 3, 2, 4, 5, 6, 7, 8] })).toEqual([
      ['WASTE-8.13'],
      'option paperLadder must not fall, and falls at 3 papers',
    ])
    expect(refusal(2, { paperLadder: [-1, 3, 4, 5, 6, 7, 8, 9] })[0]).toEqual(['WASTE-8.13'])
    expect(refusal(2, { paperLadder: [1, 3, 4, 5, 6, 7, 8, 1001] })[0]).toEqual(['WASTE-8.13'])
  })

  test('WASTE-8.14 refused if some papers would score more in smaller sets', () => {
    expect(refusal(2, { paperLadder: [5, 5, 5, 5, 5, 5, 5, 5] })).toEqual([
      ['WASTE-8.14'],
      'on this paper ladder sets of 1 and 1 score more apart than together',
    ])
    expect(refusal(2, { paperLadder: [0, 0, 9, 9, 9, 18, 18, 18] })).toEqual([
      ['WASTE-8.14'],
      'on this paper ladder sets of 3 and 6 score more apart than together',
    ])
  })
})

describe('the option sheet', () => {
  test('every option of the ledger with its values, the default first, and its ruling', () => {
    const rows = Object.entries(sheet).flatMap(([key, option]) =>
      option.kind === 'choice'
        ? [[key, option.values, option.default === option.values[0], option.clause]]
        : [],
    )
    expect(rows).toEqual([
      ['firstBoss', ['random', 'chosen'], true, 'WASTE-R4'],
      ['passDirection', ['left', 'alternate'], true, 'WASTE-R7'],
      ['bidReveal', ['cards', 'counts'], true, 'WASTE-R8'],
      ['burntHidden', ['hidden', 'shown'], true, 'WASTE-R13'],
      ['recyclerOrder', ['bossFirst', 'bossLast'], true, 'WASTE-R14'],
      ['recyclerOnRecycler', ['no', 'yes'], true, 'WASTE-R17'],
      ['interimMajorities', ['count', 'ignore'], true, 'WASTE-R22'],
      ['paperTable', ['even', 'late'], true, 'WASTE-R1'],
      ['finalTie', ['shared', 'leftOfBoss'], true, 'WASTE-R30'],
      ['absentSeat', ['wait', 'standIn'], true, 'WASTE-R35'],
    ])
    expect(readOptions(sheet, {})).toMatchObject({ bossSeat: 0, paperLadder: null, deck: null })
  })

  test('every option and every draw is explained', () => {
    for (const { about, clause } of Object.values(sheet)) {
      expect(about.length).toBeGreaterThan(30)
      expect(clause in waste.ledger).toBe(true)
    }
    expect(sheet.paperTable.about).toContain('even 1 3 6 9 13 17 21 25, late 1 3 5 8 11 15 20 25')
    for (const { about } of Object.values(waste.draws)) expect(about.length).toBeGreaterThan(30)
  })

  test('the sheet as JSON Schema', () => {
    const { properties } = optionSchema(sheet) as { properties: Record<string, object> }
    const bare = (key: string): object => ({ ...properties[key], description: '' })
    expect(bare('bossSeat')).toEqual({ type: 'integer', minimum: 0, maximum: 3, default: 0, description: '' })
    expect(bare('paperLadder')).toEqual({
      type: ['array', 'null'],
      items: { type: 'integer', minimum: 0, maximum: 1000 },
      minItems: 8,
      maxItems: 8,
      default: null,
      description: '',
    })
    expect(bare('deck')).toEqual({
      type: ['array', 'null'],
      minItems: 1,
      maxItems: 200,
      items: {
        type: 'object',
        properties: {
          type: { type: 'string', enum: TYPES },
          value: { type: 'integer', minimum: 0, maximum: 20 },
          count: { type: 'integer', minimum: 1, maximum: 99 },
        },
        required: ['type', 'value', 'count'],
        additionalProperties: false,
      },
      default: null,
      description: '',
    })
  })

  test('options are public and fixed: everybody sees them, and positions share them frozen', () => {
    const match = table(waste, { seats: 2, options: { bidReveal: 'counts' } })
    expect(waste.view(match.position, null).options.bidReveal).toBe('counts')
    expect(Object.isFrozen(match.position.options)).toBe(true)
    expect(waste.clone(match.position).options).toBe(match.position.options)
  })
})
