import { replay } from '@midden/kernel'
import { THOROUGH, walk } from '@midden/kernel/laws'
import { table } from '@midden/kernel/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { questionOf } from '../src/book.ts'
import { deckOf, isRecycler } from '../src/cards.ts'
import { type DeckRow, type Waste, type WasteEvent, waste } from '../src/index.ts'
import { handSize } from '../src/options.ts'
import { of, sorted, type WasteMatch } from './kit.ts'
import { playOut, zonesOf } from './playout.ts'

const seats = fc.integer({ min: 2, max: 4 })
const seed = fc.string({ minLength: 1, maxLength: 8 })
const games = { numRuns: 60 }

/** A random game, every position of which is looked at. */
function everyState(check: (s: Waste, match: WasteMatch) => void): void {
  fc.assert(
    fc.property(seats, seed, (n, text) => {
      const match = table(waste, { seats: n, seed: text })
      playOut(match, text, undefined, (s) => check(s, match))
    }),
    games,
  )
}

describe('standing checks for every state', () => {
  test('WASTE-1.5 the zones hold the 120 cards, no id twice', () => {
    everyState((s) => expect(sorted(zonesOf(s).flat()), 'WASTE-1.5').toEqual(deckOf(null).cards))
  })

  test('WASTE-6.1 no Recycler ever lies in a station', () => {
    everyState((s) => expect(s.stations.flat().some(isRecycler)).toBe(false))
  })

  test('WASTE-7.1 all hands are empty between rounds', () => {
    everyState((s) => {
      if (questionOf(s) === 'over') expect(s.hands.flat()).toEqual([])
      // When a round begins, packs and draw pile are all that is not in stations or burnt.
      if (questionOf(s) === 'keep' && s.drafted.length === 0)
        expect(s.hands.flat().length).toBe(s.seats * handSize(s.seats))
    })
  })

  test('WASTE-1.7 WASTE-R3 the draw pile never falls below 48, 18, 0', () => {
    const least = [0, 0, 48, 18, 0]
    everyState((s) => expect(s.pile.length).toBeGreaterThanOrEqual(least[s.seats]!))
  })

  test('WASTE-5.11 WASTE-5.15 after the auction, until its turn comes, a hand is H, or H − bid + 3', () => {
    everyState((s) => {
      if (questionOf(s) !== 'recycler') return
      const { served } = s.stack[0]!
      s.hands.forEach((hand, seat) => {
        const place = (seat - s.boss + s.seats) % s.seats
        if (place <= served) return
        const bid = s.sealed[seat]!.toString(2).replaceAll('0', '').length
        expect(hand.length).toBe(s.takers.includes(seat) ? handSize(s.seats) - bid + 3 : handSize(s.seats))
      })
    })
  })

  test('WASTE-8.18 WASTE-8.8 if anybody has plastic somebody gains by it; electronics give 0, 10, 15 or 5 each', () => {
    everyState((s) => {
      const { scores, stations } = waste.view(s, null)
      if (stations.flat().some((n) => n > 800 && n < 900))
        expect(Math.max(...scores.map(({ plastic }) => plastic))).toBeGreaterThan(0)
      const electronics = scores.map((score) => score.electronics)
      const total = electronics.reduce((sum, n) => sum + n, 0)
      const sharing = electronics.filter((n) => n === 5).length
      expect([0, 10, 15, 5 * sharing]).toContain(total)
      expect(total === 5).toBe(false)
    })
  })

  test('WASTE-1.13 the same seed and decisions give the same game', () => {
    fc.assert(
      fc.property(seats, seed, (n, text) => {
        const told: WasteEvent[] = []
        const match = table(waste, { seats: n, seed: text }, told)
        playOut(match, text, told)
        expect(replay(waste, match.journal).position, 'WASTE-1.13').toEqual(match.position)
        expect(of(told, 'shuffled').length).toBe(3)
      }),
      { numRuns: 30 },
    )
  })
})

describe('tables with data of their own', () => {
  const care = { ...THOROUGH, copies: 200, queries: 50 }
  const plain: readonly DeckRow[] = [
    { type: 'FO', value: 1, count: 60 },
    { type: 'PL', value: 0, count: 20 },
    { type: 'HZ', value: 7, count: 40 },
    { type: 'RC', value: 5, count: 5 },
  ]
  const crowded: readonly DeckRow[] = [
    { type: 'RC', value: 2, count: 60 },
    { type: 'ME', value: 3, count: 99 },
    { type: 'TX', value: 3, count: 99 },
    { type: 'RC', value: 9, count: 10 },
    { type: 'EL', value: 20, count: 60 },
  ]

  test.each([
    ['WASTE-1.7 a deck of four types', { deck: plain }],
    ['WASTE-1.7 a deck full of Recyclers', { deck: crowded }],
    ['WASTE-8.13 a ladder', { paperLadder: [0, 1, 2, 4, 8, 16, 32, 64] }],
  ])('%s keeps the laws', (_name, data) => {
    const sheet = { ...waste.sheet }
    for (const [key, value] of Object.entries(data))
      sheet[key as 'deck'] = { ...waste.sheet[key as 'deck'], default: value }
    const game = { ...waste, sheet }
    let changed = 0
    for (let i = 0; i < 25; i++) changed += walk(game, `data-${i}`, care).changed
    expect(changed).toBeGreaterThan(0)
  })
})
