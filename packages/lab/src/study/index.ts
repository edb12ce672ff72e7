import { setImmediate } from 'node:timers/promises'
import { registered } from '../registered.ts'
import { gameOf, type Lookup } from '../simulate/task.ts'
import { spread } from '../threads.ts'
import { type MatchRow, playRows } from './matches.ts'
import { Played } from './played.ts'
import { type Study, studyOf } from './study.ts'
import { jobsOf, type StudyJob, type StudyTask } from './task.ts'

export interface StudyWays {
  workers: number
  file?: URL
  progress?(done: number, total: number): void
  lookup?: Lookup
  /** matches that were played before, and are not played again */
  before?: Played
  /** called with each stretch as it is done */
  keep?(job: StudyJob, rows: MatchRow[]): void
}

/** The balance of a game. The same task gives the same figures, whoever the workers are. Beside them the book's matches. */
export async function study(task: StudyTask, ways: StudyWays): Promise<{ study: Study; rows: MatchRow[] }> {
  const lookup = ways.lookup ?? registered
  const game = gameOf(task.game, lookup)
  const all = jobsOf(task, game)
  const played = ways.before ?? new Played()
  const jobs = all.filter((job) => !played.has(job))
  const count = (list: readonly StudyJob[]): number => list.reduce((sum, { from, to }) => sum + to - from, 0)
  const total = count(all)
  let done = total - count(jobs)
  const each = (rows: MatchRow[], job: StudyJob): void => {
    played.add(job.part, rows)
    ways.keep?.(job, rows)
    done += rows.length
    ways.progress?.(done, total)
  }
  if (ways.file !== undefined && ways.workers > 0)
    await spread<StudyJob, MatchRow[]>(ways.file, ways.workers, jobs, each)
  else
    for (const job of jobs) {
      each(playRows(job, lookup), job)
      await setImmediate()
    }
  return { study: studyOf(task, game, played)!, rows: played.rowsOf({ kind: 'book' }) }
}
