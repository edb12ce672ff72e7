import type { Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { AttachedTrait } from '../content/names.ts'
import { STRIPES } from '../content/names.ts'
import type { Op } from '../content/ops.ts'
import { losable, mayLose } from '../gear/losing.ts'
import { cardAt, type Slot, slotsIn } from '../gear/slots.ts'
import { placesWhere } from '../lists.ts'
import type { Knight, Table } from '../position.ts'

const traitAt = (s: Table, k: Knight, slot: Slot): string => {
  const row = cards(s).gear[cardAt(k, slot)!.card]?.row
  return row?.group === 'attached' ? row.trait : ''
}

/** Implants, Mutations and Tuning cards a knight owns and can attach: Tuning needs a vehicle to sit under. */
export function attachable(s: Table, k: Knight, trait: AttachedTrait): Slot[] {
  if (trait === 'Tuning' && k.vehicle < 0) return []
  const stored = [...slotsIn(k, 'pack', false), ...slotsIn(k, 'cargo', false), ...slotsIn(k, 'over', false)]
  return stored.filter((slot) => traitAt(s, k, slot) === trait)
}

/** What a text that discards gear can take. */
export function droppable(s: Table, k: Knight, which: Extract<Op, { do: 'drop' }>['which']): Slot[] {
  if (which === 'any') return losable(s, k)
  if (which === 'available')
    return [...slotsIn(k, 'panels'), ...slotsIn(k, 'own')].filter((slot) => mayLose(s, k, slot))
  return [...slotsIn(k, 'beside', false), ...slotsIn(k, 'under', false)].filter(
    (slot) => traitAt(s, k, slot) === which,
  )
}

/** Whether an effect has anything to work on; a choice offers only what can be done (WKC-R28). */
function canDo(s: Table, seat: Seat, op: Op): boolean {
  const k = s.knights[seat]!
  switch (op.do) {
    case 'vehicle':
      return k.vehicle >= 0
    case 'attach':
      return attachable(s, k, op.trait).length > 0
    case 'drop':
      return droppable(s, k, op.which).length > 0
    case 'take':
      return spacesOf(s, STRIPES.indexOf(op.colour)).length > 0
    case 'choose':
      return op.of.some((script) => isPossible(s, seat, script))
    default:
      return true
  }
}

/** Stalls spaces holding a card of this colour. */
export const spacesOf = (s: Table, colour: number): number[] =>
  placesWhere(s.stalls, (card) => card >= 0 && cards(s).gear[card]!.colour === colour)

/** Can any part of a script be done? */
export const isPossible = (s: Table, seat: Seat, script: number): boolean =>
  cards(s).scripts[script]!.some((op) => canDo(s, seat, op))
