import { ladderOf, ROUNDS } from './options.ts'
import type { Waste } from './position.ts'
import { type Score, scoreStations } from './score.ts'

/** R22: only the standings of rounds one and two, which name a boss, may leave majorities out. */
export const countsMajorities = (s: Waste): boolean =>
  s.round === ROUNDS || s.options.interimMajorities === 'count'

/** What the stations are worth, majorities and all. */
export const stationScores = (s: Waste): Score[] => scoreStations(s.stations, ladderOf(s.options))

/** WASTE-7.3: the stations as if the game ended now. */
export const makeStanding = (s: Waste): Score[] =>
  scoreStations(s.stations, ladderOf(s.options), countsMajorities(s))
