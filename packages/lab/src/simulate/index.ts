import { setImmediate } from 'node:timers/promises'
import { registered } from '../registered.ts'
import { spread } from '../threads.ts'
import { resultOf, type Simulation } from './result.ts'
import { sumOf, type Tally, tallyOf } from './tally.ts'
import { type Line, type Lookup, lineUp, type Task } from './task.ts'

/** A stretch of games for one thread. */
export interface Stretch {
  task: Task
  from: number
  to: number
}

export interface Ways {
  /** threads beside this one; 0 plays here */
  workers: number
  /** the worker's file, needed as soon as there are workers: it calls runWorker() */
  file?: URL
  /** called with the games that are done, now and then */
  progress?(done: number): void
  lookup?: Lookup
}

/** The stretches depend on the task alone, so that the result does not depend on the number of workers. */
function stretchesOf(task: Task): Stretch[] {
  const size = Math.min(250, Math.max(1, Math.ceil(task.games / 400)))
  const stretches: Stretch[] = []
  for (let from = 0; from < task.games; from += size)
    stretches.push({ task, from, to: Math.min(task.games, from + size) })
  return stretches
}

async function here(
  line: Line,
  stretches: readonly Stretch[],
  each: (tally: Tally) => void,
): Promise<Tally[]> {
  const tallies: Tally[] = []
  for (const { from, to } of stretches) {
    const tally = tallyOf(line, from, to)
    tallies.push(tally)
    each(tally)
    await setImmediate()
  }
  return tallies
}

/** In a worker thread: plays one stretch. */
export const playStretch = ({ task, from, to }: Stretch, lookup: Lookup): Tally =>
  tallyOf(lineUp(task, lookup), from, to)

/** Plays the games of a task and says what came of them. The same task gives the same figures, times aside. */
export async function simulate(task: Task, ways: Ways): Promise<Simulation> {
  const line = lineUp(task, ways.lookup ?? registered)
  const stretches = stretchesOf(task)
  let done = 0
  const each = ({ games }: Tally): void => {
    done += games
    ways.progress?.(done)
  }
  const started = performance.now()
  const tallies =
    ways.file === undefined || ways.workers === 0
      ? await here(line, stretches, each)
      : await spread<Stretch, Tally>(ways.file, ways.workers, stretches, each)
  const seconds = (performance.now() - started) / 1000
  return resultOf(line, sumOf(tallies, task.seats), seconds)
}
