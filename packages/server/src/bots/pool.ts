import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { pool, type Thinker, type Weigher } from '@midden/table'

/** What all who wait for a thread may think together, and what one of them may think at most and at least. */
const SHARED_MS = 1000
const MOST_MS = 400
const LEAST_MS = 15

/** The more wait, the shorter everybody thinks: nobody's move comes late because others have bots. */
export const fairMs = (waiting: number): number =>
  Math.max(LEAST_MS, Math.min(MOST_MS, SHARED_MS / (waiting + 1)))

const LONGEST_MS = 10_000
/** A match goes on within a second of a bot that hangs. */
const GRACE_MS = 1000

/** Bots in worker threads: one core is left to the sockets and the disk. */
export const workerThinker = (
  file: URL,
  size = Math.max(1, availableParallelism() - 1),
  longestMs = LONGEST_MS,
): Thinker & Weigher =>
  pool(
    ({ said, broken }) => {
      const worker = new Worker(file)
      worker.unref()
      worker.on('message', said)
      worker.on('error', ({ message }) => broken(message))
      worker.on('exit', () => broken('the bot’s thread broke'))
      return { ask: (asked) => worker.postMessage(asked), end: () => worker.terminate() }
    },
    {
      size,
      longestMs,
      graceMs: GRACE_MS,
      mostMs: fairMs,
      after: (ms, ring) => {
        const timer = setTimeout(ring, ms)
        return () => clearTimeout(timer)
      },
    },
  )
