import { type Barred, has, type Seat } from '@midden/kernel'
import type { WkClause } from '../ledger.ts'
import type { Table } from '../position.ts'
import { blueWaits, overfull, planOf } from './drafts.ts'

/** Why one's own plan cannot stand as it is. */
export function barredPacking(s: Table, seat: Seat): Barred<WkClause>[] {
  const f = s.stack.at(-1)
  if (f?.at !== 'rearrange' || !has(f.busy, seat)) return []
  const plan = planOf(s, f, seat)
  if (overfull(s, seat, plan))
    return [{ act: 'done', clauses: ['WK-22.13'], reason: 'a place holds more than it has room for' }]
  return blueWaits(s, seat, plan)
    ? [{ act: 'done', clauses: ['WK-24.9'], reason: 'a blue card waits, and others must give way to it' }]
    : []
}
