import type { Wk } from '../position.ts'
import { missions } from './rows.ts'

/** The row of the mission being played. */
const missionOf = (s: Pick<Wk, 'quest'>): (typeof missions)[number] => missions[s.quest.mission]!

export const isLastRound = (s: Pick<Wk, 'quest' | 'round'>): boolean => s.round >= missionOf(s).rounds
