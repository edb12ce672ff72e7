import type { Progress, Review } from '@midden/bots'
import type { Journal, Viewer } from '@midden/kernel'
import type { Language } from '../settings/settings.ts'

/** To the worker: a match to weigh, and whether to rest. */
export type ReviewRequest = { journal: Journal; language: Language; seat: Viewer } | 'pause' | 'go'
export type ReviewReply = Progress | { failed: string }

export interface ReviewState {
  review: Review | null
  done: number
  total: number
  state: 'weighing' | 'paused' | 'done' | 'failed'
}

export interface Run {
  now(): ReviewState
  subscribe(listener: () => void): () => void
  pause(on: boolean): void
  close(): void
}

const started = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** Reviews that are done, as long as the page is open. */
const kept = new Map<string, Review>()

/** Weighs a match in a worker of its own. What is there can be looked at all the while, and stays if the worker ends. */
export function weighing(
  key: string,
  match: Exclude<ReviewRequest, string>,
  start: () => Worker = started,
): Run {
  const listeners = new Set<() => void>()
  const known = kept.get(key)
  let now: ReviewState =
    known === undefined
      ? { review: null, done: 0, total: 0, state: 'weighing' }
      : { review: known, done: 1, total: 1, state: 'done' }
  const be = (part: Partial<ReviewState>): void => {
    now = { ...now, ...part }
    for (const listener of listeners) listener()
  }
  let worker: Worker | null = null

  function end(): void {
    worker?.terminate()
    worker = null
  }

  function begin(): void {
    worker = start()
    worker.onmessage = ({ data }: MessageEvent<ReviewReply>) => {
      if ('failed' in data) {
        end()
        be({ state: 'failed' })
      } else if (data.done < data.total)
        be({ ...data, state: now.state === 'paused' ? 'paused' : 'weighing' })
      else {
        end()
        kept.set(key, data.review)
        be({ ...data, state: 'done' })
      }
    }
    worker.onerror = () => {
      end()
      be({ state: 'failed' })
    }
    worker.postMessage(match)
  }

  if (known === undefined) begin()
  return {
    now: () => now,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    pause(on) {
      if (!on && worker === null) begin()
      else worker?.postMessage((on ? 'pause' : 'go') satisfies ReviewRequest)
      be({ state: on ? 'paused' : 'weighing' })
    },
    close: end,
  }
}
