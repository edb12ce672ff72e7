import { AsyncLocalStorage } from 'node:async_hooks'
import type { Steps } from '@midden/kernel'
import { rota } from '@midden/table'

/** Whose work it is. What is not wanted any more is not done. */
export interface Payer {
  address: string
  person: string
  isWanted(): boolean
}

/** What the server does of its own accord. */
export const OURSELVES: Payer = { address: '', person: '', isWanted: () => true }

/** The process's own loop, as far as turns depend on it; the simulated world brings its own. */
export interface Loop {
  elapsed(): number
  /** after whatever else has come in meanwhile */
  soon(job: () => void): void
  /** as soon as all promises that are settled have been heard of */
  settled(job: () => void): void
}

export const realLoop: Loop = {
  elapsed: () => performance.now(),
  soon: (job) => void setImmediate(job),
  // Ticks come after all promises that are settled.
  settled: (job) => queueMicrotask(() => process.nextTick(job)),
}

/** So long without looking whether anything else has come in, and so long at one piece of work. */
const TURN_MS = 4
const PIECE_MS = 4

/** Nobody waits for this work any more. */
export class DroppedTask extends Error {
  override name = 'Dropped'
}

interface Task {
  kind: string
  payer: Payer
  start(): void
  drop(): void
}

/**
 * What is asked of the server, in turns: one task of each address and person after the other, a few milliseconds long,
 * then whatever else the process has to do. `done` hears what each task has taken with all that followed at once.
 */
export function turns(
  done: (payer: Payer, kind: string, ms: number) => void,
  { elapsed, soon, settled }: Loop = realLoop,
) {
  const line = rota<Task>()
  const paying = new AsyncLocalStorage<Payer>()
  let isRunning = false

  function nextTask(): Task | undefined {
    for (;;) {
      const task = line.next()
      if (task === undefined || task.payer.isWanted()) return task
      task.drop()
    }
  }

  function run(until: number): void {
    const task = nextTask()
    if (task === undefined) {
      isRunning = false
      return
    }
    const from = elapsed()
    paying.run(task.payer, task.start)
    // Then the task is over, or waits for something.
    settled(() => {
      const now = elapsed()
      done(task.payer, task.kind, now - from)
      if (now < until) run(until)
      else soon(begin)
    })
  }
  const begin = (): void => run(elapsed() + TURN_MS)

  function add(task: Task): void {
    line.add(task.payer.address, task.payer.person, task)
    if (!isRunning) soon(begin)
    isRunning = true
  }

  function piece<T>(steps: Steps<T>): IteratorResult<void, T> {
    const until = elapsed() + PIECE_MS
    for (;;) {
      const step = steps.next()
      if (step.done || elapsed() >= until) return step
    }
  }

  return {
    /** Starts something when its turn has come, or drops it. */
    take: (payer: Payer, kind: string, start: () => void, drop: () => void = () => {}): void =>
      add({ payer, kind, start, drop }),

    /** Something short that must be done, when its turn has come: many jobs may have waited for the same moment. */
    job: <T>(what: () => T): Promise<T> =>
      new Promise((resolve, reject) => {
        const start = (): void => {
          try {
            resolve(what())
          } catch (error) {
            reject(error)
          }
        }
        const payer = { ...(paying.getStore() ?? OURSELVES), isWanted: () => true }
        add({ payer, kind: 'work', start, drop: () => {} })
      }),

    /** Work in pieces, for whoever has asked for what it belongs to; what takes one step is done on the spot. */
    work: <T>(steps: Steps<T>, isWanted?: () => boolean): T | Promise<T> => {
      const first = steps.next()
      if (first.done) return first.value
      const asker = paying.getStore() ?? OURSELVES
      const payer = isWanted === undefined ? asker : { ...asker, isWanted }
      return new Promise((resolve, reject) => {
        const goOn = (): void => add({ payer, kind: 'work', start, drop: () => reject(new DroppedTask()) })
        const start = (): void => {
          try {
            const { done: isDone, value } = piece(steps)
            if (isDone) resolve(value as T)
            else goOn()
          } catch (error) {
            reject(error)
          }
        }
        goOn()
      })
    },
  }
}

export type Turns = ReturnType<typeof turns>
