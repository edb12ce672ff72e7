import type { Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { TradeFrame } from '../frames/gear.ts'
import { heldAt, isStored, plusOf, type Slot, takeOut, VEHICLE } from '../gear/slots.ts'
import { discardGear } from '../gear/storage.ts'
import { emptyTank, giveUpVehicle, takeVehicle, toPool } from '../gear/vehicles.ts'
import { held } from '../held.ts'
import type { Wk } from '../position.ts'
import { placeGear } from '../push.ts'
import { tookFromStalls } from '../tasks/goals.ts'
import type { Tell } from '../types.ts'
import { priceOf, worthOffered } from './prices.ts'

/** What is attached to an offered card and not offered itself comes off and is kept (WK-25.10). */
function keepBack(s: Wk, seat: Seat, host: Slot, offered: readonly Slot[]): void {
  const k = s.knights[seat]!
  for (let i = heldAt(k, host)!.plus.length; i > 0; i--)
    if (!offered.includes(host + i)) placeGear(s, seat, takeOut(k, host + i), !isStored(host))
}

/** Offered cards go to their discard piles, from the last slot on, so that the slots before stay as they were. */
function handOver(s: Wk, seat: Seat, offered: readonly Slot[], tell: Tell): void {
  const k = s.knights[seat]!
  for (const slot of offered.toSorted((a, b) => b - a)) {
    if (slot === VEHICLE || (plusOf(slot) > 0 && offered.includes(slot - plusOf(slot)))) continue
    if (plusOf(slot) === 0) keepBack(s, seat, slot, offered)
    discardGear(s, seat, takeOut(k, slot), tell)
  }
}

/** A vehicle handed in goes to the pool before another comes out of it (WK-23.11). */
function changeVehicles(s: Wk, f: TradeFrame, tell: Tell): void {
  const { seat, vehicle, damaged } = f
  if (f.offered.includes(VEHICLE)) {
    const old = giveUpVehicle(s, seat)
    toPool(s, old.card, old.damaged)
    tell?.({ what: 'vehicle given up', clause: 'WK-25.4', seat, card: old.card, damaged: old.damaged })
  }
  if (vehicle >= 0) {
    const pool = damaged ? s.poolDamaged : s.pool
    pool[vehicle - cards(s).vehicles]!--
    takeVehicle(s, seat, vehicle, damaged, false, tell)
  }
  emptyTank(s, seat, tell)
}

function receive(s: Wk, f: TradeFrame, tell: Tell): void {
  const { seat } = f
  for (const space of f.spaces.toSorted((a, b) => b - a)) {
    const card = s.stalls[space]!
    s.stalls[space] = -1
    placeGear(s, seat, held(card), true)
    tell?.({ what: 'taken from the Stalls', clause: 'WK-25.4', seat, space, card })
    tookFromStalls(s, seat, card)
  }
}

/** WK-25.4 (4): what is offered is discarded, what is picked received; each card then finds its place. */
export function deal(s: Wk, f: TradeFrame, tell: Tell): void {
  const { seat } = f
  tell?.({
    what: 'dealt',
    clause: 'WK-25.4',
    seat,
    price: priceOf(s, f),
    value: worthOffered(s, f),
    reveals: true,
  })
  handOver(s, seat, f.offered, tell)
  changeVehicles(s, f, tell)
  receive(s, f, tell)
  f.offered = []
  f.closed = 'dealt'
}
