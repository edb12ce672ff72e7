import { only, type Seat } from '@midden/kernel'
import { ABILITY } from '../effects/sources.ts'
import type { WkClause } from '../ledger.ts'
import type { Knight, Wk } from '../position.ts'
import type { Tell } from '../types.ts'
import { cardAt, isStored, PLACES, type Slot, VEHICLE } from './slots.ts'

/** Puts a general marker on a component (WK-1.15). */
export function mark(k: Knight, slot: Slot): void {
  if (slot === ABILITY) k.marked = true
  else if (slot === VEHICLE) k.vehicleMarked = true
  else cardAt(k, slot)!.marked = true
}

/** The same, told: where a stored card lies is for its owner alone, or others could pick it out blindly (WK-10.8). */
export function markAt(s: Wk, seat: Seat, slot: Slot, clause: WkClause, tell: Tell, by = seat): void {
  const told = { what: 'marked', clause, seat, ...(by !== seat && { by }) } as const
  mark(s.knights[seat]!, slot)
  if (slot !== ABILITY && slot !== VEHICLE && isStored(slot)) {
    tell?.({ ...told, slot, only: only(seat) })
    tell?.({ ...told, only: ~only(seat) })
  } else tell?.({ ...told, slot })
}

/** Step 2a: all markers leave all cards and sheets but the task cards (WK-5.17). */
export function unmarkAll(s: Wk): void {
  for (const k of s.knights) {
    k.marked = false
    k.vehicleMarked = false
    for (const place of PLACES)
      for (const h of k[place]) {
        if (h === null) continue
        h.marked = false
        for (const plus of h.plus) plus.marked = false
      }
  }
}
