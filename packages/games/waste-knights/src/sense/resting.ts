import type { Action, Offer, Seat } from '@midden/kernel'
import { noHealingFrom } from '../bodies/counters.ts'
import { cards } from '../cards.ts'
import type { RestFrame } from '../frames/round.ts'
import type { WkView } from '../view/view.ts'
import { pick } from './offered.ts'
import { worthOfScript } from './worth.ts'

type Icon = 'ammo' | 'fuel' | 'hp' | 'rad'
/** With a full hand a luck card goes for less. */
const SPARE = 0.9
const SCARCE = 2.2
const FULL_HAND = 3

/** How much a knight needs what an icon gives. */
function needOf(v: WkView, seat: Seat, icon: Icon): number {
  const k = v.knights[seat]!
  if (icon === 'rad') return 1.2 * k.rad
  if (icon === 'hp') return k.rad >= noHealingFrom(v) ? 0 : 1.5 * (4 - k.hp)
  if (icon === 'fuel') return k.vehicle < 0 ? 0 : 4 - k.fuel
  return 3 - k.ammo
}
/** City options and luck cards by their icon, the greatest need first. */
const CITY: readonly (Icon | null)[] = [null, 'hp', 'rad', 'ammo', 'fuel']
export const cityOption = (v: WkView, seat: Seat, offers: readonly Offer[]): Action | null =>
  pick(offers, 'city', (n) => (CITY[n] === null || CITY[n] === undefined ? 0 : needOf(v, seat, CITY[n])))

/** Luck cards that go: those whose icon is needed least. */
export function leastNeeded(v: WkView, seat: Seat, hand: readonly number[], n: number): number[] {
  const need = (card: number): number => needOf(v, seat, cards(v).luck[card]!.icon)
  return hand
    .toSorted((a, b) => need(a) - need(b))
    .slice(0, n)
    .sort((a, b) => a - b)
}

/** Gear that does him good, then a luck card he can spare; tidying up can wait for the Knights Step. */
export function senseRest(v: WkView, _f: RestFrame, seat: Seat, offers: readonly Offer[]): Action | null {
  const { hand } = v.knights[seat]!
  return (
    pick(offers, 'use', (n) => worthOfScript(v, seat, cards(v).lines[n]!.script), 0.2) ??
    pick(
      offers,
      'resupply',
      (n) => needOf(v, seat, cards(v).luck[n]!.icon),
      hand.length > FULL_HAND ? SPARE : SCARCE,
    )
  )
}
