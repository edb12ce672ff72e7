import { asked } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { ACC } from '../src/cards.ts'
import type { WorksEvent } from '../src/events.ts'
import { industrialWaste as game, inLastRound } from '../src/index.ts'
import { cards, type Given, given, heard, moves, named, shows } from './support.ts'

const closing = (companies: string, g: Given = {}) => given(companies, { at: 'end or go on', ...g })

describe('phase 5: close the round', () => {
  test('IW-12.1 the game ends in the round in which a factory stood in column 20', () => {
    const told: WorksEvent[] = []
    const match = closing('A{c20} B{c19}', { round: 7, told })
    expect(told[0]).toEqual({ what: 'last round over', clause: 'IW-12.1', round: 7 })
    expect(game.outcome(match.position)).not.toBeNull()
    expect(match.position).toMatchObject({ round: 7, start: 0, stack: [] })
    const on = closing('A{c19} B{c19}', { round: 7 })
    expect(game.outcome(on.position)).toBeNull()
    expect(on.position.round).toBe(8)
  })

  test('IW-12.1 IW-R32 IW-E37 roundLimit=15 wages, final accident and scoring after round 15', () => {
    const told: WorksEvent[] = []
    const options = { roundLimit: '15' } as const
    const match = given('A{c17 w9 r2 €20} B{c18 r3 €9}', { at: 'pay workers', round: 15, options, told })
    shows(match, 'A{c16 €13} B{c18 €6}')
    expect(heard(told, null).map(({ what }) => what)).toEqual([
      ...[
        'wages',
        'wages',
        'last round over',
        'accident',
        'fined',
        'unharmed',
        'scored',
        'scored',
        'ranking',
      ],
    ])
    expect(game.outcome(match.position), 'IW-R32 IW-E37').toMatchObject({
      scores: [26, 24],
      ranking: [[0], [1]],
    })
    expect(closing('A{} B{}', { round: 14, options }).position.round).toBe(15)
  })

  test('IW-R32 the last round by the limit is told when it begins, once, and no other is', () => {
    const options = { roundLimit: '15' } as const
    const said = (round: number) => {
      const told: WorksEvent[] = []
      const match = given('A{} B{}', { at: 'pay workers', round, options, told })
      return { told: told.filter(({ what }) => what === 'last round'), view: game.view(match.position, 0) }
    }
    expect(said(13).told).toEqual([])
    expect(inLastRound(said(13).view)).toBe(false)
    const last = said(14)
    expect(last.told, 'IW-R32').toEqual([{ what: 'last round', clause: 'IW-R32', round: 15 }])
    expect(inLastRound(last.view)).toBe(true)
    expect(game.words.event(last.told[0]!, String)).toBe(
      'Round 15 is the round limit: this is the last round.',
    )
    expect(game.words.table(last.view, String)).toContain('Round 15, choose, last round.')
  })

  test('IW-R32 roundLimit=20 roundLimit=25 roundLimit=none the limit is the last round, or there is none', () => {
    for (const roundLimit of ['20', '25'] as const) {
      const last = Number(roundLimit)
      expect(
        game.outcome(closing('A{} B{}', { round: last, options: { roundLimit } }).position),
      ).not.toBeNull()
      expect(
        game.outcome(closing('A{} B{}', { round: last - 1, options: { roundLimit } }).position),
      ).toBeNull()
    }
    for (const round of [15, 20, 25, 400])
      expect(closing('A{} B{}', { round, options: { roundLimit: 'none' } }).position.round, 'IW-R32').toBe(
        round + 1,
      )
  })

  test('IW-12.2 IW-E14 the Accident, the deck and the discards are shuffled together; kept cards stay', () => {
    const told: WorksEvent[] = []
    const match = closing('A{kept BRI} B{kept GRO}', {
      aside: true,
      discards: 'ORD INN RAW',
      draws: [{ name: 'deck', value: cards('ORD RAW GRO INN DIS HIR REM ADV ORD ACC') }],
      told,
    })
    expect(told[0]).toEqual({ what: 'all shuffled', clause: 'IW-12.2', cards: 51, names: 'published' })
    expect(match.position.sets, 'IW-E14').toEqual([
      cards('ORD INN REM'),
      cards('RAW DIS ADV'),
      cards('GRO HIR ORD'),
    ])
    expect(match.position).toMatchObject({ aside: false, discards: [] })
    expect(match.position.deck).toHaveLength(42)
    expect(match.position.deck.at(-1)).toBe(ACC)
    shows(match, 'A{kept BRI} B{kept GRO}')
  })

  test('IW-12.2 everything goes into the new deck, in a random order', () => {
    const decks = ['one', 'two'].map((seed) => {
      const match = closing('A{} B{}', { aside: true, discards: 'ORD INN RAW', seed })
      expect(game.audit(match.position)).toBeNull()
      return [match.position.sets, match.position.deck]
    })
    expect(decks[0]).not.toEqual(decks[1])
  })

  test('IW-12.3 without the Accident deck and discards stay as they are', () => {
    const told: WorksEvent[] = []
    const deck = 'ORD RAW GRO INN DIS HIR REM ADV ORD GRO'
    const match = closing('A{} B{}', { deck, discards: 'INN RAW', draws: [], told })
    expect(named(told, 'all shuffled')).toEqual([])
    expect(match.position.discards, 'IW-12.3').toEqual(cards('INN RAW'))
    expect(match.position.sets).toEqual([cards('ORD INN REM'), cards('RAW DIS ADV'), cards('GRO HIR ORD')])
    expect(match.position.deck.at(-1)).toBe(cards('GRO')[0])
  })

  test('IW-12.4 the euro marker goes to the next player, who starts the next round', () => {
    const told: WorksEvent[] = []
    const match = closing('A{} B{} C{}', { start: 1, round: 3, told })
    expect(told[0]).toEqual({ what: 'marker', clause: 'IW-12.4', seat: 2, from: 1 })
    expect(told[1]).toEqual({ what: 'new round', clause: 'IW-2.12', round: 4, seat: 2 })
    expect(match.position.start).toBe(2)
    expect(asked(match)).toEqual(['2:set'])
    expect(closing('A{} B{} C{}', { start: 2 }).position.start).toBe(0)
  })

  test('IW-R9 the Accident is in the deck at the start of every round that follows', () => {
    const match = given('A{GRO} B{}', { aside: true, deck: 'ORD' })
    moves(match, 'A pass')
    const { aside, deck, discards, sets } = match.position
    expect(aside || deck.includes(ACC), 'IW-R9').toBe(true)
    expect([...discards, ...sets.flat()]).not.toContain(ACC)
  })
})
