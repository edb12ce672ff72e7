import { setImmediate } from 'node:timers/promises'
import type { TableOption } from '@midden/kernel'
import { gameOf, type Lookup, registered } from '../simulate/task.ts'
import { spread } from '../threads.ts'
import {
  against,
  type Estimate,
  type Length,
  lengthOf,
  type OptionFigure,
  type SeatFigure,
  seatsOf,
  skillOf,
} from './figures.ts'
import { findingsOf } from './findings.ts'
import { playRows, type Row } from './matches.ts'
import { type Part, partsOf, type StudyJob, type StudyTask } from './task.ts'

export interface Study {
  game: string
  rulesVersion: number
  seats: number
  bot: string
  matches: number
  seed: string
  table: unknown
  seat: SeatFigure[]
  length: Length
  options: OptionFigure[]
  skill: Estimate
  findings: string[]
}

export interface StudyWays {
  workers: number
  file?: URL
  progress?(done: number, total: number): void
  lookup?: Lookup
}

/** Matches that a thread plays at a time. */
const AT_A_TIME = 10

const jobsOf = (study: StudyTask, lookup: Lookup): StudyJob[] =>
  partsOf(study, lookup).flatMap(({ part, games }) =>
    Array.from({ length: Math.ceil(games / AT_A_TIME) }, (_, i) => ({
      study,
      part,
      from: i * AT_A_TIME,
      to: Math.min(games, (i + 1) * AT_A_TIME),
    })),
  )

async function play(jobs: readonly StudyJob[], ways: StudyWays, lookup: Lookup): Promise<Row[][]> {
  const total = jobs.reduce((sum, { from, to }) => sum + to - from, 0)
  let done = 0
  const each = ({ from, to }: StudyJob): void => {
    done += to - from
    ways.progress?.(done, total)
  }
  if (ways.file !== undefined && ways.workers > 0)
    return spread<StudyJob, Row[]>(ways.file, ways.workers, jobs, (_rows, job) => each(job))
  const played: Row[][] = []
  for (const job of jobs) {
    played.push(playRows(job, lookup))
    each(job)
    await setImmediate()
  }
  return played
}

const nameOf = (part: Part): string => JSON.stringify(part)

/** The balance of a game. The same task gives the same figures, whoever the workers are. Beside them the book's matches. */
export async function study(task: StudyTask, ways: StudyWays): Promise<{ study: Study; rows: Row[] }> {
  const lookup = ways.lookup ?? registered
  const game = gameOf(task.game, lookup)
  const jobs = jobsOf(task, lookup)
  const played = await play(jobs, ways, lookup)
  const rowsOf = new Map<string, Row[]>()
  for (const [i, { part }] of jobs.entries()) {
    const name = nameOf(part)
    rowsOf.set(name, [...(rowsOf.get(name) ?? []), ...played[i]!])
  }
  const book = rowsOf.get(nameOf({ kind: 'book' }))!
  const options = partsOf(task, lookup).flatMap(({ part }): OptionFigure[] => {
    if (part.kind !== 'option') return []
    const changed = rowsOf.get(nameOf(part))!
    const { clause } = (game.sheet as Record<string, TableOption>)[part.key]!
    return [
      { option: part.key, value: part.value, clause, matches: changed.length, ...against(book, changed) },
    ]
  })
  const figures = {
    game: task.game,
    rulesVersion: game.rules,
    seats: task.seats,
    bot: task.bot,
    matches: book.length,
    seed: task.seed,
    table: task.options,
    seat: seatsOf(book, task.seats),
    length: lengthOf(book),
    options,
    skill: skillOf(rowsOf.get(nameOf({ kind: 'skill' }))!),
  }
  return { study: { ...figures, findings: findingsOf(figures) }, rows: book }
}
