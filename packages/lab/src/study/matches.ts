import { oneGame } from '../simulate/one-game.ts'
import { type Lookup, lineUp } from '../simulate/task.ts'
import { partyOf, type StudyJob } from './task.ts'

/** What came of one match. Plain data: it comes back from worker threads as it is. */
export interface Row {
  number: number
  bots: string[]
  decisions: number
  /** of the win, by seat */
  shares: number[]
  scores: number[] | null
}

/** In a worker thread: plays a part of a study. The same numbers are the same deals, whatever the options. */
export function playRows({ study, part, from, to }: StudyJob, lookup: Lookup): Row[] {
  const rows: Row[] = []
  const { game, seats, games, seed } = study
  const options = part.kind === 'option' ? { ...study.options, [part.key]: part.value } : study.options
  for (let number = from; number < to; number++) {
    const bots = partyOf(study, part, number)
    const line = lineUp({ game, seats, games, seed, bots, rotate: false, options }, lookup)
    const { decisions, outcome } = oneGame(line, number)
    const first = outcome.ranking[0]!
    const shares = bots.map((_, seat) => (first.includes(seat) ? 1 / first.length : 0))
    rows.push({ number, bots, decisions, shares, scores: outcome.scores })
  }
  return rows
}
