import type { Wk } from '../position.ts'
import { finish, leaders } from '../score.ts'
import type { Tell } from '../types.ts'

/** After the Rest Step of the last round (WK-29.5): the highest REP wins, ties by WK-29.6. */
export function timeIsUp(s: Wk, tell: Tell): void {
  const winners = leaders(s, (seat) => s.knights[seat]!.rep)
  tell?.({ what: 'game over', clause: 'WK-29.5', winners, how: 'time' })
  finish(s, winners, 'time')
}
