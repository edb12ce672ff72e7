import { describe, expect, test } from 'vitest'
import { firstEdition } from '../src/cards/index.ts'
import type { Ability } from '../src/content/vocabulary.ts'
import { abilityText } from '../src/text/abilities.ts'
import {
  commonText,
  gearText,
  hexText,
  knightText,
  linesText,
  privateText,
  rewardsText,
} from '../src/text/cards.ts'

const p = firstEdition
const gear = (id: string): string =>
  gearText([...p.green, ...p.yellow, ...p.red, ...p.blue, ...p.vehicles].find((row) => row.id === id)!)
const wild = (id: string): string => {
  const row = [...p.events, ...p.enemies].find((card) => card.id === id)!
  return linesText(row.text, 'health' in row)
}

test('texts are made from rows', () => {
  expect(gear('G02')).toBe('Any time: discard this; heal 2 Health.')
  expect(gear('G21')).toBe(
    'Attach to a ranged weapon. Before your attack check that spends Ammo: spend 1 Ammo; this attack deals 1 damage more.',
  )
  expect(gear('R05')).toBe(
    '2H, S, piercing 1, damage +2, no Ammo required, first attack in a combat: spend 1 Fuel.',
  )
  expect(gear('V03')).toBe(
    'Speed 2/1, capacity 4/3. The first time each round your vehicle would suffer damage: it has no effect.',
  )
  expect(gear('G20')).toBe('Rest Step, once per round: heal 1 Health. Limit 1 per knight.')
  expect(wild('W01')).toBe(
    'If you have a vehicle: your vehicle suffers 1 Vehicle Damage. Without a vehicle: lose 1 Health. Even if you escape: place 1 obstacle token on this hex and on each adjacent hex.',
  )
  expect(wild('W18')).toBe('When played: spend 1 Fuel; discard that card without effect.')
  expect(wild('W20')).toBe('Each clash, for this enemy: gain 1 dominance.')
  expect(knightText(p.knights[9]!)).toBe(
    "Against Beasts and Mutants: each of your Bull's Eyes deals 2 damage. When you win, against Beasts and Mutants: choose: heal 1 Health, or gain 1 Ammo.",
  )
  expect(commonText(p.commons[2]!)).toBe('Defeat a Machine enemy. Wasters must play Machine enemies if able.')
  expect(privateText(p.privates[1]!, p)).toBe(
    "1: Red Tomb [7]: Repair (7). 2: Kosciusko's Redoubt [13]: Talk (7). Then place the Nuked token on any special hex.",
  )
  expect(rewardsText(p.privates[0]!.reward, p)).toBe('Turbo-injector, 2 Reputation')
  expect(hexText(p.hexes[6]!)).toBe(
    'Explore: Repair (7). Name any hex; each knight there: suffer 2 Radiation, lose 2 Health. Draw 1 yellow gear card.',
  )
})

test('every line of every card has a text, and different lines have different ones', () => {
  const all: readonly Ability[] = [
    ...[...p.knights, ...p.events, ...p.luck, ...p.hexes].flatMap((row) => row.text as readonly Ability[]),
    ...[...p.enemies, ...p.cultists].flatMap((row) => row.text as readonly Ability[]),
    ...[...p.green, ...p.yellow, ...p.red, ...p.blue, ...p.vehicles].flatMap(
      (row) => row.text as readonly Ability[],
    ),
  ]
  const texts = new Map<string, string>()
  for (const ability of all) {
    const said = abilityText(ability)
    expect(said).toMatch(/^[A-Z0-9].+\.$/)
    expect(said).not.toMatch(/undefined|NaN|\[object|nothing\.$/)
    const same = texts.get(said)
    if (same !== undefined) expect(JSON.parse(same)).toEqual(JSON.parse(JSON.stringify(ability)))
    texts.set(said, JSON.stringify(ability))
  }
  expect(all).toHaveLength(160)
})

describe('WK-1.1 texts of cards that a pack may have', () => {
  const said = (rows: readonly (readonly [Ability, string])[]): void => {
    for (const [ability, text] of rows) expect(abilityText(ability)).toBe(text)
  }

  test('WK-1.1 every condition has its words', () => {
    said([
      [
        { at: 'before check', may: true, if: [{ by: 'rival' }], do: [{ do: 'dice', by: -1 }] },
        "Before a rival's check: it suffers 1 die.",
      ],
      [
        { at: 'after check', may: true, if: ['attack'], do: [{ do: 'reroll' }] },
        'After any attack check: repeat it.',
      ],
      [
        { at: 'rest', may: true, if: ['healthy'], do: [{ do: 'change', what: 'ammo', by: 1 }] },
        'Rest Step, while healthy: gain 1 Ammo.',
      ],
      [
        { at: 'rest', may: true, if: ['clean'], do: [{ do: 'fill', what: 'hp' }] },
        'Rest Step, while clean: fully heal Health.',
      ],
      [
        { at: 'any', may: true, if: ['even round'], do: [{ do: 'luck', by: -2 }] },
        'Any time, in even rounds: discard 2 luck cards.',
      ],
      [
        { at: 'any', may: true, if: [{ round: 4 }], do: [{ do: 'luck', by: 1 }] },
        'Any time, from round 4 on: draw 1 luck card.',
      ],
      [
        { at: 'any', may: true, if: [{ rep: 5 }], do: [{ do: 'empty', what: 'fuel' }] },
        'Any time, with 5 or more Reputation: lose all Fuel.',
      ],
      [
        { at: 'passive', if: ['ferocious'], do: [{ stat: 'pierce', by: 2 }] },
        'Against ferocious enemies: armour piercing +2.',
      ],
      [
        { at: 'passive', if: [{ hex: 'hazard' }], do: [{ stat: 'armour', by: -1 }] },
        'On a hex with radiation or contamination: armour −1.',
      ],
      [
        { at: 'passive', if: [{ clash: 2 }, { trait: ['Gang'] }], do: [{ stat: 'icon', is: 'L' }] },
        'In clash 2, against Gangs: this weapon also has the icon L.',
      ],
    ])
  })

  test('WK-1.1 checks in the plural, and figures that fall', () => {
    const dice = [{ stat: 'dice', by: -2 }] as const
    said([
      [
        { at: 'passive', if: [{ by: 'you' }, { icon: 'M' }], do: dice },
        'Your attacks with icon M suffer 2 dice.',
      ],
      [{ at: 'passive', if: [{ by: 'you' }, { icon: 'X' }], do: dice }, 'Your melee attacks suffer 2 dice.'],
      [
        { at: 'passive', if: [{ by: 'opp' }, 'attack', 'spends ammo'], do: dice },
        "Your opponent's attack checks that spend Ammo suffer 2 dice.",
      ],
      [
        { at: 'passive', if: [{ by: 'you' }, 'not attack'], do: dice },
        'Your checks that are not attacks suffer 2 dice.',
      ],
      [{ at: 'passive', if: [{ by: 'you' }], do: dice }, 'Your checks suffer 2 dice.'],
      [
        { at: 'passive', if: [{ by: 'you' }, 'attack'], do: [{ stat: 'damage', by: -1 }] },
        'Your attack checks deal 1 less damage.',
      ],
      [
        { at: 'passive', if: [{ by: 'you' }, { skill: 'Guns' }], do: [{ stat: 'crit from', is: 9 }] },
        "Your Guns checks count Bull's Eyes from 9 on.",
      ],
      [{ at: 'passive', do: [{ stat: 'multi', by: -2 }] }, '2 fewer multi-attack icons.'],
      [{ at: 'passive', do: [{ stat: 'mp', by: -1 }] }, 'You have 1 fewer MP.'],
      [
        { at: 'passive', do: [{ stat: 'mp per fuel', by: -1 }] },
        'Each Fuel you spend to move gives 1 fewer MP.',
      ],
      [{ at: 'passive', do: [{ stat: 'difficulty', by: 1 }] }, 'Hexes cost 1 MP more.'],
      [{ at: 'passive', do: [{ stat: 'feet', by: 2 }] }, 'You may move up to 2 more hexes.'],
      [{ at: 'passive', do: [{ stat: 'backpack', by: -1 }] }, 'Your backpack holds 1 fewer card.'],
      [
        { at: 'passive', do: [{ stat: 'healing', by: -1 }] },
        'Each time a gear card of yours heals Health or Radiation, it heals 1 less.',
      ],
      [
        { at: 'before soak', may: true, if: [{ by: 'opp' }], do: [{ do: 'more pierce', by: -1 }] },
        'When an attack hits you: this attack has 1 less armour piercing.',
      ],
      [
        { at: 'dominance', do: [{ do: 'dominance', by: -1 }] },
        'Each clash, for this enemy: lose 1 dominance.',
      ],
    ])
  })

  test('WK-22.1 figures of each group of gear', () => {
    expect(gear('R03'), 'WK-22.1').toBe('2H, MS, multi-attack 3, damage +1.')
    expect(gear('Y01')).toBe('Armour 2.')
    expect(gear('Y12')).toBe('Attach to an armour card. Armour +1.')
    expect(gear('B03')).toBe('Mutation. Armour +1.')
  })
})
