import type { Action, Offer, Seat } from '@midden/kernel'
import { RAW } from './cards.ts'
import type { WorksView } from './view.ts'

/** IW-R35: the safe move for a player who is away. It never takes credit. */
export function standIn(v: WorksView, seat: Seat, offers: readonly Offer[]): Action {
  const offered = (act: string): boolean => offers.some((offer) => offer.act === act)
  if (offered('decline')) return { act: 'decline' }
  if (offered('set')) return { act: 'set', n: v.sets.findIndex((set) => set.length > 0) }
  if (offered('pass')) return { act: 'pass' }
  const leftmost = v.companies[seat]!.hand.find((kind) => kind !== RAW)
  return typeof leftmost === 'number' ? { act: 'discard', n: leftmost } : { act: 'raw' }
}
