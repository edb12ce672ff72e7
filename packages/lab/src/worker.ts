import { type Bout, playBout } from './arena/index.ts'
import type { BotResult } from './arena/match.ts'
import { type Slice, slicer } from './bench/slice.ts'
import type { Rate } from './bench/work.ts'
import { type CalibrateJob, type Checked, checkedIn } from './calibrate/match.ts'
import { registered } from './registered.ts'
import { playStretch, type Stretch } from './simulate/index.ts'
import type { Tally } from './simulate/tally.ts'
import type { Lookup } from './simulate/task.ts'
import { type MatchRow, playRows } from './study/matches.ts'
import type { StudyJob } from './study/task.ts'
import { serve } from './threads.ts'
import { type Sample, samplesOf, type TrainJob } from './train/samples.ts'

type Job = Stretch | Bout | StudyJob | TrainJob | CalibrateJob | Slice
type Done = Tally | BotResult[][] | MatchRow[] | Sample[] | Checked | Rate

/** The whole of a worker thread's entry file: import this and call it. */
export function runWorker(lookup: Lookup = registered): void {
  const timeSlice = slicer(lookup)
  serve<Job, Done>((job) => {
    if ('calibrate' in job) return checkedIn(job, lookup)
    if ('train' in job) return samplesOf(job, lookup)
    if ('task' in job) return playStretch(job, lookup)
    if ('study' in job) return playRows(job, lookup)
    return 'contest' in job ? playBout(job, lookup) : timeSlice(job)
  })
}
