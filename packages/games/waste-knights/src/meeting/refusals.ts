import type { Action, Refusal, Seat } from '@midden/kernel'
import type { WkClause } from '../ledger.ts'
import type { Table } from '../position.ts'
import { mayRevive } from './meet.ts'

/** Reviving whom one has knocked out oneself (WK-10.6). */
export function refuseMeeting(s: Table, _seat: Seat, { act }: Action): Refusal<WkClause> | null {
  const f = s.stack.at(-1)
  if (f?.at !== 'meet' || act !== 'revive' || mayRevive(s, f)) return null
  return { clauses: ['WK-10.6'], reason: 'you knocked this knight out yourself this round' }
}

const THEFT: Readonly<Record<string, Refusal<WkClause>>> = {
  gear: { clauses: ['WK-10.8'], reason: 'vehicles, blue cards and starting gear cannot be stolen' },
  pack: { clauses: ['WK-10.8'], reason: 'there is no such card to be stolen' },
  cargo: { clauses: ['WK-10.8'], reason: 'there is no such card to be stolen' },
  ammo: { clauses: ['WK-10.9'], reason: 'there is no Ammo to be stolen' },
  fuel: { clauses: ['WK-10.9'], reason: 'there is no Fuel to be stolen, or nothing to put it in' },
  task: { clauses: ['WK-10.10'], reason: 'a task can be stolen only by a knight without one' },
}

/** What cannot be stolen, and why; a second theft must be of another kind (WKC-R17). */
export function refuseTheft(s: Table, _seat: Seat, { act }: Action): Refusal<WkClause> | null {
  const f = s.stack.at(-1)
  return f?.at === 'steal' ? (THEFT[act] ?? null) : null
}
