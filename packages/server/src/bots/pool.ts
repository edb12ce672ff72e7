import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Action } from '@midden/kernel'
import type { JobAnswer, JobMessage } from './jobs.ts'
import type { Job, Thinker } from './thinker.ts'

/** A bot that thinks longer than this is stopped, and its stand-in moves. */
const LONGEST_MS = 10_000

interface Asked {
  number: number
  job: Job
  resolve(action: Action): void
  reject(error: Error): void
}

/** One thread and the decision it is at. */
interface Desk {
  worker: Worker
  at: Asked | null
  timer: NodeJS.Timeout | undefined
}

/** Bots in worker threads: one core is left to the sockets and the disk. */
export function workerThinker(
  file: URL,
  size = Math.max(1, availableParallelism() - 1),
  longest = LONGEST_MS,
): Thinker {
  const queue: Asked[] = []
  const desks: Desk[] = []
  let numbers = 0
  let closed = false

  function next(desk: Desk): void {
    clearTimeout(desk.timer)
    desk.at = queue.shift() ?? null
    if (desk.at === null) return
    const { number, job } = desk.at
    desk.worker.postMessage({ number, job } satisfies JobMessage)
    desk.timer = setTimeout(() => void desk.worker.terminate(), longest)
  }

  function open(): Desk {
    const desk: Desk = { worker: new Worker(file), at: null, timer: undefined }
    desk.worker.unref()
    desk.worker.on('message', (answer: JobAnswer) => {
      if (desk.at?.number === answer.number) {
        if ('action' in answer) desk.at.resolve(answer.action)
        else desk.at.reject(new Error(answer.failed))
      }
      next(desk)
    })
    desk.worker.on('error', () => {})
    desk.worker.on('exit', () => {
      clearTimeout(desk.timer)
      desks.splice(desks.indexOf(desk), 1)
      desk.at?.reject(new Error('the bot took too long, or its thread broke'))
      if (!closed && queue.length > 0) next(open())
    })
    desks.push(desk)
    return desk
  }

  return {
    think: (job) => {
      const number = numbers++
      const action = new Promise<Action>((resolve, reject) => {
        if (closed) reject(new Error('the server stops'))
        else queue.push({ number, job, resolve, reject })
      })
      const free = desks.find(({ at }) => at === null) ?? (!closed && desks.length < size ? open() : null)
      if (free !== null) next(free)
      return {
        action,
        cancel: () => {
          const at = queue.findIndex((asked) => asked.number === number)
          // What is being thought already is thought to its end, and not listened to.
          const asked = at < 0 ? desks.find((desk) => desk.at?.number === number)?.at : queue.splice(at, 1)[0]
          asked?.reject(new Error('called off'))
        },
      }
    },
    close: async () => {
      closed = true
      for (const { reject } of queue.splice(0)) reject(new Error('the server stops'))
      await Promise.all(desks.map(({ worker }) => worker.terminate()))
    },
  }
}
