import { cards } from '../cards.ts'
import { panelOf } from '../effects/fight.ts'
import { bonus, critDamage, foeBonus, standingDice } from '../effects/modifiers.ts'
import { weaponOf } from '../gear/panels.ts'
import type { Table } from '../position.ts'
import { multiOf } from './options.ts'
import { base, blowAt, critsOf, lostTo, lowestCrit, soakOf } from './pool.ts'
import { difficultyAt } from './ranges.ts'

/** Where dice of an attack come from, and what takes them away (WK-17.6). */
export type DiceFrom =
  | 'skill'
  | 'multi'
  | 'prepared'
  | 'mission'
  | 'gained'
  | 'suffered'
  | 'range'
  | 'wounds'
  | 'card'
export interface DiceLine {
  from: DiceFrom
  by: number
}

/** The pool of the attack that lies at this depth, line by line; together at least one die. */
export function diceLines(s: Table, depth: number): DiceLine[] {
  const blow = blowAt(s, depth)
  const { f, combat, scene, seat } = blow
  const { plus, minus } = standingDice(s, seat, scene)
  const { range, wounds, card } = lostTo(s, blow)
  const lines: DiceLine[] = [
    { from: 'skill', by: base(s, blow) },
    { from: 'multi', by: f.multi ? multiOf(s, combat, f.side, f.weapon) : 0 },
    { from: 'prepared', by: f.prepared ? 2 : 0 },
    { from: 'mission', by: f.side === 0 ? combat.bonus : 0 },
    { from: 'gained', by: plus + f.plus },
    { from: 'suffered', by: -(minus + f.minus) },
    { from: 'range', by: -range },
    { from: 'wounds', by: -wounds },
    { from: 'card', by: -card },
  ]
  return lines.filter(({ from, by }) => from === 'skill' || by !== 0)
}

/** An attack that hits, worked out (WK-17.8 to WK-17.10). */
export interface DamageAccount {
  /** a die from here on hits, a die from there on is a Bull's Eye */
  hitsFrom: number
  critFrom: number
  crits: number
  /** what each Bull's Eye is worth, all of them together */
  each: number
  byCrits: number
  /** additional damage of the weapon or panel, and of texts */
  weapon: number
  added: number
  /** armour that is left when it is pierced */
  soak: number
  /** damage that gets through the armour, however little Health is left to lose */
  through: number
}
export function damageAccount(s: Table, depth: number): DamageAccount {
  const blow = blowAt(s, depth)
  const { f, combat, scene, seat, enemy } = blow
  const critFrom = lowestCrit(s, blow)
  const crits = critsOf(s, blow)
  const each = enemy ? 1 : critDamage(s, seat, scene)
  const weapon = enemy ? panelOf(s, combat).damage : (weaponOf(cards(s), f.gear)?.damage ?? 0)
  const added = f.damage + (enemy ? foeBonus(s, seat, 'damage', scene) : bonus(s, seat, 'damage', scene))
  const soak = soakOf(s, depth)
  const damage = Math.max(0, 1 + each * crits + weapon + added)
  return {
    hitsFrom: Math.min(difficultyAt(combat.range), critFrom),
    critFrom,
    crits,
    each,
    byCrits: each * crits,
    weapon,
    added,
    soak,
    through: Math.max(0, damage - soak),
  }
}
