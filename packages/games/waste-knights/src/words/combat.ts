import type { Action } from '@midden/kernel'
import { COMBAT_CARDS } from '../combat/options.ts'
import { ICONS } from '../content/names.ts'
import { combatNow } from '../effects/scene.ts'
import type { ClashFrame, Side } from '../frames/combat.ts'
import { cardAt, placeOf } from '../gear/slots.ts'
import type { WkView } from '../view/view.ts'
import { gearName } from './names.ts'

/** Two copies of a weapon are told apart by where they lie. */
const whereOf = (slot: number): string =>
  placeOf(slot) === 'own' ? 'on the sheet' : slot === 0 ? 'left hand' : 'right hand'

/** Labels for the choices of a clash. */
export function clashLabel(v: WkView, f: ClashFrame, { act, n, with: icon }: Action): string | null {
  if (act === 'card') return COMBAT_CARDS[n!]!
  if (act === 'advance') return 'Advance'
  if (act === 'retreat') return 'Retreat'
  if (act === 'icon') return `Attack with icon ${ICONS[n!]}`
  if (act !== 'weapon') return null
  const seat = combatNow(v)?.seats[Math.min(1, f.turn) as Side] ?? 0
  const card = cardAt(v.knights[seat]!, n!)?.card ?? -1
  return `Attack with ${gearName(v, card)} (${whereOf(n!)}), icon ${ICONS[icon!]}`
}
