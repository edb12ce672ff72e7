import { cards } from '../cards.ts'
import { ICONS } from '../content/names.ts'
import type { AttackFrame, CombatFrame } from '../frames/combat.ts'
import { cardAt } from '../gear/slots.ts'
import type { Table } from '../position.ts'
import { combatNow, ENEMY, nothing, type Scene } from './scene.ts'

const MELEE = ICONS.indexOf('X')

/** AMMO an attack costs: none with X or a weapon that needs none, else 1, Multi-attack 2 (WK-16.6, WK-16.7). */
export function ammoFor(s: Table, combat: CombatFrame, f: AttackFrame): number {
  const seat = combat.seats[f.side]
  if ((f.side === 1 && combat.foe >= 0) || f.icon === MELEE || f.weapon < 0) return 0
  const row = cards(s).gear[cardAt(s.knights[seat]!, f.weapon)?.card ?? -1]?.row
  if (row?.group !== 'weapon' || row.free) return 0
  return f.multi ? 2 : 1
}

function attackScene(s: Table, f: AttackFrame): Scene {
  const combat = combatNow(s)!
  const enemy = f.side === 1 && combat.foe >= 0
  return {
    ...nothing,
    by: enemy ? ENEMY : combat.seats[f.side],
    kind: 'attack',
    skill: enemy ? -1 : f.icon === MELEE ? 0 : 1,
    icon: f.icon,
    ammo: f.rolled ? 0 : ammoFor(s, combat, f),
    weapon: enemy ? -1 : f.weapon,
    hex: combat.hex,
  }
}

/** The scene a frame sets: the check, attack, luck card or combat that a window or a text is about. */
export function sceneAt(s: Table, about: number): Scene {
  const f = s.stack[about]
  switch (f?.at) {
    case 'check':
      return { ...nothing, by: f.seat, kind: f.kind, skill: f.skill, hex: s.knights[f.seat]!.hex }
    case 'attack':
      return attackScene(s, f)
    case 'luck':
      return { ...nothing, by: f.by }
    case 'combat':
      return { ...nothing, hex: f.hex }
    default:
      return nothing
  }
}
