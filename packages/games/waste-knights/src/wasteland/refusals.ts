import type { Action, Refusal, Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { WkClause } from '../ledger.ts'
import type { Table } from '../position.ts'

/** There is no running from a card without an escape panel; a substitute is bound like a forced card. */
export function refuseWild(s: Table, _seat: Seat, { act }: Action): Refusal<WkClause> | null {
  const f = s.stack.at(-1)
  if (f?.at !== 'wild') return null
  if (act === 'escape' && cards(s).wild[f.card]!.escape === null)
    return { clauses: ['WK-8.2'], reason: 'there is no escaping this card' }
  return act === 'play' ? { clauses: ['WK-8.17'], reason: 'another revealed card is to be played' } : null
}
