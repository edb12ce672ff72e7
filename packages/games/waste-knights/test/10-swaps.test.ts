import { eventsFor } from '@midden/kernel'
import { asked, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { SwapFrame } from '../src/frames/gear.ts'
import type { WkOptions } from '../src/options.ts'
import type { Wk } from '../src/position.ts'
import { startSwap } from '../src/push.ts'
import { view } from '../src/view/view.ts'
import { pick } from './arena.ts'
import { answers, deal, fetch, gear, line, ready, stage, strip, type WkMatch, whats } from './stage.ts'

const lay = (n: number) => ({ act: 'lay', n })
const ammo = (n: number) => ({ act: 'ammo', n })
const fuel = (n: number) => ({ act: 'fuel', n })
const PROPOSE = { act: 'propose' }
const ACCEPT = { act: 'accept' }
const CLOSE = { act: 'close' }

function trading(change: (s: Wk) => void, options: Partial<WkOptions> = {}): WkMatch {
  return stage(
    ready(3, { knights: ['K01', 'K08', 'K03'], vehicles: ['V01', 'V03', 'V01'], options }),
    (s) => {
      for (const seat of [0, 1, 2]) {
        strip(s, seat)
        deal(s, seat, [])
        s.knights[seat]!.ammo = 2
        s.knights[seat]!.fuel = 2
      }
      change(s)
      startSwap(s, 0, 1)
    },
  )
}
const swapOf = (match: WkMatch): SwapFrame =>
  match.position.stack.findLast((f): f is SwapFrame => f.at === 'swap')!
const levels = (match: WkMatch) => match.position.knights.map((k) => [k.ammo, k.fuel]).slice(0, 2)

describe('knights trading', () => {
  test('WK-10.11 any gear but starting gear, blue and vehicles included, AMMO and FUEL level for level', () => {
    const match = trading((s) => {
      s.knights[0]!.panels[3] = fetch(s, gear('B12'))
      s.knights[0]!.pack = [fetch(s, gear('G01'))]
      fetch(s, gear('Y09'))
      s.knights[0]!.own[0]!.plus = [{ card: gear('Y09'), marked: false }]
    })
    expect(asked(match)).toEqual(['0:lay down and propose'])
    offersExactly(
      match,
      0,
      [CLOSE, lay(30), lay(1001), lay(2000), lay(7000), ammo(1), ammo(2), fuel(1), fuel(2)],
      'WK-10.11',
    )
  })

  test('WK-10.12 one proposes, the other accepts: a single atomic swap; more may follow until either closes', () => {
    const match = trading((s) => {
      s.knights[0]!.panels[3] = fetch(s, gear('G01'))
      s.knights[1]!.panels[4] = fetch(s, gear('G02'))
    })
    plays(match, [0, lay(30)], [0, PROPOSE])
    expect(asked(match)).toEqual(['1:lay down and propose'])
    expect(answers(match, 1)).toContainEqual(ACCEPT)
    plays(match, [1, lay(40)])
    expect(answers(match, 1)).not.toContainEqual(ACCEPT)
    plays(match, [1, ammo(1)], [1, PROPOSE])
    expect(swapOf(match)).toMatchObject({ turn: 0, proposed: true, goods: [[30], [40]], ammo: [0, 1] })
    const events = plays(match, [0, ACCEPT])
    const told = (viewer: number | null) => pick(eventsFor(events, viewer), 'traded')
    const traded = { what: 'traded', clause: 'WK-10.12', seats: [0, 1], cards: 2, reveals: true }
    const given = [[gear('G01')], [gear('G02')]]
    for (const viewer of [0, 1]) expect(told(viewer)).toEqual([{ ...traded, given }])
    for (const viewer of [2, null]) expect(told(viewer)).toEqual([traded])
    expect(levels(match)).toEqual([
      [3, 2],
      [1, 2],
    ])
    expect(asked(match)).toEqual(['1:find a place'])
    plays(match, [1, { act: 'place', n: 3 }], [0, { act: 'place', n: 3 }])
    expect(match.position.knights[0]!.panels[3]!.card).toBe(gear('G02'))
    expect(match.position.knights[1]!.panels[3]!.card).toBe(gear('G01'))
    expect(swapOf(match)).toMatchObject({ goods: [[], []], ammo: [0, 0], proposed: false })
    plays(match, [0, CLOSE])
    expect(match.position.stack.at(-1)!.at).toBe('preparations')
  })

  test('WK-10.14 a trade that is closed costs nothing; gifts are allowed; nothing may be proposed empty', () => {
    const match = trading((s) => {
      s.knights[0]!.panels[3] = fetch(s, gear('G01'))
    })
    expect(answers(match, 0)).not.toContainEqual(PROPOSE)
    plays(match, [0, lay(30)], [0, { act: 'take back', n: 30 }])
    expect(swapOf(match).goods, 'WK-10.14').toEqual([[], []])
    plays(match, [0, ammo(2)], [0, PROPOSE], [1, CLOSE])
    expect(match.position.stack.at(-1)!.at).toBe('preparations')
    expect(levels(match)).toEqual([
      [2, 2],
      [2, 2],
    ])
    const gift = trading(() => {})
    plays(gift, [0, ammo(2)], [0, PROPOSE], [1, ACCEPT])
    expect(levels(gift), 'WK-10.14').toEqual([
      [0, 2],
      [4, 2],
    ])
  })

  test('WK-10.12 no level above 4: such a swap cannot be accepted', () => {
    const match = trading((s) => {
      s.knights[1]!.ammo = 3
      s.knights[1]!.fuel = 3
    })
    plays(match, [0, ammo(2)], [0, PROPOSE])
    expect(answers(match, 1)).not.toContainEqual(ACCEPT)
    plays(match, [1, ammo(1)], [1, PROPOSE], [0, ACCEPT])
    expect(levels(match)[1]).toEqual([4, 3])
    plays(match, [0, fuel(2)], [0, PROPOSE])
    expect(answers(match, 1)).not.toContainEqual(ACCEPT)
  })

  test('WK-10.12 WK-20.12 nor FUEL for a knight who has no vehicle after it; with his new vehicle he may', () => {
    const walker = (s: Wk): void => {
      const k = s.knights[1]!
      s.pool[k.vehicle - gear('V01')]!++
      k.vehicle = -1
      k.fuel = 0
    }
    const match = trading(walker)
    plays(match, [0, fuel(1)], [0, PROPOSE])
    expect(answers(match, 1)).not.toContainEqual(ACCEPT)
    const ride = trading(walker)
    plays(ride, [0, fuel(1)], [0, lay(7000)], [0, PROPOSE], [1, ACCEPT])
    expect(ride.position.knights[1]!, 'WK-20.12').toMatchObject({ vehicle: gear('V01'), fuel: 1 })
    // he who is left without one loses the rest (WK-10.13)
    expect(ride.position.knights[0]!, 'WK-20.12').toMatchObject({ vehicle: -1, fuel: 0 })
    const cans = trading(walker, { fuelWithoutVehicle: 'on' })
    plays(cans, [0, fuel(1)], [0, PROPOSE])
    expect(answers(cans, 1)).toContainEqual(ACCEPT)
  })

  test('WK-10.13 WK-23.9 WK-23.11 vehicles change hands: two swapped keep their FUEL, a given one sends the old to the pool', () => {
    const match = trading((s) => {
      s.knights[0]!.damaged = true
    })
    plays(match, [0, lay(7000)], [0, PROPOSE], [1, lay(7000)], [1, PROPOSE], [0, ACCEPT])
    expect(
      match.position.knights.slice(0, 2).map((k) => [k.vehicle, k.damaged, k.fuel]),
      'WK-10.13 WK-23.9',
    ).toEqual([
      [gear('V03'), false, 2],
      [gear('V01'), true, 2],
    ])
    const pool = match.position.pool.slice()
    plays(match, [0, lay(7000)], [0, PROPOSE], [1, ACCEPT])
    expect(
      match.position.knights.slice(0, 2).map((k) => [k.vehicle, k.fuel]),
      'WK-10.13',
    ).toEqual([
      [-1, 0],
      [gear('V03'), 2],
    ])
    expect(match.position.pool[0], 'WK-10.13 WK-23.11').toBe(pool[0]! + 1)
  })

  test('WK-24.10 whoever keeps the blue vehicle takes no other', () => {
    const match = trading((s) => {
      const k = s.knights[1]!
      s.pool[k.vehicle - gear('V01')]!++
      s.blue.splice(s.blue.indexOf(gear('B01')), 1)
      k.vehicle = gear('B01')
    })
    plays(match, [0, lay(7000)], [0, PROPOSE])
    expect(answers(match, 1)).not.toContainEqual(ACCEPT)
    plays(match, [1, lay(7000)], [1, PROPOSE])
    expect(answers(match, 0)).toContainEqual(ACCEPT)
  })

  test('WK-24.5 an enhancement goes along if it is laid down too, else it stays with its owner', () => {
    const armour = (s: Wk): void => {
      s.knights[0]!.panels[2] = fetch(s, gear('Y01'))
      fetch(s, gear('Y12'))
      s.knights[0]!.panels[2].plus = [{ card: gear('Y12'), marked: false }]
    }
    const along = trading(armour)
    plays(along, [0, lay(20)], [0, lay(21)], [0, PROPOSE], [1, ACCEPT], [1, { act: 'place', n: 2 }])
    expect(along.position.knights[1]!.panels[2]!.plus, 'WK-24.5').toEqual([
      { card: gear('Y12'), marked: false },
    ])
    const kept = trading(armour)
    plays(kept, [0, lay(20)], [0, PROPOSE], [1, ACCEPT])
    expect(asked(kept)).toEqual(['0:find a place'])
    plays(kept, [0, { act: 'place', n: 6 }], [1, { act: 'place', n: 2 }])
    expect(kept.position.knights[0]!.pack.map(({ card }) => card)).toEqual([gear('Y12')])
    expect(kept.position.knights[1]!.panels[2], 'WK-24.5').toEqual({
      card: gear('Y01'),
      marked: false,
      plus: [],
    })
    const alone = trading(armour)
    plays(alone, [0, lay(21)], [0, PROPOSE], [1, ACCEPT], [1, { act: 'place', n: 6 }])
    expect(alone.position.knights[0]!.panels[2]!.plus).toEqual([])
    expect(
      alone.position.knights[1]!.pack.map(({ card }) => card),
      'WK-24.5',
    ).toEqual([gear('Y12')])
  })
})

describe('who sees what', () => {
  test('WK-10.12 an offer is for the two alone: others see that they trade', () => {
    const match = trading((s) => {
      s.knights[0]!.pack = [fetch(s, gear('G01')), fetch(s, gear('G02'))]
    })
    const events = plays(match, [0, lay(2001)], [0, ammo(1)], [0, PROPOSE])
    const seen = (viewer: number | null) => {
      const v = view(match.position, viewer)
      const f = v.stack.at(-1)!
      return [f.at === 'swap' ? f.goods : null, v.knights[0]!.pack.map(({ card }) => card)]
    }
    expect(seen(1)).toEqual([
      [[2001], []],
      [-1, gear('G02')],
    ])
    expect(seen(2)).toEqual([
      [[], []],
      [-1, -1],
    ])
    expect(seen(null)).toEqual(seen(2))
    expect(whats(eventsFor(events, 1))).toEqual(['laid down', 'proposed'])
    expect(whats(eventsFor(events, 2))).toEqual(['proposed'])
    expect(pick(events, 'laid down')).toEqual([
      {
        what: 'laid down',
        clause: 'WK-10.12',
        seat: 0,
        card: gear('G02'),
        only: 0b11,
        reveals: true,
      },
    ])
  })

  test('WK-30.9 who uses something at any time takes back what he has offered', () => {
    const match = trading((s) => {
      s.knights[0]!.panels[3] = fetch(s, gear('G01'))
    })
    plays(match, [0, lay(30)], [0, ammo(1)], [0, PROPOSE])
    plays(match, [0, { act: 'any use', n: line('G01') }])
    expect(swapOf(match)).toMatchObject({ turn: 1, proposed: false, goods: [[], []], ammo: [0, 0] })
    expect(match.position.knights[0]!.ammo).toBe(4)
  })

  test('nobody haggles for ever: after forty changes only accepting and closing are left', () => {
    const match = trading(() => {})
    for (let i = 0; i < 40; i++) plays(match, [0, ammo(i % 2 === 0 ? 1 : 0)])
    offersExactly(match, 0, [CLOSE])
  })
})
