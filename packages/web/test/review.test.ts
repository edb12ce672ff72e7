import './page.ts'
import type { Review } from '@midden/bots'
import type { Journal } from '@midden/kernel'
import { expect, test } from 'vitest'
import type { KeptReview } from '../src/review/kept.ts'
import {
  type Desk,
  type ReviewReply,
  type ReviewRequest,
  type ReviewState,
  type Run,
  weighing,
} from '../src/review/run.ts'

/** A worker by hand. */
class ByHand {
  asked: ReviewRequest[] = []
  ended = false
  onmessage: (event: { data: ReviewReply }) => void = () => {}
  onerror: () => void = () => {}
  postMessage(asked: ReviewRequest): void {
    this.asked.push(asked)
  }
  terminate(): void {
    this.ended = true
  }
  says(review: Review, done: number): void {
    this.onmessage({ data: { review, done, total: 10, spentMs: 1000 } })
  }
}

const journal = { game: 'pan', rules: 1, moves: [] } as unknown as Journal
const part = { steps: [], decisions: [], pending: [3] } as unknown as Review
const whole = { ...part, pending: [] } as Review

const settled = async (): Promise<void> => {
  for (let i = 0; i < 8; i++) await null
}

/** A browser of several pages: its locks, what it keeps, and what its pages say to each other. */
function browser(kept = new Map<string, KeptReview>()) {
  const lines: (() => void)[] = []
  let held = false
  const next = (): void => {
    held = false
    const waiting = lines.shift()
    if (waiting !== undefined) waiting()
  }
  const pages: ((state: ReviewState) => void)[] = []
  const workers: ByHand[] = []
  let at = 0
  const desk: Desk = {
    start: () => {
      const worker = new ByHand()
      workers.push(worker)
      return worker as unknown as Worker
    },
    kept: {
      get: async (match) => kept.get(match),
      put: async (one) => void kept.set(one.match, structuredClone(one)),
      remove: async (match) => void kept.delete(match),
    },
    alone: (_what, begin, waits) => {
      let isLeft = false
      let isMine = false
      const done = (): void => {
        if (isMine) next()
        isMine = false
      }
      const turn = (): void => {
        if (isLeft) {
          next()
          return
        }
        held = true
        isMine = true
        begin(done)
      }
      if (held) {
        lines.push(turn)
        waits()
      } else turn()
      return () => {
        isLeft = true
        done()
      }
    },
    beside: (_match, hear) => {
      pages.push(hear)
      return {
        say: (state) => {
          for (const page of pages) if (page !== hear) page(structuredClone(state))
        },
        close: () => void pages.splice(pages.indexOf(hear), 1),
      }
    },
    now: () => at,
  }
  const open = async (): Promise<Run> => {
    const run = weighing('/table/a', journal, desk)
    await settled()
    return run
  }
  const pass = (ms: number): void => {
    at += ms
  }
  return { workers, kept, open, pass }
}

test('what is there can be looked at while the rest is weighed; a second opening shows it at once', async () => {
  const { workers, open } = browser()
  const run = await open()
  const heard: string[] = []
  run.subscribe(() => void heard.push(run.now().state))
  expect(workers[0]!.asked).toEqual([{ journal, earlier: null }])
  workers[0]!.says(part, 2)
  expect(run.now()).toEqual({ review: part, done: 2, total: 10, state: 'weighing', secondsLeft: 4 })
  workers[0]!.says(whole, 10)
  expect([run.now().state, workers[0]!.ended, heard.at(-1)]).toEqual(['done', true, 'done'])
  await settled()
  run.close()
  const again = await open()
  expect([workers.length, again.now().state, again.now().review]).toEqual([1, 'done', whole])
})

test('it goes on where it stopped: after a pause, after leaving the page, and in another one', async () => {
  const { workers, open } = browser()
  const run = await open()
  run.pause(true)
  workers[0]!.says(part, 4)
  expect(run.now().state).toBe('paused')
  run.pause(false)
  expect([run.now().state, workers[0]!.asked.slice(1)]).toEqual(['weighing', ['pause', 'go']])
  run.close()
  expect(workers[0]!.ended).toBe(true)
  await settled()
  const again = await open()
  expect(again.now()).toMatchObject({ review: part, state: 'weighing' })
  expect(workers[1]!.asked).toEqual([{ journal, earlier: part }])
})

test('what is weighed is written down every few seconds, for a page that ends without a word', async () => {
  const { workers, kept, open, pass } = browser()
  await open()
  workers[0]!.says(part, 1)
  expect(kept.get('/table/a')).toMatchObject({ review: part, isDone: false })
  kept.clear()
  workers[0]!.says(part, 2)
  expect(kept.size).toBe(0)
  pass(2000)
  workers[0]!.says(part, 3)
  expect(kept.size).toBe(1)
})

test('a worker that dies leaves what is there, and Go on starts a new one from it', async () => {
  const { workers, open } = browser()
  const run = await open()
  workers[0]!.says(part, 4)
  workers[0]!.onerror()
  expect(run.now()).toMatchObject({ review: part, done: 4, state: 'failed' })
  run.pause(false)
  expect([workers.length, run.now().state]).toEqual([2, 'weighing'])
  expect(workers[1]!.asked).toEqual([{ journal, earlier: part }])
  workers[1]!.onmessage({ data: { failed: 'no memory' } })
  expect([run.now().state, workers[1]!.ended]).toEqual(['failed', true])
})

test('a kept review that is damaged is thrown away, and made from the beginning', async () => {
  const broken = { match: '/table/a', moves: 0, rules: 1, isDone: false, review: part }
  const { workers, kept, open } = browser(new Map([['/table/a', broken]]))
  const run = await open()
  workers[0]!.onmessage({ data: { failed: 'no chance of undefined' } })
  await settled()
  expect([run.now().state, run.now().review, kept.size]).toEqual(['weighing', null, 0])
  expect(workers[1]!.asked).toEqual([{ journal, earlier: null }])
  workers[1]!.onmessage({ data: { failed: 'no memory' } })
  expect([run.now().state, workers.length]).toEqual(['failed', 2])
})

test('two pages do not weigh the same match: the second shows what the first finds', async () => {
  const { workers, open } = browser()
  const first = await open()
  workers[0]!.says(part, 3)
  await settled()
  const second = await open()
  expect(second.now()).toMatchObject({ review: part, state: 'elsewhere' })
  workers[0]!.says(part, 5)
  expect(second.now()).toMatchObject({ done: 5, state: 'elsewhere' })
  expect(workers).toHaveLength(1)
  workers[0]!.says(whole, 10)
  await settled()
  expect([first.now().state, second.now().state, workers.length]).toEqual(['done', 'done', 1])
})

test('when the first page leaves, the second goes on from what was there', async () => {
  const { workers, open } = browser()
  const first = await open()
  const second = await open()
  workers[0]!.says(part, 3)
  first.close()
  await settled()
  expect([workers.length, second.now().state]).toEqual([2, 'weighing'])
  expect(workers[1]!.asked).toEqual([{ journal, earlier: part }])
})

test('what was kept of a match that has gone on, or by other rules, is not taken for its review', async () => {
  for (const other of [{ moves: 3 }, { rules: 2 }]) {
    const one = { match: '/table/a', moves: 0, rules: 1, isDone: true, review: whole, ...other }
    const { workers, open } = browser(new Map([['/table/a', one]]))
    const run = await open()
    expect([run.now().state, workers.length]).toEqual(['weighing', 1])
  }
})
