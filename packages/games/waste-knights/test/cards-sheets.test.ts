import { asked, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { sold } from '../src/content/catalogue.ts'
import { extra } from '../src/effects/modifiers.ts'
import { nothing } from '../src/effects/scene.ts'
import type { Wk } from '../src/position.ts'
import { startSteal } from '../src/push.ts'
import { clash, combatOf, fight, idle } from './arena.ts'
import { damage, none, pool, soak } from './blows.ts'
import { resting } from './resting.ts'
import { answers, deal, fetch, gear, line, ready, stage, strip, type WkMatch, wild } from './stage.ts'

const use = (id: string) => ({ act: 'use', n: line(id) })
const done = { act: 'done' }
const isOver = (match: WkMatch): boolean => match.position.stack.at(-1)!.at === 'preparations'

describe('in the Rest Step, once per round', () => {
  const worn =
    (change: (s: Wk) => void = () => {}) =>
    (s: Wk): void => {
      Object.assign(s.knights[0]!, { hp: 1, rad: 2, fuel: 1, damaged: true })
      change(s)
    }
  const levels = ({ position: s }: WkMatch): unknown[] => {
    const { hp, rad, fuel, damaged } = s.knights[0]!
    return [hp, rad, fuel, damaged]
  }
  const inPack =
    (...ids: string[]) =>
    (s: Wk): void =>
      void s.knights[0]!.pack.push(...ids.map((id) => fetch(s, gear(id))))

  test('K04 Naomi Vatt repairs her vehicle or gains 1 Fuel', () => {
    const repaired = resting(worn(), {}, ['K04', 'K08', 'K05'])
    offersExactly(repaired, 0, [done, use('K04')])
    plays(repaired, [0, use('K04')])
    offersExactly(repaired, 0, [
      { act: 'choose', n: 0 },
      { act: 'choose', n: 1 },
    ])
    plays(repaired, [0, { act: 'choose', n: 0 }])
    expect([levels(repaired), repaired.position.knights[0]!.marked]).toEqual([[1, 2, 1, false], true])
    const fuelled = resting(worn(), {}, ['K04', 'K08', 'K05'])
    plays(fuelled, [0, use('K04')], [0, { act: 'choose', n: 1 }])
    expect(levels(fuelled)).toEqual([1, 2, 2, true])
    const marked = resting(
      worn((s) => void Object.assign(s.knights[0]!, { marked: true })),
      {},
      ['K04', 'K08', 'K05'],
    )
    expect(isOver(marked)).toBe(true)
  })

  test('K07 Hugh Jackal heals 1 Health', () => {
    const match = resting(worn(), {}, ['K07', 'K08', 'K05'])
    offersExactly(match, 0, [done, use('K07')])
    plays(match, [0, use('K07')])
    expect([levels(match), match.position.knights[0]!.marked]).toEqual([[2, 2, 1, true], true])
    expect(isOver(match)).toBe(true)
  })

  test('G20 First-aid Kit heals 1 Health, one of two kits only', () => {
    const match = resting(worn(inPack('G20', 'G20')))
    plays(match, [0, use('G20')])
    expect(levels(match)).toEqual([2, 2, 1, true])
    expect(answers(match, 0)).not.toContainEqual(use('G20'))
  })

  test('R09 Auto-doc heals 2 Health or 2 Radiation', () => {
    const heal = (n: number): unknown[] => {
      const match = resting(worn(inPack('R09')))
      plays(match, [0, use('R09')], [0, { act: 'choose', n }])
      expect(answers(match, 0)).not.toContainEqual(use('R09'))
      return levels(match)
    }
    expect([heal(0), heal(1)]).toEqual([
      [3, 2, 1, true],
      [1, 0, 1, true],
    ])
  })

  test('Y19 Spare Tank gives 1 Fuel', () => {
    const match = resting(worn(inPack('Y19')))
    plays(match, [0, use('Y19')])
    expect(levels(match)).toEqual([1, 2, 2, true])
    expect(answers(match, 0)).not.toContainEqual(use('Y19'))
  })

  test('K04 K07 G20 R09 Y19 none of it anywhere else', () => {
    const match = fight(['K07', 'K05'], 'W15', [], (s) => {
      Object.assign(s.knights[0]!, { hp: 2 })
      s.knights[0]!.panels[3] = fetch(s, gear('R09'))
      s.knights[0]!.panels[4] = fetch(s, gear('G20'))
      s.knights[0]!.panels[5] = fetch(s, gear('Y19'))
    })
    expect(asked(match)).toEqual(['0:choose a combat card', '2:choose a combat card'])
    expect(answers(match, 0).every(({ act }) => act === 'card')).toBe(true)
  })
})

describe('in a fight', () => {
  test('K05 Russel Crown deals 1 more damage with melee attacks only', () => {
    const melee = { range: 0, icon: 3, dice: [9] }
    // His Cricket Bat: d1.
    expect([damage('K05', 'W15', none, melee), soak('K05', 'W15', none, melee)]).toEqual([3, 1])
    const gun = (s: Wk): void => {
      s.knights[0]!.panels[0] = fetch(s, gear('G08'))
    }
    const shot = { range: 0, icon: 2, slot: 0, dice: [9] }
    expect([damage('K05', 'W15', gun, shot), soak('K05', 'W15', gun, shot)]).toEqual([1, 1])
  })

  test('K09 David Mayhem may set the starting range before combat, and nothing else', () => {
    const match = fight(['K09', 'K05'], 'W15', [])
    offersExactly(match, 0, [{ act: 'pass' }, use('K09')])
    plays(match, [0, use('K09')], [0, { act: 'range', n: 0 }])
    expect(combatOf(match).range).toBe(0)
    idle(match)
    clash(match, 'prepare', 'prepare')
    expect(asked(match)).toEqual(['0:choose a combat card', '2:choose a combat card'])
  })

  test('K11 Ned Skelly steals two different things', () => {
    const more = (id: string): number => extra(fight([id, 'K05'], 'W15').position, 0, 'steal', nothing)
    expect([more('K11'), more('K08')]).toEqual([1, 0])
    const match = stage(ready(3, { knights: ['K11', 'K08', 'K03'] }), (s) => {
      for (const seat of s.knights.keys()) {
        strip(s, seat)
        deal(s, seat, [])
        s.knights[seat]!.tasks = []
      }
      startSteal(s, 0, 1, 2)
    })
    offersExactly(match, 0, [{ act: 'decline' }, { act: 'ammo' }, { act: 'fuel' }])
    plays(match, [0, { act: 'ammo' }])
    offersExactly(match, 0, [{ act: 'decline' }, { act: 'fuel' }])
  })
})

describe('the Cultists', () => {
  const foe = (id: string) => sold.wild[wild(id)]!.fighter!
  const plainly = {
    aggression: 4,
    icons: ['M', 'X'],
    multi: 0,
    pierce: 0,
    damage: 0,
    armour: 1,
    ferocious: false,
  }

  test('Z01 Zealot: one die more in its attacks', () => {
    expect(foe('Z01')).toMatchObject({ ...plainly, health: 3 })
    expect([pool('K09', 'Z01', none, { side: 1 }), pool('K09', 'Z01', none)]).toEqual([5, 4])
  })
  test('Z02 Shielded: armour 1 more', () => {
    expect(foe('Z02')).toMatchObject({ ...plainly, health: 3 })
    expect([soak('K09', 'Z02', none), soak('K09', 'Z01', none)]).toEqual([2, 1])
  })
  test('Z03 Faceless: no luck cards against it', () => {
    expect(foe('Z03')).toMatchObject({ ...plainly, health: 3 })
    const luckless = (id: string): number => {
      const match = fight(['K08', 'K05'], id, [], (s) => deal(s, 0, [0]))
      return answers(match, 0).filter(({ act }) => act === 'luck').length
    }
    expect([luckless('Z03'), luckless('Z01')]).toEqual([0, 1])
  })
  test('Z04 Many-handed: two MULTI icons more', () => {
    expect(foe('Z04')).toMatchObject({ ...plainly, health: 3 })
    expect(pool('K09', 'Z04', none, { side: 1, multi: true })).toBe(6)
  })
  test('Z05 Radiant: who loses Health to it suffers 1 Radiation', () => {
    expect(foe('Z05')).toMatchObject({ ...plainly, health: 3 })
    const hit = (id: string): number => {
      const match = fight(['K07', 'K05'], id, [9, 1, 1, 1, 1])
      idle(match)
      clash(match, 'prepare', 'attack')
      if (asked(match)[0] === '2:name a weapon') plays(match, [2, { act: 'icon', n: 1 }])
      idle(match)
      expect(match.position.knights[0]!.hp).toBe(3)
      return match.position.knights[0]!.rad
    }
    expect([hit('Z05'), hit('Z02')]).toEqual([1, 0])
  })
  test('Z06 Unfolded: Health 5', () => {
    expect(foe('Z06')).toMatchObject({ ...plainly, health: 5 })
    const wounded = (wounds: number): boolean => {
      const match = fight(['K08', 'K05'], 'Z06', [])
      idle(match)
      combatOf(match).wounds = wounds
      clash(match, 'prepare', 'defend')
      return combatOf(match) === undefined
    }
    expect(wounded(4)).toBe(false)
  })
})
