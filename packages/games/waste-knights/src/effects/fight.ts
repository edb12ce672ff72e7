import type { Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { Fighter } from '../content/rows.ts'
import type { CombatFrame, Side } from '../frames/combat.ts'
import type { Table, Wk } from '../position.ts'
import { combatNow, ENEMY } from './scene.ts'

export const SIDES = [0, 1] as const
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0)

/** B may be an enemy; A never is. */
export const isEnemy = (combat: CombatFrame, side: Side): boolean => side === 1 && combat.foe >= 0
/** Whose dice they are: for the enemy its player's, and it says so. */
export const sideTold = (combat: CombatFrame, side: Side): { seat: Seat; enemy?: true } =>
  isEnemy(combat, side) ? { seat: combat.seats[side], enemy: true } : { seat: combat.seats[side] }
/** The panel of the enemy. */
export const panelOf = (s: Table, combat: CombatFrame): Fighter => cards(s).wild[combat.foe]!.fighter!
/** Against a ferocious enemy there is no dominance (WK-18.4). */
export const isFerocious = (s: Table, combat: CombatFrame): boolean =>
  combat.foe >= 0 && panelOf(s, combat).ferocious

/** The side a knight fights on, −1 if he has no part in it; whoever plays the enemy has none as a knight. */
export function sideOfKnight(combat: CombatFrame, seat: Seat): Side | -1 {
  if (combat.seats[0] === seat) return 0
  return combat.foe < 0 && combat.seats[1] === seat ? 1 : -1
}

/** The combat a knight is in the middle of; when its outcome is fixed it is no longer one. */
export function fightOf(s: Table, seat: Seat): CombatFrame | null {
  const combat = combatNow(s)
  return combat !== null && combat.winner < 0 && sideOfKnight(combat, seat) >= 0 ? combat : null
}

/** WK-17.11: HP 0, or wounds up to the Health of the enemy. */
export function isDefeated(s: Table, combat: CombatFrame, side: Side): boolean {
  return isEnemy(combat, side) ? combat.wounds >= panelOf(s, combat).health : combat.down[side]
}

/** Somebody is out of the fight through anything but an attack: it ends there (WK-18.13, WK-18.14). */
export function isBrokenOff(s: Table, combat: CombatFrame): boolean {
  for (const side of SIDES) if (!combat.felled[side] && isDefeated(s, combat, side)) return true
  return false
}

/** Nothing saved him, or something did: in combat that is all that happens before its end (WK-18.10). */
export function bringDown(s: Wk, seat: Seat, down: boolean): void {
  const combat = fightOf(s, seat)
  if (combat === null) return
  const side = sideOfKnight(combat, seat) as Side
  combat.down[side] = down
  if (!down) combat.felled[side] = false
}

/** Who won, once it is over: a seat, the enemy, or −1. */
export function victor(combat: CombatFrame): Seat {
  if (combat.winner === 0) return combat.seats[0]
  if (combat.winner !== 1) return -1
  return combat.foe >= 0 ? ENEMY : combat.seats[1]
}
