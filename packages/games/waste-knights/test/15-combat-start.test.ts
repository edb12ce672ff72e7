import { asked, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { sold } from '../src/content/catalogue.ts'
import { startCombat } from '../src/push.ts'
import { attackOf, clash, combatOf, ENEMY_SEAT, fight, finish, idle, outcomeOf, pick } from './arena.ts'
import { answers, deal, fetch, gear, hexAt, line, luck, ready, rights, stage, whats, wild } from './stage.ts'

const pass = { act: 'pass' }
const play = (id: string, copy = 0) => ({ act: 'luck', n: luck(id, copy) })
const use = (id: string) => ({ act: 'use', n: line(id) })

describe('the start', () => {
  test('WK-15.2 WK-R52 medium range, no dominance, clash 1, no wounds, all five cards; A is the Active Knight', () => {
    const match = fight(['K08', 'K05'], 'W15', [], (s) => {
      s.knights[0]!.hex = hexAt(2, -3)
    })
    expect(asked(match)).toEqual(['0:choose a combat card', '2:choose a combat card'])
    expect(combatOf(match), 'WK-R52').toMatchObject({
      seats: [0, ENEMY_SEAT],
      foe: wild('W15'),
      hex: hexAt(2, -3),
      range: 1,
      start: [-1, -1],
      dominance: 0,
      clash: 1,
      wounds: 0,
      penalty: [0, 2],
      prepared: [false, false],
      paid: [[], []],
      felled: [false, false],
      down: [false, false],
      winner: -1,
    })
  })

  test('WK-15.1 WK-4.7 nobody but the combatants acts, and the Waster has nothing but the enemy card', () => {
    const match = fight(['K08', 'K05'], 'W15', [9, 9, 9], (s) => {
      for (const seat of [0, 1, 2]) s.knights[seat]!.panels[3] = fetch(s, gear('G02'))
      deal(s, 1, [luck('L14'), luck('L09')])
      deal(s, 2, [luck('L01'), luck('L04'), luck('L08')])
    })
    expect(asked(match), 'WK-4.7').toEqual(['0:choose a combat card', '2:choose a combat card'])
    expect(rights(match, 0)).toEqual([{ act: 'any use', n: line('G02') }])
    expect(rights(match, 1), 'WK-15.1').toEqual([])
    expect(rights(match, 2), 'WK-4.7').toEqual([])
  })

  test('WK-15.1 gear of bystanders changes nothing in a combat', () => {
    const match = fight(['K08', 'K07'], 'W15', [1, 1, 1, 1, 1], (s) => {
      s.knights[1]!.panels[0] = fetch(s, gear('B11'))
    })
    clash(match, 'defend', 'attack')
    expect(asked(match)).toEqual(['0:rearrange'])
    plays(match, [0, { act: 'done' }])
    // Aggression 4, Defend −2; the Didgeri-doom of a bystander does nothing
    expect(asked(match)).toEqual(['2:name a weapon'])
    expect(pick(plays(match, [2, { act: 'icon', n: 1 }]), 'rolled')[0]!.dice, 'WK-15.1').toHaveLength(2)
  })

  test('WK-15.3 WK-R68 A first, alternating, one effect at a time until both pass in a row; nobody is obliged', () => {
    const match = fight(['K09', 'K05'], null, [], (s) => {
      deal(s, 0, [luck('L01')])
      s.knights[1]!.panels[3] = fetch(s, gear('Y17'))
    })
    offersExactly(match, 0, [pass, use('K09'), play('L01')], 'WK-15.3 WK-R68')
    plays(match, [0, pass])
    offersExactly(match, 1, [pass, use('Y17')])
    plays(match, [1, use('Y17')])
    expect(combatOf(match).dominance, 'WK-15.3').toBe(-2)
    expect(asked(match)).toEqual(['0:act or pass'])
    plays(match, [0, pass])
    expect(asked(match), 'WK-R68').toEqual(['0:choose a combat card', '1:choose a combat card'])
    expect(combatOf(match).range).toBe(1)
  })

  test('WK-15.5 the combat takes place where A is, whoever else comes from elsewhere', () => {
    const match = stage(ready(3), (s) => {
      s.knights[0]!.hex = hexAt(1, 0)
      s.knights[1]!.hex = hexAt(0, 2)
      startCombat(s, 0, 1, -1)
    })
    expect(combatOf(match).hex, 'WK-15.5').toBe(hexAt(1, 0))
  })

  test('WK-15.2 the events', () => {
    const match = fight(['K09', 'K05'], 'W19', [], () => {})
    const events = plays(match, [0, pass], [0, pass])
    expect(events).toEqual([
      { what: 'used', clause: 'WK-8.12', seat: 2, line: line('W19') },
      { what: 'range', clause: 'WK-15.4', range: 2 },
      { what: 'clash', clause: 'WK-16.1', n: 1 },
    ])
  })
})

describe('the starting range', () => {
  test('WK-15.4 nobody asked: Medium; one did: his; his last one counts', () => {
    const match = fight(['K09', 'K05'], 'W15', [], (s) => deal(s, 0, [luck('L01')]))
    plays(match, [0, use('K09')], [0, { act: 'range', n: 0 }])
    plays(match, [0, play('L01')], [0, { act: 'range', n: 2 }])
    idle(match)
    expect(combatOf(match).start).toEqual([2, -1])
    expect(combatOf(match).range).toBe(2)
    expect(combatOf(fight(['K08', 'K05'], 'W15')).range).toBe(1)
  })

  test('WK-15.4 WK-15.10 an enemy’s printed starting range is an effect used by B', () => {
    for (const [foe, range] of [
      ['W19', 2],
      ['W21', 0],
      ['W24', 0],
      ['W35', 2],
    ] as const) {
      const match = fight(['K08', 'K05'], foe)
      expect(combatOf(match).start).toEqual([-1, range])
      expect(combatOf(match).range, 'WK-15.10').toBe(range)
    }
  })

  test('WKC-R11 an enemy’s range against Deadly Quick or the Sharpshooter: both changed it, Medium', () => {
    for (const foe of ['W19', 'W21', 'W24', 'W35']) {
      const match = fight(['K09', 'K05'], foe)
      plays(match, [0, use('K09')], [0, { act: 'range', n: 0 }])
      idle(match)
      expect(combatOf(match).range, `WKC-R11 ${foe}`).toBe(1)
      const quick = fight(['K08', 'K05'], foe, [], (s) => deal(s, 0, [luck('L01')]))
      plays(quick, [0, play('L01')], [0, { act: 'range', n: 2 }])
      idle(quick)
      expect(combatOf(quick).range, `WKC-R11 ${foe}`).toBe(1)
    }
  })

  test('WK-15.4 a cancelled effect counts as not used', () => {
    const match = fight(['K08', 'K05'], null, [], (s) => {
      deal(s, 0, [luck('L01')])
      deal(s, 1, [luck('L07'), luck('L01', 1)])
    })
    plays(match, [0, play('L01')], [1, play('L07')])
    idle(match)
    expect(combatOf(match).start).toEqual([-1, -1])
    expect(combatOf(match).range).toBe(1)
  })

  test('WK-15.4 both asked for the same range: Medium all the same', () => {
    const match = fight(['K09', 'K05'], null, [], (s) => deal(s, 1, [luck('L01')]))
    plays(match, [0, use('K09')], [0, { act: 'range', n: 2 }])
    plays(match, [1, play('L01')], [1, { act: 'range', n: 2 }])
    idle(match)
    expect(combatOf(match).start).toEqual([2, 2])
    expect(combatOf(match).range).toBe(1)
  })
})

describe('a combat that ends before it began', () => {
  const bomb = (knights: [string, string], foe: string | null, hp = 4) =>
    fight(knights, foe, [], (s) => {
      s.knights[0]!.panels[3] = fetch(s, gear('Y08'))
      s.knights[1]!.hp = hp
      deal(s, 1, [luck('L01')])
    })

  test('WK-15.10 WK-18.14 WK-R27 WKC-R12 Mini-bomber on an enemy of Health 2: defeated before the first clash, rewards', () => {
    const match = bomb(['K08', 'K05'], 'W27')
    const events = [...plays(match, [0, use('Y08')]), ...finish(match)]
    expect(whats(events)).not.toContain('clash')
    expect(pick(events, 'combat decided'), 'WK-18.14 WK-R27 WK-15.10 WKC-R12').toMatchObject([
      { what: 'combat decided', clause: 'WK-18.8', seats: [0, 2], winner: 0, how: 'wounds' },
    ])
    expect(outcomeOf(match), 'WKC-R12').toBe(1)
  })

  test('WKC-R12 WK-1.12 WK-17.17 on a stronger one: the loss ignores armour and gives no dominance', () => {
    const match = bomb(['K08', 'K05'], 'W15')
    plays(match, [0, use('Y08')])
    expect(combatOf(match), 'WK-1.12 WK-17.17 WKC-R12').toMatchObject({
      wounds: 2,
      dominance: 0,
      clash: 1,
      winner: -1,
    })
    const duel = bomb(['K08', 'K05'], null)
    plays(duel, [0, use('Y08')])
    expect(duel.position.knights[1]!.hp, 'WKC-R12').toBe(2)
    expect(combatOf(duel).dominance).toBe(0)
  })

  test('WKC-R12 WK-18.13 WK-15.10 in a duel the loser is knocked out, and the window is over at once', () => {
    const match = bomb(['K08', 'K05'], null, 2)
    const events = plays(match, [0, use('Y08')])
    expect(pick(events, 'combat decided')[0]).toMatchObject({ winner: 0, how: 'wounds' })
    expect(pick(events, 'fell unconscious')).toEqual([
      { what: 'fell unconscious', clause: 'WK-18.10', seat: 1, hex: match.position.knights[1]!.hex },
    ])
    expect(match.position.knights[1]!, 'WK-18.13').toMatchObject({ hp: 0, down: true })
    expect(match.position.knights[0]!.floored).toBe(1 << 1)
    expect(match.position.knights[1]!.floored).toBe(0)
    expect(match.position.knights[1]!.hand).toEqual([luck('L01')])
  })

  test('WK-18.13 WK-21.1 ko.replace may still save him: the combat goes on', () => {
    const match = fight(['K08', 'K05'], null, [], (s) => {
      s.knights[0]!.panels[3] = fetch(s, gear('Y08'))
      s.knights[1]!.panels[3] = fetch(s, gear('R01'))
      s.knights[1]!.hp = 1
    })
    plays(match, [0, use('Y08')])
    expect(asked(match)).toEqual(['1:instead of falling'])
    plays(match, [1, use('R01')])
    expect(match.position.knights[1]!).toMatchObject({ hp: 2, down: false })
    expect(combatOf(match), 'WK-18.13').toMatchObject({ down: [false, false], clash: 1, winner: -1 })
    expect(asked(match)).toEqual(['0:choose a combat card', '1:choose a combat card'])
  })
})

describe('panels and prices', () => {
  test('WK-15.6 WK-R19 the wound penalty at the start, before the window; what happens in it is fresh', () => {
    const match = fight(['K08', 'K05'], null, [], (s) => {
      s.knights[0]!.panels[3] = fetch(s, gear('Y08'))
      s.knights[0]!.hp = 2
    })
    expect(combatOf(match).penalty, 'WK-15.6 WK-R19').toEqual([1, 0])
    plays(match, [0, use('Y08')])
    expect(match.position.knights[1]!.hp).toBe(2)
    expect(combatOf(match).penalty, 'WK-15.6').toEqual([1, 0])
  })

  test('WK-15.7 WKC-R23 WK-20.8 a chainsaw costs 1 FUEL with its first attack, which pays for the combat', () => {
    const saw = (fuel: number) =>
      fight(['K05', 'K08'], 'W25', [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], (s) => {
        s.knights[0]!.panels[0] = fetch(s, gear('Y02'))
        s.knights[0]!.fuel = fuel
        s.knights[0]!.ammo = 0
      })
    const dry = saw(0)
    clash(dry, 'change', 'prepare')
    plays(dry, [0, { act: 'advance' }])
    expect(combatOf(dry).range).toBe(0)
    expect(answers(dry, 0)).not.toContainEqual({ act: 'card', n: 0 })
    const match = saw(1)
    clash(match, 'change', 'prepare')
    plays(match, [0, { act: 'advance' }])
    const first = clash(match, 'attack', 'defend')
    expect(pick(first, 'counter'), 'WK-20.8').toEqual([
      { what: 'counter', clause: 'WK-17.5', seat: 0, counter: 'fuel', by: -1, now: 0 },
    ])
    expect(combatOf(match).paid, 'WK-15.7 WKC-R23').toEqual([[gear('Y02')], []])
    const second = clash(match, 'attack', 'prepare')
    expect(pick(second, 'counter'), 'WK-15.7 WK-20.8').toEqual([])
    expect(pick(second, 'rolled')).toHaveLength(1)
  })

  test('WK-15.8 attack icons work with every range icon of the panel; the enemy’s panel is as printed', () => {
    const { fighter } = sold.wild[wild('W17')]!
    expect(fighter, 'WK-15.8').toMatchObject({
      aggression: 4,
      icons: ['M', 'S'],
      multi: 2,
      pierce: 1,
      damage: 0,
      armour: 1,
      health: 5,
      ferocious: false,
    })
    for (const icon of [1, 2]) {
      const match = fight(['K08', 'K05'], 'W28', [10])
      clash(match, 'attack', 'prepare')
      plays(match, [0, { act: 'weapon', n: 1000, with: icon }])
      expect(pick(idle(match), 'hit'), 'WK-15.8').toEqual([
        { what: 'hit', clause: 'WK-17.9', seat: 0, damage: 3 },
      ])
    }
  })

  test('WK-15.9 WK-17.1 several icons, several weapons: one weapon and one icon are named at each attack', () => {
    const match = fight(['K02', 'K05'], 'W21', [], (s) => {
      s.knights[0]!.ammo = 4
    })
    expect(combatOf(match).range).toBe(0)
    clash(match, 'attack', 'prepare')
    expect(asked(match)).toEqual(['0:name a weapon'])
    offersExactly(
      match,
      0,
      [
        { act: 'weapon', n: 1000, with: 1 },
        { act: 'weapon', n: 1000, with: 2 },
        { act: 'weapon', n: 1010, with: 3 },
      ],
      'WK-15.9',
    )
    expect(attackOf(match)).toBeUndefined()
  })
})
