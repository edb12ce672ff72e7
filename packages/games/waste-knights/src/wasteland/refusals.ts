import type { Action, Refusal, Seat } from '@midden/kernel'
import type { WkClause } from '../ledger.ts'
import type { Table } from '../position.ts'

/** A substitute is bound like a forced card. */
export const refuseWild = (_s: Table, _seat: Seat, { act }: Action): Refusal<WkClause> | null =>
  act === 'play' ? { clauses: ['WK-8.17'], reason: 'another revealed card is to be played' } : null
