import { type CompanyView, PEGS, TWO_STEPS, type WorksView } from '@midden/industrial-waste'
import type { Action, Seat } from '@midden/kernel'

/** The viewer's own company, cash included. */
export type Own = Pick<CompanyView, 'column' | 'row' | 'R' | 'M' | 'W' | 'waste' | 'tower' | 'loans'> & {
  cash: number
}

export function ownOf(view: WorksView, seat: Seat): Own | null {
  const { column, row, R, M, W, waste, tower, loans, cash } = view.companies[seat]!
  return cash === null ? null : { column, row, R, M, W, waste, tower, loans, cash }
}

/** "order+adviser" is an order, advised. */
export const playOf = (act: string): { base: string; advised: boolean } => {
  const [base = act, adviser] = act.split('+')
  return { base, advised: adviser !== undefined }
}

function innovated(own: Own, advised: boolean, n: number): Own {
  const next = { ...own }
  const pegs = advised ? (TWO_STEPS[n] ?? []) : [PEGS[n]!]
  for (const peg of pegs) next[peg]--
  next.cash -= 5 * pegs.length
  return next
}

/** What a company looks like once this is played: printed figures only, nothing is drawn or hidden. */
export function after(own: Own, { act, n }: Action): Own {
  const { base, advised } = playOf(act)
  const times = advised ? 2 : 1
  switch (base) {
    case 'order':
      return {
        ...own,
        tower: own.tower - own.M,
        waste: own.waste + own.W,
        cash: own.cash + own.column + (advised ? 5 : 0),
      }
    case 'grow':
      return { ...own, column: Math.min(20, own.column + times) }
    case 'hire':
      return { ...own, row: Math.min(5, own.row + times) }
    case 'fire':
      return { ...own, row: Math.max(1, own.row - times) }
    case 'innovate':
      return innovated(own, advised, n ?? 0)
    case 'dispose':
      return { ...own, waste: Math.max(0, own.waste - 3 * times) }
    case 'remove':
      return { ...own, waste: Math.max(0, own.waste - times) }
    case 'repay':
      return { ...own, cash: own.cash - 10, loans: own.loans - 1 }
    case 'credit':
      return { ...own, cash: own.cash + 10, loans: own.loans + 1 }
    default:
      return own
  }
}

/** How many materials a Raw Materials card brings to auction. */
export const lotOf = (view: WorksView, seat: Seat, advised: boolean): number =>
  Math.min(view.companies[seat]!.M * (advised ? 2 : 1), view.supply ?? Number.POSITIVE_INFINITY)
