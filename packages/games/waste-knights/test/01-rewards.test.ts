import { offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Reward } from '../src/content/rows.ts'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { giveRewards } from '../src/push.ts'
import { choicesOf } from '../src/tasks/reward.ts'
import { question } from './road.ts'
import { bare, deal, fetch, gear, ready, stage, whats } from './stage.ts'

const gains = (rewards: Reward[], change: (s: Wk) => void = () => {}, knights = ['K11', 'K06', 'K07']) =>
  stage(ready(3, { knights }), (s) => {
    bare(s)
    Object.assign(s.knights[0]!, { ammo: 0, fuel: 0 })
    change(s)
    giveRewards(s, 0, rewards)
  })
const take = (n: number) => ({ act: 'take', n })
const AMMO: Reward = { gain: 'ammo', n: 2 }
const FUEL: Reward = { gain: 'fuel', n: 3 }
const REP: Reward = { gain: 'rep', n: 2 }
const LUCK: Reward = { gain: 'luck', n: 2 }
const GREEN: Reward = { draw: 'green', n: 2 }
const YELLOW: Reward = { draw: 'yellow', n: 1 }

describe('rewards', () => {
  test('WK-1.17 WKC-R25 several rewards of one source in the order their taker likes', () => {
    const match = gains([AMMO, REP, FUEL])
    expect(question(match)).toBe('0:next reward')
    offersExactly(match, 0, [take(0), take(1), take(2)], 'WKC-R25')
    expect(plays(match, [0, take(2)])).toEqual([
      { what: 'counter', clause: 'WK-1.17', seat: 0, counter: 'fuel', by: 3, now: 3 },
    ])
    offersExactly(match, 0, [take(0), take(1)])
    // The last one is taken by itself.
    expect(plays(match, [0, take(1)])).toMatchObject([
      { what: 'counter', clause: 'WK-1.17', seat: 0, counter: 'rep', by: 2, now: 2 },
      { what: 'counter', clause: 'WK-1.17', seat: 0, counter: 'ammo', by: 2, now: 2 },
    ])
    expect(match.position.stack.some((f) => f.at === 'reward')).toBe(false)
  })

  test('WK-1.17 a single reward is no question; none is nothing at all', () => {
    const match = gains([REP])
    expect([match.position.knights[0]!.rep, question(match)]).toEqual([2, '2:1e clear the Stalls'])
    expect(question(gains([]))).toBe('2:1e clear the Stalls')
  })

  test('WK-1.17 the order can matter: a vehicle taken instead of a card makes room for FUEL', () => {
    const match = gains([FUEL, YELLOW], (s) => {
      s.pool[s.knights[0]!.vehicle - gear('V01')]!++
      s.knights[0]!.vehicle = -1
    })
    plays(match, [0, take(1)], [0, { act: 'vehicle', n: gear('V01') }])
    expect(match.position.knights[0]!).toMatchObject({ vehicle: gear('V01'), fuel: 3 })
  })

  test('WKC-R25 WK-14.1 luck is drawn with the hand limit', () => {
    const match = gains([LUCK], (s) => deal(s, 0, [0, 1, 2, 3]))
    expect(question(match)).toBe('0:discard luck')
  })

  test('WKC-R18 K13 all gear of one source is one draw, so that one more card comes of one of its colours', () => {
    const match = gains([GREEN, AMMO, YELLOW], () => {}, ['K13', 'K06', 'K07'])
    offersExactly(match, 0, [take(0), take(1)])
    plays(match, [0, take(0)])
    expect(match.position.stack.findLast((f) => f.at === 'draw')).toMatchObject({ colours: [0, 0, 1] })
    expect(question(match)).toBe('0:one more card')
    const plain = gains([GREEN, AMMO, YELLOW])
    plays(plain, [0, take(0)])
    expect(plain.position.stack.findLast((f) => f.at === 'draw')).toMatchObject({
      colours: [0, 0, 1],
      reward: true,
    })
  })

  test('WK-1.17 the same reward twice is offered once', () => {
    const match = gains([AMMO, { ...AMMO }, REP])
    offersExactly(match, 0, [take(0), take(2)])
    expect(choicesOf({ at: 'reward', step: 0, seat: 0, left: [AMMO, { ...AMMO }] })).toEqual([0])
  })

  test('WK-R24 an unconscious knight takes things as they are printed', () => {
    const match = gains([AMMO, REP], (s) => void Object.assign(s.knights[0]!, { hp: 0, down: true }))
    expect(match.position.knights[0]!, 'WK-R24').toMatchObject({ ammo: 2, rep: 2, down: true })
    expect(question(match)).toBe('2:1e clear the Stalls')
  })

  test('WK-13.4 WKC-R25 a blue card named is taken from the blue cards; one already taken is void', () => {
    const match = gains([{ blue: 'B05' }])
    expect(question(match)).toBe('0:find a place')
    expect(match.position.blue, 'WKC-R25').not.toContain(gear('B05'))
    plays(match, [0, { act: 'place', n: 3 }])
    expect(match.position.knights[0]!.panels[3]!.card).toBe(gear('B05'))
    const gone = gains([AMMO, { blue: 'B05' }], (s) => {
      s.knights[1]!.panels[3] = fetch(s, gear('B05'))
    })
    const events = plays(gone, [0, take(1)])
    expect(events[0]).toEqual({ what: 'reward void', clause: 'WK-13.4', seat: 0 })
    expect(whats(events)).toEqual(['reward void', 'counter'])
  })

  test('WKC-R21 WK-24.10 a blue vehicle is taken or turned into something else; attached cards are attached', () => {
    const car = gains([{ blue: 'B01' }])
    offersExactly(car, 0, [{ act: 'keep' }, { act: 'convert' }])
    plays(car, [0, { act: 'keep' }])
    expect(car.position.knights[0]!.vehicle).toBe(gear('B01'))
    const arm = gains([{ blue: 'B03' }])
    plays(arm, [0, { act: 'keep' }])
    expect(arm.position.knights[0]!.beside.map(({ card }) => card)).toEqual([gear('B03')])
  })

  test('WK-1.17 labels say what each is, and the question is the default’s to answer as printed', () => {
    const match = gains([GREEN, AMMO, YELLOW])
    const v = wasteKnights.view(match.position, 0)
    expect([0, 1].map((n) => wasteKnights.words.action(v, take(n)))).toEqual([
      'Take 2 green gear cards and 1 yellow gear card first',
      'Take 2 Ammo first',
    ])
    expect(wasteKnights.standIn(v, 0, [{ act: 'take', of: [0, 1] }], match.position.rng)).toEqual(take(0))
  })
})
