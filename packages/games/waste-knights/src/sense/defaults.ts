import { type Action, anyOf, nthOf, type Offer, type Random } from '@midden/kernel'
import { DEFEND } from '../combat/options.ts'

const find = (offers: readonly Offer[], act: string): Offer | undefined =>
  offers.find((offer) => offer.act === act)
const firstOf = (offers: readonly Offer[]): Action => nthOf(offers, 0)
const lastValue = (offer: Offer): Action =>
  'of' in offer && !('min' in offer) ? { act: offer.act, n: offer.of.at(-1)! } : nthOf([offer], 0)

/** Acts that do nothing, or give nothing away: what section 5 of the ledger takes for somebody who is away. */
const IDLE = [
  'pass',
  'done',
  'go on',
  'draw',
  'enough',
  'fall',
  'as before',
  'stay',
  'decline',
  'close',
  'cancel',
  'leave',
  'drop it',
  'refuse',
  'wait',
  'continue',
  'escape',
  'no',
]

type Default = (offers: readonly Offer[], rng: Random) => Action

/** By the name of the question; what is not here takes the idle answer, else the first one. */
const defaults: Readonly<Record<string, Default>> = {
  'choose a knight': anyOf,
  'choose a colour': anyOf,
  'choose a vehicle': anyOf,
  'keep two tasks': anyOf,
  'instead of falling': firstOf,
  'move the villain': firstOf,
  'choose a combat card': () => ({ act: 'card', n: DEFEND }),
  'advance or retreat': () => ({ act: 'retreat' }),
  'discard luck': (offers) => newest(offers),
  'find a place': (offers) => intoStorage(offers),
  'down to the capacity': (offers, rng) =>
    offers[0]!.act === 'pick' ? anyOf(offers, rng) : lastValue(find(offers, 'discard') ?? offers[0]!),
}

/** The cards drawn last. */
function newest(offers: readonly Offer[]): Action {
  const offer = offers[0]!
  if (!('min' in offer)) return firstOf(offers)
  return { act: offer.act, ns: offer.of.slice(offer.of.length - offer.min).sort((a, b) => a - b) }
}
/** Storage, else the new card is discarded (D37). */
function intoStorage(offers: readonly Offer[]): Action {
  const place = find(offers, 'place')
  const store = place !== undefined && 'of' in place ? place.of.find((to) => to >= 6) : undefined
  if (store !== undefined) return { act: 'place', n: store }
  const other = find(offers, 'keep') ?? find(offers, 'discard')
  return other === undefined ? firstOf(offers) : { act: other.act }
}

export function defaultFor(question: string, offers: readonly Offer[], rng: Random): Action {
  const special = defaults[question]
  if (special !== undefined) return special(offers, rng)
  const idle = offers.find((offer) => IDLE.includes(offer.act) && !('of' in offer) && !('from' in offer))
  return idle === undefined ? firstOf(offers) : { act: idle.act }
}
