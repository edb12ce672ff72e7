import type { Action } from '@midden/kernel'
import { cards, FULL, isUseless, movesNothing, type WkView } from '@midden/waste-knights/reading'

const NONE = { ammo: 0, fuel: 0, hp: 0, rad: 0, rep: 0 }

/** What a city gives in the morning, by its number (WK-5.7). */
const CITY = [null, 'hp', 'rad', 'ammo', 'fuel'] as const

/** Would this help nobody: a Medi-shot at full Health, a can of Fuel into a full tank? */
export function wouldDoNothing(v: WkView, { act, n = -1 }: Action): boolean {
  const seat = v.me
  if (seat === null) return false
  const idle = (icon: 'hp' | 'rad' | 'ammo' | 'fuel'): boolean =>
    movesNothing(v, seat, { ...NONE, [icon]: icon === 'rad' ? -1 : 1 })
  switch (act) {
    case 'use':
    case 'any use':
      return isUseless(v, seat, n)
    case 'luck':
    case 'any luck':
      return isUseless(v, seat, cards(v).luck[n]?.line.no ?? -1)
    case 'resupply': {
      const { icon } = cards(v).luck[n]!
      const always = icon === 'hp' && v.options.resupplyAlwaysHeals === 'on'
      return always ? v.knights[seat]!.hp === FULL : idle(icon)
    }
    case 'city': {
      // Also a city to wake in: then it is a hex.
      const icon = v.stack.at(-1)?.at === 'preparations' ? CITY[n] : null
      return icon != null && idle(icon)
    }
    default:
      return false
  }
}
