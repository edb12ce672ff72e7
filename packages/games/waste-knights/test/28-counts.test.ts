import { anyOf, below, offers, owing, perform, type Seat, seatsIn, seeded, settle } from '@midden/kernel'
import { offersExactly, plays, table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { startCombat, startSwap } from '../src/push.ts'
import { combatOf, idle } from './arena.ts'
import { questing } from './quests.ts'
import { drive, onTheRoad } from './road.ts'
import { answers, fetch, gear, type WkMatch, wild } from './stage.ts'

const cardsOf = (match: WkMatch, seat: Seat): number[] =>
  answers(match, seat).flatMap(({ act, n }) => (act === 'card' ? [n!] : []))

describe('two players', () => {
  test('WK-28.4 each has the same five combat cards in every combat, whichever side he plays', () => {
    const fights = (knight: Seat): WkMatch => {
      const match = questing('REF', 2, (s) => startCombat(s, knight, 1 - knight, wild('W15')))
      idle(match)
      return match
    }
    const first = fights(0)
    const mine = cardsOf(first, 0)
    expect(mine).toContain(2)
    // Prepare lies on the table in one combat and is back in hand in the next
    plays(first, [0, { act: 'card', n: 2 }], [1, { act: 'card', n: 3 }])
    idle(first)
    expect(combatOf(first).prepared).toEqual([false, true])
    expect(cardsOf(first, 1)).not.toContain(3)
    const second = fights(1)
    expect(cardsOf(second, 1), 'WK-28.4').toContain(3)
    expect(cardsOf(second, 0)).toContain(3)
    expect(cardsOf(fights(0), 0), 'WK-28.4').toEqual(mine)
  })
})

describe('what the software leaves to the players', () => {
  test('WK-4.9 the Waster may do whatever is legal: wait, or play any card turned up', () => {
    const match = onTheRoad({ deck: ['W22', 'W01'] })
    drive(match, [0, 1], [0, 2])
    offersExactly(
      match,
      2,
      [{ act: 'wait' }, { act: 'play', n: wild('W22') }, { act: 'play', n: wild('W01') }],
      'WK-4.9',
    )
  })

  test('WK-4.8 WK-R59 promises between knights are not binding: a gift taken, the trade may be closed', () => {
    const match = questing('REF', 3, (s) => {
      s.knights[0]!.panels[3] = fetch(s, gear('G15'))
      s.knights[1]!.hex = s.knights[0]!.hex
      startSwap(s, 0, 1)
    })
    plays(
      match,
      [0, { act: 'lay', n: 30 }],
      [0, { act: 'propose' }],
      [1, { act: 'accept' }],
      [1, { act: 'place', n: 3 }],
    )
    expect(answers(match, 1)).toContainEqual({ act: 'close' })
    plays(match, [1, { act: 'close' }])
    expect(match.position.knights[1]!.panels[3]!.card, 'WK-4.8 WK-R59').toBe(gear('G15'))
    expect(wasteKnights.ledger['WK-4.8']).toContain('Neither is enforced')
  })
})

/** Everything a random match comes through. */
function random(seed: string, look: (s: Wk) => void): void {
  const rng = seeded(seed)
  const s = table(wasteKnights, { seats: 3, seed, options: { mission: 'REF' } }).position
  settle(wasteKnights, s, null)
  for (let turns = 0; turns < 700 && s.result === null; turns++) {
    look(s)
    const owed = seatsIn(owing(wasteKnights, s))
    const seat = owed[below(rng, owed.length, 'test')]!
    const list = offers(wasteKnights, s, seat)
    perform(wasteKnights, s, seat, { action: anyOf(list, rng), aside: null }, null)
  }
}

test('WK-5.19 between 2b and the Rest Step gear is rearranged only through Defend or a text', () => {
  let seen = 0
  for (const seed of ['gear 1', 'gear 2', 'gear 3'])
    random(seed, (s) => {
      const at = s.stack.findIndex((f) => f.at === 'rearrange')
      if (at < 0) return
      const free = s.phase === 'knights' || s.phase === 'rest'
      if (!free) seen++
      expect(free || s.stack.slice(0, at).some((f) => f.at === 'clash' || f.at === 'script'), 'WK-5.19').toBe(
        true,
      )
    })
  expect(seen).toBeGreaterThan(0)
})
