import type { Seat } from '@midden/kernel'
import { change, still } from '../bodies/counters.ts'
import { cards } from '../cards.ts'
import { prevented } from '../effects/prevention.ts'
import { moveNow } from '../effects/scene.ts'
import type { Wheels } from '../events/gear.ts'
import { room } from '../held.ts'
import type { Knight, Table, Wk } from '../position.ts'
import { shed } from '../push.ts'
import { wasterNow } from '../roles.ts'
import type { Tell } from '../types.ts'
import { isBlue } from './losing.ts'
import { cargoRoom, spill, storeBlue } from './storage.ts'

/** A vehicle card, the blue one among them. */
export const isVehicle = (s: Table, card: number): boolean =>
  card >= 0 && cards(s).gear[card]!.row.group === 'vehicle'

/** What somebody drives. */
export const wheelsOf = (k: Pick<Knight, 'vehicle' | 'damaged'>): Wheels =>
  k.vehicle < 0 ? 0 : k.damaged ? 1 : 2

/** Back to the pool, working side up; with `soldDamaged` a damaged one stays damaged (WK-23.11, WK-R40). */
export function toPool(s: Wk, card: number, damaged: boolean): void {
  const title = card - cards(s).vehicles
  const pool = damaged && s.options.soldDamaged === 'on' ? s.poolDamaged : s.pool
  pool[title]!++
}

/** Tuning goes back into storage when its vehicle leaves the knight (WK-24.12). */
function untune(s: Wk, seat: Seat): void {
  const k = s.knights[seat]!
  for (const h of k.under.splice(0)) storeBlue(s, seat, h)
}

/** The vehicle leaves the knight; what was stored in it waits in `cargo` for the caller to see to. */
export function giveUpVehicle(s: Wk, seat: Seat): { card: number; damaged: boolean; marked: boolean } {
  const k = s.knights[seat]!
  const gone = { card: k.vehicle, damaged: k.damaged, marked: k.vehicleMarked }
  k.vehicle = -1
  k.damaged = false
  k.vehicleMarked = false
  untune(s, seat)
  return gone
}

/** A journey by vehicle is over without one, whatever he gains on the way (WK-7.28, WK-R71). */
function strand(s: Wk, seat: Seat): void {
  const move = moveNow(s)
  if (move === null || move.seat !== seat || move.mode !== 'vehicle') return
  move.pool = 0
  move.ending = true
}

/** A knight left without a vehicle loses all FUEL (WK-23.9). */
export function emptyTank(s: Wk, seat: Seat, tell: Tell): void {
  if (s.knights[seat]!.vehicle >= 0) return
  change(s, seat, { ...still, fuel: -9 }, 'WK-23.9', tell)
  strand(s, seat)
}

/** WK-23.3, WK-23.7: card to the pool, FUEL 0, cargo lost; with `wreckSalvage` the owner may save what fits. */
function wreck(s: Wk, seat: Seat, tell: Tell): void {
  const k = s.knights[seat]!
  const { card } = giveUpVehicle(s, seat)
  toPool(s, card, true)
  tell?.({ what: 'vehicle wrecked', clause: 'WK-23.3', seat, card })
  change(s, seat, { ...still, fuel: -9 }, 'WK-23.3', tell)
  strand(s, seat)
  if (s.options.wreckSalvage === 'off') spill(s, seat, k.cargo.splice(0), tell)
}

/** The Waster discards stored cards, unseen, down to the lower capacity (WK-23.6). */
function shedCargo(s: Wk, seat: Seat): void {
  if (room(s.knights[seat]!.cargo) > cargoRoom(s, seat)) shed(s, seat, wasterNow(s), 'cargo')
}

/** WK-23.3 to WK-23.7. Not DMG: no armour helps. Without a vehicle it has no effect. */
export function damageVehicle(s: Wk, seat: Seat, tell: Tell): void {
  const k = s.knights[seat]!
  if (k.vehicle < 0 || prevented(s, seat, 'vehicle damage', 1, tell) === 0) return
  if (!k.damaged) {
    k.damaged = true
    tell?.({ what: 'vehicle damaged', clause: 'WK-23.3', seat })
    shedCargo(s, seat)
  } else if (!isBlue(s, k.vehicle)) wreck(s, seat, tell)
}

/** WK-23.5 */
export function repairVehicle(s: Wk, seat: Seat, tell: Tell): void {
  const k = s.knights[seat]!
  if (!k.damaged) return
  k.damaged = false
  tell?.({ what: 'vehicle repaired', clause: 'WK-23.5', seat })
}

/**
 * A vehicle comes to a knight. An old one goes to the pool for no credit (WK-23.11); stored cards go over, and what
 * does not fit is seen to by the watch (WK-23.10).
 */
export function takeVehicle(
  s: Wk,
  seat: Seat,
  card: number,
  damaged: boolean,
  marked: boolean,
  tell: Tell,
): void {
  const k = s.knights[seat]!
  const had = wheelsOf(k)
  const tuned = k.under.splice(0)
  if (k.vehicle >= 0) {
    const old = giveUpVehicle(s, seat)
    toPool(s, old.card, old.damaged)
  }
  k.vehicle = card
  k.damaged = damaged
  k.vehicleMarked = marked
  for (const h of tuned) storeBlue(s, seat, h)
  tell?.({ what: 'vehicle taken', clause: 'WK-23.11', seat, card, damaged, had })
}

/** A knight with the blue vehicle takes no other (WK-24.10). */
export const mayTakeVehicle = (s: Table, seat: Seat): boolean => {
  const { vehicle } = s.knights[seat]!
  return vehicle < 0 || !isBlue(s, vehicle)
}

/** The vehicles of a pool by gear number. */
export function vehiclesIn(s: Table, pool: readonly number[]): number[] {
  const first = cards(s).vehicles
  const found: number[] = []
  for (let title = 0; title < pool.length; title++) if (pool[title]! > 0) found.push(first + title)
  return found
}

/** Vehicles of this value in the pool: yellow ones work, green ones are damaged (WK-23.12, WK-23.13). */
export const poolOf = (s: Table, colour: number): readonly number[] =>
  colour === 1 ? s.pool : colour === 0 ? s.poolDamaged : []
