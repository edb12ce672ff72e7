import type { Seat } from '@midden/kernel'
import { isBlank, numberAt } from '../board/hexes.ts'
import { canSpend, FULL } from '../bodies/counters.ts'
import { cards } from '../cards.ts'
import type { Need } from '../content/rows.ts'
import { losable } from '../gear/losing.ts'
import { totalWorth, worth } from '../gear/worth.ts'
import type { Table } from '../position.ts'

/** Two players have private tasks of their own instead of those on the frame (WK-28.5). */
const isForTwo = (s: Table): boolean => s.seats === 2

/** The number of the hex whose requirements can be met here; none under a special token (WK-13.19). */
const numberHere = (s: Table, seat: Seat): number => {
  const { hex } = s.knights[seat]!
  return isBlank(s, hex) ? 0 : numberAt(s, hex)
}

/** What is asked for can be given in full, and never knocks the knight out (WKC-R29). */
export function canTry(s: Table, seat: Seat, need: Need): boolean {
  const k = s.knights[seat]!
  switch (need.need) {
    case 'gear':
      return totalWorth(s, k, losable(s, k)) >= need.n * worth(s, need.colour)
    case 'suffer':
      return k.rad + need.n < FULL
    case 'lose':
      return k.hp > need.n
    case 'spend':
      return canSpend(k, need.what, need.n)
    case 'arrived on foot':
      return k.arrived === 'foot'
    default:
      return true
  }
}

/** One private task at a time; two players may run both of theirs (WK-13.6, WK-28.7). */
export const mayHold = (s: Table, seat: Seat): boolean => isForTwo(s) || s.knights[seat]!.tasks.length === 0

/** Tasks he could accept: those on the frame, or of his own two. */
function open(s: Table, seat: Seat): number[] {
  if (!mayHold(s, seat)) return []
  const list: number[] = []
  if (isForTwo(s)) {
    for (const { card, accepted } of s.knights[seat]!.tasks) if (!accepted) list.push(card)
  } else for (const { card } of s.posted) if (card >= 0) list.push(card)
  return list
}

/** Private tasks whose first requirement belongs to the hex he is on; `fit`: and can be tried (WK-13.5). */
export const acceptable = (s: Table, seat: Seat, fit = true): number[] =>
  open(s, seat).filter((card) => {
    const first = card < 0 ? null : cards(s).tasks[card]!.private?.first
    return first?.hex === numberHere(s, seat) && (!fit || canTry(s, seat, first.need))
  })

/** His accepted tasks whose second requirement belongs to the hex he is on; `fit`: and can be tried (WK-13.8). */
export function accomplishable(s: Table, seat: Seat, fit = true): number[] {
  const list: number[] = []
  for (const { card, accepted } of s.knights[seat]!.tasks) {
    const second = cards(s).tasks[card]?.private?.second
    if (!accepted || second === undefined || 'defeat' in second) continue
    if (second.hex === numberHere(s, seat) && (!fit || canTry(s, seat, second.need))) list.push(card)
  }
  return list
}
