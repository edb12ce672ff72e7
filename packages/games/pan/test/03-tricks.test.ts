import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALL_CARDS, cardsOf, listOf, size, VALUES } from '../src/cards.ts'
import type { PanEvent } from '../src/index.ts'
import { singlesOf, winning } from '../src/trick.ts'
import { randomGame, seen, trick } from './scene.ts'

const down = (cards: readonly number[]): number[] => cards.toSorted((a, b) => b - a)

/** Who wins these cards, by the ledger's words alone: null for nobody. */
function ledgerWinner(cards: readonly number[]): number | null {
  const single = cards.filter((value) => cards.filter((other) => other === value).length === 1)
  if (single.length === 0) return null
  if (single.includes(1) && single.includes(6)) return 1
  return Math.max(...single)
}

function multisets(count: number, from = 1): number[][] {
  if (count === 0) return [[]]
  return VALUES.filter((value) => value >= from).flatMap((value) =>
    multisets(count - 1, value).map((more) => [value, ...more]),
  )
}

const winsOf = (events: readonly PanEvent[]) => events.filter(({ what }) => what === 'trick won')

describe('PAN-3 resolving a trick', () => {
  test('PAN-3.1 every value played twice or more is cancelled, several at once too', () => {
    const { events, fronts } = trick([2, 2, 3, 3, 1])
    expect(events.find(({ what }) => what === 'cancelled')).toEqual({
      what: 'cancelled',
      clause: 'PAN-3.1',
      values: [3, 2],
    })
    expect(fronts).toEqual([[], [], [], [], [3, 3, 2, 2, 1]])
    const without = trick([2, 3, 1])
    expect(without.events.map(({ what }) => what)).not.toContain('cancelled')
    expect(trick([4, 4, 4, 2]).fronts[3]).toEqual([4, 4, 4, 2])
  })

  test.each([1, 2, 3, 4, 5, 6])(
    'PAN-3.2 PAN-E2 three cards of value %i: nobody wins, all are discarded',
    (value) => {
      const { events, fronts, discard } = trick([value, value, value])
      expect(fronts, 'PAN-E2').toEqual([[], [], []])
      expect(discard).toEqual([value, value, value])
      expect(events.slice(-2)).toEqual([
        { what: 'cancelled', clause: 'PAN-3.1', values: [value] },
        { what: 'nobody won', clause: 'PAN-3.2', cards: [value, value, value] },
      ])
    },
  )

  test.each([2, 3, 4, 5])('PAN-3.3 PAN-E1 PAN-R26 6, 1 and %i: the 1 wins all three', (third) => {
    const { events, fronts, discard } = trick([6, 1, third])
    expect(fronts, 'PAN-E1 PAN-R26').toEqual([[], [6, third, 1], []])
    expect(discard).toEqual([])
    expect(events.at(-1)).toEqual({
      what: 'trick won',
      clause: 'PAN-3.3',
      seat: 1,
      with: 1,
      cards: [6, third, 1],
      discarded: [],
    })
  })

  test('PAN-3.4 PAN-E3 PAN-R26 a single 6 wins over any cards of 2 to 5, equal or not', () => {
    for (const one of [2, 3, 4, 5])
      for (const two of [2, 3, 4, 5]) {
        const { events, fronts } = trick([one, two, 6])
        expect(fronts, 'PAN-E3 PAN-R26').toEqual([[], [], down([one, two, 6])])
        expect(winsOf(events)).toMatchObject([{ clause: 'PAN-3.4', seat: 2, with: 6 }])
      }
  })

  test('PAN-E5 PAN-R2 6, 6, 1, 5: the 6s are gone, the 5 wins', () => {
    const { events, fronts } = trick([6, 6, 1, 5])
    expect(fronts, 'PAN-E5 PAN-R2').toEqual([[], [], [], [6, 6, 5, 1]])
    expect(winsOf(events)).toEqual([
      { what: 'trick won', clause: 'PAN-3.4', seat: 3, with: 5, cards: [6, 6, 5, 1], discarded: [] },
    ])
  })

  test('PAN-E6 PAN-E7 PAN-E8 PAN-R2 two 6s and a 1, two 1s and a 6, two of both', () => {
    const six = trick([6, 6, 1])
    expect(six.fronts, 'PAN-E6 PAN-R2').toEqual([[], [], [6, 6, 1]])
    expect(winsOf(six.events)).toMatchObject([{ clause: 'PAN-3.4', seat: 2, with: 1 }])
    const one = trick([1, 1, 6])
    expect(one.fronts, 'PAN-E7 PAN-R2').toEqual([[], [], [6, 1, 1]])
    expect(winsOf(one.events)).toMatchObject([{ clause: 'PAN-3.4', seat: 2, with: 6 }])
    const both = trick([1, 1, 6, 6])
    expect(both.fronts, 'PAN-E8 PAN-R2').toEqual([[], [], [], []])
    expect(both.discard).toEqual([6, 6, 1, 1])
    expect(winsOf(both.events)).toEqual([])
  })

  test('PAN-3.5 PAN-E9 PAN-R3 cancelled=to-winner the winner takes the cancelled cards too', () => {
    const { fronts, discard, events } = trick([1, 6, 3, 3, 5])
    expect(fronts, 'PAN-3.5 PAN-E9 PAN-R3').toEqual([[6, 5, 3, 3, 1], [], [], [], []])
    expect(discard).toEqual([])
    expect(winsOf(events)).toMatchObject([{ clause: 'PAN-3.3', cards: [6, 5, 3, 3, 1], discarded: [] }])
  })

  test('PAN-3.5 PAN-E9 PAN-R3 cancelled=discarded the winner takes the single cards only', () => {
    const { fronts, discard, events } = trick([1, 6, 3, 3, 5], { cancelled: 'discarded' })
    expect(fronts, 'PAN-3.5 PAN-E9 PAN-R3').toEqual([[6, 5, 1], [], [], [], []])
    expect(discard).toEqual([3, 3])
    expect(winsOf(events)).toMatchObject([{ clause: 'PAN-3.3', cards: [6, 5, 1], discarded: [3, 3] }])
    const nobody = trick([2, 2, 2], { cancelled: 'discarded' })
    expect(nobody.discard).toEqual([2, 2, 2])
  })

  test('PAN-3.4 PAN-E10 PAN-E11 without a 6 the 1 is the lowest card, and wins only alone', () => {
    expect(trick([1, 2, 3]).fronts, 'PAN-E10').toEqual([[], [], [3, 2, 1]])
    const alone = trick([2, 2, 3, 3, 1])
    expect(winsOf(alone.events), 'PAN-E11').toMatchObject([{ clause: 'PAN-3.4', seat: 4, with: 1 }])
    expect(alone.fronts[4]).toEqual([3, 3, 2, 2, 1])
  })

  test('PAN-3.2 PAN-3.3 PAN-3.4 the result table of all 64 sets of single values', () => {
    const results = new Map<number, number>()
    for (let set = 0; set < 64; set++) {
      const values = VALUES.filter((value) => (set & (1 << (value - 1))) !== 0)
      const winner = winning(cardsOf(values))
      expect(winner === 0 ? null : winner, values.join()).toBe(ledgerWinner(values))
      results.set(winner, (results.get(winner) ?? 0) + 1)
    }
    expect([0, 1, 2, 3, 4, 5, 6].map((winner) => results.get(winner))).toEqual([1, 17, 2, 4, 8, 16, 16])
  })

  test('PAN-E12 every multiset of three and of four cards', () => {
    const counts = (size: number): number[] => {
      const won = [0, 0, 0, 0, 0, 0, 0]
      for (const cards of multisets(size)) won[winning(singlesOf(cardsOf(cards)))]!++
      return won
    }
    expect(multisets(3)).toHaveLength(56)
    expect(counts(3), 'PAN-E12').toEqual([6, 9, 5, 6, 8, 11, 11])
    expect(multisets(4)).toHaveLength(126)
    expect(counts(4)).toEqual([21, 15, 9, 13, 18, 25, 25])
  })

  test('PAN-3.1 PAN-3.4 any trick of three to six cards goes as the words say', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(listOf(ALL_CARDS), { minLength: 3, maxLength: 6 }), (cards) => {
        const { fronts, discard } = trick(cards)
        const winner = ledgerWinner(cards)
        const taker = winner === null ? -1 : cards.indexOf(winner)
        expect(fronts).toEqual(cards.map((_, seat) => (seat === taker ? down(cards) : [])))
        expect(discard).toEqual(winner === null ? down(cards) : [])
      }),
      { numRuns: 300 },
    )
  })

  test('PAN-3.6 fronts and discard are public, and a trick has no effect on the next', () => {
    const won = trick([6, 5, 4])
    expect(won.stage).toBe('trick')
    expect(won.fronts, 'PAN-3.6').toEqual([[6, 5, 4], [], []])
    expect(won.committed).toEqual([false, false, false])
    expect(trick([6, 6, 6]).discard, 'PAN-3.6').toEqual([6, 6, 6])
  })

  test.each([2, 3, 4, 5, 6])(
    'PAN-3.7 with %i players a front holds tricks won times the cards of a trick',
    (seats) => {
      for (let game = 0; game < 20; game++) {
        const won = Array<number>(seats).fill(0)
        randomGame(`tricks ${game}`, seats, {}, (match, events) => {
          for (const event of events) if (event.what === 'trick won') won[event.seat]!++
          if (seen(match).stage !== 'trick') return
          const each = seats === 2 ? 3 : seats
          expect(match.position.fronts.map(size), 'PAN-3.7').toEqual(won.map((tricks) => tricks * each))
        })
      }
    },
  )
})
