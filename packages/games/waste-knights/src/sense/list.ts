import type { Action, Offer, Random, Seat, Valuation } from '@midden/kernel'
import type { WkView } from '../view/view.ts'
import { gainsOf } from './aims.ts'
import type { Option } from './offered.ts'
import { sense } from './steady.ts'
import { weighed } from './weigh.ts'
import { REP } from './worth.ts'

const isSame = (a: Action, b: Action): boolean =>
  a.act === b.act &&
  a.n === b.n &&
  a.with === b.with &&
  a.ns?.length === b.ns?.length &&
  (a.ns?.every((n, i) => n === b.ns![i]) ?? true)

/** Where a move would end. */
const endOf = (v: WkView, seat: Seat, { action, hex }: Option): number =>
  hex ?? (action.act === 'stay' ? v.knights[seat]!.hex : action.n!)

/** Ways to move by what lies at their end, and by nothing beyond it. */
function nearOnes(v: WkView, seat: Seat, options: readonly Option[]): Option[] {
  if (
    v.stack.at(-1)?.at !== 'move' ||
    !options.some(({ hex, action: { act } }) => hex !== undefined || MOVES.has(act))
  )
    return [...options]
  const gains = gainsOf(v, seat)
  return options.map((option) => ({ ...option, worth: gains[endOf(v, seat, option)]! / REP }))
}
const MOVES = new Set(['to', 'quietly to', 'hex'])

/** The answers that are weighed, best first, and the bot's own choice before them all; `near`: only the next thing counts. */
export function weigh(
  v: WkView,
  seat: Seat,
  offers: readonly Offer[],
  rng: Random,
  near = false,
): Valuation[] {
  const options = weighed(v, seat, offers)
  const sorted = (near ? nearOnes(v, seat, options) : options).sort((a, b) => b.worth - a.worth)
  const list: Valuation[] = []
  const add = ({ action, worth }: Valuation): void => {
    if (!list.some((other) => isSame(other.action, action))) list.push({ action, worth })
  }
  if (!near || sorted.length === 0)
    add({ action: sense(v, seat, offers, rng), worth: Math.max(0, sorted[0]?.worth ?? 0) })
  sorted.forEach(add)
  return list
}
