import type { Seat } from '@midden/kernel'
import type { Wk } from '../position.ts'
import { finish, leaders } from '../score.ts'
import type { Tell } from '../types.ts'
import { rulesOf } from './modules.ts'
import { allLose } from './win.ts'

/** After the Rest Step of the last round (WK-29.5): what the mission counts, ties by REP and gear (WK-29.6). */
export function timeIsUp(s: Wk, tell: Tell): void {
  const { measure } = rulesOf(s)
  if (measure(s, s.first) === null) allLose(s, tell)
  else {
    const winners = leaders(s, (seat: Seat) => measure(s, seat) ?? 0)
    tell?.({ what: 'game over', clause: 'WK-29.5', winners, how: 'time', reveals: true })
    finish(s, winners, 'time')
  }
}
