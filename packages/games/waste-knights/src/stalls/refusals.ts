import type { Action, Refusal, Seat } from '@midden/kernel'
import type { WkClause } from '../ledger.ts'
import type { Table } from '../position.ts'
import { isOpenSpace } from './prices.ts'

/** Why a trade cannot be made like that. */
export function refuseTrade(s: Table, seat: Seat, { act, n }: Action): Refusal<WkClause> | null {
  const f = s.stack.at(-1)
  if (f?.at !== 'trade' || f.seat !== seat) return null
  const isNothing = f.offered.length === 0 || (f.spaces.length === 0 && f.vehicle < 0)
  if (act === 'deal' && isNothing)
    return { clauses: ['WK-25.6'], reason: 'a trade offers something and picks something' }
  if (act === 'deal') return { clauses: ['WK-25.4'], reason: 'what is offered does not cover the price' }
  if (act === 'pick' && n !== undefined && s.stalls[n] !== undefined && !isOpenSpace(s, f, n))
    return { clauses: ['WK-25.3'], reason: 'this space is open on its own hex only' }
  if (act === 'vehicle' && f.vehicle >= 0)
    return { clauses: ['WK-25.4'], reason: 'one vehicle can be picked in a trade' }
  return null
}
