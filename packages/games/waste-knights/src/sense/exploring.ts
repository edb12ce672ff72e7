import type { Action, Offer, Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { ExploreFrame } from '../frames/road.ts'
import type { WkView } from '../view/view.ts'
import { priceOfLine, worthOfScript } from './worth.ts'

const firstOf = (offers: readonly Offer[], act: string): Action | null => {
  const offer = offers.find((one) => one.act === act)
  return offer !== undefined && 'of' in offer && offer.of.length > 0 ? { act, n: offer.of[0]! } : null
}

/** The action that brings most for what it costs; none if all cost more than they bring. */
function bestAction(v: WkView, seat: Seat, offers: readonly Offer[]): Action | null {
  const offer = offers.find(({ act }) => act === 'action')
  let found: Action | null = null
  let most = 0
  for (const n of offer !== undefined && 'of' in offer ? offer.of : []) {
    const line = cards(v).lines[n]!
    const worth = worthOfScript(v, seat, line.script) - priceOfLine(line)
    if (worth > most) {
      most = worth
      found = { act: 'action', n }
    }
  }
  return found
}

/** Tasks first, then what the mission offers, then the best action. */
export function senseExploring(
  v: WkView,
  _f: ExploreFrame,
  seat: Seat,
  offers: readonly Offer[],
): Action | null {
  if (offers.some(({ act }) => act === 'explore')) return { act: 'explore' }
  return (
    firstOf(offers, 'accomplish') ??
    firstOf(offers, 'accept') ??
    firstOf(offers, 'mission') ??
    bestAction(v, seat, offers)
  )
}
