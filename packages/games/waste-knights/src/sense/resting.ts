import type { Action, Offer, Seat } from '@midden/kernel'
import { noHealingFrom } from '../bodies/counters.ts'
import { cards } from '../cards.ts'
import type { RestFrame } from '../frames/round.ts'
import type { WkView } from '../view/view.ts'
import { listOf } from './offered.ts'
import { worthOfScript } from './worth.ts'

/** How much a knight needs what an icon gives. */
function needOf(v: WkView, seat: Seat, icon: 'ammo' | 'fuel' | 'hp' | 'rad'): number {
  const k = v.knights[seat]!
  if (icon === 'rad') return 1.2 * k.rad
  if (icon === 'hp') return k.rad >= noHealingFrom(v) ? 0 : 1.5 * (4 - k.hp)
  if (icon === 'fuel') return k.vehicle < 0 ? 0 : 4 - k.fuel
  return 3 - k.ammo
}
/** A luck card for its icon, if the need is greater than what the card may be good for. */
function resupply(v: WkView, seat: Seat, hand: readonly number[]): Action | null {
  let found: Action | null = null
  let most = hand.length > 3 ? 0.9 : 2.4
  for (const n of hand) {
    const need = needOf(v, seat, cards(v).luck[n]!.icon)
    if (need > most) {
      most = need
      found = { act: 'resupply', n }
    }
  }
  return found
}

/** Gear that does him good, then a luck card he can spare; trading and tidying up are left to others. */
export function senseRest(v: WkView, _f: RestFrame, seat: Seat, offers: readonly Offer[]): Action | null {
  for (const n of listOf(offers, 'use'))
    if (worthOfScript(v, seat, cards(v).lines[n]!.script) > 0) return { act: 'use', n }
  return resupply(v, seat, listOf(offers, 'resupply'))
}
