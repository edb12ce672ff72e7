import type { Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { Gear, Line } from '../content/catalogue.ts'
import { acts, bitOf, type Moments, type Topic } from '../content/moments.ts'
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

/** What lines are offered by. */
export function numbersOf(sources: readonly Source[]): number[] {
  const numbers: number[] = []
  for (const { line } of sources) numbers.push(line.no)
  return numbers
}

/** WK-22.3: in the Knights Step and the Rest Step everything owned is available. */
export const storedCounts = (s: Table): boolean => s.phase === 'knights' || s.phase === 'rest'

type Word = Moment | Topic
/** Every moment and every topic. */
const ANY: Moments = ~0

function addLines(lines: readonly Line[], slot: Slot, marked: boolean, bit: Moments, found: Source[]): void {
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    if (acts(line.moments, bit)) found.push({ line, slot, marked })
  }
}

/** An enhancement lying loose in storage does nothing (WK-24.1); neither do unattached Implants and the like. */
function isIdle({ group }: Gear, attached: boolean): boolean {
  return group === 'enhancement' || (group === 'attached' && !attached)
}

function addHeld(
  gear: readonly Gear[],
  h: Held,
  slot: Slot,
  attached: boolean,
  bit: Moments,
  found: Source[],
): void {
  if (h.card === NONE) return
  const own = gear[h.card]!
  if (acts(own.moments, bit) && !isIdle(own, attached)) addLines(own.lines, slot, h.marked, bit, found)
  for (let i = 0; i < h.plus.length; i++) {
    const { card, marked } = h.plus[i]!
    if (card !== NONE) addLines(gear[card]!.lines, slot + i + 1, marked, bit, found)
  }
}

function addStored(s: Table, k: Knight, bit: Moments, found: Source[]): void {
  const { gear } = cards(s)
  for (let i = 0; i < k.own.length; i++)
    if (isCovered(s, k, i)) addHeld(gear, k.own[i]!, slotOf('own', i), false, bit, found)
  for (let i = 0; i < k.pack.length; i++) addHeld(gear, k.pack[i]!, slotOf('pack', i), false, bit, found)
  for (let i = 0; i < k.cargo.length; i++) addHeld(gear, k.cargo[i]!, slotOf('cargo', i), false, bit, found)
}

function withText(gear: readonly Gear[], list: readonly (Held | null)[], bit: Moments): boolean {
  for (let i = 0; i < list.length; i++) {
    const h = list[i]
    if (h === null || h === undefined || h.card === NONE) continue
    if (acts(gear[h.card]!.moments, bit)) return true
    for (let j = 0; j < h.plus.length; j++) if (acts(gear[h.plus[j]!.card]!.moments, bit)) return true
  }
  return false
}

/** Might anything this knight has at hand speak at this moment? Covered and unattached cards included: a quick no. */
export function hasText(s: Table, seat: Seat, word: Word, stored = storedCounts(s)): boolean {
  const k = s.knights[seat]!
  if (k.sheet < 0) return false
  const bit = bitOf(word)
  const { gear, knights } = cards(s)
  if (acts(knights[k.sheet]!.moments, bit)) return true
  if (withText(gear, k.panels, bit) || withText(gear, k.own, bit) || withText(gear, k.beside, bit))
    return true
  if (k.vehicle >= 0 && (acts(gear[k.vehicle]!.moments, bit) || withText(gear, k.under, bit))) return true
  return stored && (withText(gear, k.pack, bit) || withText(gear, k.cargo, bit))
}

/** The lines of text available to a knight now, from his sheet, his gear and his vehicle: about one thing, or all. */
export function available(s: Table, seat: Seat, stored = storedCounts(s), word?: Word): Source[] {
  const k = s.knights[seat]!
  const found: Source[] = []
  if (k.sheet < 0) return found
  const bit = word === undefined ? ANY : bitOf(word)
  const { gear, knights } = cards(s)
  addLines(knights[k.sheet]!.lines, ABILITY, k.marked, bit, found)
  for (let i = 0; i < k.panels.length; i++) {
    const h = k.panels[i]
    if (h !== null && h !== undefined) addHeld(gear, h, slotOf('panels', i), false, bit, found)
  }
  for (let i = 0; i < k.own.length; i++)
    if (!isCovered(s, k, i)) addHeld(gear, k.own[i]!, slotOf('own', i), false, bit, found)
  for (let i = 0; i < k.beside.length; i++) addHeld(gear, k.beside[i]!, slotOf('beside', i), true, bit, found)
  if (k.vehicle >= 0) {
    for (let i = 0; i < k.under.length; i++) addHeld(gear, k.under[i]!, slotOf('under', i), true, bit, found)
    // Abilities of vehicles work on the working side only.
    if (!k.damaged) addLines(gear[k.vehicle]!.lines, VEHICLE, k.vehicleMarked, bit, found)
  }
  if (stored) addStored(s, k, bit, found)
  return found
}
