import type { Action, Offer } from '@midden/kernel'
import {
  isStored,
  priceOf,
  type TradeFrame,
  VEHICLE,
  type WkView,
  worthOffered,
} from '@midden/waste-knights/reading'
import { offered } from './props.ts'

/** More cards than this nobody pays with. */
const MOST = 4

/** Every choice of up to so many of these. */
function* choices(of: readonly number[], most: number, from = 0): Generator<number[]> {
  yield []
  if (most === 0) return
  for (let i = from; i < of.length; i++)
    for (const more of choices(of, most - 1, i + 1)) yield [of[i]!, ...more]
}

/**
 * The cards that pay for what is picked with the least given away, stored ones before those at hand; none where all is
 * paid, or cannot be. The vehicle is never among them.
 */
export function paymentFor(v: WkView, f: TradeFrame, menu: readonly Offer[]): readonly number[] {
  const price = priceOf(v, f)
  if (price <= worthOffered(v, f)) return []
  const free = offered(menu, 'offer').filter((slot) => slot !== VEHICLE)
  let best: readonly number[] = []
  let least = Number.POSITIVE_INFINITY
  for (const slots of choices(free, MOST)) {
    const worth = worthOffered(v, { ...f, offered: [...f.offered, ...slots] })
    const atHand = slots.filter((slot) => !isStored(slot)).length
    const cost = worth * 100 + atHand * 10 + slots.length
    if (worth >= price && cost < least) [best, least] = [slots, cost]
  }
  return best
}

/** A card laid down for something that was put back: it is not needed any more. The dearest first. */
export function needless(v: WkView, f: TradeFrame, laid: readonly number[]): number | undefined {
  const price = priceOf(v, f)
  const worth = (slots: readonly number[]): number => worthOffered(v, { ...f, offered: [...slots] })
  const without = (slot: number): number => worth(f.offered.filter((each) => each !== slot))
  return laid
    .filter((slot) => f.offered.includes(slot) && without(slot) >= price)
    .toSorted((a, b) => without(a) - without(b))[0]
}

/** A payment that the page lays down by itself. */
export interface Payment {
  /** the moves of the table when something was proposed last: its answer is awaited. null: nothing is to be done */
  since: number | null
  /** what was laid down for it; what lies there by hand is not in it */
  laid: readonly number[]
}
export const unpaid: Payment = { since: null, laid: [] }

/** What comes next once the table has answered: a card to take back, or else one to lay down. */
export function payOn(
  payment: Payment,
  v: WkView,
  menu: readonly Offer[],
  moves: number,
): { payment: Payment; action: Action | null } {
  const f = v.stack.at(-1)
  if (f?.at !== 'trade') return { payment: unpaid, action: null }
  if (payment.since === moves) return { payment, action: null }
  const laid = payment.laid.filter((slot) => f.offered.includes(slot))
  if (payment.since !== null) {
    const back = needless(v, f, laid)
    if (back !== undefined) return { payment: { since: moves, laid }, action: { act: 'take back', n: back } }
    const [n] = f.spaces.length === 0 ? [] : paymentFor(v, f, menu)
    if (n !== undefined) return { payment: { since: moves, laid: [...laid, n] }, action: { act: 'offer', n } }
  }
  return { payment: { since: null, laid }, action: null }
}
