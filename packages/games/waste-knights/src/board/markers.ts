import type { Seat } from '@midden/kernel'
import type { Wk } from '../position.ts'
import { NOWHERE } from './geometry.ts'

/** A marker put elsewhere without moving (WK-7.26); leaving a hex in any way takes the exploration marker back (WK-11.5). */
export function putKnight(s: Wk, seat: Seat, hex: number): void {
  const k = s.knights[seat]!
  if (k.hex !== hex) k.marker = NOWHERE
  k.hex = hex
}
