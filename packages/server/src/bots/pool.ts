import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Answer, Answered, Asked } from '@midden/bots'
import type { Thinker } from '@midden/table'

/** What all who wait for a thread may think together, and what one of them may think at most and at least. */
const SHARED_MS = 1000
const MOST_MS = 400
const LEAST_MS = 15

/** The more wait, the shorter everybody thinks: nobody's move comes late because others have bots. */
export const fairMs = (waiting: number): number =>
  Math.max(LEAST_MS, Math.min(MOST_MS, SHARED_MS / (waiting + 1)))

/** A bot that thinks longer than this is stopped, and its stand-in moves. */
const LONGEST_MS = 10_000

interface Waiting extends Asked {
  resolve(answer: Answer): void
  reject(error: Error): void
}

/** One thread and the decision it is at. */
interface Desk {
  worker: Worker
  at: Waiting | null
  timer: NodeJS.Timeout | undefined
}

/** Bots in worker threads: one core is left to the sockets and the disk. */
export function workerThinker(
  file: URL,
  size = Math.max(1, availableParallelism() - 1),
  longest = LONGEST_MS,
): Thinker {
  const queue: Waiting[] = []
  const desks: Desk[] = []
  let numbers = 0
  let closed = false

  function next(desk: Desk): void {
    clearTimeout(desk.timer)
    desk.at = queue.shift() ?? null
    if (desk.at === null) return
    const { number } = desk.at
    const question = { ...desk.at.question, mostMs: fairMs(queue.length) }
    desk.worker.postMessage({ number, question } satisfies Asked)
    desk.timer = setTimeout(() => void desk.worker.terminate(), longest)
  }

  function open(): Desk {
    const desk: Desk = { worker: new Worker(file), at: null, timer: undefined }
    desk.worker.unref()
    desk.worker.on('message', (answered: Answered) => {
      if (desk.at?.number === answered.number) {
        if ('failed' in answered) desk.at.reject(new Error(answered.failed))
        else desk.at.resolve({ action: answered.action })
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
    think: (question) => {
      const number = numbers++
      const answer = new Promise<Answer>((resolve, reject) => {
        if (closed) reject(new Error('the server stops'))
        else queue.push({ number, question, resolve, reject })
      })
      const free = desks.find(({ at }) => at === null) ?? (!closed && desks.length < size ? open() : null)
      if (free !== null) next(free)
      return {
        answer,
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
