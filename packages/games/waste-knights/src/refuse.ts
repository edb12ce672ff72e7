import type { Action, Barred, Refusal, Seat } from '@midden/kernel'
import { program } from './book.ts'
import { barredCards, refuseInClash } from './combat/refusals.ts'
import { barredHere, refuseExploring } from './explore/refusals.ts'
import type { WkFrame } from './frames/index.ts'
import { barredPacking } from './gear/refusals.ts'
import type { WkClause } from './ledger.ts'
import { refuseMeeting, refuseTheft } from './meeting/refusals.ts'
import { refuseMove } from './move/refusals.ts'
import { refuseTrade } from './stalls/refusals.ts'
import type { WkView } from './view/view.ts'
import { refuseWild } from './wasteland/refusals.ts'

/** Why an answer to a question of this kind of frame is not offered; null: nothing special. A chapter adds its own. */
type Reasons = {
  readonly [K in WkFrame['at']]?: (v: WkView, seat: Seat, a: Action) => Refusal<WkClause> | null
}
const reasons: Reasons = {
  clash: refuseInClash,
  meet: refuseMeeting,
  steal: refuseTheft,
  trade: refuseTrade,
  move: refuseMove,
  wild: refuseWild,
  explore: refuseExploring,
}

/** The clause of the question that is open, or that of waiting for one. */
function openClause(v: WkView): WkClause {
  const f = v.stack.at(-1)
  return f === undefined ? 'WK-29.4' : (program[f.at]!.steps[f.step]?.clause ?? 'WK-30.2')
}

export function refuse(v: WkView, seat: Seat, a: Action): Refusal<WkClause> {
  const f = v.stack.at(-1)
  if (f === undefined) return { clauses: ['WK-29.4'], reason: 'the game is over' }
  return (
    reasons[f.at]?.(v, seat, a) ?? {
      clauses: [openClause(v)],
      reason: `"${a.act}" is not among the choices just now`,
    }
  )
}

/** Choices somebody would look for in a question that do not stand there, and why. */
export const barred = (v: WkView, seat: Seat): Barred<WkClause>[] => [
  ...barredCards(v, seat),
  ...barredHere(v, seat),
  ...barredPacking(v, seat),
]
