import type { Answer, Answered, Asked, Question } from '@midden/bots'

/** A bot lets the page be drawn first, but not longer than this. */
const AT_LATEST = 250
/** A decision takes no longer than this, however slow the device is; a worker that takes much longer is stuck. */
const MOST_MS = 1500
const STUCK_MS = 10_000

/** Two cores are soon busy: whoever thinks while a move is drawn makes the drawing slow. */
const atRest = (): Promise<void> =>
  new Promise((done) => {
    // Safari knows no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: AT_LATEST })
    else setTimeout(done, 50)
  })

/** Half the cores are for whoever thinks, the others for the page and all that runs beside it. */
const half = (): number => Math.max(1, Math.floor((globalThis.navigator?.hardwareConcurrency ?? 2) / 2))

interface Waiting extends Asked {
  resolve(answer: Answer): void
  reject(problem: Error): void
}

/** One worker and the decision it is at. */
interface Desk {
  worker: Worker
  at: Waiting | null
  timer: ReturnType<typeof setTimeout> | undefined
}

const started = (): Worker => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })

/** Bots think in workers, so that the page never waits for them. The first starts with the first thought. */
export function botWorkers(size = half(), start = started): (question: Question) => Promise<Answer> {
  const queue: Waiting[] = []
  const desks: Desk[] = []
  let numbers = 0

  function next(desk: Desk): void {
    clearTimeout(desk.timer)
    desk.at = queue.shift() ?? null
    if (desk.at === null) return
    const { number, question } = desk.at
    desk.worker.postMessage({ number, question } satisfies Asked)
    desk.timer = setTimeout(() => broken(desk, 'the bot does not answer'), STUCK_MS)
  }

  /** Only the decision that a worker was at is lost with it. */
  function broken(desk: Desk, problem: string): void {
    clearTimeout(desk.timer)
    desk.worker.terminate()
    desks.splice(desks.indexOf(desk), 1)
    desk.at?.reject(new Error(problem))
    if (queue.length > 0) next(open())
  }

  function open(): Desk {
    const desk: Desk = { worker: start(), at: null, timer: undefined }
    desk.worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      if (desk.at?.number === data.number) {
        if ('failed' in data) desk.at.reject(new Error(data.failed))
        else desk.at.resolve({ action: data.action })
      }
      next(desk)
    }
    desk.worker.onerror = ({ message }) => broken(desk, message)
    desks.push(desk)
    return desk
  }

  return async (question) => {
    await atRest()
    return new Promise((resolve, reject) => {
      queue.push({ number: ++numbers, question: { ...question, mostMs: MOST_MS }, resolve, reject })
      const free = desks.find(({ at }) => at === null) ?? (desks.length < size ? open() : null)
      if (free !== null) next(free)
    })
  }
}
