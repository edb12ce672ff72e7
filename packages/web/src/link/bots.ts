import type { Action, Offer, Seat, View } from '@midden/kernel'

/** What a bot is told: what its seat may know, and nothing of the position. */
export interface Thought {
  game: string
  bot: string
  seat: Seat
  view: View
  offers: Offer[]
  seed: string
}

export type Asked = Thought & { ask: number }
export type Answered = { ask: number; action: Action } | { ask: number; problem: string }

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
export function botWorker(): (thought: Thought) => Promise<Action> {
  const open = new Map<number, { resolve(action: Action): void; reject(problem: Error): void }>()
  let worker: Worker | null = null
  let asks = 0

  function failAll(problem: string): void {
    for (const { reject } of open.values()) reject(new Error(problem))
    open.clear()
    worker?.terminate()
    worker = null
  }

  function start(): Worker {
    const started = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
    started.onmessage = ({ data }: MessageEvent<Answered>) => {
      const waiting = open.get(data.ask)
      open.delete(data.ask)
      if ('action' in data) waiting?.resolve(data.action)
      else waiting?.reject(new Error(data.problem))
    }
    started.onerror = ({ message }) => failAll(message)
    return started
  }

  return async (thought) => {
    await atRest()
    return new Promise((resolve, reject) => {
      worker ??= start()
      const ask = ++asks
      open.set(ask, { resolve, reject })
      worker.postMessage({ ...thought, ask } satisfies Asked)
    })
  }
}
