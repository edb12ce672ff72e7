import { asked, offersExactly, plays } from '@midden/kernel/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WkEvent } from '../src/events.ts'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { at, clash, combatOf, fight, idle, outcomeOf, pick } from './arena.ts'
import { deal, fetch, gear, line, luck, type WkMatch, whats } from './stage.ts'

const M = { act: 'weapon', n: 1000, with: 1 }
const gains = (events: WkEvent[]) => pick(events, 'dominance').map((e) => e.gains)

describe('dominance', () => {
  test('WK-18.2 WK-X9 WK-R30 blue Multi-attack and 2 HP: 4; red Attack and 1 HP: 2; marker 2 towards blue', () => {
    const match = at(1, ['K08', 'K01'], null, [7, 1, 10, 1, 1, 1], (s) => {
      s.knights[1]!.panels[0] = fetch(s, gear('Y03'))
    })
    clash(match, 'attack', 'multi')
    plays(match, [0, M])
    const events = [...plays(match, [1, { act: 'weapon', n: 0, with: 1 }]), ...idle(match)]
    expect(pick(events, 'damage').map(({ lost }) => lost)).toEqual([1, 2])
    const told = pick(events, 'dominance')
    expect(told, 'WK-X9').toMatchObject([
      { what: 'dominance', clause: 'WK-18.2', seats: [0, 1], gains: [2, 4], now: -2 },
    ])
    const who = (seat: number) => `seat ${seat}`
    expect(wasteKnights.words.event(told[0]!, who)).toBe(
      'Dominance: seat 0 gains 2, seat 1 4; seat 1 leads by 2.',
    )
    expect(
      match.position.knights.map(({ hp }) => hp),
      'WK-X9',
    ).toEqual([2, 3, 4])
  })

  test('WK-18.2 WK-Y12 WK-17.14 Defend against a miss: 0 against 1 + 2', () => {
    const match = at(1, ['K09', 'K05'], 'W31', [1, 1, 1, 1])
    combatOf(match).range = 0
    clash(match, 'defend', 'attack')
    plays(match, [0, { act: 'done' }])
    const events = plays(match, [2, { act: 'icon', n: 3 }])
    expect(pick(events, 'dominance')[0], 'WK-Y12').toMatchObject({ gains: [0, 3], now: -3 })
  })

  test('WK-18.2 WK-R31 WK-18.5 it adds up over the clashes and has no bound', () => {
    const match = at(1, ['K09', 'K05'], 'W31', [7, 1, 1, 1])
    combatOf(match).dominance = 999
    clash(match, 'attack', 'prepare')
    plays(match, [0, M])
    expect(combatOf(match).dominance, 'WK-R31 WK-18.5').toBe(999 + 2)
  })

  test('WK-18.3 HP healed later in the clash still counts, soaked damage does not', () => {
    const match = at(1, ['K08', 'K05'], 'W31', [7, 1, 1, 1], (s) => {
      s.knights[0]!.panels[3] = fetch(s, gear('G02'))
    })
    combatOf(match).range = 0
    clash(match, 'prepare', 'attack')
    plays(match, [2, { act: 'icon', n: 3 }])
    // 2 damage, 1 soaked
    expect(match.position.knights[0]!.hp).toBe(3)
    expect(asked(match)).toEqual(['0:breathe'])
    plays(match, [0, { act: 'any use', n: line('G02') }])
    expect(match.position.knights[0]!.hp).toBe(4)
    const events = plays(match, [0, { act: 'go on' }])
    expect(gains(events), 'WK-18.3').toEqual([[0, 2]])
  })

  test('WK-R30 overkill is not lost HP', () => {
    const match = at(1, ['K08', 'K01'], null, [10, 10, 1, 1], (s) => {
      s.knights[1]!.panels[3] = fetch(s, gear('R01'))
      s.knights[1]!.hp = 1
    })
    clash(match, 'attack', 'prepare')
    plays(match, [0, M])
    const events = idle(match)
    expect(pick(events, 'damage')[0], 'WK-R30').toMatchObject({ damage: 4, soak: 1, lost: 1 })
    expect(asked(match)).toEqual(['1:instead of falling'])
    const saved = plays(match, [1, { act: 'use', n: line('R01') }])
    expect(gains([...saved, ...idle(match)]), 'WK-R30').toEqual([[2, 0]])
  })

  test('WK-18.4 WK-R28 a ferocious enemy: D stays 0, and standing after clash 3 is a draw', () => {
    const match = at(0, ['K05', 'K08'], 'W21', [5, 1, 1, 1, 5, 1, 1], (s) => {
      s.knights[0]!.panels[3] = fetch(s, gear('Y17'))
    })
    const first = clash(match, 'attack', 'prepare')
    expect(pick(first, 'damage')[0]!.lost).toBe(3)
    expect(gains(first), 'WK-18.4 WK-R28').toEqual([])
    expect(combatOf(match).dominance).toBe(0)
    const rest = [1, 2].flatMap(() => [...clash(match, 'defend', 'defend'), ...idle(match)])
    expect(pick(rest, 'combat decided')[0], 'WK-R28').toMatchObject({ winner: 2, how: 'dominance' })
    expect(outcomeOf(match)).toBe(2)
  })

  test('WK-18.4 dominance granted before combat is lost on a ferocious enemy', () => {
    const match = fight(['K08', 'K05'], 'W21', [], (s) => {
      s.knights[0]!.panels[3] = fetch(s, gear('Y17'))
    })
    const events = plays(match, [0, { act: 'use', n: line('Y17') }])
    expect(gains(events)).toEqual([])
    expect(combatOf(match).dominance, 'WK-18.4').toBe(0)
  })

  test('WK-18.2 dominance granted before combat moves D at that moment; W20 grants in this part', () => {
    const match = fight(['K08', 'K05'], 'W20', [], (s) => {
      s.knights[0]!.panels[3] = fetch(s, gear('Y17'))
    })
    expect(gains(plays(match, [0, { act: 'use', n: line('Y17') }]))).toEqual([[2, 0]])
    expect(combatOf(match).dominance).toBe(2)
    expect(gains(clash(match, 'prepare', 'prepare'))).toEqual([
      [0, 0],
      [0, 1],
    ])
    expect(combatOf(match).dominance).toBe(1)
  })
})

describe('the range', () => {
  const move = (match: WkMatch, a: 'advance' | 'retreat', b: 'advance' | 'retreat') => {
    clash(match, 'change', 'change')
    const first = plays(match, [0, { act: a }])
    return [...first, ...plays(match, [combatOf(match).seats[1], { act: b }])]
  }

  test('WK-18.6 WK-R22 WK-Y10 both advance from Long: Short; each gained 1, D unchanged', () => {
    const match = at(2, ['K08', 'K05'], 'W15')
    const events = move(match, 'advance', 'advance')
    expect(pick(events, 'range'), 'WK-R22 WK-Y10').toEqual([{ what: 'range', clause: 'WK-18.6', range: 0 }])
    expect(pick(events, 'dominance')[0], 'WK-Y10').toMatchObject({ gains: [1, 1], now: 0 })
    expect(combatOf(match).range).toBe(0)
  })

  test('WK-18.6 WK-Y11 at Short one advances, one retreats: no change, D moves 2', () => {
    const match = at(0, ['K08', 'K05'], 'W15')
    const events = move(match, 'advance', 'retreat')
    expect(pick(events, 'range'), 'WK-Y11').toEqual([])
    expect(pick(events, 'dominance')[0], 'WK-Y11').toMatchObject({ gains: [2, 0], now: 2 })
    expect(combatOf(match).range).toBe(0)
  })

  test('WK-18.6 cut off at both ends', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0, 1, 2),
        fc.constantFrom('advance' as const, 'retreat' as const),
        fc.constantFrom('advance' as const, 'retreat' as const),
        (range, a, b) => {
          const match = at(range, ['K08', 'K05'], 'W15')
          move(match, a, b)
          const shift = (a === 'retreat' ? 1 : -1) + (b === 'retreat' ? 1 : -1)
          expect(combatOf(match).range).toBe(Math.max(0, Math.min(2, range + shift)))
        },
      ),
      { numRuns: 12 },
    )
  })

  test('WKC-R9 WK-R23 W25 steps one closer, W29 sets Short after the shifts', () => {
    const roo = at(2, ['K08', 'K05'], 'W25')
    clash(roo, 'prepare', 'prepare')
    expect(combatOf(roo).range, 'WKC-R9').toBe(1)
    clash(roo, 'change', 'defend')
    plays(roo, [0, { act: 'retreat' }])
    expect(combatOf(roo).range).toBe(1)
    const short = at(0, ['K08', 'K05'], 'W25')
    clash(short, 'prepare', 'prepare')
    expect(combatOf(short).range, 'WKC-R9').toBe(0)
    const howler = at(1, ['K08', 'K05'], 'W29')
    move(howler, 'retreat', 'retreat')
    expect(combatOf(howler).range).toBe(0)
  })

  test('WK-18.6 WK-R23 two contradicting sets cancel each other; equal ones stand', () => {
    const sets = (list: number[]) => {
      const match = at(1, ['K08', 'K05'], 'W29')
      const f = match.position.stack.at(-1)!
      if (f.at === 'clash') f.sets = list
      clash(match, 'change', 'prepare')
      plays(match, [0, { act: 'retreat' }])
      return combatOf(match).range
    }
    expect([sets([]), sets([0]), sets([2])], 'WK-R23').toEqual([0, 0, 2])
  })

  test('WKC-R10 W31 heals 1 in each Set Range step, up to its Health; dominance gained stays', () => {
    const match = at(1, ['K09', 'K05'], 'W31', [7, 1, 1, 1])
    clash(match, 'attack', 'prepare')
    plays(match, [0, M])
    expect(combatOf(match), 'WKC-R10').toMatchObject({ wounds: 0, dominance: 2 })
    clash(match, 'prepare', 'defend')
    expect(combatOf(match).wounds, 'WKC-R10').toBe(0)
  })

  test('WK-18.1 WK-17.11 a defeat skips dominance and range', () => {
    const match = at(0, ['K07', 'K05'], 'W22', [5, 1, 1, 1])
    const events = clash(match, 'attack', 'prepare')
    expect(whats(events)).not.toContain('dominance')
    expect(whats(events)[whats(events).indexOf('damage') + 1], 'WK-18.1').toBe('combat decided')
    expect(pick(events, 'combat decided')).toHaveLength(1)
  })
})

describe('at any time', () => {
  const kit = (s: Wk): void => {
    s.knights[0]!.panels[3] = fetch(s, gear('G01'))
    s.knights[0]!.ammo = 2
  }

  test('WK-30.9 WK-17.4 the interlude: after each attack the surviving knights are asked once, A first', () => {
    const match = at(1, ['K01', 'K02'], null, [1, 1, 1, 1, 1], (s) => {
      kit(s)
      s.knights[1]!.panels[3] = fetch(s, gear('G01'))
    })
    clash(match, 'attack', 'prepare')
    expect(asked(match)).toEqual(['0:breathe'])
    offersExactly(match, 0, [{ act: 'go on' }, { act: 'any use', n: line('G01') }])
    plays(match, [0, { act: 'any use', n: line('G01') }])
    expect(match.position.knights[0]!.ammo).toBe(3)
    plays(match, [0, { act: 'go on' }])
    expect(asked(match)).toEqual(['1:breathe'])
    plays(match, [1, { act: 'go on' }])
    expect(asked(match)).toEqual(['0:choose a combat card', '1:choose a combat card'])
  })

  test('WK-30.9 nothing between the roll and the defeat test', () => {
    const match = at(1, ['K08', 'K02'], null, [7, 1, 1, 1, 1], (s) => {
      kit(s)
      deal(s, 0, [luck('L14')])
    })
    clash(match, 'attack', 'prepare')
    plays(match, [0, M])
    expect(asked(match)).toEqual(['0:act or pass'])
    const any = [
      { act: 'any use', n: line('G01') },
      { act: 'any luck', n: luck('L14') },
    ]
    offersExactly(match, 0, [{ act: 'pass' }, ...any])
    plays(match, [0, { act: 'pass' }])
    offersExactly(match, 0, [{ act: 'pass' }, { act: 'use', n: line('K08') }])
    while (asked(match)[0] === '0:act or pass') plays(match, [0, { act: 'pass' }])
    offersExactly(match, 0, [{ act: 'go on' }, ...any])
  })
})
