import type { Seat } from '@midden/kernel'
import { bonus } from '../effects/modifiers.ts'
import { prevented } from '../effects/prevention.ts'
import { nothing } from '../effects/scene.ts'
import type { WkClause } from '../ledger.ts'
import type { Knight, Table, Wk } from '../position.ts'
import type { Tell } from '../types.ts'
import { gloryOf } from './glory.ts'

export const FULL = 4

/** What one effect does to a knight's counters: below 0 lost (radiation: healed), above 0 gained (radiation: suffered). */
export interface Change {
  ammo: number
  fuel: number
  hp: number
  rad: number
  rep: number
}
export const still: Change = { ammo: 0, fuel: 0, hp: 0, rad: 0, rep: 0 }
/** So much of one counter. */
export const ofOne = (counter: keyof Change, by: number): Change => ({
  ammo: counter === 'ammo' ? by : 0,
  fuel: counter === 'fuel' ? by : 0,
  hp: counter === 'hp' ? by : 0,
  rad: counter === 'rad' ? by : 0,
  rep: counter === 'rep' ? by : 0,
})

/** Lowest RAD without benefit from CRIT, lowest without healing of HP (WK-20.5, option `radThresholds`). */
const noCritsFrom = (s: Table): number => Number(s.options.radThresholds[0])
export const noHealingFrom = (s: Table): number => Number(s.options.radThresholds[2])
/** WK-9.6 */
export const critsCount = (s: Table, k: Knight): boolean => k.rad < noCritsFrom(s)
/** WK-9.5, WK-20.4 */
export const woundPenalty = (k: Knight): number => (k.hp >= 3 ? 0 : k.hp === 2 ? 1 : 2)

const cut = (level: number): number => Math.max(0, Math.min(FULL, level))

/** FUEL needs a tank (WK-20.12), unless `fuelWithoutVehicle` allows cans. */
export const canHoldFuel = (s: Table, k: Knight): boolean =>
  k.vehicle >= 0 || s.options.fuelWithoutVehicle === 'on'

function tellOf(
  s: Wk,
  k: Knight,
  seat: Seat,
  counter: keyof Change,
  before: number,
  clause: WkClause,
  tell: Tell,
): void {
  const now = k[counter]
  if (now === before || tell === null) return
  const told = { what: 'counter', clause, seat, counter, by: now - before, now } as const
  tell(counter === 'rep' ? { ...told, from: gloryOf(s, seat, clause) } : told)
}

/**
 * Carries out the changes of one effect together (WK-20.10). Radiation comes first, so that healing it opens the way
 * for Health (WK-1.11). `byGear`: healing by a gear card, which some knights do better (WKC-R16).
 */
export function change(s: Wk, seat: Seat, by: Change, clause: WkClause, tell: Tell, byGear = false): void {
  const k = s.knights[seat]!
  const { ammo, fuel, hp, rad, rep } = k
  const better = byGear && (by.hp > 0 || by.rad < 0) ? bonus(s, seat, 'healing', nothing) : 0
  if (by.rad > 0) k.rad = cut(k.rad + prevented(s, seat, 'rad', by.rad, tell))
  if (by.rad < 0) k.rad = cut(k.rad + by.rad - better)
  if (by.hp < 0) k.hp = cut(k.hp + by.hp)
  if (by.hp > 0 && k.rad < noHealingFrom(s)) k.hp = cut(k.hp + by.hp + better)
  k.ammo = cut(k.ammo + by.ammo)
  if (by.fuel < 0 || canHoldFuel(s, k)) k.fuel = cut(k.fuel + by.fuel)
  k.rep = Math.max(0, k.rep + by.rep)
  if (tell === null) return
  tellOf(s, k, seat, 'ammo', ammo, clause, tell)
  tellOf(s, k, seat, 'fuel', fuel, clause, tell)
  tellOf(s, k, seat, 'hp', hp, clause, tell)
  tellOf(s, k, seat, 'rad', rad, clause, tell)
  tellOf(s, k, seat, 'rep', rep, clause, tell)
}

/** Waking and revival lift what shows K.O., whatever the radiation says (WK-21.10). */
export function lift(s: Wk, seat: Seat, by: number, clause: WkClause, tell: Tell): void {
  const k = s.knights[seat]!
  const { hp, rad } = k
  if (k.rad >= FULL) k.rad = cut(k.rad - by)
  if (k.hp === 0) k.hp = cut(by)
  tellOf(s, k, seat, 'hp', hp, clause, tell)
  tellOf(s, k, seat, 'rad', rad, clause, tell)
}

/** Health that no radiation keeps from healing (option `resupplyAlwaysHeals`). */
export function mend(s: Wk, seat: Seat, by: number, clause: WkClause, tell: Tell): void {
  const k = s.knights[seat]!
  const { hp } = k
  k.hp = cut(k.hp + by)
  tellOf(s, k, seat, 'hp', hp, clause, tell)
}

/** WK-1.7: the whole amount or not at all. */
export const canSpend = (k: Knight, what: 'ammo' | 'fuel', n: number): boolean => k[what] >= n

/** HP 0 or RAD 4 (WK-21.1). */
export const isSpent = (k: Knight): boolean => k.hp === 0 || k.rad >= FULL
