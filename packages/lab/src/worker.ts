import { playStretch, type Stretch } from './simulate/index.ts'
import type { Tally } from './simulate/tally.ts'
import { house, type Lookup } from './simulate/task.ts'
import { serve } from './threads.ts'

/** The whole of a worker thread's entry file: import this and call it. */
export const runWorker = (lookup: Lookup = house): void =>
  serve((job: Stretch): Tally => playStretch(job, lookup))
