import { asked, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { attackPool, damageOf, hits } from '../src/combat/pool.ts'
import { sold } from '../src/content/catalogue.ts'
import type { Wk } from '../src/position.ts'
import { clash, combatOf, fight, idle, pick } from './arena.ts'
import { attacking, damage, enhance, none, pool, type Setting, soak, wearing } from './blows.ts'
import { deal, fetch, gear, hexAt, line, luck } from './stage.ts'

describe('the pool', () => {
  test('WK-17.6 WK-16.4 Guns for L, M, S, Blades for X, Aggression for enemies; the range card’s dice', () => {
    expect(pool('K09', 'W15', none), 'WK-17.6 WK-16.4').toBe(4)
    expect(pool('K09', 'W15', none, { icon: 0 })).toBe(3)
    expect(pool('K07', 'W15', none, { range: 0, icon: 3 })).toBe(4)
    expect(pool('K05', 'W15', none, { range: 0, icon: 3 })).toBe(4)
    expect(pool('K08', 'W15', none, { side: 1 })).toBe(4)
    expect(pool('K08', 'W15', none, { side: 1, range: 2 })).toBe(3)
  })

  test('WK-17.6 WK-16.10 WK-16.12 cards of the opponent: Defend 2, Change Range 1, Prepare and attacks none', () => {
    expect(
      [0, 1, 2, 3, 4].map((card) => pool('K09', 'W15', none, { cards: [0, card] })),
      'WK-16.10',
    ).toEqual([4, 4, 2, 4, 3])
    expect([2, 4].map((card) => pool('K09', 'W15', none, { cards: [card, 0], side: 1 }))).toEqual([2, 3])
  })

  test('WK-17.6 WK-16.11 WK-16.14 Prepare 2, MULTI only with Multi-attack, mission dice for A alone', () => {
    expect(pool('K09', 'W15', none, { prepared: true }), 'WK-16.11').toBe(6)
    const doom = wearing(0, 'R03')
    expect(pool('K09', 'W15', doom, { slot: 0, multi: true }), 'WK-16.14').toBe(7)
    expect(pool('K09', 'W15', doom, { slot: 0 })).toBe(4)
    expect(pool('K09', 'W15', none, { bonus: 2 })).toBe(6)
    expect(pool('K09', 'W15', none, { bonus: 2, side: 1 })).toBe(4)
  })

  test('WK-17.6 gear, abilities and enemy text: Cyber-arm, Targeting Computer, InHR, Zealot, Didgeri-doom', () => {
    const arm = (s: Wk): void => {
      s.blue.splice(s.blue.indexOf(gear('B02')), 1)
      s.knights[0]!.beside = [{ card: gear('B02'), marked: false, plus: [] }]
    }
    expect(pool('K09', 'W15', arm), 'WK-17.6').toBe(5)
    expect(pool('K09', 'W15', enhance('R10'))).toBe(5)
    expect(pool('K09', 'W28', none)).toBe(2)
    expect(pool('K09', 'Z01', none, { side: 1 })).toBe(5)
    const doom = wearing(0, 'B11')
    expect(pool('K09', 'W15', doom, { side: 1 })).toBe(3)
  })

  test('WK-17.6 text of a weapon counts for that weapon: the Targeting Computer of the other hand does not', () => {
    const both = (s: Wk): void => {
      fetch(s, gear('R10'))
      s.knights[0]!.own[0]!.plus.push({ card: gear('R10'), marked: false })
    }
    expect(pool('K02', 'W15', both, { range: 0, icon: 3, slot: 1010 })).toBe(2)
    expect(pool('K02', 'W15', both, { range: 0, icon: 2, slot: 1000 }), 'WK-17.6').toBe(4)
  })

  test('Y09 Scope: no dice lost under the icon', () => {
    expect(pool('K09', 'W15', enhance('Y09'), { icon: 0 })).toBe(4)
    expect(pool('K09', 'W15', enhance('Y09'), { range: 2, icon: 1 })).toBe(4)
  })

  test('WK-17.6 WK-9.2 all cumulative, never below one die', () => {
    const weak = (s: Wk): void => {
      s.knights[0]!.hp = 1
    }
    expect(pool('K08', 'W28', weak, { cards: [0, 2], icon: 2 }), 'WK-17.6').toBe(1)
  })

  test('WK-17.7 WK-20.4 old wounds count for knights, never for enemies', () => {
    const hp = (n: number) => (s: Wk) => {
      s.knights[0]!.hp = n
    }
    expect(
      [4, 3, 2, 1].map((n) => pool('K09', 'W15', hp(n))),
      'WK-17.7 WK-20.4',
    ).toEqual([4, 4, 3, 2])
    const { match, depth } = attacking('K08', 'W15', none, { side: 1 })
    combatOf(match).wounds = 2
    expect(attackPool(match.position, depth)).toBe(4)
  })

  test('WK-17.7 WK-R19 WK-Y19 adrenaline: the lowest penalty since the start; healing lowers it, fresh wounds do not raise it', () => {
    const match = fight(['K09', 'K05'], 'W15', [], (s) => {
      s.knights[0]!.hp = 2
      s.knights[0]!.panels[3] = fetch(s, gear('G02'))
      s.knights[0]!.panels[4] = fetch(s, gear('G02'))
    })
    idle(match)
    const k = match.position.knights[0]!
    const penalty = () => combatOf(match).penalty[0]
    expect(penalty(), 'WK-R19').toBe(1)
    k.hp = 1
    clash(match, 'prepare', 'prepare')
    expect(penalty()).toBe(1)
    plays(match, [0, { act: 'any use', n: line('G02') }], [0, { act: 'any use', n: line('G02') }])
    expect([match.position.knights[0]!.hp, penalty()], 'WK-17.7 WK-R19 WK-Y19').toEqual([4, 0])
    match.position.knights[0]!.hp = 2
    clash(match, 'change', 'defend')
    plays(match, [0, { act: 'retreat' }])
    expect(penalty(), 'WK-Y19').toBe(0)
  })

  test('WK-Y28 WK-12.11a near the Tower enemies gain a die, knights none; two hexes away nobody', () => {
    const near = (at: [number, number]) => (s: Wk) => {
      const from = s.tiles.findIndex((n) => sold.tiles[n]?.number === 11)
      const to = hexAt(3, -3)
      ;[s.tiles[from], s.tiles[to]] = [s.tiles[to]!, s.tiles[from]!]
      s.knights[0]!.hex = hexAt(...at)
    }
    expect(pool('K08', 'W15', near([2, -3]), { side: 1 }), 'WK-Y28').toBe(5)
    expect(pool('K08', 'W15', near([3, -1]), { side: 1 }), 'WK-Y28').toBe(4)
    expect(pool('K08', 'W15', near([2, -3]))).toBe(2)
  })
})

describe('hit, damage, soak', () => {
  const hit = (
    dice: number[],
    set: Setting = {},
    knight = 'K09',
    change: (s: Wk) => void = none,
  ): boolean => {
    const { match, depth } = attacking(knight, 'W15', change, { ...set, dice })
    return hits(match.position, depth)
  }

  test('WK-17.8 any die that reaches the difficulty of the range, or a Bull’s Eye', () => {
    expect([hit([6, 6]), hit([1, 7])], 'WK-17.8').toEqual([false, true])
    expect([hit([8, 8], { range: 2 }), hit([9], { range: 2 })], 'WK-17.8').toEqual([false, true])
    expect([hit([4], { range: 0 }), hit([5], { range: 0 })]).toEqual([false, true])
    expect(hit([])).toBe(false)
  })

  test('WK-17.8 WK-16.11 Bull’s Eyes from 9 do not add up to 8: the lowest bound counts', () => {
    expect(damage('K09', 'W15', enhance('R10'), { dice: [8, 9, 10] }), 'WK-16.11').toBe(3)
    expect(damage('K09', 'W15', enhance('R10'), { dice: [8, 9, 10], prepared: true })).toBe(3)
    expect(damage('K09', 'W15', none, { dice: [8, 9, 10], prepared: true })).toBe(3)
    expect(damage('K09', 'W15', none, { dice: [8, 9, 10] })).toBe(2)
    expect(damage('K08', 'W15', none, { dice: [8, 9, 10], side: 1, prepared: true })).toBe(4)
  })

  test('WK-17.9 1 + Bull’s Eyes + ADD, ordinary successes add nothing; 2 a Bull’s Eye by a component', () => {
    expect(damage('K09', 'W15', none, { dice: [7, 8, 9] }), 'WK-17.9').toBe(1)
    expect(damage('K08', 'W15', none, { dice: [7, 10] })).toBe(3)
    expect(damage('K05', 'W15', none, { dice: [5], range: 0, icon: 3 })).toBe(3)
    expect(damage('K10', 'W25', none, { dice: [10, 10] })).toBe(5)
    expect(damage('K10', 'W15', none, { dice: [10, 10] })).toBe(3)
    const long = wearing(0, 'R04')
    expect(damage('K09', 'W15', long, { dice: [10], range: 2, icon: 0, slot: 0 })).toBe(4)
    expect(damage('K08', 'W15', none, { dice: [7, 10], side: 1 })).toBe(3)
  })

  test('WK-17.9 not below 0', () => {
    const { match, depth } = attacking('K09', 'W15', none, { dice: [7] })
    const f = match.position.stack[depth]!
    if (f.at === 'attack') f.damage = -2
    expect(damageOf(match.position, depth)).toBe(0)
  })

  test('WK-Y26 WK-9.6 WK-20.5 at Radiation 2 Bull’s Eyes are worth nothing, at 1 they are; enemies have no Radiation', () => {
    const rad = (n: number) => (s: Wk) => {
      s.knights[0]!.rad = n
    }
    const set = { dice: [10, 10], range: 2 }
    expect(
      [1, 2, 3].map((n) => damage('K09', 'W15', rad(n), set)),
      'WK-Y26 WK-9.6 WK-20.5',
    ).toEqual([3, 1, 1])
    expect(damage('K08', 'W15', rad(3), { ...set, side: 1 })).toBe(4)
    expect(hit([10, 10], { range: 2 }, 'K09', rad(2))).toBe(true)
    expect(damage('K09', 'W15', rad(2), { ...set, options: { radThresholds: '3/3' } })).toBe(3)
  })

  test('WK-17.10 WK-Y27 soak = ARM − PIERCE, not below 0', () => {
    expect(soak('K09', 'W15', none), 'WK-17.10 WK-Y27').toBe(1)
    const blade = wearing(0, 'R07')
    expect(soak('K05', 'W15', blade, { range: 0, icon: 3, slot: 0 }), 'WK-Y27').toBe(0)
    expect(soak('K10', 'W15', none)).toBe(0)
    expect(soak('K09', 'Z02', none)).toBe(2)
    expect(soak('K09', 'W31', none)).toBe(0)
  })

  test('WK-17.10 a knight’s ARM: the armour on his body, printed unless covered, plus what components add', () => {
    const foe = { side: 1 as const }
    expect(soak('K08', 'W15', none, foe), 'WK-17.10').toBe(1)
    expect(soak('K09', 'W15', none, foe)).toBe(0)
    const vest = wearing(2, 'Y01')
    expect(soak('K08', 'W15', vest, foe)).toBe(2)
    const plates = (s: Wk): void => {
      vest(s)
      fetch(s, gear('Y12'))
      s.knights[0]!.panels[2]!.plus.push({ card: gear('Y12'), marked: false })
      s.blue.splice(s.blue.indexOf(gear('B03')), 1)
      s.knights[0]!.beside = [{ card: gear('B03'), marked: false, plus: [] }]
    }
    expect(soak('K08', 'W15', plates, foe)).toBe(4)
    expect(soak('K08', 'W28', plates, foe)).toBe(2)
  })

  test('WK-17.10 B06 Ned’s Letterbox is thicker in a duel', () => {
    const box = wearing(2, 'B06')
    expect(soak('K08', 'W15', box, { side: 1 })).toBe(2)
    expect(soak('K08', null, box, { side: 1, cards: [3, 0], slot: 1000, range: 0, icon: 3 })).toBe(3)
  })
})

describe('Hollow-points', () => {
  const loaded = (
    knight: string,
    ammo: number,
    cards: 'attack' | 'multi' = 'attack',
    more: string[] = [],
  ) => {
    const match = fight([knight, 'K05'], 'W31', [7, 7, 7, 7, 7, 7], (s) => {
      enhance('G21', ...more)(s)
      s.knights[0]!.ammo = ammo
      deal(s, 0, [luck('L04')])
    })
    idle(match)
    clash(match, cards, 'prepare')
    if (asked(match)[0] === '0:name a weapon') plays(match, [0, { act: 'weapon', n: 1000, with: 1 }])
    return match
  }
  const pass = { act: 'pass' }
  const fast = { act: 'luck', n: luck('L04') }
  const hollow = { act: 'use', n: line('G21') }

  test('WKC-R22 needs 1 AMMO left after the normal cost: Attack 1 + 1, Multi-attack 2 + 1', () => {
    offersExactly(loaded('K09', 1), 0, [pass, fast])
    const match = loaded('K09', 2)
    offersExactly(match, 0, [pass, fast, hollow], 'WKC-R22')
    plays(match, [0, hollow])
    const events = idle(match)
    expect(match.position.knights[0]!.ammo, 'WKC-R22').toBe(0)
    expect(pick(events, 'hit')[0]!.damage).toBe(2)
    offersExactly(loaded('K09', 2, 'multi', ['Y11']), 0, [pass, fast], 'WKC-R22')
    offersExactly(loaded('K09', 3, 'multi', ['Y11']), 0, [pass, fast, hollow])
  })

  test('WK-17.16 WK-X15 a weapon that needs no Ammo cannot use an effect built on spending it', () => {
    offersExactly(loaded('K10', 4), 0, [pass, fast], 'WK-17.16 WK-X15')
  })

  test('WKC-R22 nor an attack with another weapon', () => {
    const match = fight(['K02', 'K05'], 'W21', [7, 7, 7, 7], (s) => {
      enhance('G21')(s)
      deal(s, 0, [luck('L04')])
    })
    idle(match)
    clash(match, 'attack', 'prepare')
    plays(match, [0, { act: 'weapon', n: 1010, with: 3 }])
    offersExactly(match, 0, [pass, fast], 'WKC-R22')
  })
})
