import type { Wk } from '../position.ts'
import { missions } from './rows.ts'

/** The row of the mission being played. */
const missionOf = (s: Pick<Wk, 'quest'>): (typeof missions)[number] => missions[s.quest.mission]!

/** Before a mission is settled: most have as many. */
const MOST_ROUNDS = 12

/** Rounds still to come after this one. */
export const roundsLeft = (s: Pick<Wk, 'quest' | 'round'>): number =>
  s.quest.mission < 0 ? MOST_ROUNDS : Math.max(0, missionOf(s).rounds - s.round)

export const isLastRound = (s: Pick<Wk, 'quest' | 'round'>): boolean => roundsLeft(s) === 0
