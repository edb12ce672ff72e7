import { asked, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { SKILLS } from '../src/content/names.ts'
import { nothing } from '../src/effects/scene.ts'
import { usable } from '../src/effects/usable.ts'
import type { CheckKind } from '../src/frames/effects.ts'
import { entryCost, flatMp, rateOf } from '../src/move/cost.ts'
import type { Wk } from '../src/position.ts'
import { startCheck } from '../src/push.ts'
import { attackOf, clash, combatOf, fight, idle, pick } from './arena.ts'
import { pool } from './blows.ts'
import { moveOf, onTheRoad } from './road.ts'
import {
  answers,
  bare,
  deal,
  die,
  fetch,
  gear,
  held,
  line,
  luck,
  ready,
  stage,
  tile,
  type WkMatch,
} from './stage.ts'

type Change = (s: Wk) => void
const pocket =
  (id: string): Change =>
  (s) => {
    s.knights[0]!.panels[3] = fetch(s, gear(id))
  }
const stored =
  (id: string): Change =>
  (s) =>
    void s.knights[0]!.pack.push(fetch(s, gear(id)))
const attached =
  (id: string, place: 'beside' | 'under'): Change =>
  (s) => {
    s.blue.splice(s.blue.indexOf(gear(id)), 1)
    s.knights[0]![place].push(held(gear(id)))
  }
const use = (id: string) => ({ act: 'use', n: line(id) })
const pass = { act: 'pass' }

const MANY = 12
/** A check of Mel Gearson (2 3 1 2 3 1), with more dice prescribed than he can roll. */
function checking(skill: (typeof SKILLS)[number], change: Change, kind: CheckKind = 'text'): WkMatch {
  return stage(
    ready(3, { knights: ['K01', 'K07', 'K04'] }),
    (s) => {
      bare(s)
      change(s)
      startCheck(s, 0, kind, [SKILLS.indexOf(skill)], 9)
    },
    die(...new Array<number>(MANY).fill(1)),
  )
}
const dice = (...given: Parameters<typeof checking>): number =>
  MANY - checking(...given).position.rng.script!.length
const PLAIN = { Blades: 2, Guns: 3, Medicine: 1, Repair: 2, Survival: 3, Talk: 1 } as const

describe('one die more for a skill', () => {
  function helps(id: string, with_: (typeof SKILLS)[number]): void {
    for (const skill of SKILLS) {
      expect(dice(skill, pocket(id))).toBe(PLAIN[skill] + (skill === with_ ? 1 : 0))
      expect(dice(skill, stored(id))).toBe(PLAIN[skill])
    }
  }
  test('G15 Prepper’s Kit: Survival', () => helps('G15', 'Survival'))
  test('G16 Toolbox: Repair', () => helps('G16', 'Repair'))
  test('G17 Bush Surgeon’s Handbook: Medicine', () => helps('G17', 'Medicine'))
  test('G18 Dundee Hat: Talk', () => helps('G18', 'Talk'))
  test('Y16 Camo Net and R11 Stealth Cloak: 1 and 2 dice, in escape checks of any skill only', () => {
    for (const skill of SKILLS) {
      expect(dice(skill, pocket('Y16'), 'escape')).toBe(PLAIN[skill] + 1)
      expect(dice(skill, pocket('R11'), 'escape')).toBe(PLAIN[skill] + 2)
      expect(dice(skill, pocket('R11'))).toBe(PLAIN[skill])
    }
    expect(dice('Talk', pocket('Y16'), 'explore')).toBe(1)
  })
})

describe('on the road', () => {
  /** A move of Mel (Strider unless said) in this way. */
  const moving = (change: Change, mode: 'foot' | 'vehicle', knight = 'K07', vehicle = 'V01'): Wk => {
    const match = onTheRoad({ knights: [knight, 'K05', 'K04'], vehicles: [vehicle], change })
    moveOf(match).mode = mode
    return match.position
  }
  const plain: Change = () => {}

  test('G19 Road Map: 1 more MP, by vehicle only, and from a panel only', () => {
    expect(flatMp(moving(plain, 'vehicle'), 0)).toBe(0)
    expect(flatMp(moving(pocket('G19'), 'vehicle'), 0)).toBe(1)
    expect(flatMp(moving(stored('G19'), 'vehicle'), 0)).toBe(0)
    expect(flatMp(moving(pocket('G19'), 'foot'), 0)).toBe(0)
  })

  test('B04 Turbo-injector: 1 more MP for each Fuel, attached to the vehicle only', () => {
    expect(rateOf(moving(plain, 'vehicle'), 0)).toBe(4)
    expect(rateOf(moving(attached('B04', 'under'), 'vehicle'), 0)).toBe(5)
    expect(rateOf(moving(stored('B04'), 'vehicle'), 0)).toBe(4)
  })

  test('K01 Mel Gearson: each Fuel gives 1 more MP, with every vehicle', () => {
    expect(['V01', 'V02', 'V03'].map((id) => rateOf(moving(plain, 'vehicle', 'K01', id), 0))).toEqual([
      5, 4, 3,
    ])
    expect(['V01', 'V02', 'V03'].map((id) => rateOf(moving(plain, 'vehicle', 'K07', id), 0))).toEqual([
      4, 3, 2,
    ])
  })

  test('V01 Strider: 1 die more in escape checks by vehicle, on the working side only', () => {
    const driving =
      (mode: 'foot' | 'vehicle', more: Change = plain): Change =>
      (s) => {
        const k = s.knights[0]!
        s.pool[k.vehicle - gear('V01')]!++
        s.pool[0]!--
        k.vehicle = gear('V01')
        s.stack.push(...moving(plain, mode).stack.filter((f) => f.at === 'move'))
        more(s)
      }
    expect(dice('Talk', driving('vehicle'), 'escape')).toBe(2)
    expect(dice('Talk', driving('foot'), 'escape')).toBe(1)
    expect(dice('Talk', driving('vehicle'))).toBe(1)
    const damaged: Change = (s) => void Object.assign(s.knights[0]!, { damaged: true })
    expect(dice('Talk', driving('vehicle', damaged), 'escape')).toBe(1)
  })

  test('V02 Off-road: Jungle, Swamp and Mountains cost 1 MP less by vehicle, on the working side only', () => {
    const ids = ['N04', 'N05', 'N03', 'N01', 'N02', 'H06', 'C2']
    const costs = (s: Wk): number[] => ids.map((id) => entryCost(s, 0, s.tiles.indexOf(tile(id))))
    expect(costs(moving(plain, 'vehicle', 'K07', 'V01'))).toEqual([2, 2, 3, 1, 1, 2, 1])
    expect(costs(moving(plain, 'vehicle', 'K07', 'V02'))).toEqual([1, 1, 2, 1, 1, 2, 1])
    const damaged: Change = (s) => void Object.assign(s.knights[0]!, { damaged: true })
    expect(costs(moving(damaged, 'vehicle', 'K07', 'V02'))).toEqual([2, 2, 3, 1, 1, 2, 1])
  })
})

describe('in a fight', () => {
  test('Y08 Mini-bomber: before combat, discarded, the opponent loses 2 Health; nowhere else', () => {
    const match = fight(['K08', 'K05'], 'W15', [], pocket('Y08'))
    offersExactly(match, 0, [pass, use('Y08')])
    plays(match, [0, use('Y08')])
    expect([combatOf(match).wounds, combatOf(match).dominance]).toEqual([2, 0])
    expect([match.position.knights[0]!.panels[3], match.position.gear[1]!.discard.at(-1)]).toEqual([
      null,
      gear('Y08'),
    ])
    expect(asked(match)).toEqual(['0:choose a combat card', '2:choose a combat card'])
    const at = (moment: 'rest' | 'any' | 'explore' | 'before check'): number =>
      usable(fight(['K08', 'K05'], 'W15', [], pocket('Y08')).position, 0, moment, nothing).length
    expect([at('rest'), at('any'), at('explore'), at('before check')]).toEqual([0, 0, 0, 0])
  })

  test('Y17 Megaphone: once per round, before combat, 2 dominance', () => {
    const match = fight(['K08', 'K05'], 'W15', [], pocket('Y17'))
    offersExactly(match, 0, [pass, use('Y17')])
    plays(match, [0, use('Y17')])
    expect([combatOf(match).dominance, match.position.knights[0]!.panels[3]?.marked]).toEqual([2, true])
    expect(asked(match)).toEqual(['0:choose a combat card', '2:choose a combat card'])
    expect(answers(fight(['K08', 'K05'], 'W15', [], stored('Y17')), 0)).not.toContainEqual(use('Y17'))
  })

  test('B02 Cyber-arm: one die more in attack checks, attached only; not in other checks', () => {
    expect(pool('K09', 'W15', attached('B02', 'beside'))).toBe(5)
    expect(pool('K09', 'W15', stored('B02'))).toBe(4)
    expect(pool('K09', 'W15', attached('B02', 'beside'), { side: 1 })).toBe(4)
    expect(dice('Guns', attached('B02', 'beside'))).toBe(3)
  })

  test('B08 Loyal Heeler: once per round, before the opponent’s attack check: he suffers 2 dice', () => {
    const match = fight(['K08', 'K05'], 'W15', [1, 1, 1, 1, 1, 1], pocket('B08'))
    expect(asked(match)).toEqual(['0:choose a combat card', '2:choose a combat card'])
    clash(match, 'prepare', 'attack')
    plays(match, [2, { act: 'icon', n: 1 }])
    offersExactly(match, 0, [pass, use('B08')])
    plays(match, [0, use('B08')])
    expect([attackOf(match)?.minus ?? 2, match.position.knights[0]!.panels[3]?.marked]).toEqual([2, true])
    idle(match)
    clash(match, 'attack', 'defend')
    expect(answers(match, 0)).not.toContainEqual(use('B08'))
  })

  test('G21 Hollow-points: attached to a ranged weapon, 1 Ammo more for 1 more damage', () => {
    const loaded: Change = (s) => {
      fetch(s, gear('G21'))
      s.knights[0]!.own[0]!.plus.push({ card: gear('G21'), marked: false })
    }
    const match = fight(['K09', 'K05'], 'W31', [8, 8, 8, 8], loaded)
    idle(match)
    clash(match, 'attack', 'prepare')
    if (asked(match)[0] === '0:name a weapon') plays(match, [0, { act: 'weapon', n: 1000, with: 1 }])
    offersExactly(match, 0, [pass, use('G21')])
    const events = [...plays(match, [0, use('G21')]), ...idle(match)]
    expect(pick(events, 'hit')[0]!.damage).toBe(2)
    expect(match.position.knights[0]!.ammo).toBe(2)
    const loose = fight(['K09', 'K05'], 'W31', [8, 8, 8, 8], stored('G21'))
    idle(loose)
    clash(loose, 'attack', 'prepare')
    if (asked(loose)[0] === '0:name a weapon') plays(loose, [0, { act: 'weapon', n: 1000, with: 1 }])
    expect(answers(loose, 0)).not.toContainEqual(use('G21'))
  })
})

describe('luck', () => {
  const play = (id: string) => ({ act: 'luck', n: luck(id) })
  const holding =
    (...ids: string[]): Change =>
    (s) =>
      deal(
        s,
        0,
        ids.map((id) => luck(id)),
      )

  test('L01 Deadly Quick: before combat the starting range is set', () => {
    const match = fight(['K08', 'K05'], 'W15', [], holding('L01'))
    offersExactly(match, 0, [pass, play('L01')])
    plays(match, [0, play('L01')])
    offersExactly(
      match,
      0,
      [0, 1, 2].map((n) => ({ act: 'range', n })),
    )
    plays(match, [0, { act: 'range', n: 2 }])
    expect([combatOf(match).range, match.position.luck.discard.at(-1)]).toEqual([2, luck('L01')])
    expect(asked(match)).toEqual(['0:choose a combat card', '2:choose a combat card'])
  })

  /** Chris attacks the Stitched Sisters (no armour) with luck cards in hand; everybody else prepares. */
  function attack(...ids: string[]): ReturnType<typeof fight> {
    const match = fight(['K08', 'K05'], 'W31', [8, 8, 8, 8, 8], holding(...ids))
    idle(match)
    clash(match, 'attack', 'prepare')
    if (asked(match)[0] === '0:name a weapon') plays(match, [0, { act: 'weapon', n: 1000, with: 1 }])
    return match
  }

  test('L02 Die Already! and L04 Faster, faster!: before his own attack check, 1 more damage, 2 more dice', () => {
    const match = attack('L02', 'L04')
    offersExactly(match, 0, [pass, play('L02'), play('L04')])
    plays(match, [0, play('L02')])
    expect([attackOf(match).damage, attackOf(match).plus]).toEqual([1, 0])
    plays(match, [0, play('L04')])
    expect([attackOf(match).damage, attackOf(match).plus]).toEqual([1, 2])
    const other = attack('L09', 'L02')
    expect(answers(other, 0)).toEqual([pass, play('L02')])
    expect(answers(checking('Guns', holding('L02', 'L04')), 0)).toEqual([pass])
  })

  test('L09 Duck!: before the opponent’s attack check he suffers 2 dice; never in his own', () => {
    const match = fight(['K08', 'K05'], 'W15', [1, 1, 1, 1], holding('L09'))
    idle(match)
    clash(match, 'prepare', 'attack')
    plays(match, [2, { act: 'icon', n: 1 }])
    offersExactly(match, 0, [pass, play('L09')])
    plays(match, [0, play('L09')])
    // Aggression 4, less 2: two of the four dice prescribed are rolled.
    idle(match)
    expect(match.position.rng.script).toHaveLength(2)
  })

  test('L16 Quick Change: any time in combat gear is re-equipped; not outside', () => {
    const match = fight(['K08', 'K05'], 'W15', [], (s) => {
      holding('L16')(s)
      pocket('G15')(s)
    })
    idle(match)
    plays(match, [0, { act: 'any luck', n: luck('L16') }])
    expect(asked(match)).toEqual(['0:rearrange'])
    const calm = onTheRoad({ change: holding('L16') })
    expect(answers(calm, 0).some(({ act }) => act === 'any luck')).toBe(false)
  })
})
