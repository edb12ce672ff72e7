import type { Seat } from '@midden/kernel'
import type { Kind } from './cards.ts'
import type { Company } from './position.ts'
import type { WorksView } from './view.ts'

/** The viewer's own company, of which nothing is hidden from its owner. */
export const ownCompany = (v: WorksView, seat: Seat): Company => {
  const c = v.companies[seat]!
  return {
    column: c.column,
    row: c.row,
    R: c.R,
    M: c.M,
    W: c.W,
    waste: c.waste,
    tower: c.tower,
    cash: c.cash ?? 0,
    loans: c.loans,
    hand: c.hand.filter((kind): kind is Kind => kind !== null),
    kept: c.kept,
  }
}

export const supplyIn = (v: Pick<WorksView, 'supply'>): number => v.supply ?? Number.POSITIVE_INFINITY

/** Is this seat to play a card now? */
export const hasTurn = (v: WorksView, seat: Seat): boolean =>
  v.phase === 'play' && v.auction === null && v.turn === seat
