import { only } from '@midden/kernel'
import type { PayFrame } from '../frames/gear.ts'
import type { Table, Wk } from '../position.ts'
import { report, UNDONE } from '../push.ts'
import type { Procedure, Tell } from '../types.ts'
import { losable } from './losing.ts'
import { type Slot, takeOut, VEHICLE } from './slots.ts'
import { discardGear } from './storage.ts'
import { emptyTank, giveUpVehicle, toPool } from './vehicles.ts'
import { slotWorth } from './worth.ts'

/**
 * Cards are given dearest first, each one needed: so no card of a payment could be left out (WK-25.12), and every
 * such payment can be made. A card is offered if those no dearer than it can still make up the rest.
 */
export function payable(s: Table, f: PayFrame): Slot[] {
  const k = s.knights[f.seat]!
  const slots = losable(s, k).filter((slot) => slotWorth(s, k, slot) <= f.last)
  return slots.filter((slot) => {
    const worth = slotWorth(s, k, slot)
    let sum = 0
    for (const other of slots) if (slotWorth(s, k, other) <= worth) sum += slotWorth(s, k, other)
    return sum >= f.value
  })
}

/** A card goes to its discard pile, a vehicle to the pool with the tank's contents lost (WK-R42). */
function give(s: Wk, f: PayFrame, slot: Slot, tell: Tell): void {
  if (slot !== VEHICLE) {
    discardGear(s, f.seat, takeOut(s.knights[f.seat]!, slot), tell)
    return
  }
  const { card, damaged } = giveUpVehicle(s, f.seat)
  toPool(s, card, damaged)
  tell?.({ what: 'vehicle given up', clause: 'WK-25.12', seat: f.seat, card, damaged })
  emptyTank(s, f.seat, tell)
}

export const pay: Procedure<'pay'> = [
  {
    name: 'pay with gear',
    clause: 'WK-25.12',
    owed: (s, f) => (f.value > 0 && !s.knights[f.seat]!.down && payable(s, f).length > 0 ? only(f.seat) : 0),
    offer: (s, f) => [{ act: 'pay', of: payable(s, f) }],
    take(s, f, seat, a, tell) {
      f.last = slotWorth(s, s.knights[seat]!, a.n!)
      f.value = Math.max(0, f.value - f.last)
      give(s, f, a.n!, tell)
    },
    close(s, f) {
      // He may have fallen, or what he meant to pay with be gone, by an effect used meanwhile.
      if (f.value > 0) report(s, UNDONE)
      return undefined
    },
  },
]
