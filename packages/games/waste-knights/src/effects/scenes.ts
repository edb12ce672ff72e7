import { cards } from '../cards.ts'
import { ICONS } from '../content/names.ts'
import type { WeaponRow } from '../content/rows.ts'
import type { AttackFrame, CombatFrame } from '../frames/combat.ts'
import type { CheckFrame } from '../frames/effects.ts'
import { weaponOf } from '../gear/panels.ts'
import type { Table } from '../position.ts'
import { isEnemy, victor } from './fight.ts'
import { combatNow, ENEMY, nothing, type Scene } from './scene.ts'

export const MELEE = ICONS.indexOf('X')

/** AMMO an attack costs: none with X or a weapon that needs none, else 1, Multi-attack 2 (WK-16.6, WK-16.7). */
export const ammoFor = ({ free }: WeaponRow, icon: number, multi: boolean): number =>
  icon === MELEE || free ? 0 : multi ? 2 : 1

/** AMMO this attack is going to cost; enemies never pay (WK-17.5). */
function ammoAhead(s: Table, combat: CombatFrame, f: AttackFrame): number {
  if (f.rolled || isEnemy(combat, f.side)) return 0
  const weapon = weaponOf(cards(s), f.gear)
  return weapon === null ? 0 : ammoFor(weapon, f.icon, f.multi)
}

function attackScene(s: Table, f: AttackFrame): Scene {
  const combat = combatNow(s)!
  const enemy = isEnemy(combat, f.side)
  return {
    by: enemy ? ENEMY : combat.seats[f.side],
    kind: 'attack',
    skill: enemy ? -1 : f.icon === MELEE ? 0 : 1,
    icon: f.icon,
    ammo: ammoAhead(s, combat, f),
    weapon: enemy ? -1 : f.weapon,
    hex: combat.hex,
    winner: nothing.winner,
  }
}

const checkScene = ({ seat, kind, skill }: CheckFrame, hex: number): Scene => ({
  by: seat,
  kind,
  skill,
  icon: nothing.icon,
  ammo: nothing.ammo,
  weapon: nothing.weapon,
  hex,
  winner: nothing.winner,
})

/** The scene a frame sets: the check, attack, luck card or combat that a window or a text is about. */
export function sceneAt(s: Table, about: number): Scene {
  const f = s.stack[about]
  switch (f?.at) {
    case 'check':
      return checkScene(f, s.knights[f.seat]!.hex)
    case 'attack':
      return attackScene(s, f)
    case 'luck':
      return { ...nothing, by: f.by }
    case 'combat':
      return { ...nothing, hex: f.hex, winner: victor(f) }
    default:
      return nothing
  }
}
