import { has, type Seat } from '@midden/kernel'
import { rulesOf } from '../missions/modules.ts'
import type { Table } from '../position.ts'

/** How far somebody is: what the mission counts, then Reputation. */
const standing = (s: Table, seat: Seat): number =>
  10 * (rulesOf(s).measure(s, seat) ?? 0) + s.knights[seat]!.rep + (s.quest.carrier === seat ? 50 : 0)

/** The rival who is furthest ahead. */
export function leaderOf(s: Table, seat: Seat): Seat {
  let leader = -1
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || has(s.gone, other)) continue
    if (leader < 0 || standing(s, other) > standing(s, leader)) leader = other
  }
  return leader
}
