import type { Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { Line } from '../content/catalogue.ts'
import { acts } from '../content/moments.ts'
import type { Moment } from '../content/vocabulary.ts'
import { isCovered } from '../gear/panels.ts'
import { type Slot, slotOf, VEHICLE } from '../gear/slots.ts'
import { type Held, NONE } from '../held.ts'
import type { Knight, Table } from '../position.ts'

/** A line of text somebody has at hand, and the card it stands on: −1 for the knight's special ability. */
export interface Source {
  line: Line
  slot: Slot
  marked: boolean
}
export const ABILITY: Slot = -1

/** WK-22.3: in the Knights Step and the Rest Step everything owned is available. */
export const storedCounts = (s: Table): boolean => s.phase === 'knights' || s.phase === 'rest'

function addHeld(s: Table, h: Held, slot: Slot, attached: boolean, found: Source[]): void {
  const { gear } = cards(s)
  // An enhancement lying loose in storage does nothing (WK-24.1); neither do unattached Implants and the like.
  const own = gear[h.card]?.row.group
  if (own !== undefined && own !== 'enhancement' && (attached || own !== 'attached'))
    for (const line of gear[h.card]!.lines) found.push({ line, slot, marked: h.marked })
  for (let i = 0; i < h.plus.length; i++) {
    const plus = h.plus[i]!
    if (plus.card !== NONE)
      for (const line of gear[plus.card]!.lines) found.push({ line, slot: slot + i + 1, marked: plus.marked })
  }
}

function addStored(s: Table, k: Knight, found: Source[]): void {
  for (let i = 0; i < k.own.length; i++)
    if (isCovered(s, k, i)) addHeld(s, k.own[i]!, slotOf('own', i), false, found)
  for (let i = 0; i < k.pack.length; i++) addHeld(s, k.pack[i]!, slotOf('pack', i), false, found)
  for (let i = 0; i < k.cargo.length; i++) addHeld(s, k.cargo[i]!, slotOf('cargo', i), false, found)
}

const withText = (s: Table, list: readonly (Held | null)[], moment: Moment): boolean => {
  const { gear } = cards(s)
  for (const h of list) {
    if (h === null || h.card === NONE) continue
    if (acts(gear[h.card]!.moments, moment)) return true
    for (const plus of h.plus) if (acts(gear[plus.card]!.moments, moment)) return true
  }
  return false
}

/** Might anything this knight has at hand speak at this moment? Covered and unattached cards included: a quick no. */
export function hasText(s: Table, seat: Seat, moment: Moment, stored = storedCounts(s)): boolean {
  const k = s.knights[seat]!
  if (k.sheet < 0) return false
  const catalogue = cards(s)
  if (acts(catalogue.knights[k.sheet]!.moments, moment)) return true
  if (withText(s, k.panels, moment) || withText(s, k.own, moment) || withText(s, k.beside, moment))
    return true
  if (k.vehicle >= 0 && (acts(catalogue.gear[k.vehicle]!.moments, moment) || withText(s, k.under, moment)))
    return true
  return stored && (withText(s, k.pack, moment) || withText(s, k.cargo, moment))
}

/** Every line of text available to a knight now, from his sheet, his gear and his vehicle. */
export function available(s: Table, seat: Seat, stored = storedCounts(s)): Source[] {
  const k = s.knights[seat]!
  const found: Source[] = []
  if (k.sheet < 0) return found
  const catalogue = cards(s)
  for (const line of catalogue.knights[k.sheet]!.lines) found.push({ line, slot: ABILITY, marked: k.marked })
  for (let i = 0; i < k.panels.length; i++) {
    const h = k.panels[i]
    if (h !== null && h !== undefined) addHeld(s, h, slotOf('panels', i), false, found)
  }
  for (let i = 0; i < k.own.length; i++)
    if (!isCovered(s, k, i)) addHeld(s, k.own[i]!, slotOf('own', i), false, found)
  for (let i = 0; i < k.beside.length; i++) addHeld(s, k.beside[i]!, slotOf('beside', i), true, found)
  if (k.vehicle >= 0) {
    for (let i = 0; i < k.under.length; i++) addHeld(s, k.under[i]!, slotOf('under', i), true, found)
    // Abilities of vehicles work on the working side only.
    if (!k.damaged)
      for (const line of catalogue.gear[k.vehicle]!.lines)
        found.push({ line, slot: VEHICLE, marked: k.vehicleMarked })
  }
  if (stored) addStored(s, k, found)
  return found
}
