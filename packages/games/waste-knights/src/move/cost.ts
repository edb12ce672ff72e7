import type { Seat } from '@midden/kernel'
import { obstaclesAt, tileAt } from '../board/hexes.ts'
import { bonus, bonusBy, permanent } from '../effects/modifiers.ts'
import { nothing, type Scene } from '../effects/scene.ts'
import type { Source } from '../effects/sources.ts'
import type { MoveFrame } from '../frames/road.ts'
import { vehicleRow } from '../gear/storage.ts'
import type { Table } from '../position.ts'

/** Text that may change what hexes cost this knight. */
export const costText = (s: Table, seat: Seat): readonly Source[] => permanent(s, seat, 'difficulty')

/** WK-7.3: RD, one for each obstacle, less or more by effects. */
export function entryCost(s: Table, seat: Seat, hex: number, text = costText(s, seat)): number {
  const plain = tileAt(s, hex).difficulty + obstaclesAt(s, hex)
  if (text.length === 0) return plain
  there.hex = hex
  return Math.max(0, plain + bonusBy(s, seat, text, 'difficulty', there))
}
/** A scene on the hex that is asked about, and nothing else. */
const there: Scene = { ...nothing }

/** WK-7.2: MP for each FUEL, by the side of the vehicle that is up now (WK-7.27); 0 without one. */
export function rateOf(s: Table, seat: Seat): number {
  const k = s.knights[seat]!
  if (k.vehicle < 0) return 0
  return Math.max(
    1,
    vehicleRow(s, k.vehicle).speed[k.damaged ? 1 : 0]! + bonus(s, seat, 'mp per fuel', nothing),
  )
}

/** MP a vehicle move has from the start (WK-7.2). */
export const flatMp = (s: Table, seat: Seat): number => Math.max(0, bonus(s, seat, 'mp', nothing))

/** Hexes a route on foot may have (WK-6.8, WKC-R27). */
export const feetOf = (s: Table, seat: Seat): number => Math.max(1, 1 + bonus(s, seat, 'feet', nothing))

/** FUEL the next hex of the route asks for; the first one always asks for some (WK-7.4, WK-7.5). */
export function fuelDue(s: Table, f: MoveFrame): number {
  const need = Math.max(0, entryCost(s, f.seat, f.route[f.i]!) - f.pool)
  return Math.max(f.i === 0 ? 1 : 0, Math.ceil(need / rateOf(s, f.seat)))
}

/** Can he go on to the next hex? The first one any FUEL will do for (WK-7.6), the others must be paid (WK-7.7). */
export function mayEnter(s: Table, f: MoveFrame): boolean {
  const k = s.knights[f.seat]!
  if (f.i >= f.route.length) return false
  if (f.mode === 'foot') return true
  return k.vehicle >= 0 && k.fuel >= (f.i === 0 ? 1 : fuelDue(s, f))
}
