import { asked } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { ACC, CARDS } from '../src/cards.ts'
import type { WorksEvent } from '../src/events.ts'
import { industrialWaste as game } from '../src/index.ts'
import { card, cards, given, moves, named, shows } from './support.ts'

const setsOf = (match: ReturnType<typeof given>): string[] =>
  match.position.sets.map((set) => set.map((kind) => CARDS[kind]!.code).join(' '))

describe('phase 1: lay out the sets', () => {
  test('IW-4.1 one set more than players, three cards each', () => {
    for (const seats of [2, 3, 4]) {
      const match = given('A{}', { seats, at: 'lay out' })
      expect(
        match.position.sets.map((set) => set.length),
        'IW-4.1',
      ).toEqual(Array(seats + 1).fill(3))
    }
  })

  test('IW-4.2 IW-R8 cards are dealt face up row by row, one at a time', () => {
    const told: WorksEvent[] = []
    const deck = 'ORD RAW GRO · INN DIS HIR · REM ADV ORD'
    const match = given('A{} B{}', { at: 'lay out', deck, told })
    expect(setsOf(match), 'IW-R8').toEqual(['ORD INN REM', 'RAW DIS ADV', 'GRO HIR ORD'])
    expect(named(told, 'dealt')).toEqual(
      cards(deck).map((kind, i) => ({
        what: 'dealt',
        clause: 'IW-4.2',
        set: i % 3,
        kind,
        names: 'published',
        reveals: true,
      })),
    )
  })

  test('IW-4.3 a kind the set already has is discarded, as often as needed', () => {
    const told: WorksEvent[] = []
    const deck = 'ORD RAW GRO · ORD ORD INN DIS HIR · INN ORD INN REM ADV ORD'
    const match = given('A{} B{}', { at: 'lay out', deck, told })
    expect(setsOf(match)).toEqual(['ORD INN REM', 'RAW DIS ADV', 'GRO HIR ORD'])
    expect(match.position.discards).toEqual(cards('ORD ORD INN ORD INN'))
    expect(named(told, 'duplicate')[0]).toEqual({
      what: 'duplicate',
      clause: 'IW-4.3',
      set: 0,
      kind: card('ORD'),
      names: 'published',
      reveals: true,
    })
    expect(named(told, 'duplicate')).toHaveLength(5)
  })

  test('IW-4.4 other sets and kept cards do not count', () => {
    const match = given('A{kept ORD} B{kept RAW}', {
      at: 'lay out',
      deck: 'ORD ORD ORD RAW RAW RAW GRO GRO GRO',
    })
    expect(setsOf(match), 'IW-4.4').toEqual(['ORD RAW GRO', 'ORD RAW GRO', 'ORD RAW GRO'])
    expect(match.position.discards).toEqual([])
  })

  test('IW-4.5 IW-R9 IW-E14 the deck runs out: the discards without the Accident become the new deck', () => {
    const told: WorksEvent[] = []
    const reshuffled = cards('INN ORD RAW RAW INN HIR DIS DIS REM GRO')
    const match = given('A{} B{}', {
      at: 'lay out',
      deck: 'ORD GRO ACC',
      discards: 'INN INN ORD RAW RAW HIR DIS DIS REM GRO',
      rest: 'discards',
      draws: [{ name: 'deck', value: reshuffled }],
      told,
    })
    expect(setsOf(match), 'IW-R9 IW-E14').toEqual(['ORD RAW DIS', 'GRO RAW DIS', 'INN HIR REM'])
    expect(match.position.deck.at(-1)).toBe(card('GRO'))
    expect(match.position.discards).toEqual(cards('ORD INN'))
    expect(match.position.aside).toBe(true)
    expect(match.position.deck).not.toContain(ACC)
    expect(named(told, 'reshuffled')).toEqual([{ what: 'reshuffled', clause: 'IW-4.5', cards: 50 }])
    shows(match, 'A{€15 c14} B{€15 c14}')
    expect(asked(match)).toEqual(['0:set'])
  })

  test('IW-4.5 an empty deck is reshuffled only when a card is needed (IW-R9)', () => {
    const deck = 'ORD RAW GRO INN DIS HIR REM ADV ORD'
    const match = given('A{} B{}', { at: 'lay out', deck, rest: 'discards', aside: true })
    expect(match.position.deck).toEqual([])
    expect(match.position.discards).toHaveLength(53 - 9 - 1)
  })

  test('IW-4.6 IW-E13 the Accident stops the deal in mid-row; then the place is dealt', () => {
    const told: WorksEvent[] = []
    const match = given('A{c16 w10 €12 kept BRI} B{c15 w13 €4}', {
      at: 'lay out',
      deck: 'ORD RAW ORD · RAW RAW ACC GRO INN · ORD DIS GRO HIR REM',
      told,
    })
    expect(setsOf(match), 'IW-E13').toEqual(['ORD RAW', 'RAW', 'ORD'])
    expect(match.position.discards).toEqual(cards('RAW'))
    expect(match.position.aside).toBe(true)
    expect(asked(match)).toEqual(['0:bribe'])
    expect(told.at(-1)).toEqual({
      what: 'accident',
      clause: 'IW-4.6',
      final: false,
      names: 'published',
      reveals: true,
    })
    const after = moves(match, 'A bribe')
    shows(match, 'A{c16 €6 none} B{c14 €4 L1}')
    expect(setsOf(match)).toEqual(['ORD RAW DIS', 'RAW GRO HIR', 'ORD INN REM'])
    expect(match.position.discards).toEqual(cards('RAW BRI ORD GRO'))
    expect(after.map(({ what }) => what)).toEqual([
      'answered',
      'answered',
      'bribed',
      'fined',
      ...['credit', 'credit'],
      ...['dealt', 'dealt', 'duplicate', 'dealt', 'duplicate', 'dealt', 'dealt'],
    ])
  })

  test('IW-4.6 the Accident may be the last card needed, or the first', () => {
    const last = given('A{} B{}', { at: 'lay out', deck: 'ORD RAW GRO INN DIS HIR REM ADV ACC ORD' })
    expect(setsOf(last)).toEqual(['ORD INN REM', 'RAW DIS ADV', 'GRO HIR ORD'])
    const first = given('A{} B{}', { at: 'lay out', deck: 'ACC ORD RAW GRO INN DIS HIR REM ADV ORD' })
    expect(setsOf(first)).toEqual(setsOf(last))
    expect([first.position.aside, last.position.aside]).toEqual([true, true])
  })

  test('IW-4.7 the Accident stays aside: a reshuffle in the same round does not bring it back', () => {
    for (let seed = 0; seed < 40; seed++) {
      const told: WorksEvent[] = []
      const match = given('A{} B{} C{} D{}', {
        seed: `reshuffle ${seed}`,
        at: 'lay out',
        deck: 'ORD ACC',
        rest: 'discards',
        told,
      })
      expect(named(told, 'reshuffled')).toHaveLength(1)
      expect(named(told, 'accident'), 'IW-4.7').toHaveLength(1)
      expect(match.position.deck).not.toContain(ACC)
      expect(match.position.discards).not.toContain(ACC)
    }
  })

  test('IW-4.8 no card is drawn past the Accident while a bribe is undecided', () => {
    const match = given('A{c16 w10 kept BRI} B{c16 w10 kept BRI}', { at: 'lay out', deck: 'ORD ACC GRO INN' })
    const deck = match.position.deck.slice()
    expect(setsOf(match)).toEqual(['ORD', '', ''])
    moves(match, 'A bribe')
    expect(match.position.deck).toEqual(deck)
    expect(setsOf(match)).toEqual(['ORD', '', ''])
    moves(match, 'B decline')
    expect(
      match.position.sets.every((set) => set.length === 3),
      'IW-4.8',
    ).toBe(true)
    expect(match.position.sets[1]![0]).toBe(card('GRO'))
  })

  test('IW-R25 dealing always ends, even with only the commonest kinds on top', () => {
    const match = given('A{kept INN} B{kept INN} C{kept DIS} D{kept DIS}', {
      at: 'lay out',
      deck: 'ORD ORD ORD ORD ORD RAW RAW RAW RAW RAW ORD ORD ORD ORD RAW RAW RAW',
    })
    expect(
      match.position.sets.map((set) => set.length),
      'IW-R25',
    ).toEqual([3, 3, 3, 3, 3])
    expect(game.audit(match.position)).toBeNull()
  })

  test('IW-R27 a BRI paid as a bribe can be dealt again in the same layout', () => {
    const match = given('A{c16 w10 kept BRI} B{}', {
      at: 'lay out',
      deck: 'ORD GRO ACC',
      rest: 'discards',
      draws: [{ name: 'deck', value: cards('BRI RAW INN DIS HIR REM ADV') }],
    })
    moves(match, 'A bribe')
    expect(setsOf(match)[2], 'IW-R27').toBe('BRI DIS ADV')
  })
})
