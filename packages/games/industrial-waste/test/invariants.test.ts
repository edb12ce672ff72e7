import { describe, expect, test } from 'vitest'
import { ACC, fullDeck } from '../src/cards.ts'
import type { WorksEvent } from '../src/events.ts'
import type { Company, Works } from '../src/position.ts'
import { randomGame } from './play.ts'
import { heard } from './support.ts'

const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b)
const allCards = (s: Works) =>
  sorted([
    ...s.deck,
    ...s.discards,
    ...s.sets.flat(),
    ...s.companies.flatMap(({ hand }) => hand),
    ...(s.aside ? [ACC] : []),
  ])

const within = (low: number, high: number, ...figures: number[]): boolean =>
  figures.every((figure) => figure >= low && figure <= high)

const standsRight = (c: Company): boolean =>
  c.cash >= 0 &&
  c.loans >= 0 &&
  within(14, 20, c.column) &&
  within(0, 16, c.waste) &&
  within(1, 5, c.row, c.R, c.M, c.W) &&
  c.hand.length <= 4

/** What somebody who keeps count makes of the public log: every purse. */
function countPayments(purses: number[], told: readonly WorksEvent[]): void {
  for (const e of told) {
    if (e.what === 'order') purses[e.seat]! += e.paid
    if (e.what === 'credit') purses[e.seat]! += 10 * e.loans
    if (e.what === 'innovation' || e.what === 'repaid' || e.what === 'wages') purses[e.seat]! -= e.paid
    if (e.what === 'fined' || e.what === 'bribed') purses[e.seat]! -= e.paid
    if (e.what === 'sold') {
      purses[e.to]! -= e.price
      if (e.to !== e.seat) purses[e.seat]! += e.price
    }
  }
}

describe('what holds at every moment', () => {
  test('IW-1.8 IW-2.7 IW-2.9 IW-2.4 cards, materials, money and tracks in random games', () => {
    for (let i = 0; i < 24; i++) {
      const finite = i % 4 !== 3
      const options = { materialsSupply: finite ? 'finite' : 'unlimited' }
      randomGame(`invariants ${i}`, { seats: 2 + (i % 3), options }, ({ position: s }) => {
        expect(allCards(s)).toEqual(fullDeck())
        expect(s.companies.filter((c) => !standsRight(c))).toEqual([])
        const above = s.stack[1]
        const lot = above?.at === 'auction' ? above.lot : 0
        const towers = s.companies.reduce((sum, { tower }) => sum + tower, 0)
        if (finite) expect(s.supply! + lot + towers).toBe(50)
        else expect(s.supply).toBeNull()
        expect(s.aside || s.deck.includes(ACC)).toBe(true)
      })
    }
  })

  test('IW-R36 IW-R16 every payment is in the public log: who keeps count knows every purse', () => {
    for (let i = 0; i < 24; i++) {
      const seats = 2 + (i % 3)
      const purses = Array<number>(seats).fill(15)
      const options = {
        bribery: i % 2 === 0 ? 'move-only' : 'everything',
        keptCard: i % 3 === 0 ? 'covered' : 'open',
      }
      randomGame(`count ${i}`, { seats, options }, ({ position }, told) => {
        countPayments(purses, heard(told, null))
        expect(purses, 'IW-R36 IW-R16').toEqual(position.companies.map(({ cash }) => cash))
      })
    }
  })

  test('IW-R36 the log never shows a total before the scoring', () => {
    randomGame('totals', { seats: 3 }, ({ position }, told) => {
      for (const e of heard(told, null)) {
        expect('cash' in e).toBe(false)
        if (e.what === 'scored') expect(position.stack).toEqual([])
      }
    })
  })

  test('IW-5.8 IW-7.13 at most two are ever asked to bribe, and nobody keeps more than one card', () => {
    for (let i = 0; i < 30; i++)
      randomGame(`kept ${i}`, { seats: 4 }, ({ position: s }) => {
        const above = s.stack[1]
        if (above?.at !== 'accident') return
        for (const c of s.companies) expect(c.hand).toHaveLength(c.kept ? 1 : 0)
        expect(
          above.answers.filter((_, seat) => s.companies[seat]!.hand[0] === 8).length,
        ).toBeLessThanOrEqual(2)
      })
  })

  test('IW-13.1 every random game ends with a factory in column 20 (IW-R32: no limit is needed)', () => {
    for (let i = 0; i < 40; i++) {
      const { position } = randomGame(`end ${i}`, { seats: 2 + (i % 3) }, () => {})
      expect(position.ending).toBe(true)
      expect(position.stack).toEqual([])
    }
  })
})
