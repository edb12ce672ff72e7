import { pool, type Thinker } from '@midden/table'
import { MOST_MS } from '../cast/pace.ts'
import { alarm } from './alarm.ts'

/** A bot lets the page be drawn first, but not longer than this. */
const AT_LATEST = 250
/** A worker that takes so much longer hangs; one that has not even begun by then does not come. */
const GRACE_MS = 1000
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

const started = (): Worker => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })

/** Bots think in workers, so that the page never waits for them. The first starts with the first thought. */
export function botWorkers(size = half(), start = started): Thinker {
  const workers = pool(
    ({ said, broken }) => {
      const worker = start()
      worker.onmessage = ({ data }) => said(data)
      worker.onerror = ({ message }) => broken(message)
      return { ask: (asked) => worker.postMessage(asked), end: () => worker.terminate() }
    },
    { size, longestMs: STUCK_MS, graceMs: GRACE_MS, mostMs: () => MOST_MS, after: alarm },
  )
  return {
    think: (question, asker) => {
      let isOff = false
      let isHurried = false
      let hurry = (): void => {
        isHurried = true
      }
      let cancel = (): void => {
        isOff = true
      }
      const answer = atRest().then(() => {
        if (isOff) throw new Error('called off')
        const thought = workers.think(question, asker)
        cancel = thought.cancel
        hurry = () => thought.hurry?.()
        if (isHurried) hurry()
        return thought.answer
      })
      return { answer, cancel: () => cancel(), hurry: () => hurry() }
    },
    close: workers.close,
  }
}
