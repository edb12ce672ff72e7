import { cards } from '../cards.ts'
import { fitsOn } from '../gear/drafts.ts'
import type { Held } from '../held.ts'
import type { Wk } from '../position.ts'

/** Groups of cards that may lie in a backpack or a vehicle. */
export const STORED: readonly string[] = ['weapon', 'armour', 'enhancement', 'general', 'attached']

/** Null, or why such a card cannot lie where only these groups may. */
export function wrongHeld(s: Wk, h: Held, groups: readonly string[]): string | null {
  const row = cards(s).gear[h.card]
  if (row === undefined || row.printed) return 'there is no such gear card'
  if (!groups.includes(row.row.group)) return `${row.row.title} cannot lie there`
  return wrongPlus(s, h)
}

export function wrongPlus(s: Wk, h: Held): string | null {
  for (const [i, { card, marked }] of h.plus.entries()) {
    const host: Held = { card: h.card, marked, plus: h.plus.filter((_, j) => j !== i) }
    if (cards(s).gear[card] === undefined || !fitsOn(s, card, host))
      return 'an enhancement must fit the card it is on'
  }
  return null
}
