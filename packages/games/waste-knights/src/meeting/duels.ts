import type { Seat } from '@midden/kernel'
import { change, still } from '../bodies/counters.ts'
import { extra } from '../effects/modifiers.ts'
import { nothing } from '../effects/scene.ts'
import { missionDuelWon } from '../missions/extras.ts'
import type { Wk } from '../position.ts'
import { startSteal } from '../push.ts'
import type { Tell } from '../types.ts'

/** The winner of a duel gains 1 REP and may steal from the loser, conscious or not (WK-19.5). */
export function duelWon(s: Wk, winner: Seat, loser: Seat, tell: Tell): void {
  change(s, winner, { ...still, rep: 1 }, 'WK-19.5', tell)
  missionDuelWon(s, winner, loser, tell)
  startSteal(s, winner, loser, 1 + extra(s, winner, 'steal', nothing))
}
