import { asked, plays } from '@midden/kernel/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALL_CARDS, cardsOf, copies, listOf, size, total, VALUES } from '../src/cards.ts'
import { pan } from '../src/index.ts'
import { byRank, decidedBy } from '../src/ranking.ts'
import {
  flip,
  gun,
  offered,
  opening,
  reshuffle,
  scene,
  seen,
  skip,
  stop,
  take,
  tie,
  tieOrder,
} from './scene.ts'

const told = (what: string, { events }: ReturnType<typeof opening>) => events.filter((e) => e.what === what)

/** PAN-5.3 criterion by criterion, all eight. */
function ledgerRank(a: number, b: number): number {
  const rows = [size, total, ...VALUES.toReversed().map((value) => (cards: number) => copies(cards, value))]
  for (const count of rows) if (count(a) !== count(b)) return count(b) - count(a)
  return 0
}
const front = fc.subarray(listOf(ALL_CARDS)).map(cardsOf)

describe('PAN-5 who plays, who starts, in which order', () => {
  test('PAN-5.1 PAN-R1 cardless=play players with an empty front take part', () => {
    const start = opening(['6,5', '', '4'])
    expect(start, 'PAN-R1').toMatchObject({ active: 3, eliminated: [], order: [0, 1, 2], player: 0 })
    expect(told('cardless out', start)).toEqual([])
  })

  test('PAN-5.1 PAN-E29 PAN-R1 cardless=out empty fronts are out together before the first player is found', () => {
    const start = opening(['6,6,5,5,4,4,3,3', '', '6,6,5,4', ''], { cardless: 'out' })
    expect(start.events, 'PAN-E29 PAN-R1').toEqual([
      { what: 'cardless out', clause: 'PAN-5.1', seats: [1, 3] },
      { what: 'first player', clause: 'PAN-5.3', seat: 0, by: 'cards', order: [0, 2] },
    ])
    expect(start).toMatchObject({ active: 2, eliminated: [3, 1], together: 2, player: 0, stage: 'turn' })
    expect(pan.audit(start.match.position)).toBeNull()
    const skips = offered(start.match, 0).filter(({ act }) => act === 'skip')
    expect(skips).toHaveLength(10)
    for (const { ns } of skips) expect(ns).toHaveLength(2)
  })

  test('PAN-5.1 PAN-R1 cardless=out with all fronts empty nobody is out', () => {
    const start = opening(['', '', ''], { cardless: 'out', startTie: 'clockwise' })
    expect(start, 'PAN-R1').toMatchObject({ active: 3, eliminated: [], together: 0, player: 0 })
    expect(told('cardless out', start)).toEqual([])
  })

  test('PAN-5.1 PAN-E29 PAN-R1 cardless=out the only player with cards wins at once', () => {
    const start = opening(['', '6,5,4', ''], { cardless: 'out' })
    expect(start.events, 'PAN-E29 PAN-R1').toEqual([
      { what: 'cardless out', clause: 'PAN-5.1', seats: [0, 2] },
      { what: 'won', clause: 'PAN-10.1', seat: 1 },
    ])
    expect(start).toMatchObject({ stage: 'over', player: null, left: 6, clics: 0 })
    expect(pan.outcome(start.match.position)).toEqual({
      ranking: [[1], [0, 2]],
      scores: null,
      breakdown: { winner: 1, eliminated: [[0, 2]] },
    })
  })

  test('PAN-5.1 PAN-R1 cardless=out with cards before everybody nobody is out, and later nobody either', () => {
    const start = opening(['6', '5'], { cardless: 'out' })
    expect(told('cardless out', start)).toEqual([])
    expect(start, 'PAN-R1').toMatchObject({ active: 2, together: 0 })
    const later = scene({ fronts: ['6,5', '4'], pile: 'CCP', options: { cardless: 'out' } })
    plays(later, [0, skip(6, 5)])
    expect(seen(later)).toMatchObject({ active: 2, player: 1, fronts: [[], [4]] })
  })

  test('PAN-5.2 PAN-E14 more cards beat a higher total', () => {
    const start = opening(['6,6,5', '4,3,2,2,1,1', ''])
    expect(start.events, 'PAN-E14').toEqual([
      { what: 'first player', clause: 'PAN-5.3', seat: 1, by: 'cards', order: [1, 2, 0] },
    ])
    expect(start).toMatchObject({ player: 1, order: [1, 2, 0] })
    expect(asked(start.match)).toEqual(['1:act'])
  })

  test.each([
    ['the higher total', ['6,3,1', '6,5,2', '1'], 1, 'total', [1, 2, 0]],
    ['the only 6', ['5,4,3', '6,4,2', '1'], 1, 'sixes', [1, 2, 0]],
    ['more 5s', ['4,4,2', '5,3,2', '1'], 1, 'fives', [1, 2, 0]],
    ['the only 4', ['5,3,2', '5,4,1', ''], 1, 'fours', [1, 2, 0]],
    ['more 3s', ['2,2', '3,1', ''], 1, 'threes', [1, 2, 0]],
  ])('PAN-5.3 PAN-E15 PAN-E16 of equal counts %s starts', (_name, fronts, seat, by, order) => {
    expect(opening(fronts).events, 'PAN-E15 PAN-E16').toEqual([
      { what: 'first player', clause: 'PAN-5.3', seat, by, order },
    ])
  })

  test('PAN-5.3 each criterion counts only among those still tied', () => {
    // Seat 2 has the most 6s of all, but fewer cards.
    const start = opening(['5,4,3', '6,4,2', '6,6'])
    expect(start).toMatchObject({ player: 1 })
    expect(start.events).toMatchObject([{ by: 'sixes' }])
  })

  test('PAN-5.3 the ranking is the eight criteria in their order, and 2s and 1s never decide', () => {
    fc.assert(
      fc.property(front, front, (a, b) => {
        expect(Math.sign(byRank(a, b))).toBe(Math.sign(ledgerRank(a, b)))
        expect(decidedBy(a, b) === 'tie').toBe(a === b)
      }),
    )
  })

  test('PAN-5.4 PAN-E17 PAN-R5 startTie=random a draw among the tied players only', () => {
    const fronts = ['4,2', '4,2', '6', '']
    const first = opening(fronts, {}, [tie(0)])
    expect(first.events, 'PAN-E17 PAN-R5').toEqual([
      { what: 'tie broken', clause: 'PAN-5.4', among: [0, 1], order: [0], drawn: true },
      { what: 'first player', clause: 'PAN-5.3', seat: 0, by: 'tie', order: [0, 1, 2, 3] },
    ])
    const second = opening(fronts, {}, [tie(1)])
    expect(second.events).toEqual([
      { what: 'tie broken', clause: 'PAN-5.4', among: [0, 1], order: [1], drawn: true },
      { what: 'first player', clause: 'PAN-5.3', seat: 1, by: 'tie', order: [1, 2, 3, 0] },
    ])
    expect(() => opening(fronts, {}, [tie(2)])).toThrow('whole number from 0 to 1')
  })

  test('PAN-5.4 PAN-E17 PAN-R5 startTie=clockwise the tied player met first from seat 0', () => {
    const start = opening(['6', '4,2', '', '4,2'], { startTie: 'clockwise' })
    expect(start.events, 'PAN-E17 PAN-R5').toEqual([
      { what: 'tie broken', clause: 'PAN-5.4', among: [1, 3], order: [1], drawn: false },
      { what: 'first player', clause: 'PAN-5.3', seat: 1, by: 'tie', order: [1, 2, 3, 0] },
    ])
    expect(opening(['4,2', '4,2', '6', ''], { startTie: 'clockwise' })).toMatchObject({ player: 0 })
  })

  test('PAN-5.4 PAN-R5 everybody without cards is a complete tie', () => {
    expect(opening(['', '', ''], {}, [tie(2)]), 'PAN-R5').toMatchObject({ player: 2, order: [2, 0, 1] })
  })

  test('PAN-5.5 PAN-R4 turnOrder=clockwise from the first player clockwise, round and round', () => {
    const match = scene({ fronts: ['1', '1', '1', '1'], order: [2, 3, 0, 1], pile: 'CCCCCP' })
    const turns = [2, 3, 0, 1, 2]
    for (const seat of turns) {
      expect(asked(match), 'PAN-5.5 PAN-R4').toEqual([`${seat}:act`])
      plays(match, [seat, flip])
    }
    expect(asked(match)).toEqual(['3:act'])
  })

  test('PAN-5.5 PAN-E28 PAN-R4 turnOrder=ranked down the ranking, and from the top again', () => {
    const fronts = ['1', '6', '5,5']
    expect(opening(fronts).order).toEqual([2, 0, 1])
    const ranked = opening(fronts, { turnOrder: 'ranked' })
    expect(ranked.events, 'PAN-5.5 PAN-E28 PAN-R4').toEqual([
      { what: 'first player', clause: 'PAN-5.3', seat: 2, by: 'cards', order: [2, 1, 0] },
    ])
    const match = scene({ fronts, order: [2, 1, 0], options: { turnOrder: 'ranked' } })
    plays(match, [2, flip], [1, flip], [0, flip], [2, flip])
    expect(asked(match)).toEqual(['1:act'])
  })

  test('PAN-5.5 turnOrder=ranked every tied group is drawn in order, top and bottom', () => {
    const start = opening(['4,2', '', '4,2', ''], { turnOrder: 'ranked' }, [tieOrder(2, 0), tieOrder(3, 1)])
    expect(start.events, 'PAN-5.5').toEqual([
      { what: 'tie broken', clause: 'PAN-5.4', among: [0, 2], order: [2, 0], drawn: true },
      { what: 'tie broken', clause: 'PAN-5.4', among: [1, 3], order: [3, 1], drawn: true },
      { what: 'first player', clause: 'PAN-5.3', seat: 2, by: 'tie', order: [2, 0, 3, 1] },
    ])
  })

  test('PAN-5.5 turnOrder=ranked startTie=clockwise groups as they are met from the anchor', () => {
    const options = { turnOrder: 'ranked', startTie: 'clockwise' } as const
    expect(opening(['1', '5', '1', '5'], options).events, 'PAN-5.5').toEqual([
      { what: 'tie broken', clause: 'PAN-5.4', among: [1, 3], order: [1, 3], drawn: false },
      { what: 'tie broken', clause: 'PAN-5.4', among: [0, 2], order: [0, 2], drawn: false },
      { what: 'first player', clause: 'PAN-5.3', seat: 1, by: 'tie', order: [1, 3, 0, 2] },
    ])
    const match = scene({ fronts: ['1', '5', '1', '5'], to: 1, pile: 'P', options, draws: [gun('')] })
    const events = plays(match, [1, flip])
    expect(events.filter(({ what }) => what === 'tie broken')).toEqual([
      { what: 'tie broken', clause: 'PAN-5.4', among: [2, 0], order: [2, 0], drawn: false },
    ])
    expect(seen(match).order).toEqual([3, 2, 0])
  })

  test('PAN-5.6 gaining or losing cards does not change the order', () => {
    const match = scene({ fronts: ['', '6,5,4,4,3', '2'], draws: [gun('CCCCCP')] })
    plays(match, [0, flip], [0, { act: 'go' }], [0, take(16, 15, 14)])
    expect(seen(match), 'PAN-5.6').toMatchObject({ order: [0, 1, 2], player: 1 })
    plays(match, [1, reshuffle(4)], [2, flip])
    expect(seen(match), 'PAN-5.6').toMatchObject({
      order: [0, 1, 2],
      player: 0,
      fronts: [[6, 5, 4], [3], [2]],
    })
    plays(match, [0, skip(6, 5, 4)], [1, flip], [2, flip], [0, flip], [0, stop])
    expect(seen(match)).toMatchObject({ order: [0, 1, 2], player: 1 })
  })
})
