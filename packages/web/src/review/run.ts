import type { Progress, Review } from '@midden/bots'
import type { Journal } from '@midden/kernel'
import { type Alone, byLocks } from './alone.ts'
import { browserReviews, type KeptReview, type KeptReviews } from './kept.ts'

/** To the worker: a match to weigh and what is there of it already, and whether to rest. */
export type ReviewRequest = { journal: Journal; earlier: Review | null } | 'pause' | 'go'
export type ReviewReply = (Progress & { spentMs: number }) | { failed: string }

export interface ReviewState {
  review: Review | null
  done: number
  total: number
  /** elsewhere: another page of this browser weighs it */
  state: 'opening' | 'weighing' | 'paused' | 'elsewhere' | 'done' | 'failed'
  /** null: nobody knows yet */
  secondsLeft: number | null
}

export interface Run {
  now(): ReviewState
  subscribe(listener: () => void): () => void
  pause(on: boolean): void
  close(): void
}

/** Where a review is made and kept. */
export interface Desk {
  start(): Worker
  kept: KeptReviews
  alone: Alone
  /** what another page says of the same match, and a way to say it */
  beside(match: string, hear: (state: ReviewState) => void): { say(state: ReviewState): void; close(): void }
  now(): number
}

/** What is there is written down as often as this. */
const EVERY_MS = 2000

const browserDesk = (): Desk => ({
  start: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  kept: browserReviews(),
  alone: byLocks,
  beside: (match, hear) => {
    const channel = new BroadcastChannel(`midden-review ${match}`)
    channel.onmessage = ({ data }: MessageEvent<ReviewState>) => hear(data)
    return { say: (state) => channel.postMessage(state), close: () => channel.close() }
  },
  now: () => performance.now(),
})

const fits = (kept: KeptReview | undefined, { rules, moves }: Journal): KeptReview | undefined =>
  kept?.rules === rules && kept.moves === moves.length ? kept : undefined

/**
 * Weighs a match in a worker of its own, in one page at a time, and keeps what is there: another visit goes on from it.
 * All of it can be looked at meanwhile, and stays if the worker ends.
 */
export function weighing(match: string, journal: Journal, desk: Desk = browserDesk()): Run {
  const listeners = new Set<() => void>()
  let now: ReviewState = { review: null, done: 0, total: 0, state: 'opening', secondsLeft: null }
  let worker: Worker | null = null
  let written = Number.NEGATIVE_INFINITY
  let leave = (): void => {}
  const be = (part: Partial<ReviewState>): void => {
    now = { ...now, ...part }
    for (const listener of listeners) listener()
  }
  const { say, close: stopHearing } = desk.beside(match, (told) => {
    if (now.state === 'elsewhere') be({ ...told, state: told.state === 'done' ? 'done' : 'elsewhere' })
  })
  const tell = (part: Partial<ReviewState>): void => {
    be(part)
    say(now)
  }

  function write(isDone: boolean): Promise<void> {
    if (now.review === null) return Promise.resolve()
    written = desk.now()
    const { moves, rules } = journal
    return desk.kept.put({ match, moves: moves.length, rules, isDone, review: now.review })
  }

  function end(): void {
    worker?.terminate()
    worker = null
  }

  function fail(): void {
    end()
    tell({ state: 'failed' })
    void write(false)
  }

  function begin(earlier: Review | null, isFromStore = false): void {
    worker = desk.start()
    let isUnderWay = false
    /** What was kept may be damaged: where nothing follows from it, it is made from the beginning. */
    const breaks = (): void => {
      if (!isFromStore || isUnderWay) {
        fail()
        return
      }
      end()
      void desk.kept.remove(match)
      be({ review: null })
      begin(null)
    }
    worker.onmessage = ({ data }: MessageEvent<ReviewReply>) => {
      if ('failed' in data) return breaks()
      isUnderWay = true
      const { spentMs, ...part } = data
      const isDone = part.done >= part.total
      const secondsLeft = (spentMs / Math.max(1, part.done)) * ((part.total - part.done) / 1000)
      tell({ ...part, secondsLeft, state: isDone ? 'done' : now.state === 'paused' ? 'paused' : 'weighing' })
      if (!isDone && desk.now() - written < EVERY_MS) return
      const isWritten = write(isDone)
      if (!isDone) return
      end()
      // Whoever waits for its turn finds it done.
      void isWritten.then(leave)
    }
    worker.onerror = breaks
    worker.postMessage({ journal, earlier } satisfies ReviewRequest)
    be({ state: 'weighing' })
  }

  async function open(done: () => void): Promise<void> {
    leave = done
    const kept = fits(await desk.kept.get(match), journal)
    if (kept !== undefined) be({ review: kept.review })
    if (kept?.isDone !== true) return begin(kept?.review ?? null, kept !== undefined)
    be({ state: 'done', done: 1, total: 1 })
    done()
  }

  const stop = desk.alone(
    `midden-review ${match}`,
    (done) => void open(done),
    () => {
      be({ state: 'elsewhere' })
      void desk.kept.get(match).then((kept) => {
        const found = fits(kept, journal)
        if (now.state === 'elsewhere' && now.review === null && found !== undefined)
          be({ review: found.review })
      })
    },
  )

  return {
    now: () => now,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    pause(on) {
      if (!on && worker === null) begin(now.review)
      else worker?.postMessage((on ? 'pause' : 'go') satisfies ReviewRequest)
      tell({ state: on ? 'paused' : 'weighing' })
      if (on) void write(false)
    },
    close() {
      if (worker !== null) void write(false)
      end()
      stop()
      stopHearing()
    },
  }
}
