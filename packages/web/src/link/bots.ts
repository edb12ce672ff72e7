import type { Answer, Answered, Asked, Question } from '@midden/bots'

/** A bot lets the page be drawn first, but not longer than this. */
const AT_LATEST = 250

/** Two cores are soon busy: whoever thinks while a move is drawn makes the drawing slow. */
const atRest = (): Promise<void> =>
  new Promise((done) => {
    // Safari knows no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: AT_LATEST })
    else setTimeout(done, 50)
  })

/** Bots think in a worker, so that the page never waits for them. It starts with the first thought. */
export function botWorker(): (question: Question) => Promise<Answer> {
  const open = new Map<number, { resolve(answer: Answer): void; reject(problem: Error): void }>()
  let worker: Worker | null = null
  let numbers = 0

  function failAll(problem: string): void {
    for (const { reject } of open.values()) reject(new Error(problem))
    open.clear()
    worker?.terminate()
    worker = null
  }

  function start(): Worker {
    const started = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
    started.onmessage = ({ data }: MessageEvent<Answered>) => {
      const waiting = open.get(data.number)
      open.delete(data.number)
      if ('failed' in data) waiting?.reject(new Error(data.failed))
      else waiting?.resolve({ action: data.action })
    }
    started.onerror = ({ message }) => failAll(message)
    return started
  }

  return async (question) => {
    await atRest()
    return new Promise((resolve, reject) => {
      worker ??= start()
      const number = ++numbers
      open.set(number, { resolve, reject })
      worker.postMessage({ number, question } satisfies Asked)
    })
  }
}
