import type { Seat } from '@midden/kernel'
import { critsCount } from '../bodies/counters.ts'
import { cards } from '../cards.ts'
import { skillOf } from '../checks/check.ts'
import { isEnemy, otherSide, panelOf } from '../effects/fight.ts'
import { bonus, critDamage, critFrom, foeBonus, hasTrait, standingDice } from '../effects/modifiers.ts'
import { combatNow, type Scene } from '../effects/scene.ts'
import { sceneAt } from '../effects/scenes.ts'
import type { AttackFrame, ClashFrame, CombatFrame } from '../frames/combat.ts'
import { weaponOf } from '../gear/panels.ts'
import { BODY, type Table } from '../position.ts'
import { CHANGE_RANGE, DEFEND, multiOf } from './options.ts'
import { diceLost, difficultyAt } from './ranges.ts'

/** An attack with everything it is read from. The attack lies on its clash. */
export interface Blow {
  f: AttackFrame
  clash: ClashFrame
  combat: CombatFrame
  scene: Scene
  /** the attacking knight; for an enemy's attack the knight it fights */
  seat: Seat
  enemy: boolean
}
export function blowAt(s: Table, depth: number): Blow {
  const f = s.stack[depth] as AttackFrame
  const combat = combatNow(s)!
  const enemy = isEnemy(combat, f.side)
  return {
    f,
    clash: s.stack[depth - 1] as ClashFrame,
    combat,
    scene: sceneAt(s, depth),
    seat: enemy ? combat.seats[0] : combat.seats[f.side],
    enemy,
  }
}

const BY_CARD: Readonly<Record<number, number>> = { [DEFEND]: 2, [CHANGE_RANGE]: 1 }

/** Dice lost under the icon, to old wounds and to the opponent's card. */
export function lostTo(
  s: Table,
  { f, clash, combat, scene, seat, enemy }: Blow,
): { range: number; wounds: number; card: number } {
  const steady = !enemy && hasTrait(s, seat, 'range penalty', 0, scene)
  return {
    range: steady ? 0 : diceLost(combat.range, f.icon),
    wounds: enemy ? 0 : combat.penalty[f.side],
    card: BY_CARD[clash.cards[otherSide(f.side)]] ?? 0,
  }
}

export const base = (s: Table, { combat, scene, seat, enemy }: Blow): number =>
  enemy ? panelOf(s, combat).aggression : skillOf(s, seat, scene.skill)

/** WK-17.6: everything gained, then everything suffered, at least one die. */
export function attackPool(s: Table, depth: number): number {
  const blow = blowAt(s, depth)
  const { f, combat, scene, seat } = blow
  const { plus, minus } = standingDice(s, seat, scene)
  const multi = f.multi ? multiOf(s, combat, f.side, f.weapon) : 0
  const prepared = f.prepared ? 2 : 0
  const mission = f.side === 0 ? combat.bonus : 0
  const gained = plus + f.plus + multi + prepared + mission
  const { range, wounds, card } = lostTo(s, blow)
  return Math.max(1, base(s, blow) + gained - minus - f.minus - range - wounds - card)
}

/** The lowest Bull's Eye: the lowest bound counts (WK-17.8). */
export const lowestCrit = (s: Table, { f, scene, seat, enemy }: Blow): number =>
  Math.min(f.prepared ? 9 : 10, enemy ? 10 : critFrom(s, seat, scene))

/** WK-17.8 */
export function hits(s: Table, depth: number): boolean {
  const blow = blowAt(s, depth)
  const bound = Math.min(difficultyAt(blow.combat.range), lowestCrit(s, blow))
  return blow.f.dice.some((die) => die >= bound)
}

export function critsOf(s: Table, blow: Blow): number {
  if (!blow.enemy && !critsCount(s, s.knights[blow.seat]!)) return 0
  const from = lowestCrit(s, blow)
  return blow.f.dice.filter((die) => die >= from).length
}

/** WK-17.9: one, each Bull's Eye, additional damage and what was added, not below 0. */
export function damageOf(s: Table, depth: number): number {
  const blow = blowAt(s, depth)
  const { f, combat, scene, seat, enemy } = blow
  const each = enemy ? 1 : critDamage(s, seat, scene)
  const added = enemy
    ? panelOf(s, combat).damage + foeBonus(s, seat, 'damage', scene)
    : (weaponOf(cards(s), f.gear)?.damage ?? 0) + bonus(s, seat, 'damage', scene)
  return Math.max(0, 1 + each * critsOf(s, blow) + added + f.damage)
}

function piercing(s: Table, { f, combat, scene, seat, enemy }: Blow): number {
  if (enemy) return panelOf(s, combat).pierce + foeBonus(s, seat, 'pierce', scene) + f.pierce
  return (weaponOf(cards(s), f.gear)?.pierce ?? 0) + bonus(s, seat, 'pierce', scene) + f.pierce
}

/** The armour on the body panel, a printed one if nothing covers it, and what components add (WK-17.10). */
export function armourOf(s: Table, seat: Seat, scene: Scene): number {
  const k = s.knights[seat]!
  const { gear, knights } = cards(s)
  const printed = knights[k.sheet]!.gear.find(({ panel }) => panel === BODY)?.card ?? -1
  const row = gear[k.panels[BODY]?.card ?? printed]?.row
  return (row?.group === 'armour' ? row.armour : 0) + bonus(s, seat, 'armour', { ...scene, weapon: -1 })
}

/** Armour that is left when the attack has pierced it (WK-17.10). */
export function soakOf(s: Table, depth: number): number {
  const blow = blowAt(s, depth)
  const { f, combat, scene } = blow
  const target = otherSide(f.side)
  const armour = isEnemy(combat, target)
    ? panelOf(s, combat).armour + foeBonus(s, combat.seats[0], 'armour', scene)
    : armourOf(s, combat.seats[target], scene)
  return Math.max(0, armour - piercing(s, blow))
}
