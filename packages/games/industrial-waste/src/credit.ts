import { type Aside, all, type Offer, only, type Seat } from '@midden/kernel'
import type { Compulsory, WorksEvent, WorksTell } from './events.ts'
import type { WorksClause } from './ledger.ts'
import { LOAN } from './mat.ts'
import type { Works } from './position.ts'

/** The smallest number of loans that covers a bill (IW-3.4). */
export const loansFor = (due: number, cash: number): number => Math.max(0, Math.ceil((due - cash) / LOAN))

function borrow(s: Works, seat: Seat, loans: number): void {
  const c = s.companies[seat]!
  c.loans += loans
  c.cash += LOAN * loans
}

/**
 * Fines, bribes and wages are paid whatever is in the purse (IW-3.5). That a loan was needed, or was not, shows the
 * others something of it: the event of such a payment always reveals.
 */
export function payCompulsory(s: Works, seat: Seat, due: number, bill: Compulsory, tell: WorksTell): void {
  const c = s.companies[seat]!
  const loans = loansFor(due, c.cash)
  if (loans > 0) {
    const told = { what: 'credit', clause: 'IW-3.4', seat, loans, forced: true, due, for: bill } as const
    tell?.({ ...told, cash: c.cash, reveals: true, only: only(seat) })
    tell?.({ ...told, reveals: true, only: ~only(seat) })
    borrow(s, seat, loans)
  }
  c.cash -= due
}

const CREDIT: Offer[] = [{ act: 'credit' }]

/** Whoever likes takes credit while the table waits for anybody; the open question stays as it is (IW-3.1, 3.3). */
export const credit: Aside<Works, WorksEvent, WorksClause> = {
  name: 'credit',
  clause: 'IW-3.1',
  may: (s) => all(s.seats),
  offer: () => CREDIT,
  take(s, seat, _a, tell) {
    borrow(s, seat, 1)
    tell?.({ what: 'credit', clause: 'IW-3.1', seat, loans: 1, forced: false })
  },
}
