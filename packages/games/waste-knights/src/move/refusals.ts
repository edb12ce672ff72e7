import type { Action, Refusal, Seat } from '@midden/kernel'
import type { WkClause } from '../ledger.ts'
import type { Table } from '../position.ts'
import { mustPlay } from './constraint.ts'
import { waster } from './road.ts'

const PLAIN: Readonly<Record<string, Refusal<WkClause>>> = {
  vehicle: { clauses: ['WK-6.4'], reason: 'driving needs a vehicle and Fuel' },
  to: { clauses: ['WK-7.7'], reason: 'the Fuel does not last that far' },
  go: { clauses: ['WK-6.6'], reason: 'a route has at least one hex' },
  continue: { clauses: ['WK-7.7'], reason: 'the next hex cannot be paid for' },
  wait: { clauses: ['WK-7.19'], reason: 'the move is ending: a card must be played now' },
  approach: {
    clauses: ['WK-10.1'],
    reason: 'only knights on a hex just entered can be approached, each once in a move',
  },
}

/** What cannot be done on the road, and why. */
export function refuseMove(s: Table, seat: Seat, { act, n }: Action): Refusal<WkClause> | null {
  const f = s.stack.at(-1)
  if (f?.at !== 'move') return null
  if (act === 'hex')
    return f.mode === 'foot'
      ? { clauses: ['WK-6.8'], reason: 'on foot one goes to an adjacent hex' }
      : { clauses: ['WK-6.6'], reason: 'a route goes on to an adjacent hex that is not in it yet' }
  if (act === 'play' && seat === waster(s, f) && !f.played) {
    const bound = f.planted ? [] : mustPlay(s, f.seat)
    if (bound.length > 0 && f.revealed.includes(n ?? -1))
      return { clauses: ['WK-7.21'], reason: `a task binds the Waster: ${bound.join(' or ')}` }
    return { clauses: ['WK-7.12'], reason: 'only a card that was turned up can be played' }
  }
  if (act === 'play') return { clauses: ['WK-7.14'], reason: 'one card is played on a knight who moved' }
  if (seat !== f.seat && act !== 'wait') return null
  return PLAIN[act] ?? null
}
