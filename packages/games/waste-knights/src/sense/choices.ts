import type { Action, Offer, Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { ScriptFrame } from '../frames/effects.ts'
import type { DrawFrame, OverloadFrame, PayFrame } from '../frames/gear.ts'
import type { RewardFrame } from '../frames/tasks.ts'
import { cardAt, type Slot, VEHICLE } from '../gear/slots.ts'
import type { WkView } from '../view/view.ts'
import { gainsOf, worthOfHex } from './aims.ts'
import { worthOfCard } from './escape.ts'
import { bestRange } from './fight.ts'
import { useOf } from './gear.ts'
import { listOf, pick } from './offered.ts'
import { leaderOf } from './rivals.ts'
import { worthOfScript } from './worth.ts'

/** What he would miss if a card of his were gone: its stripes and its use, his vehicle most of all. */
function missing(v: WkView, seat: Seat, slot: Slot): number {
  if (slot === VEHICLE) return 9
  const { card } = cardAt(v.knights[seat]!, slot)!
  if (card < 0) return 1
  return 1.5 * cards(v).gear[card]!.colour + useOf(v, seat, card) + (slot < 1000 ? 1 : 0)
}

/** Effects of a text: the option worth most, the card missed least, the hex that serves best. */
export function senseScript(v: WkView, f: ScriptFrame, seat: Seat, offers: readonly Offer[]): Action | null {
  const op = cards(v).scripts[f.no]?.[f.i]
  switch (op?.do) {
    case 'choose':
      return pick(offers, 'choose', (n) => worthOfScript(v, f.you, op.of[n]!))
    case 'drop':
      return pick(offers, 'drop', (slot) => (f.you === seat ? -1 : 1) * missing(v, f.you, slot))
    case 'strike':
      return pick(offers, 'hex', (hex) => struck(v, seat, hex))
    case 'go anywhere': {
      const gains = gainsOf(v, seat)
      return pick(offers, 'hex', (hex) => worthOfHex(v, seat, gains, hex))
    }
    case 'take':
      return pick(offers, 'take', (space) => useOf(v, seat, v.stalls[space]!))
    case 'start range':
      return pick(offers, 'range', (range) => (range === bestRange(v, seat).range ? 1 : 0))
    case 'plant':
      return pick(offers, 'keep', (card) => -worthOfCard(v, leaderOf(v, seat), card))
    case 'mark':
      return {
        act: 'mark',
        ns: listOf(offers, 'mark')
          .slice(0, op.n)
          .toSorted((a, b) => a - b),
      }
    default:
      return null
  }
}
/** Who would be hit there: rivals, the leader above all, and never oneself. */
function struck(v: WkView, seat: Seat, hex: number): number {
  const leader = leaderOf(v, seat)
  let sum = 0
  for (let other = 0; other < v.seats; other++)
    if (v.knights[other]!.hex === hex) sum += other === seat ? -9 : other === leader ? 2 : 1
  return sum
}

/** A price is paid with what is missed least. */
export const sensePaying = (v: WkView, _f: PayFrame, seat: Seat, offers: readonly Offer[]): Action | null =>
  pick(offers, 'pay', (slot) => -missing(v, seat, slot))
export const senseOverload = (
  v: WkView,
  f: OverloadFrame,
  seat: Seat,
  offers: readonly Offer[],
): Action | null =>
  f.by === seat && f.seat === seat ? pick(offers, 'discard', (slot) => -missing(v, seat, slot)) : null

/** Of cards drawn too many the least useful goes; a vehicle only for somebody without one. */
export function senseDraw(v: WkView, _f: DrawFrame, seat: Seat, offers: readonly Offer[]): Action | null {
  const toss = pick(offers, 'toss', (card) => -useOf(v, seat, card))
  if (toss !== null) return toss
  const colour = pick(offers, 'colour', (n) => n)
  return colour ?? (v.knights[seat]!.vehicle < 0 ? pick(offers, 'vehicle', (n) => -n) : null)
}
/** Reputation first, cards last: nothing is lost by the order. */
export const senseReward = (
  _v: WkView,
  f: RewardFrame,
  _seat: Seat,
  offers: readonly Offer[],
): Action | null => pick(offers, 'take', (n) => ('gain' in f.left[n]! ? 1 : 0))
