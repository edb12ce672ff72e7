import type { Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import { ICONS } from '../content/names.ts'
import type { WeaponRow } from '../content/rows.ts'
import { isEnemy, panelOf } from '../effects/fight.ts'
import { bonus, foeBonus, hasTrait, isForbidden } from '../effects/modifiers.ts'
import { nothing, type Scene } from '../effects/scene.ts'
import { ammoFor } from '../effects/scenes.ts'
import type { CombatFrame, Side } from '../frames/combat.ts'
import { isCovered, weaponOf } from '../gear/panels.ts'
import { cardAt, type Slot, slotOf } from '../gear/slots.ts'
import type { Table } from '../position.ts'
import { isShown } from './ranges.ts'

/** The combat cards by number (WK-16.3). */
export const ATTACK = 0
export const MULTI_ATTACK = 1
export const DEFEND = 2
export const PREPARE = 3
export const CHANGE_RANGE = 4
export const COMBAT_CARDS = ['Attack', 'Multi-attack', 'Defend', 'Prepare', 'Change Range'] as const

export const isAttack = (card: number): boolean => card === ATTACK || card === MULTI_ATTACK

/** A weapon, or the enemy's panel, and the icons that may be named with it. */
export interface AttackOption {
  slot: Slot
  icons: number[]
}

const icons = ICONS.map((_, icon) => icon)

/** Weapons at hand: on the hand panels, or printed there and not covered (WK-22.3). */
export function weaponsOf(s: Table, seat: Seat): Slot[] {
  const k = s.knights[seat]!
  const found: Slot[] = []
  for (let hand = 0; hand < 2; hand++) if (k.panels[hand] !== null) found.push(slotOf('panels', hand))
  for (let i = 0; i < k.own.length; i++)
    if (weaponOf(cards(s), k.own[i]!.card) !== null && !isCovered(s, k, i)) found.push(slotOf('own', i))
  return found
}

/** The scene of a knight attacking with this weapon: what is attached to it counts. */
const armed = (seat: Seat, weapon: Slot): Scene => ({ ...nothing, by: seat, kind: 'attack', weapon })

const bears = (s: Table, seat: Seat, slot: Slot, weapon: WeaponRow, icon: number): boolean =>
  weapon.icons.includes(ICONS[icon]!) || hasTrait(s, seat, 'icon', ICONS[icon]!, armed(seat, slot))

/** MULTI icons of the weapon, or of the enemy's panel. */
export function multiOf(s: Table, combat: CombatFrame, side: Side, slot: Slot): number {
  const seat = combat.seats[side]
  if (isEnemy(combat, side)) return panelOf(s, combat).multi + foeBonus(s, combat.seats[0], 'multi', nothing)
  const weapon = weaponOf(cards(s), cardAt(s.knights[seat]!, slot)?.card ?? -1)
  return weapon === null ? 0 : weapon.multi + bonus(s, seat, 'multi', armed(seat, slot))
}

/** FUEL for the first attack of the combat with this weapon (WK-15.7). */
export const fuelFor = (combat: CombatFrame, side: Side, card: number, weapon: WeaponRow): number =>
  combat.paid[side].includes(card) ? 0 : weapon.fuel

/** Can he pay for an attack with this weapon and icon (WK-16.6, WK-16.7)? */
export function canAfford(
  s: Table,
  combat: CombatFrame,
  side: Side,
  slot: Slot,
  icon: number,
  multi: boolean,
): boolean {
  const k = s.knights[combat.seats[side]]!
  const card = cardAt(k, slot)?.card ?? -1
  const weapon = weaponOf(cards(s), card)
  if (weapon === null) return false
  return k.ammo >= ammoFor(weapon, icon, multi) && k.fuel >= fuelFor(combat, side, card, weapon)
}

/** What a side can strike with: an enemy has nothing but its panel. For a Multi-attack it must have MULTI icons. */
const arms = (s: Table, combat: CombatFrame, side: Side): readonly Slot[] =>
  isEnemy(combat, side) ? PANEL : weaponsOf(s, combat.seats[side])
const PANEL: readonly Slot[] = [0]
const isFit = (s: Table, combat: CombatFrame, side: Side, slot: Slot, multi: boolean): boolean =>
  !multi || multiOf(s, combat, side, slot) > 0

/** Can an attack be made with this and that icon at the current range? */
function isAble(
  s: Table,
  combat: CombatFrame,
  side: Side,
  slot: Slot,
  icon: number,
  multi: boolean,
): boolean {
  if (!isShown(combat.range, icon)) return false
  if (isEnemy(combat, side)) return panelOf(s, combat).icons.includes(ICONS[icon]!)
  const seat = combat.seats[side]
  const weapon = weaponOf(cards(s), cardAt(s.knights[seat]!, slot)!.card)!
  return bears(s, seat, slot, weapon, icon) && canAfford(s, combat, side, slot, icon, multi)
}

/** What a combatant can attack with at the current range (WK-16.6, WK-16.7). */
export function attackOptions(s: Table, combat: CombatFrame, side: Side, multi: boolean): AttackOption[] {
  const found: AttackOption[] = []
  for (const slot of arms(s, combat, side)) {
    if (!isFit(s, combat, side, slot, multi)) continue
    const usable = icons.filter((icon) => isAble(s, combat, side, slot, icon, multi))
    if (usable.length > 0) found.push({ slot, icons: usable })
  }
  return found
}

/** What the enemy's text forbids the knight who fights it; Defend it never does (WKC-R26). */
export function isBanned(s: Table, combat: CombatFrame, side: Side, card: number): boolean {
  const seat = combat.seats[side]
  if (isEnemy(combat, side)) return false
  if (card === ATTACK) return isForbidden(s, seat, 'attack', nothing)
  if (card === MULTI_ATTACK) return isForbidden(s, seat, 'multi-attack', nothing)
  return card === CHANGE_RANGE && isForbidden(s, seat, 'change range', nothing)
}

/** Is an attack of this kind possible just now? */
export function canAttack(s: Table, combat: CombatFrame, side: Side, card: number): boolean {
  const multi = card === MULTI_ATTACK
  for (const slot of arms(s, combat, side))
    if (isFit(s, combat, side, slot, multi))
      for (const icon of icons) if (isAble(s, combat, side, slot, icon, multi)) return true
  return false
}

function isLegal(s: Table, combat: CombatFrame, side: Side, card: number): boolean {
  if (isBanned(s, combat, side, card)) return false
  if (card === PREPARE) return !combat.prepared[side]
  return !isAttack(card) || s.options.attackBluff === 'on' || canAttack(s, combat, side, card)
}

/** The combat cards a side may choose (WK-16.3). */
export function legalCards(s: Table, combat: CombatFrame, side: Side): number[] {
  const legal: number[] = []
  for (let card = 0; card < COMBAT_CARDS.length; card++) if (isLegal(s, combat, side, card)) legal.push(card)
  return legal
}
