import type { Seat } from '@midden/kernel'
import type { Wk } from '../position.ts'
import { accomplish } from '../push.ts'

/** Frames inside which a task that was met has to wait (WK-30.4). */
const BUSY = ['combat', 'check', 'trade', 'swap', 'steal', 'task', 'reward', 'introduce']

/** A task is met: reserved for this knight until it can be settled. */
export function meetTask(s: Wk, seat: Seat, card: number): void {
  if (!s.met.some((met) => met.card === card)) s.met.push({ seat, card })
}

/** Settles the first task that waits, if this is an allowed point. */
export function settleTasks(s: Wk): boolean {
  if (s.met.length === 0 || s.stack.some((f) => BUSY.includes(f.at))) return false
  const { seat, card } = s.met.shift()!
  accomplish(s, seat, card)
  return true
}
