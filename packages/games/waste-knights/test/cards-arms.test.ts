import { describe, expect, test } from 'vitest'
import { attackOptions } from '../src/combat/options.ts'
import { sold } from '../src/content/catalogue.ts'
import { ICONS } from '../src/content/names.ts'
import type { Wk } from '../src/position.ts'
import { combatOf } from './arena.ts'
import { attacking, damage, enhance, none, pool, soak } from './blows.ts'
import { fetch, gear, held } from './stage.ts'

/** Icons on each range card, best first (WK-16.4): short, medium, long. */
const SHOWN = ['XSM', 'MLS', 'LM']
/** Dice lost under an icon. */
const LOST: Readonly<Record<string, number>> = { '0M': 1, '1L': 1, '1S': 1, '2M': 1 }
const GUNS = 4

/** A weapon line of the inventory: "2H MS m1 p1 d1 c2 n f". */
function read(text: string) {
  const [hands, icons, ...rest] = text.split(' ')
  const figure = (letter: string): number =>
    Number(rest.find((word) => word.startsWith(letter))?.slice(1) ?? 0)
  return {
    hands: Number(hands![0]),
    icons: icons!,
    multi: figure('m'),
    pierce: figure('p'),
    damage: figure('d'),
    crit: figure('c') || 1,
    free: rest.includes('n'),
    fuel: rest.includes('f'),
  }
}

/** On a hand panel of David Mayhem (Guns 4, Blades 1), whose own rifle it covers. */
const armed =
  (id: string, figures: { ammo?: number; fuel?: number } = {}) =>
  (s: Wk): void => {
    s.knights[0]!.panels[0] = fetch(s, gear(id))
    Object.assign(s.knights[0]!, figures)
  }
const names = (icons: readonly number[]): string => icons.map((icon) => ICONS[icon]).join('')
const sorted = (icons: Iterable<string>): string => [...icons].sort().join('')

/** What can be named with this card at a range. */
function options(id: string, range: number, multi: boolean, figures = {}): string {
  const { match } = attacking('K09', 'W27', armed(id, figures), { slot: 0, range })
  const list = attackOptions(match.position, combatOf(match), 0, multi)
  expect(list.every(({ slot }) => slot === 0)).toBe(true)
  return sorted(names(list.flatMap(({ icons }) => icons)))
}

/** The weapon does what its line says, at every range, and nothing more. */
function weapon(id: string, text: string): void {
  const row = read(text)
  expect(sold.gear[gear(id)]!.row).toMatchObject({ group: 'weapon', hands: row.hands })
  for (const [range, shown] of SHOWN.entries()) {
    const fitting = sorted([...row.icons].filter((icon) => shown.includes(icon)))
    const free = row.free ? fitting : sorted([...fitting].filter((icon) => icon === 'X'))
    expect(options(id, range, false)).toBe(fitting)
    expect(options(id, range, false, { ammo: 0 })).toBe(free)
    expect(options(id, range, true)).toBe(row.multi > 0 ? fitting : '')
    expect(options(id, range, true, { ammo: 1 })).toBe(row.multi > 0 ? free : '')
    expect(options(id, range, false, { fuel: 0 })).toBe(row.fuel ? '' : fitting)
    for (const icon of fitting) {
      const blow = { slot: 0, range, icon: ICONS.indexOf(icon as (typeof ICONS)[number]) }
      const dice = (icon === 'X' ? 1 : GUNS) - (LOST[`${range}${icon}`] ?? 0)
      expect(pool('K09', 'W27', armed(id), blow)).toBe(Math.max(1, dice))
      if (row.multi > 0)
        expect(pool('K09', 'W27', armed(id), { ...blow, multi: true })).toBe(dice + row.multi)
      expect(damage('K09', 'W27', armed(id), { ...blow, dice: [9] })).toBe(1 + row.damage)
      expect(damage('K09', 'W27', armed(id), { ...blow, dice: [9, 10] })).toBe(1 + row.crit + row.damage)
      expect(soak('K09', 'W15', armed(id), blow)).toBe(Math.max(0, 1 - row.pierce))
    }
  }
  const stored = attacking('K09', 'W27', (s) => void s.knights[0]!.pack.push(fetch(s, gear(id))))
  const list = attackOptions(stored.match.position, combatOf(stored.match), 0, false)
  expect(list.map(({ slot }) => slot)).toEqual([1000])
}

describe('weapons', () => {
  test('G07 P-A Shotgun', () => weapon('G07', '2H MS d1'))
  test('G08 Rusty Revolver', () => weapon('G08', '1H SM'))
  test('G09 Machete', () => weapon('G09', '1H X m1'))
  test('G10 Crossbow', () => weapon('G10', '2H M p1 n'))
  test('G11 Varmint Rifle', () => weapon('G11', '2H LM'))
  test('G12 Cricket Bat', () => weapon('G12', '2H X d1'))
  test('G13 Nail Gun', () => weapon('G13', '1H S m2'))
  test('G14 Boomerang', () => weapon('G14', '1H SM n'))
  test('Y02 Chainsaw', () => weapon('Y02', '2H X d2 f'))
  test('Y03 Dingo AR', () => weapon('Y03', '2H MS m1 d1'))
  test('Y04 Roo Rifle', () => weapon('Y04', '2H LM p1 d1'))
  test('Y05 Twin Barrels', () => weapon('Y05', '1H S d2'))
  test('Y06 Sharpened Stop Sign', () => weapon('Y06', '2H X p1 d1'))
  test('Y07 Hand-cannon', () => weapon('Y07', '1H SM d1'))
  test('R03 Minigun', () => weapon('R03', '2H MS m3 d1'))
  test('R04 Long Goodbye', () => weapon('R04', '2H L p2 d1 c2'))
  test('R05 Flamethrower', () => weapon('R05', '2H S p1 d2 n f'))
  test('R06 Grenade Launcher', () => weapon('R06', '2H LM p1 d2'))
  test('R07 Monoblade', () => weapon('R07', '1H X p3 d1'))
  test('R08 Cerbero Lance', () => weapon('R08', '2H LM p1 d1 n'))
  test('B07 Golden Boomerang', () => weapon('B07', '1H SML p1 d1 n'))
  test('B11 Didgeri-doom: and while available the opponent’s attack checks suffer 1 die', () => {
    weapon('B11', '2H SM m1 n')
    expect(pool('K09', 'W15', armed('B11'), { side: 1 })).toBe(3)
    const stored = (s: Wk): void => void s.knights[0]!.pack.push(fetch(s, gear('B11')))
    expect(pool('K09', 'W15', stored, { side: 1 })).toBe(4)
  })

  test('S01 Sawn-off, printed: 1H S d1', () => {
    const blow = { range: 0, icon: 2, slot: 1000 }
    expect(pool('K01', 'W15', () => {}, blow)).toBe(3)
    expect(damage('K01', 'W15', () => {}, { ...blow, dice: [9] })).toBe(2)
    expect(soak('K01', 'W15', () => {}, blow)).toBe(1)
    const at = (range: number): string => {
      const { match } = attacking('K01', 'W15', () => {}, { range })
      return names(attackOptions(match.position, combatOf(match), 0, false).flatMap(({ icons }) => icons))
    }
    expect([0, 1, 2].map(at)).toEqual(['S', 'S', ''])
  })

  test('S02 Cutthroat Claws, printed: 2H X m1 d1', () => {
    const blow = { range: 0, icon: 3, slot: 1000 }
    expect(pool('K07', 'W15', () => {}, blow)).toBe(4)
    expect(pool('K07', 'W15', () => {}, { ...blow, multi: true })).toBe(5)
    expect(damage('K07', 'W15', () => {}, { ...blow, dice: [9] })).toBe(2)
    const at = (range: number, multi: boolean): string => {
      const { match } = attacking('K07', 'W15', (s) => void Object.assign(s.knights[0]!, { ammo: 0 }), {
        range,
      })
      return names(attackOptions(match.position, combatOf(match), 0, multi).flatMap(({ icons }) => icons))
    }
    expect([at(0, false), at(0, true), at(1, false), at(2, false)]).toEqual(['X', 'X', '', ''])
  })
})

describe('armour', () => {
  /** On the body of Hugh Jackal, who has none; W15 pierces nothing, W29 one. */
  function armour(id: string, value: number): void {
    const worn = (s: Wk): void => {
      s.knights[0]!.panels[2] = fetch(s, gear(id))
    }
    const stored = (s: Wk): void => void s.knights[0]!.pack.push(fetch(s, gear(id)))
    expect(soak('K07', 'W15', () => {}, { side: 1 })).toBe(0)
    expect(soak('K07', 'W15', worn, { side: 1 })).toBe(value)
    expect(soak('K07', 'W29', worn, { side: 1, range: 0, icon: 3 })).toBe(value - 1)
    expect(soak('K07', 'W15', stored, { side: 1 })).toBe(0)
  }
  test('G06 Junk Protector: 1', () => armour('G06', 1))
  test('Y01 Vest: 2', () => armour('Y01', 2))
  test('R02 Peacekeeper Suit: 3', () => armour('R02', 3))

  test('B03 Scales: armour 1 more, also without an armour card, and only attached', () => {
    const scales = (place: 'beside' | 'pack') => (s: Wk) => {
      s.blue.splice(s.blue.indexOf(gear('B03')), 1)
      s.knights[0]![place].push(held(gear('B03')))
    }
    expect(soak('K07', 'W15', scales('beside'), { side: 1 })).toBe(1)
    expect(soak('K08', 'W15', scales('beside'), { side: 1 })).toBe(2)
    expect(soak('K07', 'W15', scales('pack'), { side: 1 })).toBe(0)
  })
})

describe('enhancements', () => {
  /** On the Varmint Rifle printed on David Mayhem's sheet (2H LM); at Short it can be used under M. */
  const figures = (change: (s: Wk) => void, multi = false): [string, number, number] => {
    const { match } = attacking('K09', 'W27', change, { range: 0 })
    const list = attackOptions(match.position, combatOf(match), 0, multi)
    const icons = sorted(names(list.flatMap((option) => option.icons)))
    const blow = { range: 1, icon: 1, dice: [9] }
    return [icons, pool('K09', 'W27', change, { ...blow, multi }), damage('K09', 'W27', change, blow)]
  }
  const loose =
    (id: string) =>
    (s: Wk): void =>
      void s.knights[0]!.pack.push(fetch(s, gear(id)))

  test('Y10 Bayonet: the weapon also has the melee icon', () => {
    expect(figures(none)).toEqual(['M', 4, 1])
    expect(figures(enhance('Y10'))).toEqual(['MX', 4, 1])
    expect(figures(loose('Y10'))).toEqual(['M', 4, 1])
  })
  test('Y11 Extended Mag: one MULTI icon', () => {
    expect(figures(none, true)[0]).toBe('')
    expect(figures(enhance('Y11'), true)).toEqual(['M', 5, 1])
    expect(figures(enhance('Y11'))).toEqual(['M', 4, 1])
    expect(figures(loose('Y11'), true)[0]).toBe('')
  })
  test('R10 Targeting Computer: one die more, Bull’s Eyes on 9 and 10', () => {
    expect(figures(enhance('R10'))).toEqual(['M', 5, 2])
    expect(figures(loose('R10'))).toEqual(['M', 4, 1])
    expect(pool('K09', 'W15', enhance('R10'), { side: 1 })).toBe(4)
  })
  test('Y12 Armour Plates: armour 1 more, on an armour card', () => {
    const vest = (s: Wk): void => {
      s.knights[0]!.panels[2] = fetch(s, gear('Y01'))
    }
    const plated = (s: Wk): void => {
      vest(s)
      fetch(s, gear('Y12'))
      s.knights[0]!.panels[2]!.plus.push({ card: gear('Y12'), marked: false })
    }
    expect([soak('K07', 'W15', vest, { side: 1 }), soak('K07', 'W15', plated, { side: 1 })]).toEqual([2, 3])
    expect(soak('K07', 'W15', loose('Y12'), { side: 1 })).toBe(0)
  })
})
