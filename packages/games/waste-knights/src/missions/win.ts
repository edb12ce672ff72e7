import { only, type Seat } from '@midden/kernel'
import type { Wk } from '../position.ts'
import { finish } from '../score.ts'
import type { Tell } from '../types.ts'

/** The goal is met: the game ends at once (WK-29.4). */
export function win(s: Wk, seat: Seat, tell: Tell): undefined {
  tell?.({ what: 'game over', clause: 'WK-29.4', winners: only(seat), how: 'goal', reveals: true })
  finish(s, only(seat), 'goal')
}

/** All lose (WK-29.7). */
export function allLose(s: Wk, tell: Tell): undefined {
  tell?.({ what: 'game over', clause: 'WK-29.7', winners: 0, how: 'lost', reveals: true })
  finish(s, 0, 'lost')
}
