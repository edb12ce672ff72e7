import type { Action, Barred, Refusal, Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { Need } from '../content/rows.ts'
import { nothing } from '../effects/scene.ts'
import { canPay } from '../effects/usable.ts'
import type { ExploreFrame } from '../frames/road.ts'
import type { WkClause } from '../ledger.ts'
import type { Table } from '../position.ts'
import { acceptable, accomplishable, canTry, mayHold } from '../tasks/attemptable.ts'
import { actionLines, canAct, mayAccept, mayAccomplish, onHex } from './openings.ts'

type Why = Refusal<WkClause>
const why = (clause: WkClause, reason: string): Why => ({ clauses: [clause], reason })

/** Why an exploration action cannot be chosen; null if it can. */
function againstAction(s: Table, f: ExploreFrame, n: number | undefined): Why | null {
  const line = actionLines(s, f.seat).find(({ no }) => no === n)
  if (line === undefined) return why('WK-11.9', 'this hex has no such exploration action')
  if (f.acted) return why('WK-11.9', 'only one exploration action in a step')
  if (canAct(s, f.seat, line)) return null
  return canPay(s, f.seat, onHex(line), nothing)
    ? why('WK-11.10', 'there is nothing this action could do for you')
    : why('WK-11.10', 'you cannot pay for this action in full')
}

/** What a requirement asks for and this knight cannot give. */
function lacking(s: Table, seat: Seat, need: Need): Why | null {
  if (canTry(s, seat, need)) return null
  if (need.need === 'lose' || need.need === 'suffer')
    return why('WKC-R29', 'a requirement never knocks its knight out')
  return need.need === 'arrived on foot'
    ? why('WK-13.8', 'you did not arrive on foot this round')
    : why('WK-11.10', 'you cannot give in full what the task asks for')
}

function againstAccepting(s: Table, f: ExploreFrame, n: number): Why | null {
  const row = cards(s).tasks[n]?.private
  if (!mayAccept(s, f)) return why('WK-11.7', 'one attempt to accept a private task in a step')
  if (!mayHold(s, f.seat)) return why('WK-13.6', 'you hold a private task already')
  if (!acceptable(s, f.seat, false).includes(n))
    return why('WK-13.5', 'no such task can be accepted on this hex')
  return lacking(s, f.seat, row!.first.need)
}

function againstAccomplishing(s: Table, f: ExploreFrame, n: number): Why | null {
  const second = cards(s).tasks[n]?.private?.second
  if (!mayAccomplish(s, f)) return why('WK-13.22', 'one attempt to accomplish a private task in a step')
  if (!accomplishable(s, f.seat, false).includes(n))
    return why('WK-13.8', 'you have no task to be accomplished on this hex')
  return second !== undefined && 'need' in second ? lacking(s, f.seat, second.need) : null
}

function against(s: Table, f: ExploreFrame, { act, n }: Action): Why | null {
  if (act === 'action') return againstAction(s, f, n)
  if (act === 'accept') return againstAccepting(s, f, n ?? -1)
  return act === 'accomplish' ? againstAccomplishing(s, f, n ?? -1) : null
}

const exploringOf = (s: Table, seat: Seat): ExploreFrame | null => {
  const f = s.stack.at(-1)
  return f?.at === 'explore' && f.seat === seat && f.hex >= 0 ? f : null
}

/** The reason for refusing something in an exploration, where it has one of its own. */
export function refuseExploring(s: Table, seat: Seat, a: Action): Why | null {
  const f = exploringOf(s, seat)
  return f === null ? null : against(s, f, a)
}

/** Actions of the hex and tasks that belong to it but cannot be chosen just now, each with its reason. */
export function barredHere(s: Table, seat: Seat): Barred<WkClause>[] {
  const f = exploringOf(s, seat)
  if (f === null) return []
  const list: Action[] = [
    ...actionLines(s, seat).map(({ no }) => ({ act: 'action', n: no })),
    ...acceptable(s, seat, false).map((n) => ({ act: 'accept', n })),
    ...accomplishable(s, seat, false).map((n) => ({ act: 'accomplish', n })),
  ]
  return list.flatMap(({ act, n }) => {
    const found = against(s, f, { act, n: n! })
    return found === null ? [] : [{ act, n: n!, ...found }]
  })
}
