import { only, type Seat } from '@midden/kernel'
import { change, still } from '../bodies/counters.ts'
import type { SwapFrame } from '../frames/gear.ts'
import { heldAt, plusOf, type Slot, takeOut, VEHICLE } from '../gear/slots.ts'
import { emptyTank, giveUpVehicle, takeVehicle } from '../gear/vehicles.ts'
import type { Held } from '../held.ts'
import type { Wk } from '../position.ts'
import { placeGear } from '../push.ts'
import type { Tell } from '../types.ts'
import { isHiddenGood, slotOfGood } from './goods.ts'

/** A card on its way, and whether everybody has seen it. */
interface Parcel {
  from: Seat
  to: Seat
  held: Held
  open: boolean
}

/** Enhancements laid down with their card go with it, the others stay with their owner (WK-24.5). */
function pack(s: Wk, from: Seat, to: Seat, goods: readonly number[]): Parcel[] {
  const k = s.knights[from]!
  const laid = goods
    .filter((good) => good !== VEHICLE)
    .map((good) => ({ slot: slotOfGood(k, good), open: !isHiddenGood(good) }))
  const slots = laid.map(({ slot }) => slot)
  const parcels: Parcel[] = []
  // From the last slot on, so that what is taken out leaves the slots before it as they were.
  for (const { slot, open } of laid.sort((a, b) => b.slot - a.slot)) {
    const host = slot - plusOf(slot)
    if (plusOf(slot) > 0 && slots.includes(host)) continue
    if (plusOf(slot) === 0) parcels.push(...keepBack(s, from, slot, slots, open))
    parcels.push({ from, to, held: takeOut(k, slot), open })
  }
  return parcels
}

/** Takes off a card what was not laid down with it. */
function keepBack(s: Wk, from: Seat, host: Slot, slots: readonly Slot[], open: boolean): Parcel[] {
  const k = s.knights[from]!
  const kept: Parcel[] = []
  for (let slot = host + 9; slot > host; slot--) {
    const attached = plusOf(slot) <= (heldAt(k, host)?.plus.length ?? 0)
    if (attached && !slots.includes(slot)) kept.push({ from, to: from, held: takeOut(k, slot), open })
  }
  return kept
}
/** What each gave is for the two alone: stored cards are nobody else's business (WK-10.12). */
function tellBarter(parcels: readonly Parcel[], [a, b]: readonly [Seat, Seat], tell: Tell): void {
  if (tell === null) return
  const to = (seat: Seat): number[] =>
    parcels.flatMap((one) =>
      (one.to === seat && one.from !== seat ? [one.held, ...one.held.plus] : []).map(({ card }) => card),
    )
  const told = {
    what: 'traded',
    clause: 'WK-10.12',
    seats: [a, b],
    cards: parcels.length,
    reveals: true,
  } as const
  const both = only(a) | only(b)
  tell({ ...told, seats: [a, b], given: [to(b), to(a)], only: both })
  tell({ ...told, seats: [a, b], only: ~both })
}

function swapVehicles(s: Wk, f: SwapFrame, tell: Tell): void {
  const given = f.seats.map((seat, side) =>
    f.goods[side as 0 | 1].includes(VEHICLE) ? giveUpVehicle(s, seat) : null,
  )
  given.forEach((gone, side) => {
    if (gone === null) return
    const { card, damaged } = gone
    tell?.({ what: 'vehicle given up', clause: 'WK-10.12', seat: f.seats[side as 0 | 1], card, damaged })
  })
  f.seats.forEach((seat, side) => {
    const gift = given[1 - side]
    if (gift) takeVehicle(s, seat, gift.card, gift.damaged, gift.marked, tell)
  })
}

/** One atomic swap (WK-10.12); cards find their places afterwards, FUEL without a vehicle is lost (WK-10.13). */
export function barter(s: Wk, f: SwapFrame, tell: Tell): void {
  const [a, b] = f.seats
  const parcels = [...pack(s, a, b, f.goods[0]), ...pack(s, b, a, f.goods[1])]
  tellBarter(parcels, [a, b], tell)
  swapVehicles(s, f, tell)
  const ammo = f.ammo[1] - f.ammo[0]
  const fuel = f.fuel[1] - f.fuel[0]
  change(s, a, { ...still, ammo, fuel }, 'WK-10.11', tell)
  change(s, b, { ...still, ammo: -ammo, fuel: -fuel }, 'WK-10.11', tell)
  for (const seat of f.seats) emptyTank(s, seat, tell)
  for (const { to, held, open } of parcels.reverse()) placeGear(s, to, held, open)
}
