import type { Answer, Answered, Asked, Begun, SoFar, Weighed } from '@midden/bots'
import type { ClockPort } from './ports.ts'
import { rota } from './rota.ts'
import type { Asker, Thinker, Weigher } from './thinker.ts'

/** A thread or a page's worker, as far as the pool needs to know it. */
export interface PoolWorker {
  ask(asked: Asked): void
  end(): unknown
}

/** What a worker says: that it begins to think, the best so far, an answer, or why there will be none any more. */
export interface WorkerReports {
  said(said: Begun | SoFar | Answered): void
  broken(reason: string): void
}

export interface PoolTerms {
  /** so many workers at most; each is started when it is needed */
  size: number
  /** a worker that has not begun by then is stuck, and is ended */
  longestMs: number
  /** so is one that thinks so much longer than it was given */
  graceMs: number
  /** how long a thought may take while so many others wait */
  mostMs(waiting: number): number
  after: ClockPort['after']
}

type Waiting = Asked & {
  isOver: boolean
  /** the first answer that is found will do */
  isHurried?: true
  /** told when somebody begins to think */
  begun?: (() => void) | undefined
  resolve(answer: Answer | Weighed): void
  reject(problem: Error): void
}

/** One worker and the question it is at. */
interface Desk {
  worker: PoolWorker
  at: Waiting | null
  best: Answer | null
  /** the time it was given */
  givenMs: number
  stopClock(): void
}

const NOBODY: Asker = { table: '', personWaits: false }

/**
 * Bots think in few workers: first those for whom a person waits, in turns by table; reviews are made when no bot has
 * anything to think about. A worker that dies loses one thought.
 */
export function pool(
  start: (reports: WorkerReports) => PoolWorker,
  { size, longestMs, graceMs, mostMs, after }: PoolTerms,
): Thinker & Weigher {
  const first = rota<Waiting>()
  const later = rota<Waiting>()
  const spare = rota<Waiting>()
  const desks = new Set<Desk>()
  /** questions that wait, and parts of reviews */
  let waiting = 0
  let spares = 0
  let numbers = 0
  let closed = false

  function nextInLine(): Waiting | null {
    for (;;) {
      const asked = first.next() ?? later.next() ?? spare.next() ?? null
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
    desk.best = null
    const { at } = desk
    if (at === null) return
    const { number } = at
    if ('question' in at) {
      waiting--
      desk.givenMs = mostMs(waiting)
      desk.worker.ask({ number, question: { ...at.question, mostMs: desk.givenMs } })
    } else {
      spares--
      // A part is as long as its longest step, however little time it was given.
      desk.givenMs = longestMs
      desk.worker.ask({ number, weighing: at.weighing })
    }
    watch(desk, longestMs)
  }

  function watch(desk: Desk, ms: number): void {
    desk.stopClock()
    desk.stopClock = after(ms, () => lose(desk, 'the bot does not answer'))
  }

  function lose(desk: Desk, reason: string): void {
    if (!desks.delete(desk)) return
    desk.stopClock()
    desk.worker.end()
    settle(desk.at, ({ reject }) => reject(new Error(reason)))
    if (!closed && waiting + spares > 0) next(open())
  }

  /** Whoever is stopped in the middle of a thought is ended, and another begins with the next. */
  function take(desk: Desk): void {
    const { at, best } = desk
    if (at?.isHurried !== true || best === null) return
    settle(at, ({ resolve }) => resolve(best))
    lose(desk, 'hurried')
  }

  function open(): Desk {
    const desk: Desk = {
      worker: start({
        said: (said) => {
          if (desk.at?.number !== said.number) return
          if ('begun' in said) {
            watch(desk, desk.givenMs + graceMs)
            desk.at.begun?.()
            return
          }
          if ('soFar' in said) {
            desk.best = { action: said.soFar }
            take(desk)
            return
          }
          const { number: _, ...answer } = said
          settle(desk.at, ({ resolve, reject }) =>
            'failed' in answer ? reject(new Error(answer.failed)) : resolve(answer),
          )
          next(desk)
        },
        broken: (reason) => lose(desk, reason),
      }),
      at: null,
      best: null,
      givenMs: 0,
      stopClock: () => {},
    }
    desks.add(desk)
    return desk
  }

  const idle = (): Desk | null => {
    for (const desk of desks) if (desk.at === null) return desk
    return desks.size < size ? open() : null
  }

  const gone = new Error('nobody thinks here any more')

  function begin(): void {
    const free = idle()
    if (free !== null) next(free)
  }

  return {
    weigh: (weighing) =>
      new Promise<Weighed>((done, reject) => {
        if (closed) {
          reject(gone)
          return
        }
        const resolve = (answer: Answer | Weighed): void => {
          if ('review' in answer) done(answer)
        }
        spare.add(weighing.review, '', { number: ++numbers, weighing, isOver: false, resolve, reject })
        spares++
        begin()
      }),
    think: (question, { table, personWaits, begun } = NOBODY) => {
      let asked!: Waiting
      const answer = new Promise<Answer>((done, reject) => {
        const resolve = (answer: Answer | Weighed): void => {
          if ('action' in answer) done(answer)
        }
        asked = { number: ++numbers, question, isOver: false, begun, resolve, reject }
      })
      if (closed) {
        asked.reject(gone)
        return { answer, cancel: () => {} }
      }
      const line = personWaits ? first : later
      line.add(table, '', asked)
      waiting++
      begin()
      return {
        answer,
        hurry: () => {
          asked.isHurried = true
          for (const desk of desks) if (desk.at === asked) take(desk)
        },
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
        settle(asked, ({ reject }) => reject(gone))
      const ended = [...desks].map((desk) => {
        desk.stopClock()
        settle(desk.at, ({ reject }) => reject(gone))
        return desk.worker.end()
      })
      desks.clear()
      await Promise.all(ended)
    },
  }
}
