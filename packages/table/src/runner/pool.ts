import type { Answer, Answered, Asked } from '@midden/bots'
import type { ClockPort } from './ports.ts'
import { rota } from './rota.ts'
import type { Asker, Thinker } from './thinker.ts'

/** A thread or a page's worker, as far as the pool needs to know it. */
export interface PoolWorker {
  ask(asked: Asked): void
  end(): unknown
}

/** What a worker says: an answer, or why there will be none any more. */
export interface WorkerReports {
  answered(answered: Answered): void
  broken(reason: string): void
}

export interface PoolTerms {
  /** so many workers at most; each is started when it is needed */
  size: number
  /** a worker that thinks longer is stuck, and is ended */
  longestMs: number
  /** how long a thought may take while so many others wait */
  mostMs(waiting: number): number
  after: ClockPort['after']
}

interface Waiting extends Asked {
  isOver: boolean
  resolve(answer: Answer): void
  reject(problem: Error): void
}

/** One worker and the question it is at. */
interface Desk {
  worker: PoolWorker
  at: Waiting | null
  stopClock(): void
}

const NOBODY: Asker = { table: '', personWaits: false }

/** Bots think in few workers: first those for whom a person waits, in turns by table. A worker that dies loses one thought. */
export function pool(
  start: (reports: WorkerReports) => PoolWorker,
  { size, longestMs, mostMs, after }: PoolTerms,
): Thinker {
  const first = rota<Waiting>()
  const later = rota<Waiting>()
  const desks = new Set<Desk>()
  let waiting = 0
  let numbers = 0
  let closed = false

  function nextInLine(): Waiting | null {
    for (;;) {
      const asked = first.next() ?? later.next() ?? null
      if (asked === null || !asked.isOver) return asked
    }
  }

  function settle(asked: Waiting | null, how: (asked: Waiting) => void): void {
    if (asked === null || asked.isOver) return
    asked.isOver = true
    how(asked)
  }

  function next(desk: Desk): void {
    desk.stopClock()
    desk.at = nextInLine()
    if (desk.at === null) return
    waiting--
    const { number, question } = desk.at
    desk.worker.ask({ number, question: { ...question, mostMs: mostMs(waiting) } })
    desk.stopClock = after(longestMs, () => lose(desk, 'the bot does not answer'))
  }

  function lose(desk: Desk, reason: string): void {
    if (!desks.delete(desk)) return
    desk.stopClock()
    desk.worker.end()
    settle(desk.at, ({ reject }) => reject(new Error(reason)))
    if (!closed && waiting > 0) next(open())
  }

  function open(): Desk {
    const desk: Desk = {
      worker: start({
        answered: (answered) => {
          if (desk.at?.number !== answered.number) return
          settle(desk.at, ({ resolve, reject }) =>
            'failed' in answered ? reject(new Error(answered.failed)) : resolve({ action: answered.action }),
          )
          next(desk)
        },
        broken: (reason) => lose(desk, reason),
      }),
      at: null,
      stopClock: () => {},
    }
    desks.add(desk)
    return desk
  }

  const idle = (): Desk | null => {
    for (const desk of desks) if (desk.at === null) return desk
    return desks.size < size ? open() : null
  }

  return {
    think: (question, { table, personWaits } = NOBODY) => {
      let asked!: Waiting
      const answer = new Promise<Answer>((resolve, reject) => {
        asked = { number: ++numbers, question, isOver: false, resolve, reject }
      })
      if (closed) {
        asked.reject(new Error('nobody thinks here any more'))
        return { answer, cancel: () => {} }
      }
      const line = personWaits ? first : later
      line.add(table, '', asked)
      waiting++
      const free = idle()
      if (free !== null) next(free)
      return {
        answer,
        // What is being thought already is thought to its end, and not listened to.
        cancel: () => {
          const isAtADesk = [...desks].some(({ at }) => at === asked)
          settle(asked, ({ reject }) => {
            if (!isAtADesk) waiting--
            reject(new Error('called off'))
          })
        },
      }
    },
    close: async () => {
      closed = true
      for (let asked = nextInLine(); asked !== null; asked = nextInLine())
        settle(asked, ({ reject }) => reject(new Error('nobody thinks here any more')))
      const ended = [...desks].map((desk) => {
        desk.stopClock()
        settle(desk.at, ({ reject }) => reject(new Error('nobody thinks here any more')))
        return desk.worker.end()
      })
      desks.clear()
      await Promise.all(ended)
    },
  }
}
