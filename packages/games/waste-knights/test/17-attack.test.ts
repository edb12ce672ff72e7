import { asked, offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Wk } from '../src/position.ts'
import { at, attackOf, card, clash, clashOf, combatOf, idle, pick } from './arena.ts'
import { deal, fetch, gear, line, luck, type WkMatch, whats } from './stage.ts'

const M = { act: 'weapon', n: 1000, with: 1 }
const pass = { act: 'pass' }
const play = (id: string, copy = 0) => ({ act: 'luck', n: luck(id, copy) })

describe('naming and initiative', () => {
  test('WK-17.1 first A, then B, openly; only attack options', () => {
    const match = at(1, ['K09', 'K02'], null, [1, 1, 1, 1, 1, 1])
    clash(match, 'attack', 'attack')
    offersExactly(match, 0, [
      { act: 'weapon', n: 1000, with: 0 },
      { act: 'weapon', n: 1000, with: 1 },
    ])
    refuses(match, 0, { act: 'weapon', n: 1000, with: 2 }, 'WK-17.1')
    expect(plays(match, [0, M])).toEqual([
      { what: 'weapon named', clause: 'WK-17.1', seat: 0, card: gear('G11'), icon: 1 },
    ])
    expect(asked(match)).toEqual(['1:name a weapon'])
    offersExactly(match, 1, [
      { act: 'weapon', n: 1000, with: 1 },
      { act: 'weapon', n: 1000, with: 2 },
    ])
    expect(clashOf(match)).toMatchObject({ weapons: [1000, -1], gear: [gear('G11'), -1], icons: [1, -1] })
  })

  test('WK-30.15 WK-17.1 a single option is named without asking; an enemy names an icon', () => {
    const match = at(2, ['K08', 'K05'], 'W15', [1, 1, 1, 1, 1])
    const events = clash(match, 'attack', 'attack')
    expect(pick(events, 'weapon named'), 'WK-30.15').toMatchObject([
      { what: 'weapon named', clause: 'WK-17.1', seat: 0, card: gear('G07'), icon: 1 },
      { what: 'weapon named', clause: 'WK-17.1', seat: 2, card: -1, icon: 1 },
    ])
  })

  test('WK-17.2 WK-R21 no option left when it is named: no check, no cost, the base dominance stays', () => {
    const match = at(1, ['K01', 'K05'], 'W31', [])
    plays(match, [0, card(0)])
    match.position.knights[0]!.ammo = 0
    const events = plays(match, [2, card(3)])
    expect(whats(events)).toEqual(['card locked', 'cards shown', 'attack fizzled', 'dominance', 'clash'])
    expect(pick(events, 'attack fizzled'), 'WK-R21').toEqual([
      { what: 'attack fizzled', clause: 'WK-17.2', seat: 0 },
    ])
    expect(pick(events, 'dominance')[0]).toMatchObject({ gains: [1, 0], now: 1 })
  })

  test('WK-17.3 WK-Y8 at Short X precedes S: the enemy is emptied and does not attack', () => {
    const match = at(0, ['K07', 'K05'], 'W22', [5, 1, 1, 1])
    clash(match, 'attack', 'attack')
    const events = plays(match, [2, { act: 'icon', n: 2 }])
    expect(pick(events, 'rolled')).toEqual([
      { what: 'rolled', clause: 'WK-17.6', seat: 0, dice: [5, 1, 1, 1] },
    ])
    expect(pick(events, 'combat decided')[0], 'WK-Y8').toMatchObject({ winner: 0, how: 'wounds' })
    expect(match.position.knights[0]!.hp).toBe(4)
  })

  test('WK-17.3 the icon further left goes first, whoever it is; at Medium M before S', () => {
    const match = at(1, ['K01', 'K05'], 'W15', [1, 1, 1, 1, 1, 1])
    clash(match, 'attack', 'attack')
    const events = plays(match, [2, { act: 'icon', n: 1 }])
    expect(pick(events, 'rolled').map(({ seat }) => seat)).toEqual([2, 0])
  })

  test('WK-17.3 WK-17.4 equal initiative: A first, one attack completely before the other', () => {
    const match = at(1, ['K08', 'K05'], 'W31', [1, 1, 1, 1, 1, 1, 1])
    combatOf(match).range = 0
    clash(match, 'attack', 'attack')
    plays(match, [0, { act: 'weapon', n: 1000, with: 2 }])
    const events = [...plays(match, [2, { act: 'icon', n: 2 }]), ...idle(match)]
    expect(whats(events).slice(0, 6)).toEqual([
      'weapon named',
      'counter',
      'rolled',
      'missed',
      'rolled',
      'missed',
    ])
    expect(pick(events, 'rolled').map(({ seat }) => seat)).toEqual([0, 2])
    expect(pick(events, 'missed')).toMatchObject([
      { what: 'missed', clause: 'WK-17.14', seat: 0 },
      { what: 'missed', clause: 'WK-17.14', seat: 2 },
    ])
  })
})

describe('the windows of an attack', () => {
  test('WK-17.4 WK-14.13 T1, T5 and T7: attacker first, then defender; nothing is paid before T2', () => {
    const match = at(1, ['K08', 'K01'], null, [7, 3, 3, 3], (s) => {
      deal(s, 0, [luck('L02'), luck('L04'), luck('L17'), luck('L05')])
      deal(s, 1, [luck('L08'), luck('L09')])
      s.knights[0]!.panels[3] = fetch(s, gear('Y18'))
    })
    clash(match, 'attack', 'prepare')
    plays(match, [0, M])
    expect(match.position.knights[0]!.ammo).toBe(4)
    offersExactly(match, 0, [pass, { act: 'use', n: line('Y18') }, play('L02'), play('L04')], 'WK-14.13')
    plays(match, [0, pass])
    offersExactly(match, 1, [pass, play('L09')])
    plays(match, [1, pass])
    expect(match.position.knights[0]!.ammo).toBe(3)
    expect(attackOf(match)).toMatchObject({ dice: [7, 3], rolled: true })
    offersExactly(match, 0, [pass, { act: 'use', n: line('K08') }, play('L05')], 'WK-14.13')
    // no luck card answers another’s dice, so the defender is not asked
    const hit = plays(match, [0, pass])
    expect(pick(hit, 'hit')).toEqual([{ what: 'hit', clause: 'WK-17.9', seat: 0, damage: 2 }])
    offersExactly(match, 0, [pass, play('L17')])
    plays(match, [0, pass])
    offersExactly(match, 1, [pass, play('L08')])
  })

  test('WK-17.5 what cannot be paid at T2 fizzles; so does a weapon no longer in hand', () => {
    const staged = (change: (s: Wk) => void) => {
      const match = at(1, ['K01', 'K05'], 'W31', [], (s) => {
        s.knights[0]!.panels[0] = fetch(s, gear('Y07'))
        deal(s, 0, [luck('L04')])
      })
      clash(match, 'attack', 'prepare')
      plays(match, [0, { act: 'weapon', n: 0, with: 1 }])
      change(match.position)
      return plays(match, [0, pass])
    }
    const poor = staged((s) => {
      s.knights[0]!.ammo = 0
    })
    expect(whats(poor).slice(0, 2)).toEqual(['attack fizzled', 'dominance'])
    const bare = staged((s) => {
      s.knights[0]!.pack.push(s.knights[0]!.panels[0]!)
      s.knights[0]!.panels[0] = null
    })
    expect(whats(bare).slice(0, 2)).toEqual(['attack fizzled', 'dominance'])
    expect(pick(bare, 'dominance')[0]!.gains).toEqual([1, 0])
  })

  test('WK-17.5 ammo is spent also on a miss, enemies never pay', () => {
    const match = at(1, ['K01', 'K05'], 'W15', [1, 1, 1, 1, 1, 1])
    clash(match, 'attack', 'attack')
    plays(match, [2, { act: 'icon', n: 2 }])
    expect(match.position.knights.map(({ ammo }) => ammo)).toEqual([3, 4, 4])
  })

  test('WK-17.15 WKC-R13 WK-Y34 a re-roll costs no AMMO; cancelled, the roll stands and the window goes on', () => {
    const match = at(1, ['K01', 'K05'], null, [3, 6], (s) => {
      s.knights[0]!.panels[0] = fetch(s, gear('Y07'))
      s.knights[0]!.hp = 2
      deal(s, 0, [luck('L05')])
      deal(s, 1, [luck('L07'), luck('L08')])
    })
    clash(match, 'attack', 'prepare')
    plays(match, [0, { act: 'weapon', n: 0, with: 1 }])
    while (attackOf(match).dice.length === 0) idleOnce(match)
    expect(attackOf(match).dice).toEqual([3, 6])
    plays(match, [0, play('L05')])
    expect(asked(match)).toEqual(['1:act or pass'])
    offersExactly(match, 1, [pass, play('L07')], 'WK-Y34')
    const told = plays(match, [1, play('L07')])
    expect(attackOf(match).dice, 'WKC-R13').toEqual([3, 6])
    expect(asked(match)).toEqual(['1:breathe'])
    const events = [...told, ...idle(match)]
    expect(match.position.luck.discard.slice(-2), 'WK-Y34').toEqual([luck('L07'), luck('L05')])
    expect(pick(events, 'luck cancelled')).toHaveLength(1)
    expect(pick(events, 'missed')).toHaveLength(1)
    expect(pick(events, 'dominance')[0]).toMatchObject({ gains: [1, 0] })
    expect(match.position.knights[0]!.ammo, 'WK-17.15').toBe(3)
  })

  test('WKC-R13 Bonza! on a failed attack makes it hit; at Radiation 2 the die is no Bull’s Eye', () => {
    for (const [rad, damage] of [
      [0, 3],
      [2, 2],
    ] as const) {
      const match = at(1, ['K01', 'K05'], 'W31', [1, 1], (s) => {
        deal(s, 0, [luck('L06')])
        s.knights[0]!.rad = rad
      })
      clash(match, 'attack', 'prepare')
      idleOnce(match)
      expect(attackOf(match).dice).toEqual([1, 1])
      const events = plays(match, [0, play('L06')])
      expect(pick(events, 'die turned')[0]!.dice).toEqual([10, 1])
      expect(pick([...events, ...idle(match)], 'hit')[0]!.damage).toBe(damage)
    }
  })

  test('WKC-R14 L08 lowers the damage before soaking, not below 0; L17 pierces this attack only', () => {
    const match = at(1, ['K01', 'K08'], null, [7, 1], (s) => {
      deal(s, 1, [luck('L08')])
    })
    clash(match, 'attack', 'prepare')
    while (attackOf(match)?.hit !== true) idleOnce(match)
    const events = plays(match, [1, play('L08')])
    expect(pick(events, 'damage'), 'WKC-R14').toEqual([
      { what: 'damage', clause: 'WK-17.10', seat: 1, damage: 0, soak: 1, lost: 0 },
    ])
    const sharp = at(1, ['K01', 'K08'], null, [7, 1], (s) => deal(s, 0, [luck('L17')]))
    clash(sharp, 'attack', 'prepare')
    while (attackOf(sharp)?.hit !== true) idleOnce(sharp)
    expect(pick(plays(sharp, [0, play('L17')]), 'damage')[0], 'WKC-R14').toMatchObject({
      damage: 2,
      soak: 0,
      lost: 2,
    })
  })

  test('WK-9.11 an enemy’s attack is no skill check: the knight’s own re-roll does not touch it', () => {
    const match = at(1, ['K08', 'K05'], 'W15', [1, 1, 1, 1], (s) => deal(s, 0, [luck('L05'), luck('L09')]))
    clash(match, 'prepare', 'attack')
    plays(match, [2, { act: 'icon', n: 1 }])
    offersExactly(match, 0, [pass, play('L09')], 'WK-9.11')
    plays(match, [0, pass])
    // after the roll he is not asked: next comes the interlude
    expect(asked(match), 'WK-9.11').toEqual(['0:breathe'])
  })

  test('W32 Aunty Entropy may repeat her check once per combat, told as the Waster’s roll', () => {
    const match = at(1, ['K08', 'K05'], 'W32', [1, 1, 1, 1, 1, 10, 1, 1, 1, 1, 2, 2, 2, 2, 2])
    clash(match, 'prepare', 'attack')
    plays(match, [2, { act: 'icon', n: 1 }])
    offersExactly(match, 2, [pass, { act: 'use', n: line('W32') }])
    const events = plays(match, [2, { act: 'use', n: line('W32') }])
    expect(pick(events, 'rolled')).toMatchObject([
      { what: 'rolled', clause: 'WK-9.9', seat: 2, dice: [10, 1, 1, 1, 1] },
    ])
    clash(match, 'defend', 'attack')
    idle(match)
    const second = plays(match, [2, { act: 'icon', n: 1 }])
    expect(pick(second, 'missed')).toHaveLength(1)
  })
})

/** One question answered with "pass". */
function idleOnce(match: WkMatch): void {
  const [seat] = asked(match)[0]!.split(':')
  plays(match, [Number(seat), pass])
}
