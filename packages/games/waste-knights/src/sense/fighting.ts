import type { Action, Offer, Seat } from '@midden/kernel'
import { ATTACK, CHANGE_RANGE, DEFEND, PREPARE } from '../combat/options.ts'
import type { ClashFrame } from '../frames/combat.ts'
import type { WkView } from '../view/view.ts'

/** Combat cards, the favourite first: without an attack at this range one comes closer. */
const LIKED = [ATTACK, CHANGE_RANGE, PREPARE, DEFEND]

export function senseClash(_v: WkView, _f: ClashFrame, _seat: Seat, offers: readonly Offer[]): Action | null {
  const cards = offers.find(({ act }) => act === 'card')
  if (cards !== undefined && 'of' in cards)
    return { act: 'card', n: LIKED.find((card) => cards.of.includes(card)) ?? cards.of[0]! }
  return offers.some(({ act }) => act === 'advance') ? { act: 'advance' } : null
}
