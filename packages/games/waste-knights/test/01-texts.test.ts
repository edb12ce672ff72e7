import { expect, test } from 'vitest'
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
