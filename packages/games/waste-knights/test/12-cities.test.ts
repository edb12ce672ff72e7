import { asked, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { wasteKnights } from '../src/index.ts'
import type { Knight } from '../src/position.ts'
import { action, being, exploreOf, type Given, greens, opened } from './scout.ts'
import { deal, die, fetch, gear, luck, type WkMatch } from './stage.ts'

const worn: Partial<Knight> = { hp: 1, rad: 3, ammo: 0, fuel: 1, damaged: true }
const levels = (match: WkMatch): unknown[] => {
  const { hp, rad, ammo, fuel, damaged } = match.position.knights[0]!
  return [hp, rad, ammo, fuel, damaged]
}
const done = { act: 'done' }

/** A worn knight with three green cards acts: the nth line of the hex. */
function acting(number: number, nth: number, given: Given = {}): WkMatch {
  const match = opened(number, {
    ...given,
    change(s) {
      greens(s, 0, 3)
      being(worn)(s)
      given.change?.(s)
    },
  })
  plays(match, [0, action(number, nth)])
  return match
}
/** Pays with the pockets, one green card each. */
function pay(match: WkMatch, n: number): void {
  for (let i = 0; i < n; i++) plays(match, [0, { act: 'pay', n: 30 + i * 10 }])
}

describe('the cities', () => {
  test('WK-12.1a WK-12.1b WK-12.1c WK-12.2a WK-12.2b WK-12.4a WK-12.4b exactly these actions', () => {
    for (const [number, lines] of [
      [1, 3],
      [2, 2],
      [4, 2],
    ] as const) {
      const match = opened(number, { change: (s) => greens(s, 0, 1) })
      offersExactly(match, 0, [done, ...Array.from({ length: lines }, (_, nth) => action(number, nth))])
    }
  })

  test('WK-12.3a WK-12.3b WK-12.3c WK-12.5a WK-12.5b WK-12.5c two actions, no TRADE', () => {
    for (const number of [3, 5])
      offersExactly(
        opened(number, { change: (s) => greens(s, 0, 2) }),
        0,
        [done, action(number, 0), action(number, 1)],
        'WK-12.3a WK-12.5a',
      )
  })

  test.each([
    [1, 2, 'WK-12.1a'],
    [2, 1, 'WK-12.2a'],
    [4, 1, 'WK-12.4a'],
  ] as const)(
    'WK-12.1a WK-12.2a WK-12.4a hex %i: a trade with the Stalls, its own space open',
    (number, nth, clause) => {
      const match = opened(number, { change: (s) => greens(s, 0, 1) })
      const events = plays(match, [0, action(number, nth)])
      expect(events[0]).toMatchObject({ what: 'used', clause, seat: 0 })
      expect(match.position.stack.at(-1)).toMatchObject({ at: 'trade', seat: 0, hex: number })
      expect(exploreOf(match)).toMatchObject({ acted: true })
    },
  )

  test.each([
    [1, 'WK-12.1b', 1],
    [3, 'WK-12.3b', 2],
    [5, 'WK-12.5b', 2],
  ] as const)(
    'WK-12.1b WK-12.3b WK-12.5b WK-11.12 hex %i: MED or TECH for its price',
    (number, clause, price) => {
      const short = opened(number, { change: (s) => deal(s, 0, [luck('L12')]) })
      expect(short.position.knights[0]!.vehicle).toBeGreaterThan(0)
      const med = acting(number, 0)
      pay(med, price)
      expect(med.position.gear[0]!.discard.slice(-price)).toEqual(['G15', 'G16'].slice(0, price).map(gear))
      offersExactly(
        med,
        0,
        [
          { act: 'choose', n: 0 },
          { act: 'choose', n: 1 },
        ],
        'WK-11.12',
      )
      const { words } = wasteKnights
      const way = words.action(wasteKnights.view(med.position, 0), { act: 'choose', n: 0 })
      const events = plays(med, [0, { act: 'choose', n: 0 }])
      expect(events[0]).toMatchObject({ what: 'option chosen', clause, seat: 0 })
      expect(words.event(events[0]!, () => 'Ann').toLowerCase()).toBe(`ann chooses: ${way.toLowerCase()}.`)
      expect(levels(med), 'WK-11.12').toEqual([4, 0, 0, 1, true])
      const tech = acting(number, 0)
      pay(tech, price)
      plays(tech, [0, { act: 'choose', n: 1 }])
      expect(levels(tech), 'WK-11.12').toEqual([1, 3, 4, 4, false])
    },
  )

  test.each([
    [2, 'WK-12.2b'],
    [4, 'WK-12.4b'],
    [13, 'WK-12.13a'],
  ] as const)(
    'WK-12.2b WK-12.4b WK-12.13a WK-11.12 WK-11.13 WK-11.14 hex %i: MED and TECH for 1 G',
    (number, clause) => {
      const match = acting(number, 0)
      const events = plays(match, [0, { act: 'pay', n: 30 }])
      expect(levels(match), 'WK-11.13 WK-11.14').toEqual([4, 0, 4, 4, false])
      expect(events.find((e) => e.what === 'counter')).toMatchObject({ clause })
      expect(match.position.gear[0]!.discard.at(-1)).toBe(gear('G15'))
    },
  )

  test('WK-11.14 WK-20.12 TECH without a vehicle: AMMO only', () => {
    const match = acting(1, 0, {
      change(s) {
        s.pool[s.knights[0]!.vehicle - gear('V01')]!++
        Object.assign(s.knights[0]!, { vehicle: -1, fuel: 0, damaged: false })
      },
    })
    pay(match, 1)
    plays(match, [0, { act: 'choose', n: 1 }])
    expect(levels(match), 'WK-11.14 WK-20.12').toEqual([1, 3, 4, 0, false])
  })

  test('WK-12.1c WK-R63 the gamble: 1–4 lose 1 HP, 5–9 draw 1 Y, 10 draw 1 R', () => {
    const gamble = (roll: number): [number, number | undefined] => {
      const match = acting(1, 1, { draws: die(roll), change: being({ hp: 4 }) })
      const events = plays(match, [0, { act: 'pay', n: 30 }])
      expect(events.find(({ what }) => what === 'rolled')).toMatchObject({ clause: 'WK-12.1c', dice: [roll] })
      const drawing = match.position.stack.findLast((f) => f.at === 'draw')
      const placing = match.position.stack.findLast((f) => f.at === 'place')
      return [match.position.knights[0]!.hp, drawing?.colours[0] ?? placing?.colour]
    }
    expect([1, 4, 5, 9, 10].map(gamble), 'WK-R63').toEqual([
      [3, undefined],
      [3, undefined],
      [4, 1],
      [4, 1],
      [4, 2],
    ])
  })

  test('WK-12.3c WK-Y30 Queen’s Valley draws 2 luck cards; 4 and 2 are 6, one of his choice is discarded at once', () => {
    const match = opened(3, { change: (s) => deal(s, 0, [0, 1, 2, 3]) })
    plays(match, [0, action(3, 1)])
    expect(match.position.knights[0]!.hand, 'WK-Y30').toHaveLength(6)
    expect(asked(match)).toEqual(['0:discard luck'])
    plays(match, [0, { act: 'discard', ns: [2] }])
    expect(match.position.knights[0]!.hand).toHaveLength(5)
    expect(match.position.knights[0]!.hand, 'WK-Y30').not.toContain(2)
  })

  test('WK-12.5c Alice Offsprings: 1 REP for 1 Y, in equivalents', () => {
    const match = acting(5, 1)
    plays(match, [0, { act: 'pay', n: 30 }])
    expect(match.position.knights[0]!.rep).toBe(0)
    const events = plays(match, [0, { act: 'pay', n: 40 }])
    expect(events.find((e) => e.what === 'counter')).toMatchObject({
      what: 'counter',
      clause: 'WK-12.5c',
      seat: 0,
      counter: 'rep',
      by: 1,
      now: 1,
    })
    const yellow = acting(5, 1, {
      change(s) {
        s.knights[0]!.panels[3] = null
        s.gear[0]!.discard.push(gear('G15'))
        s.knights[0]!.panels[3] = fetch(s, gear('Y14'))
      },
    })
    plays(yellow, [0, { act: 'pay', n: 30 }])
    expect([yellow.position.knights[0]!.rep, yellow.position.knights[0]!.panels[4]?.card]).toEqual([
      1,
      gear('G16'),
    ])
  })
})
