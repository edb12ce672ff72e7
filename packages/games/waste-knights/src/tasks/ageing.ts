import type { Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { Wk } from '../position.ts'
import { introduce } from '../push.ts'
import type { Tell } from '../types.ts'

const OUTDATED = 3

/** One marker on every available task; the private tasks of two players get none (WK-5.3). */
export function markTasks(s: Wk): void {
  for (const task of s.posted) if (task.card >= 0) task.markers++
  for (const k of s.knights) for (const task of k.tasks) if (task.space > 0) task.markers++
}

const isCommon = (s: Wk, card: number): boolean => card < cards(s).commons

/** Takes the outdated task of a space away, from the frame or from somebody's area; null if there is none. */
function takeOutdated(s: Wk, space: number): { card: number; holder?: Seat } | null {
  const here = s.posted[space]!
  if (here.card >= 0 && here.markers >= OUTDATED) {
    s.posted[space] = { card: -1, markers: 0 }
    return { card: here.card }
  }
  for (let holder = 0; holder < s.seats; holder++) {
    const { tasks } = s.knights[holder]!
    const at = tasks.findIndex((task) => space > 0 && task.space === space && task.markers >= OUTDATED)
    if (at >= 0) return { card: tasks.splice(at, 1)[0]!.card, holder }
  }
  return null
}

/** WK-5.4: discarded to its own pile, and a new one is introduced on the same space. */
export function outdate(s: Wk, space: number, tell: Tell): void {
  const outdated = takeOutdated(s, space)
  if (outdated === null) return
  const { card } = outdated
  ;(isCommon(s, card) ? s.commons : s.privates).discard.push(card)
  tell?.({ what: 'task outdated', clause: 'WK-5.4', ...outdated })
  introduce(s, space)
}
