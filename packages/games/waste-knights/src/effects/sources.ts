import type { Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { Catalogue, Line } from '../content/catalogue.ts'
import { acts, type Topic } from '../content/moments.ts'
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

type At = Moment | ''

function addLines(lines: readonly Line[], slot: Slot, marked: boolean, at: At, found: Source[]): void {
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    if (at === '' || line.at === at) found.push({ line, slot, marked })
  }
}

function addHeld(s: Table, h: Held, slot: Slot, attached: boolean, at: At, found: Source[]): void {
  const { gear } = cards(s)
  // An enhancement lying loose in storage does nothing (WK-24.1); neither do unattached Implants and the like.
  const own = gear[h.card]?.row.group
  if (own !== undefined && own !== 'enhancement' && (attached || own !== 'attached'))
    addLines(gear[h.card]!.lines, slot, h.marked, at, found)
  for (let i = 0; i < h.plus.length; i++) {
    const plus = h.plus[i]!
    if (plus.card !== NONE) addLines(gear[plus.card]!.lines, slot + i + 1, plus.marked, at, found)
  }
}

function addStored(s: Table, k: Knight, at: At, found: Source[]): void {
  for (let i = 0; i < k.own.length; i++)
    if (isCovered(s, k, i)) addHeld(s, k.own[i]!, slotOf('own', i), false, at, found)
  for (let i = 0; i < k.pack.length; i++) addHeld(s, k.pack[i]!, slotOf('pack', i), false, at, found)
  for (let i = 0; i < k.cargo.length; i++) addHeld(s, k.cargo[i]!, slotOf('cargo', i), false, at, found)
}

type Word = Moment | Topic

function withText(gear: Catalogue['gear'], list: readonly (Held | null)[], word: Word): boolean {
  for (let i = 0; i < list.length; i++) {
    const h = list[i]
    if (h === null || h === undefined || h.card === NONE) continue
    if (acts(gear[h.card]!.moments, word)) return true
    for (let j = 0; j < h.plus.length; j++) if (acts(gear[h.plus[j]!.card]!.moments, word)) return true
  }
  return false
}

/** Might anything this knight has at hand speak at this moment? Covered and unattached cards included: a quick no. */
export function hasText(s: Table, seat: Seat, word: Word, stored = storedCounts(s)): boolean {
  const k = s.knights[seat]!
  if (k.sheet < 0) return false
  const { gear, knights } = cards(s)
  if (acts(knights[k.sheet]!.moments, word)) return true
  if (withText(gear, k.panels, word) || withText(gear, k.own, word) || withText(gear, k.beside, word))
    return true
  if (k.vehicle >= 0 && (acts(gear[k.vehicle]!.moments, word) || withText(gear, k.under, word))) return true
  return stored && (withText(gear, k.pack, word) || withText(gear, k.cargo, word))
}

/** Every line of text available to a knight now, from his sheet, his gear and his vehicle; of one moment, or all. */
export function available(s: Table, seat: Seat, stored = storedCounts(s), at: At = ''): Source[] {
  const k = s.knights[seat]!
  const found: Source[] = []
  if (k.sheet < 0) return found
  const catalogue = cards(s)
  addLines(catalogue.knights[k.sheet]!.lines, ABILITY, k.marked, at, found)
  for (let i = 0; i < k.panels.length; i++) {
    const h = k.panels[i]
    if (h !== null && h !== undefined) addHeld(s, h, slotOf('panels', i), false, at, found)
  }
  for (let i = 0; i < k.own.length; i++)
    if (!isCovered(s, k, i)) addHeld(s, k.own[i]!, slotOf('own', i), false, at, found)
  for (let i = 0; i < k.beside.length; i++) addHeld(s, k.beside[i]!, slotOf('beside', i), true, at, found)
  if (k.vehicle >= 0) {
    for (let i = 0; i < k.under.length; i++) addHeld(s, k.under[i]!, slotOf('under', i), true, at, found)
    // Abilities of vehicles work on the working side only.
    if (!k.damaged) addLines(catalogue.gear[k.vehicle]!.lines, VEHICLE, k.vehicleMarked, at, found)
  }
  if (stored) addStored(s, k, at, found)
  return found
}
