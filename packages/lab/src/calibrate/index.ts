import { setImmediate } from 'node:timers/promises'
import { registered } from '../registered.ts'
import { wilson } from '../simulate/result.ts'
import { type Lookup, lineUp } from '../simulate/task.ts'
import { type Estimate, estimate } from '../study/estimate.ts'
import { spread } from '../threads.ts'
import {
  type CalibrateJob,
  type CalibrateTask,
  type Checked,
  checkedIn,
  type Graded,
  type Stated,
} from './match.ts'

/** Chances are counted in tenths. */
const BINS = 10
const A_JOB = 5

/** Of the chances from `from` to `to`: what was stated on average, and what came. */
export interface Bin extends Estimate {
  from: number
  to: number
  count: number
  stated: number
}

/** Decisions of one grade: the share that a review says was given away, and what was when both were played out. */
export interface GradeFigure {
  label: Graded['label']
  decisions: number
  loss: number
  proved: Estimate
}

export interface Calibration extends CalibrateTask {
  /** expected calibration error: how far chances are from what comes, on average over all that were stated */
  error: number
  bins: Bin[]
  grades: GradeFigure[]
}

export function binsOf(stated: readonly Stated[]): Bin[] {
  return Array.from({ length: BINS }, (_, bin) => {
    const [from, to] = [bin / BINS, (bin + 1) / BINS]
    const own = stated.filter(
      ({ chance }) => chance >= from && (chance < to || (bin === BINS - 1 && chance <= 1)),
    )
    const wins = own.reduce((sum, { share }) => sum + share, 0)
    const all = own.reduce((sum, { chance }) => sum + chance, 0)
    const [low, high] = own.length === 0 ? [0, 1] : wilson(wins, own.length)
    const count = Math.max(1, own.length)
    return { from, to, count: own.length, stated: all / count, value: wins / count, low, high }
  })
}

export const errorOf = (bins: readonly Bin[]): number => {
  const all = bins.reduce((sum, { count }) => sum + count, 0)
  return bins.reduce(
    (sum, { count, stated, value }) => sum + (count / Math.max(1, all)) * Math.abs(stated - value),
    0,
  )
}

function gradesOf(graded: readonly Graded[]): GradeFigure[] {
  return (['best', 'fine', 'costly', 'gift'] as const).flatMap((label) => {
    const own = graded.filter((one) => one.label === label)
    if (own.length === 0) return []
    const loss = own.reduce((sum, one) => sum + one.loss, 0) / own.length
    return [{ label, decisions: own.length, loss, proved: estimate(own.map(({ proved }) => proved)) }]
  })
}

export interface CalibrateWays {
  workers: number
  file?: URL
  progress?(done: number): void
  lookup?: Lookup
}

/** Are the chances that a review states what comes, and do graded slips lose? The same task gives the same figures. */
export async function calibrate(task: CalibrateTask, ways: CalibrateWays): Promise<Calibration> {
  const lookup = ways.lookup ?? registered
  lineUp({ ...task, rotate: false }, lookup)
  const jobs: CalibrateJob[] = []
  for (let from = 0; from < task.games; from += A_JOB)
    jobs.push({ calibrate: task, from, to: Math.min(task.games, from + A_JOB) })
  let done = 0
  const each = (_: Checked, { from, to }: CalibrateJob): void => {
    done += to - from
    ways.progress?.(done)
  }
  let all: Checked[] = []
  if (ways.file !== undefined && ways.workers > 0)
    all = await spread<CalibrateJob, Checked>(ways.file, ways.workers, jobs, each)
  else
    for (const job of jobs) {
      const checked = checkedIn(job, lookup)
      all.push(checked)
      each(checked, job)
      await setImmediate()
    }
  const bins = binsOf(all.flatMap(({ stated }) => stated))
  return { ...task, error: errorOf(bins), bins, grades: gradesOf(all.flatMap(({ graded }) => graded)) }
}
