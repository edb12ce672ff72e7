import { plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { clash, combatOf, fight, idle, pick } from './arena.ts'
import { answers, fetch, gear, type WkMatch } from './stage.ts'

const M = { act: 'weapon', n: 1000, with: 1 }

describe('Prepare', () => {
  const rifle = (dice: number[]): WkMatch => {
    const match = fight(['K09', 'K05'], 'W31', dice)
    idle(match)
    return match
  }

  test('WK-16.11 WK-16.16 it stays on the table; Attack next gains 2 dice and Bull’s Eyes on 9, then it returns', () => {
    const match = rifle([9, 1, 1, 1, 1, 1, 9, 1, 1, 1])
    expect(pick(clash(match, 'prepare', 'prepare'), 'dominance')[0]!.gains).toEqual([0, 0])
    expect(combatOf(match).prepared).toEqual([true, true])
    expect(answers(match, 0).map(({ n }) => n)).toEqual([0, 2, 4])
    clash(match, 'attack', 'defend')
    const events = plays(match, [0, M])
    // 4 Guns + 2 prepared − 2 Defend
    expect(pick(events, 'rolled')[0]!.dice, 'WK-16.11').toEqual([9, 1, 1, 1])
    expect(pick(events, 'hit')[0]!.damage).toBe(2)
    expect(combatOf(match).prepared).toEqual([false, false])
    expect(answers(match, 0).map(({ n }) => n)).toEqual([0, 2, 3, 4])
    clash(match, 'attack', 'defend')
    const plain = plays(match, [0, M])
    expect(pick(plain, 'rolled')[0]!.dice).toHaveLength(2)
  })

  test('WK-R26 WK-16.11 a 9 is no Bull’s Eye without it, nor after another card', () => {
    const match = rifle([9, 1, 1, 1])
    clash(match, 'prepare', 'defend')
    clash(match, 'defend', 'defend')
    idle(match)
    clash(match, 'attack', 'prepare')
    const events = plays(match, [0, M])
    expect(pick(events, 'rolled')[0]!.dice, 'WK-R26').toEqual([9, 1, 1, 1])
    expect(pick(events, 'hit')[0]!.damage, 'WK-16.11').toBe(1)
  })

  test('WK-R26 the benefit is gone if that attack misses', () => {
    const match = rifle([1, 1, 1, 1, 1, 1, 2, 2, 2, 2])
    clash(match, 'prepare', 'prepare')
    clash(match, 'attack', 'defend')
    expect(pick(plays(match, [0, M]), 'missed')).toHaveLength(1)
    clash(match, 'attack', 'defend')
    expect(pick(plays(match, [0, M]), 'rolled')[0]!.dice, 'WK-R26').toHaveLength(2)
  })

  test('WK-Y9 WK-16.11 Prepare then Multi-attack: no 2 dice, Bull’s Eye on 10 only, Prepare back afterwards', () => {
    const match = fight(['K07', 'K05'], 'W31', [9, 1, 1, 1, 1], (s) => {
      s.knights[0]!.ammo = 4
    })
    combatOf(match).range = 0
    clash(match, 'prepare', 'prepare')
    const events = clash(match, 'multi', 'change')
    const rest = [...events, ...plays(match, [2, { act: 'retreat' }])]
    // 4 Blades + 1 MULTI − 1 Change Range
    expect(pick(rest, 'rolled')[0]!.dice, 'WK-Y9 WK-16.11').toEqual([9, 1, 1, 1])
    expect(pick(rest, 'hit')[0]!.damage).toBe(2)
    expect(combatOf(match).prepared, 'WK-Y9').toEqual([false, false])
    expect(answers(match, 0)).toContainEqual({ act: 'card', n: 3 })
  })
})

describe('Attack and Multi-attack', () => {
  test('WK-16.1 three clashes at most, then the outcome', () => {
    const match = fight(['K08', 'K05'], 'W15')
    const events = [1, 2, 3].flatMap(() => {
      const told = clash(match, 'defend', 'defend')
      return [...told, ...idle(match)]
    })
    expect(pick(events, 'clash').map(({ n }) => n)).toEqual([2, 3])
    expect(pick(events, 'combat decided')).toMatchObject([
      { what: 'combat decided', clause: 'WK-18.8', seats: [0, 2], winner: 2, how: 'dominance' },
    ])
  })

  test('WK-16.13 WK-20.7 Attack: one attack, 1 AMMO, 1 dominance and 1 per HP lost through it', () => {
    const match = fight(['K09', 'K05'], 'W31', [7, 1, 1, 1])
    idle(match)
    clash(match, 'attack', 'prepare')
    const events = plays(match, [0, M])
    expect(pick(events, 'counter'), 'WK-16.13 WK-20.7').toEqual([
      { what: 'counter', clause: 'WK-17.5', seat: 0, counter: 'ammo', by: -1, now: 3 },
    ])
    expect(pick(events, 'damage')).toMatchObject([
      { what: 'damage', clause: 'WK-17.10', seat: 2, damage: 1, soak: 0, lost: 1 },
    ])
    expect(pick(events, 'dominance')[0], 'WK-16.13').toMatchObject({ gains: [2, 0], now: 2 })
  })

  test('WK-16.14 WK-20.7 Multi-attack: a die per MULTI, 2 AMMO, 2 dominance and 1 per HP', () => {
    const match = fight(['K09', 'K05'], 'W31', [7, 1, 1, 1, 1, 1, 1], (s) => {
      s.knights[0]!.panels[0] = fetch(s, gear('R03'))
    })
    idle(match)
    clash(match, 'multi', 'prepare')
    const events = plays(match, [0, { act: 'weapon', n: 0, with: 1 }])
    expect(pick(events, 'rolled')[0]!.dice, 'WK-16.14').toHaveLength(7)
    expect(pick(events, 'counter')[0], 'WK-16.14 WK-20.7').toMatchObject({ counter: 'ammo', by: -2, now: 2 })
    expect(pick(events, 'damage')[0]).toMatchObject({ damage: 2, lost: 2 })
    expect(pick(events, 'dominance')[0], 'WK-16.14').toMatchObject({ gains: [4, 0], now: 4 })
  })

  test('WK-16.14 an enemy’s MULTI counts its text: a Many-handed Cultist', () => {
    const match = fight(['K08', 'K05'], 'Z04', [1, 1, 1, 1, 1, 1])
    clash(match, 'prepare', 'multi')
    // Aggression 4 and 2 MULTI by its text
    expect(combatOf(match).clash).toBe(2)
    expect(match.position.rng.script, 'WK-16.14').toHaveLength(0)
  })
})
