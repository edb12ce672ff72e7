import { type Action, offers, owing, seatsIn, seeded, settle } from '@midden/kernel'
import { plays, table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { hexOfNumber } from '../src/board/hexes.ts'
import { wasteKnights } from '../src/index.ts'
import type { WkOptions } from '../src/options.ts'
import { gainsOf } from '../src/sense/aims.ts'
import { trading } from './counter.ts'
import { questing, resultOf, standBy } from './quests.ts'
import { deal, fetch, gear, hexAt, line, luck, type WkMatch } from './stage.ts'

function sensible({ position: s }: WkMatch, seat = seatsIn(owing(wasteKnights, s))[0]!): Action {
  return wasteKnights.sense(wasteKnights.view(s, seat), seat, offers(wasteKnights, s, seat), seeded('sense'))
}

describe('the steady bot', () => {
  test('WK-25.4 trades unused cards for something better and keeps what it wears', () => {
    const match = trading(['G04', 'G05', 'G16', 'G17'])
    const done: Action[] = []
    while (match.position.stack.at(-1)!.at === 'trade') {
      done.push(sensible(match))
      plays(match, [0, done.at(-1)!])
    }
    expect(done.map(({ act }) => act)).toEqual(['pick', 'offer', 'offer', 'offer', 'deal'])
    expect(match.position.knights[0]!.panels[3]!.card).toBe(gear('G17'))
    expect(sensible(trading([]))).toEqual({ act: 'cancel' })
  })

  test('WK-26.5 WK-26.6 rests with what does it good, and spends a luck card only in need', () => {
    const rest = (hp: number, hand: number[]): Action => {
      const match = questing('REF', 3, (s) => {
        s.phase = 'rest'
        s.active = -1
        s.knights.forEach((k, seat) => {
          k.hex = hexOfNumber(s, 6 + seat)
        })
        s.knights[0]!.hp = hp
        s.knights[0]!.pack = [fetch(s, gear('G20'))]
        deal(s, 0, hand)
        const step = hand.length > 0 ? 2 : 1
        s.stack.push({ at: 'rest', step, done: 0, resupplied: 0, acts: [0, 0, 0], turn: 0 })
      })
      return sensible(match, 0)
    }
    expect(rest(2, [])).toEqual({ act: 'use', n: line('G20') })
    expect(rest(4, [])).toEqual({ act: 'done' })
    expect(rest(1, [luck('L05')])).toEqual({ act: 'resupply', n: luck('L05') })
    expect(rest(4, [luck('L05')])).toEqual({ act: 'done' })
  })

  test('WK-29.1 heads for what its mission asks', () => {
    const top = (mission: WkOptions['mission'], change: Parameters<typeof questing>[2]): number => {
      const gains = gainsOf(questing(mission, 3, change).position, 0)
      return gains.indexOf(Math.max(...gains))
    }
    expect(
      top('M1', (s) => void Object.assign(s.knights[0]!, { rep: 7 })),
      'WK-29.1',
    ).toBe(0)
    expect(top('M3', (s) => void Object.assign(s.quest, { carrier: 0 }))).toBe(hexAt(0, 2))
    expect(top('M3', (s) => void Object.assign(s.quest, { dame: 9 }))).toBe(9)
    expect(top('REF', (s) => void Object.assign(s.knights[0]!, { rep: 10 }))).toBe(0)
  })

  test.each(['M1', 'M2', 'M3', 'M4', 'M5'] as const)(
    'WK-29.5 WK-29.9 four of them play %s to its end',
    (mission) => {
      const match = table(wasteKnights, {
        seats: 4,
        options: { mission },
        seed: `steady ${mission}`,
      }) as WkMatch
      const rng = seeded('steady')
      settle(wasteKnights, match.position, null)
      for (let turns = 0; match.position.result === null; turns++) {
        expect(turns).toBeLessThan(5000)
        const [seat] = seatsIn(owing(wasteKnights, match.position))
        const v = wasteKnights.view(match.position, seat!)
        plays(match, [seat!, wasteKnights.sense(v, seat!, offers(wasteKnights, match.position, seat!), rng)])
      }
      expect(resultOf(match)).not.toBeNull()
      expect(match.position.round).toBeLessThanOrEqual(12)
      standBy(match, 'round')
    },
  )
})
