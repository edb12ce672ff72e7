import { asked, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { industrialWaste as game } from '../src/index.ts'
import { acts, card, cards, type Given, given, heard, moves, named, offers, shows } from './support.ts'

const SETS = ['ORD RAW GRO', 'INN DIS HIR', 'ADV REM GRO', 'ORD INN BRI']
const choosing = (companies: string, g: Given = {}) =>
  given(companies, { at: 'set', sets: companies.includes('C{') ? SETS : SETS.slice(0, 3), ...g })

describe('phase 2: choose sets', () => {
  test('IW-6.1 each takes one whole set of those left, clockwise from the start player', () => {
    const match = choosing('A{} B{} C{}', { start: 1 })
    expect(asked(match)).toEqual(['1:set'])
    offers(match, 1, ...acts('set 0', 'set 1', 'set 2', 'set 3'))
    refuses(match, 0, { act: 'set', n: 0 }, 'IW-6.1')
    const told = moves(match, 'B set 2')
    expect(told).toEqual([
      {
        what: 'took',
        clause: 'IW-6.1',
        seat: 1,
        set: 2,
        kinds: cards('ADV REM GRO'),
        names: 'published',
      },
    ])
    expect(asked(match)).toEqual(['2:set'])
    offers(match, 2, ...acts('set 0', 'set 1', 'set 3'))
    refuses(match, 2, { act: 'set', n: 2 }, 'IW-6.1')
    refuses(match, 2, { act: 'set', n: 4 }, 'IW-6.1')
    refuses(match, 2, { act: 'set', n: -1 }, 'IW-6.1')
    refuses(match, 2, { act: 'pass' }, 'IW-7.1')
    moves(match, 'C set 0')
    offers(match, 0, ...acts('set 1', 'set 3'))
  })

  test('IW-6.2 the cards taken lie face up in front of the player', () => {
    const match = choosing('A{} B{} C{}')
    moves(match, 'A set 3')
    for (const viewer of [0, 1, 2, null])
      expect(game.view(match.position, viewer).companies[0]!.hand, 'IW-6.2').toEqual(cards('ORD INN BRI'))
    shows(match, 'A{ORD INN BRI}')
  })

  test('IW-6.3 the one set nobody took is discarded', () => {
    const match = choosing('A{} B{}')
    const told = moves(match, 'A set 0', 'B set 2')
    expect(match.position.discards).toEqual(cards('INN DIS HIR'))
    expect(match.position.sets).toEqual([[], [], []])
    expect(named(told, 'left over')).toEqual([
      { what: 'left over', clause: 'IW-6.3', set: 1, kinds: cards('INN DIS HIR'), names: 'published' },
    ])
    expect(asked(match)).toEqual(['0:turn'])
    for (const [left, taken] of [
      [0, ['A set 1', 'B set 2']],
      [2, ['A set 1', 'B set 0']],
    ] as const) {
      const other = choosing('A{} B{}')
      moves(other, ...taken)
      expect(other.position.discards).toEqual(cards(SETS[left]!))
      expect(other.position.sets).toEqual([[], [], []])
    }
  })

  test('IW-6.4 keptCard=open a kept card joins the three new ones at the end of the phase', () => {
    const match = choosing('A{kept DIS} B{}')
    moves(match, 'A set 0')
    expect(match.position.companies[0]).toMatchObject({ hand: cards('DIS ORD RAW GRO'), kept: true })
    for (const viewer of [0, 1, null])
      expect(game.view(match.position, viewer).companies[0]!.hand).toEqual(cards('DIS ORD RAW GRO'))
    const told = moves(match, 'B set 1')
    expect(named(told, 'turned up')).toEqual([])
    expect(match.position.companies[0]).toMatchObject({ hand: cards('DIS ORD RAW GRO'), kept: false })
    expect(asked(match)).toEqual(['0:turn'])
    offers(match, 0, ...acts('order', 'raw', 'grow', 'discard DIS', 'discard ORD', 'discard GRO'))
  })

  test('IW-6.4 IW-R7 keptCard=covered it is turned face up only then', () => {
    const match = choosing('A{kept DIS} B{}', { options: { keptCard: 'covered' } })
    moves(match, 'A set 0')
    const hand = (viewer: number | null) => game.view(match.position, viewer).companies[0]!.hand
    expect(hand(0)).toEqual(cards('DIS ORD RAW GRO'))
    expect([hand(1), hand(null)], 'IW-R7').toEqual(Array(2).fill([null, ...cards('ORD RAW GRO')]))
    const told = moves(match, 'B set 1')
    expect(hand(1)).toEqual(cards('DIS ORD RAW GRO'))
    expect(named(told, 'turned up')).toEqual([
      {
        what: 'turned up',
        clause: 'IW-6.4',
        seat: 0,
        kind: card('DIS'),
        names: 'published',
        reveals: true,
      },
    ])
  })

  test('IW-6.5 the kept card may be of the same kind as a new one: one choice for both', () => {
    const match = choosing('A{kept GRO} B{}')
    moves(match, 'A set 0', 'B set 1')
    shows(match, 'A{GRO ORD RAW GRO}', 'IW-6.5')
    offers(match, 0, ...acts('order', 'raw', 'grow', 'discard ORD', 'discard GRO'))
    moves(match, 'A grow')
    shows(match, 'A{ORD RAW GRO c15}')
  })

  test('IW-R7 keptCard=covered a kept card is a back from the pass on, and counts as unseen', () => {
    const match = given('A{GRO} B{ORD INN}', { options: { keptCard: 'covered' } })
    const told = moves(match, 'A pass')
    expect(heard(told, 0)).toEqual([
      { what: 'kept', clause: 'IW-7.4', seat: 0, kind: card('GRO'), names: 'published' },
    ])
    for (const viewer of [1, null]) {
      expect(heard(told, viewer)).toEqual([{ what: 'kept', clause: 'IW-7.4', seat: 0, names: 'published' }])
      const seen = game.view(match.position, viewer)
      expect(seen.companies[0], 'IW-R7').toMatchObject({ hand: [null], kept: true })
      expect(seen.unseen).toEqual([8, 8, 8, 6, 7, 4, 4, 3, 2, 1])
      expect(seen.deck).toBe(50)
    }
    const mine = game.view(match.position, 0)
    expect(mine.companies[0]!.hand).toEqual(cards('GRO'))
    expect(mine.unseen).toEqual([8, 8, 7, 6, 7, 4, 4, 3, 2, 1])
  })
})
