import { has, type Seat, type Seats } from '@midden/kernel'
import { numberAt } from '../board/hexes.ts'
import { nothing } from '../effects/scene.ts'
import type { Source } from '../effects/sources.ts'
import { usable } from '../effects/usable.ts'
import type { RestFrame } from '../frames/round.ts'
import { hasGearToMove } from '../gear/drafts.ts'
import { isBlue } from '../gear/losing.ts'
import { belongings, cardAt, type Slot, VEHICLE } from '../gear/slots.ts'
import { mayDeal } from '../meeting/company.ts'
import type { Table } from '../position.ts'

/** Nobody rests for ever. */
const PATIENCE = 40
export const isTired = (f: RestFrame, seat: Seat): boolean => f.acts[seat]! >= PATIENCE

const isAwake = (s: Table, seat: Seat): boolean => !s.knights[seat]!.down && !has(s.gone, seat)

/** Conscious knights on the same hex, with whom one may trade (WK-26.3). */
export function company(s: Table, seat: Seat): Seat[] {
  const { hex } = s.knights[seat]!
  const found: Seat[] = []
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && isAwake(s, other) && s.knights[other]!.hex === hex && mayDeal(s, numberAt(s, hex)))
      found.push(other)
  return found
}

/** What may be used in part b; stored cards count (WK-26.5). */
export const restTexts = (s: Table, seat: Seat): Source[] => usable(s, seat, 'rest', nothing)

/** Blue cards wherever they are, the blue vehicle included (WK-24.8). */
export function blueCards(s: Table, seat: Seat): Slot[] {
  const k = s.knights[seat]!
  const slots: Slot[] = []
  for (const slot of belongings(k)) if (isBlue(s, cardAt(k, slot)!.card)) slots.push(slot)
  if (isBlue(s, k.vehicle)) slots.push(VEHICLE)
  return slots
}

/** Has a knight anything to do in a part? By what everybody can see (WK-30.11, WK-30.15). */
const BUSY: readonly ((s: Table, seat: Seat) => boolean)[] = [
  (s, seat) => company(s, seat).length > 0,
  (s, seat) =>
    hasGearToMove(s, seat) ||
    blueCards(s, seat).length > 0 ||
    usable(s, seat, 'rest', nothing, false).length > 0,
  (s, seat) => s.knights[seat]!.hand.length > 0,
]

/** Who is not done with part a (0), b (1) or c (2). */
export function resting(s: Table, f: RestFrame, part: number): Seats {
  let seats = 0
  for (let seat = 0; seat < s.seats; seat++) {
    if (has(f.done, seat) || !isAwake(s, seat)) continue
    if (part === 2 && has(f.resupplied, seat)) continue
    if (BUSY[part]!(s, seat)) seats |= 1 << seat
  }
  return seats
}
