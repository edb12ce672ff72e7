import { asked, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { SKILLS, type Skill } from '../src/content/names.ts'
import type { Reward } from '../src/content/rows.ts'
import type { WkEvent } from '../src/events.ts'
import { defeated } from '../src/tasks/goals.ts'
import { being, exploreOf, greens, offerTask, opened, own } from './scout.ts'
import { answers, die, fetch, gear, task, type WkMatch, wild } from './stage.ts'

type Asks =
  | readonly [Skill, number]
  | 'green'
  | 'yellow'
  | '1 RAD'
  | '1 HP'
  | '2 FUEL'
  | 'on foot'
  | 'nothing'
interface Row {
  id: string
  first: readonly [number, Asks]
  second: readonly [number, Asks] | 'Machine' | 'Gang'
  reward: readonly Reward[]
}
const rep = (n: number): Reward => ({ gain: 'rep', n })
const blue = (id: string): Reward => ({ blue: id })
const draw = (colour: 'green' | 'yellow' | 'red'): Reward => ({ draw: colour, n: 1 })

/** The inventory's table of private tasks, 8.2. */
const ROWS: readonly Row[] = [
  { id: 'P01', first: [9, ['Repair', 7]], second: [12, 'nothing'], reward: [blue('B04'), rep(2)] },
  { id: 'P02', first: [7, ['Repair', 7]], second: [13, ['Talk', 7]], reward: [rep(3)] },
  { id: 'P03', first: [8, ['Medicine', 7]], second: [3, '1 RAD'], reward: [blue('B03'), rep(2)] },
  { id: 'P04', first: [11, ['Repair', 7]], second: [10, ['Repair', 5]], reward: [blue('B02'), rep(2)] },
  { id: 'P05', first: [1, 'green'], second: [4, ['Talk', 5]], reward: [blue('B09'), rep(1)] },
  { id: 'P06', first: [5, ['Survival', 5]], second: [15, ['Survival', 7]], reward: [blue('B08'), rep(1)] },
  { id: 'P07', first: [2, ['Talk', 7]], second: [15, ['Talk', 7]], reward: [blue('B11'), rep(2)] },
  { id: 'P08', first: [6, ['Medicine', 7]], second: [5, ['Talk', 5]], reward: [rep(3), draw('green')] },
  { id: 'P09', first: [14, ['Repair', 7]], second: [12, '2 FUEL'], reward: [blue('B12'), rep(2)] },
  { id: 'P10', first: [10, ['Talk', 7]], second: 'Machine', reward: [rep(2), draw('red')] },
  { id: 'P11', first: [13, ['Talk', 5]], second: [1, 'yellow'], reward: [blue('B13'), rep(2)] },
  { id: 'P12', first: [3, ['Survival', 5]], second: [5, 'on foot'], reward: [blue('B10'), rep(2)] },
  { id: 'P13', first: [4, '1 HP'], second: [6, ['Medicine', 5]], reward: [rep(2), draw('yellow')] },
  { id: 'P14', first: [2, ['Repair', 7]], second: 'Gang', reward: [rep(2), draw('yellow')] },
  { id: 'P15', first: [7, ['Survival', 7]], second: [4, 'yellow'], reward: [rep(3), draw('yellow')] },
]
const row = (id: string): Row => ROWS.find((one) => one.id === id)!

/** Mel's skills: so many dice are rolled. */
const MEL: Record<Skill, number> = { Blades: 2, Guns: 3, Medicine: 1, Repair: 2, Survival: 3, Talk: 1 }
const rolls = (asks: Asks, best: number) =>
  Array.isArray(asks) ? die(best, ...new Array<number>(MEL[asks[0] as Skill] - 1).fill(1)) : []

/** Seat 0 explores a hex, ready to give whatever the requirement asks for. */
function there(
  number: number,
  asks: Asks,
  setUp: (match: Parameters<typeof own>[0]) => void,
  best = 10,
): WkMatch {
  return opened(number, {
    draws: rolls(asks, best),
    change(s) {
      setUp(s)
      if (asks === 'green') s.knights[0]!.panels[3] = fetch(s, gear('G19'))
      if (asks === 'yellow') s.knights[0]!.panels[3] = fetch(s, gear('Y14'))
      if (asks === 'on foot') s.knights[0]!.arrived = 'foot'
    },
  })
}
/** What the requirement cost, or how its check was announced. */
function price(match: WkMatch, asks: Asks, events: readonly WkEvent[]): unknown {
  if (Array.isArray(asks)) {
    const e = events.find(({ what }) => what === 'check announced')
    return e?.what === 'check announced' ? [SKILLS[e.skill], e.difficulty] : null
  }
  const { hp, rad, fuel, panels } = match.position.knights[0]!
  return { hp: 4 - hp, rad, fuel: 4 - fuel, gear: panels[3] === null }
}
const COSTS: Record<string, unknown> = {
  green: { hp: 0, rad: 0, fuel: 0, gear: true },
  yellow: { hp: 0, rad: 0, fuel: 0, gear: true },
  '1 RAD': { hp: 0, rad: 1, fuel: 0, gear: true },
  '1 HP': { hp: 1, rad: 0, fuel: 0, gear: true },
  '2 FUEL': { hp: 0, rad: 0, fuel: 2, gear: true },
  'on foot': { hp: 0, rad: 0, fuel: 0, gear: true },
  nothing: { hp: 0, rad: 0, fuel: 0, gear: true },
}
const asksFor = (asks: Asks): unknown => (typeof asks === 'string' ? COSTS[asks] : [...asks])

function tries(match: WkMatch, act: 'accept' | 'accomplish', id: string): WkEvent[] {
  const events = plays(match, [0, { act, n: task(id) }])
  if (asked(match)[0] === '0:pay with gear') events.push(...plays(match, [0, { act: 'pay', n: 30 }]))
  return events
}
const mayTry = (match: WkMatch, act: string): number[] =>
  answers(match, 0).flatMap((a) => (a.act === act ? [a.n!] : []))

describe.each(ROWS.map((one) => one.id))(
  'private task %s: P01 P02 P03 P04 P05 P06 P07 P08 P09 P10 P11 P12 P13 P14 P15',
  (id) => {
    const { first, second, reward } = row(id)
    const [hex, asks] = first

    test('WK-13.5 accepted on the hex of its first requirement, by what it asks for', () => {
      const match = there(hex, asks, (s) => offerTask(s, id))
      expect(mayTry(match, 'accept')).toEqual([task(id)])
      const events = tries(match, 'accept', id)
      expect(price(match, asks, events)).toEqual(asksFor(asks))
      expect(events).toContainEqual({ what: 'task accepted', clause: 'WK-13.5', seat: 0, card: task(id) })
      expect(match.position.knights[0]!.tasks).toEqual([
        { card: task(id), markers: 0, space: 1, accepted: true, shown: true },
      ])
      expect(match.position.posted[1]).toEqual({ card: -1, markers: 0 })
    })

    test('WK-13.7 a failed check leaves it where it is', () => {
      if (typeof asks === 'string') return
      const match = there(hex, asks, (s) => offerTask(s, id), asks[1] - 1)
      const events = tries(match, 'accept', id)
      expect(events).toContainEqual({ what: 'attempt failed', clause: 'WK-13.7', seat: 0, card: task(id) })
      expect([match.position.knights[0]!.tasks, match.position.posted[1]!.card]).toEqual([[], task(id)])
    })

    test('WK-13.15 on no other hex', () => {
      for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
        if (number !== hex)
          expect(
            mayTry(
              there(number, asks, (s) => offerTask(s, id)),
              'accept',
            ),
            'WK-13.15',
          ).toEqual([])
    })

    test('WK-13.8 accomplished by its second requirement, for its rewards', () => {
      if (typeof second === 'string') {
        const foe = wild(second === 'Machine' ? 'W33' : 'W15')
        const other = wild(second === 'Machine' ? 'W15' : 'W33')
        const match = opened(1, { change: (s) => void own(s, 0, id) })
        defeated(match.position, 0, other)
        defeated(match.position, 0, -1)
        defeated(match.position, 1, foe)
        expect(match.position.met).toEqual([])
        defeated(match.position, 0, foe)
        expect(match.position.met).toEqual([{ seat: 0, card: task(id) }])
        return
      }
      const [place, needs] = second
      const match = there(place, needs, (s) => own(s, 0, id))
      expect(mayTry(match, 'accomplish')).toEqual([task(id)])
      const events = tries(match, 'accomplish', id)
      expect(events).toContainEqual({
        what: 'task accomplished',
        clause: 'WK-13.3',
        seat: 0,
        card: task(id),
        held: true,
      })
      if (Array.isArray(needs)) expect(price(match, needs, events)).toMatchObject([...needs])
      else expect(price(match, needs, events)).toEqual(asksFor(needs))
      const giving = match.position.stack.findLast((f) => f.at === 'reward')
      if (reward.length > 1) expect(giving).toEqual({ at: 'reward', step: 0, seat: 0, left: reward })
      else expect(match.position.knights[0]!.rep).toBe(3)
      for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
        if (number !== place)
          expect(
            mayTry(
              there(number, needs, (s) => own(s, 0, id)),
              'accomplish',
            ),
          ).toEqual([])
    })

    test('WK-13.5 the second one first: no', () => {
      if (typeof second === 'string') return
      const match = there(second[0], second[1], (s) => offerTask(s, id))
      expect(mayTry(match, 'accomplish')).toEqual([])
    })
  },
)

describe('what a requirement asks for', () => {
  test('WKC-R29 P03 needs Radiation 2 or less, P13 Health 2 or more', () => {
    const pills = (rad: number) =>
      mayTry(
        opened(3, {
          change(s) {
            own(s, 0, 'P03')
            being({ rad })(s)
          },
        }),
        'accomplish',
      )
    expect([0, 2, 3].map((rad) => pills(rad).length)).toEqual([1, 1, 0])
    const blood = (hp: number) =>
      mayTry(
        opened(4, {
          change(s) {
            offerTask(s, 'P13')
            being({ hp })(s)
          },
        }),
        'accept',
      )
    expect([4, 2, 1].map((hp) => blood(hp).length)).toEqual([1, 1, 0])
  })

  test('P09 2 FUEL or nothing, P12 only who arrived on foot this round, P05 gear in equivalents', () => {
    const fuel = (n: number) =>
      mayTry(
        opened(12, {
          change(s) {
            own(s, 0, 'P09')
            being({ fuel: n })(s)
          },
        }),
        'accomplish',
      ).length
    expect([fuel(2), fuel(1)]).toEqual([1, 0])
    const arrived = (how: '' | 'foot' | 'vehicle') =>
      mayTry(
        opened(5, {
          change(s) {
            own(s, 0, 'P12')
            being({ arrived: how })(s)
          },
        }),
        'accomplish',
      ).length
    expect([arrived('foot'), arrived('vehicle'), arrived('')]).toEqual([1, 0, 0])
    const match = opened(1, {
      change(s) {
        own(s, 0, 'P11')
        greens(s, 0, 2)
      },
    })
    plays(match, [0, { act: 'accomplish', n: task('P11') }], [0, { act: 'pay', n: 30 }])
    expect(asked(match)).toEqual(['0:pay with gear'])
    plays(match, [0, { act: 'pay', n: 40 }])
    expect(match.position.stack.at(-1)!.at).toBe('reward')
    expect(exploreOf(match)!.attempted).toBe(true)
  })
})
