import type { Action, Offer, Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import { weaponOf } from '../gear/panels.ts'
import { vehicleRow } from '../gear/storage.ts'
import type { Table } from '../position.ts'
import type { WkView } from '../view/view.ts'
import { armourOn } from './gear.ts'
import { listOf, pick } from './offered.ts'

/** Skills of a sheet with the weapons printed on it, and its armour. */
function fitness(s: Table, sheet: number): number {
  const { row, gear } = cards(s).knights[sheet]!
  const [blades, guns, ...others] = row.skills
  let arms = 0
  for (const { card } of gear) {
    const weapon = weaponOf(cards(s), card)
    if (weapon === null) arms += armourOn(s, card)
    else arms += (weapon.icons.includes('X') ? blades : guns) * (1 + weapon.damage) * 0.6
  }
  return arms + 0.4 * others.reduce((sum, skill) => sum + skill, 0)
}

/** A knight who can fight, the fastest car. */
export function senseSetup(v: WkView, _seat: Seat, offers: readonly Offer[]): Action | null {
  if (listOf(offers, 'knight').length > 0) return pick(offers, 'knight', (n) => fitness(v, n))
  return pick(offers, 'vehicle', (n) => vehicleRow(v, n).speed[0])
}
