import type { Action, Offer, Random, Seat } from '@midden/kernel'
import { program } from '../book.ts'
import type { WkView } from '../view/view.ts'
import { defaultFor } from './defaults.ts'

const questionOf = (v: WkView): string => {
  const f = v.stack.at(-1)
  return f === undefined ? '' : (program[f.at]!.steps[f.step]?.name ?? '')
}

/** The default of the ledger's section 5 for a player who is away (WK-30.13). */
export const standIn = (v: WkView, _seat: Seat, offers: readonly Offer[], rng: Random): Action =>
  defaultFor(questionOf(v), offers, rng)
