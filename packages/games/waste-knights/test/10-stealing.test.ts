import { eventsFor } from '@midden/kernel'
import { asked, differ, offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { cards } from '../src/cards.ts'
import { wasteKnights } from '../src/index.ts'
import type { WkOptions } from '../src/options.ts'
import type { Wk } from '../src/position.ts'
import { startSteal } from '../src/push.ts'
import { view } from '../src/view/view.ts'
import { accepted, pick } from './arena.ts'
import { deal, fetch, gear, ready, stage, strip, task, type WkMatch } from './stage.ts'

const DECLINE = { act: 'decline' }
const AMMO = { act: 'ammo' }
const FUEL = { act: 'fuel' }
const TASK = { act: 'task' }

/** Seat 0 steals from seat 1, so many lines. */
function stealing(change: (s: Wk) => void, options: Partial<WkOptions> = {}, lines = 1, seats = 3): WkMatch {
  return stage(ready(seats, { knights: ['K01', 'K08', 'K03'], options }), (s) => {
    for (let seat = 0; seat < seats; seat++) {
      strip(s, seat)
      deal(s, seat, [])
      s.knights[seat]!.tasks = s.seats > 2 ? [] : s.knights[seat]!.tasks
    }
    change(s)
    startSteal(s, 0, 1, lines)
  })
}
const poor = (s: Wk): void => {
  s.knights[1]!.ammo = 0
  s.knights[1]!.fuel = 0
}

describe('what can be stolen', () => {
  test('WK-10.7 exactly one line, or nothing', () => {
    const match = stealing((s) => {
      s.knights[1]!.panels[3] = fetch(s, gear('G01'))
      accepted(s, 1, 'P14')
    })
    expect(asked(match)).toEqual(['0:what to steal'])
    offersExactly(match, 0, [DECLINE, { act: 'gear', n: 30 }, AMMO, FUEL, TASK])
    plays(match, [0, DECLINE])
    expect(match.position.stack.at(-1)!.at).toBe('preparations')
    expect(match.position.knights[1]!.panels[3]).not.toBeNull()
  })

  test('WK-10.8 WK-24.7 no vehicles, no blue gear, no starting gear; an enhancement on it may be taken alone', () => {
    const match = stealing((s) => {
      poor(s)
      s.knights[1]!.panels[3] = fetch(s, gear('B12'))
      s.knights[1]!.pack = [fetch(s, gear('B05')), fetch(s, gear('G01'))]
      fetch(s, gear('Y09'))
      s.knights[1]!.own[0]!.plus = [{ card: gear('Y09'), marked: false }]
    })
    offersExactly(match, 0, [DECLINE, { act: 'gear', n: 1001 }, { act: 'pack', n: 1 }], 'WK-24.7')
    refuses(match, 0, { act: 'gear', n: 30 }, 'WK-10.8')
    refuses(match, 0, { act: 'pack', n: 0 }, 'WK-10.8')
    plays(match, [0, { act: 'gear', n: 1001 }])
    expect(match.position.knights[1]!.own[0]!.plus).toEqual([])
    expect(match.position.stack.at(-1)).toMatchObject({
      at: 'place',
      seat: 0,
      cards: [{ card: gear('Y09') }],
      open: true,
    })
  })

  test('WK-10.8 a card taken brings its enhancements along', () => {
    const match = stealing((s) => {
      poor(s)
      s.knights[1]!.panels[2] = fetch(s, gear('Y01'))
      fetch(s, gear('Y12'))
      s.knights[1]!.panels[2].plus = [{ card: gear('Y12'), marked: false }]
    })
    offersExactly(match, 0, [DECLINE, { act: 'gear', n: 20 }, { act: 'gear', n: 21 }])
    const events = plays(match, [0, { act: 'gear', n: 20 }], [0, { act: 'place', n: 2 }])
    expect(pick(events, 'stolen')).toEqual([
      { what: 'stolen', clause: 'WK-10.8', seat: 0, victim: 1, loot: 'gear', card: gear('Y01'), n: 2 },
    ])
    expect(match.position.knights[0]!.panels[2]).toEqual({
      card: gear('Y01'),
      marked: false,
      plus: [{ card: gear('Y12'), marked: false }],
    })
    expect(match.position.knights[1]!.panels[2]).toBeNull()
  })

  test('WK-10.8 WK-R34 stealSeesStored=off a stored card is chosen by position, unseen; only the two learn what it is', () => {
    const match = stealing((s) => {
      poor(s)
      s.knights[1]!.pack = [fetch(s, gear('Y01')), fetch(s, gear('G02'))]
      s.knights[1]!.cargo = [fetch(s, gear('G01'))]
    })
    offersExactly(match, 0, [DECLINE, { act: 'pack', n: 0 }, { act: 'pack', n: 1 }, { act: 'cargo', n: 0 }])
    expect(view(match.position, 0).knights[1]!.pack.map(({ card }) => card)).toEqual([-1, -1])
    const events = plays(match, [0, { act: 'pack', n: 0 }])
    const told = (viewer: number | null) => pick(eventsFor(events, viewer), 'stolen')
    const theft = { what: 'stolen', clause: 'WK-10.8', seat: 0, victim: 1, loot: 'gear' }
    expect(told(0)).toEqual([{ ...theft, card: gear('Y01'), n: 1, reveals: true }])
    expect(told(1)).toEqual([{ ...theft, card: gear('Y01'), n: 1, reveals: true }])
    expect(told(2)).toEqual([theft])
    expect(told(null)).toEqual([theft])
    expect(match.position.stack.at(-1)).toMatchObject({ at: 'place', open: false, colour: -1 })
    expect(match.position.knights[1]!.pack.map(({ card }) => card)).toEqual([gear('G02')])
  })

  test('WK-R34 stealSeesStored=on the thief is shown the stored cards before he chooses; with stealSeesStored=off not', () => {
    const facing = (options: Pick<WkOptions, 'stealSeesStored'>): WkMatch =>
      stealing((s) => {
        s.knights[1]!.pack = [fetch(s, gear('G01'))]
      }, options)
    differ(wasteKnights, 'stealSeesStored', ['off', 'on'], facing)
    const match = facing({ stealSeesStored: 'on' })
    expect(view(match.position, 0).knights[1]!.pack[0]!.card).toBe(gear('G01'))
    expect(view(match.position, 2).knights[1]!.pack[0]!.card).toBe(-1)
  })
})

describe('resources and tasks', () => {
  const levels = (match: WkMatch, what: 'ammo' | 'fuel') => match.position.knights.map((k) => k[what])

  test('WK-10.9 WK-R33 WK-Y24 stealMints=off up to 2, moved and not minted; the rest is wasted; none, no option', () => {
    const ammo = (thief: number, victim: number) =>
      stealing((s) => {
        s.knights[0]!.ammo = thief
        s.knights[1]!.ammo = victim
        s.knights[1]!.fuel = 0
      })
    const rich = ammo(4, 1)
    plays(rich, [0, AMMO])
    expect(levels(rich, 'ammo'), 'WK-R33 WK-Y24').toEqual([4, 0, 4])
    const even = ammo(1, 3)
    const events = plays(even, [0, AMMO])
    expect(levels(even, 'ammo'), 'WK-R33 WK-Y24').toEqual([3, 1, 4])
    expect(events).toEqual([
      { what: 'stolen', clause: 'WK-10.9', seat: 0, victim: 1, loot: 'ammo' },
      { what: 'counter', clause: 'WK-10.9', seat: 1, counter: 'ammo', by: -2, now: 1 },
      { what: 'counter', clause: 'WK-10.9', seat: 0, counter: 'ammo', by: 2, now: 3 },
    ])
    const none = ammo(1, 0)
    expect(none.position.stack.at(-1)!.at).toBe('preparations')
  })

  test('WK-R33 stealMints=on the thief gains 2 even if the victim had fewer or none', () => {
    const match = stealing(
      (s) => {
        poor(s)
        s.knights[0]!.fuel = 1
      },
      { stealMints: 'on' },
    )
    offersExactly(match, 0, [DECLINE, AMMO, FUEL])
    plays(match, [0, FUEL])
    expect(levels(match, 'fuel'), 'WK-R33').toEqual([3, 0, 4])
  })

  test('WK-10.9 WK-20.12 a thief without a vehicle cannot take FUEL', () => {
    const match = stealing((s) => {
      const k = s.knights[0]!
      s.pool[k.vehicle - vehicles(s)]!++
      k.vehicle = -1
      k.fuel = 0
    })
    offersExactly(match, 0, [DECLINE, AMMO], 'WK-20.12')
    refuses(match, 0, FUEL, 'WK-10.9')
  })

  test('WK-10.10 WK-R35 WK-Y16 a task loses a marker and keeps its first requirement; not for a thief with one', () => {
    const theft = (own: boolean, markers: number) =>
      stealing((s) => {
        poor(s)
        accepted(s, 1, 'P14')
        s.knights[1]!.tasks[0]!.markers = markers
        if (own) accepted(s, 0, 'P10')
        s.knights[1]!.panels[3] = fetch(s, gear('G01'))
      })
    const match = theft(false, 2)
    const events = plays(match, [0, TASK])
    expect(events).toEqual([
      { what: 'stolen', clause: 'WK-10.10', seat: 0, victim: 1, loot: 'task', card: task('P14') },
    ])
    expect(match.position.knights[0]!.tasks, 'WK-R35 WK-Y16').toEqual([
      { card: task('P14'), markers: 1, space: 1, accepted: true, shown: true },
    ])
    expect(match.position.knights[1]!.tasks).toEqual([])
    const fresh = theft(false, 0)
    plays(fresh, [0, TASK])
    expect(fresh.position.knights[0]!.tasks[0]!.markers).toBe(0)
    refuses(theft(true, 2), 0, TASK, 'WK-10.10')
  })

  test('WK-10.10 never with two players', () => {
    const match = stealing(() => {}, {}, 1, 2)
    expect(match.position.knights[1]!.tasks.length).toBe(2)
    offersExactly(match, 0, [DECLINE, AMMO, FUEL])
  })

  test('WKC-R17 Ned Skelly steals twice, from two different lines', () => {
    const match = stealing(
      (s) => {
        s.knights[0]!.ammo = 0
        s.knights[0]!.fuel = 0
        s.knights[1]!.panels[3] = fetch(s, gear('G01'))
      },
      {},
      2,
    )
    plays(match, [0, AMMO])
    offersExactly(match, 0, [DECLINE, { act: 'gear', n: 30 }, FUEL], 'WKC-R17')
    refuses(match, 0, AMMO, 'WK-10.9')
    plays(match, [0, FUEL])
    expect(match.position.stack.at(-1)!.at).toBe('preparations')
    expect([levels(match, 'ammo'), levels(match, 'fuel')]).toEqual([
      [2, 2, 4],
      [2, 2, 4],
    ])
  })
})

const vehicles = (s: Wk): number => cards(s).vehicles
