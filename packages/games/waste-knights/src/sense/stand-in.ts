import type { Action, Offer, Random, Seat } from '@midden/kernel'
import { program } from '../book.ts'
import { slotWorth } from '../gear/worth.ts'
import type { WkView } from '../view/view.ts'
import { defaultFor } from './defaults.ts'

const questionOf = (v: WkView): string => {
  const f = v.stack.at(-1)
  return f === undefined ? '' : (program[f.at]!.steps[f.step]?.name ?? '')
}

/** D42: the cheapest card that is offered. */
function cheapest(v: WkView, seat: Seat, offers: readonly Offer[]): Action {
  const k = v.knights[seat]!
  const [offer] = offers
  const slots = offer !== undefined && 'of' in offer ? offer.of : []
  return { act: 'pay', n: slots.reduce((a, b) => (slotWorth(v, k, b) < slotWorth(v, k, a) ? b : a)) }
}

/** The default of the ledger's section 5 for a player who is away (WK-30.13). */
export function standIn(v: WkView, seat: Seat, offers: readonly Offer[], rng: Random): Action {
  const question = questionOf(v)
  return question === 'pay with gear' ? cheapest(v, seat, offers) : defaultFor(question, offers, rng)
}
