import { type Action, has, type Offer, only, type Seat } from '@midden/kernel'
import { change, mend, ofOne } from '../bodies/counters.ts'
import { cards } from '../cards.ts'
import { use } from '../effects/pay.ts'
import { numbersOf } from '../effects/sources.ts'
import type { RestFrame } from '../frames/round.ts'
import { hasGearToMove } from '../gear/drafts.ts'
import { convertBlue } from '../gear/place.ts'
import { heldAt, isStored, plusOf, type Slot, takeOut, VEHICLE } from '../gear/slots.ts'
import { emptyTank, giveUpVehicle } from '../gear/vehicles.ts'
import type { WkClause } from '../ledger.ts'
import { offerAny } from '../lists.ts'
import type { Table, Wk } from '../position.ts'
import { placeGear, rearrange, startSwap, startWaking } from '../push.ts'
import { inRoundOrder } from '../roles.ts'
import type { Procedure, Tell } from '../types.ts'
import { blueCards, company, isTired, resting, restTexts } from './rights.ts'

/** Done, or rearranging throughout a to c (WK-26.2), or what the part is for. */
function offers(s: Table, f: RestFrame, seat: Seat, own: OwnOffers): Offer[] {
  const list: Offer[] = [{ act: 'done' }]
  if (isTired(f, seat)) return list
  if (hasGearToMove(s, seat)) list.push({ act: 'rearrange' })
  own(s, seat, list)
  return list
}
/** Adds what a part of the Rest Step is for. */
type OwnOffers = (s: Table, seat: Seat, list: Offer[]) => void

/** Enhancements of a blue card that is removed stay with its owner; the blue vehicle takes its tank along. */
function removeBlue(s: Wk, seat: Seat, slot: Slot, tell: Tell): void {
  const k = s.knights[seat]!
  if (slot === VEHICLE) {
    const { card, damaged } = giveUpVehicle(s, seat)
    tell?.({ what: 'vehicle given up', clause: 'WK-24.8', seat, card, damaged })
    emptyTank(s, seat, tell)
    convertBlue(s, seat, card, tell)
  } else {
    if (plusOf(slot) === 0)
      for (let i = heldAt(k, slot)!.plus.length; i > 0; i--)
        placeGear(s, seat, takeOut(k, slot + i), !isStored(slot))
    convertBlue(s, seat, takeOut(k, slot).card, tell)
  }
}

/** WK-26.6: a luck card for its icon. Nobody can answer it, but his own limits hold (WK-14.8, WK-R74). */
function resupply(s: Wk, f: RestFrame, seat: Seat, card: number, tell: Tell): void {
  const { hand } = s.knights[seat]!
  const { icon } = cards(s).luck[card]!
  f.resupplied |= only(seat)
  hand.splice(hand.indexOf(card), 1)
  s.luck.discard.push(card)
  tell?.({ what: 'resupplied', clause: 'WK-26.6', seat, card, icon, reveals: true })
  if (icon === 'hp' && s.options.resupplyAlwaysHeals === 'on') mend(s, seat, 1, 'WK-R74', tell)
  else change(s, seat, ofOne(icon, icon === 'rad' ? -1 : 1), 'WK-26.6', tell)
}

/** The partner is back at it: what he said before the offer does not hold (WK-26.4). */
function dealWith(s: Wk, f: RestFrame, seat: Seat, other: Seat): void {
  f.done &= ~only(other)
  startSwap(s, seat, other)
}

function act(s: Wk, f: RestFrame, seat: Seat, a: Action, tell: Tell): void {
  f.acts[seat]!++
  if (a.act === 'rearrange') rearrange(s, only(seat), true)
  else if (a.act === 'trade') dealWith(s, f, seat, a.n!)
  else if (a.act === 'convert') removeBlue(s, seat, a.n!, tell)
  else if (a.act === 'resupply') resupply(s, f, seat, a.n!, tell)
  else use(s, seat, restTexts(s, seat).find(({ line }) => line.no === a.n)!, seat, -1, tell)
}

/** A part that all conscious knights go through at the same time (WK-26.1). */
const part = (name: string, clause: WkClause, n: number, own: OwnOffers): Procedure<'rest'>[number] => ({
  name,
  clause,
  final: false,
  owed: (s, f) => resting(s, f, n),
  offer: (s, f, seat) => offers(s, f, seat, own),
  take(s, f, seat, a, tell) {
    if (a.act !== 'done') return act(s, f, seat, a, tell)
    f.done |= only(seat)
    tell?.({ what: 'done resting', clause: 'WK-26.4', seat })
  },
  close(_s, f) {
    f.done = 0
    return undefined
  },
})

/** The Rest Step, parts a to d (WK-26). */
export const rest: Procedure<'rest'> = [
  part('a trade with company', 'WK-26.3', 0, (s, seat, list) => offerAny(list, 'trade', company(s, seat))),
  part('b use gear', 'WK-26.5', 1, (s, seat, list) => {
    offerAny(list, 'use', numbersOf(restTexts(s, seat)))
    offerAny(list, 'convert', blueCards(s, seat))
  }),
  part('c luck for resources', 'WK-26.6', 2, (s, seat, list) =>
    offerAny(list, 'resupply', s.knights[seat]!.hand.slice()),
  ),
  {
    name: 'd waking',
    clause: 'WK-26.7',
    run(s, f) {
      const seat = inRoundOrder(s, f.turn++)
      if (seat < 0) return 'done'
      if (s.knights[seat]!.down && !has(s.gone, seat)) startWaking(s, seat)
      return 'again'
    },
  },
]
