import './page.ts'
import type { Review } from '@midden/bots'
import type { Journal } from '@midden/kernel'
import { expect, test } from 'vitest'
import { type ReviewReply, type ReviewRequest, weighing } from '../src/review/run.ts'
import { en } from '../src/review/text/en.ts'
import { verdict } from '../src/review/verdict.ts'

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
}

const journal = { game: 'pan', moves: [] } as unknown as Journal
const match = { journal, language: 'en', seat: 0 } as const
const part = { steps: [], decisions: [] } as unknown as Review
let keys = 0

function begun(key = `match ${++keys}`) {
  const workers: ByHand[] = []
  const run = weighing(key, match, () => {
    const worker = new ByHand()
    workers.push(worker)
    return worker as unknown as Worker
  })
  return { workers, run, key }
}

test('what is there can be looked at while the rest is weighed, and is kept when it is done', () => {
  const { workers, run, key } = begun()
  const heard: string[] = []
  run.subscribe(() => void heard.push(run.now().state))
  expect(workers[0]!.asked).toEqual([match])
  workers[0]!.onmessage({ data: { review: part, done: 3, total: 10 } })
  expect(run.now()).toEqual({ review: part, done: 3, total: 10, state: 'weighing' })
  workers[0]!.onmessage({ data: { review: part, done: 1, total: 1 } })
  expect([run.now().state, workers[0]!.ended, heard.at(-1)]).toEqual(['done', true, 'done'])
  const again = begun(key)
  expect([again.workers.length, again.run.now().state]).toEqual([0, 'done'])
})

test('it rests when it is told to, and goes on', () => {
  const { workers, run } = begun()
  run.pause(true)
  workers[0]!.onmessage({ data: { review: part, done: 4, total: 10 } })
  expect(run.now().state).toBe('paused')
  run.pause(false)
  expect([run.now().state, workers[0]!.asked.slice(1)]).toEqual(['weighing', ['pause', 'go']])
})

test('a worker that dies leaves what is there, and Go on begins with a new one', () => {
  const { workers, run } = begun()
  workers[0]!.onmessage({ data: { review: part, done: 4, total: 10 } })
  workers[0]!.onerror()
  expect(run.now()).toEqual({ review: part, done: 4, total: 10, state: 'failed' })
  run.pause(false)
  expect([workers.length, run.now().state]).toEqual([2, 'weighing'])
  workers[1]!.onmessage({ data: { failed: 'no memory' } })
  expect([run.now().state, workers[1]!.ended]).toEqual(['failed', true])
})

test('whoever leaves the page ends the worker', () => {
  const { workers, run } = begun()
  run.close()
  expect(workers[0]!.ended).toBe(true)
})

test('the heading says who won, and the sentence what decided it', () => {
  const split = (draw: number, theirs: number, yours: number) => ({
    start: 0.5,
    draw: draw / 2,
    theirs,
    yours,
    rest: draw / 2,
    end: 1,
    adjusted: 0.5,
  })
  const says = (ranking: number[][], me: number | null, draw: number, theirs: number, yours: number) => {
    const splits = [split(draw, theirs, yours), split(-draw, 0, 0)]
    const { heading, sentence } = verdict(en, { splits }, { ranking }, me, (seat) => ['Ana', 'Ben'][seat]!)
    return `${heading} ${sentence}`
  }
  expect(says([[0], [1]], 0, 0.4, 0.1, 0)).toBe(`${en.won} ${en.mostlyLuck}`)
  expect(says([[1], [0]], 0, 0.1, 0, 0.6)).toBe(`Ben won. ${en.mostlyChoices}`)
  expect(says([[0, 1]], 0, 0.1, 0.1, 0)).toBe(`${en.shared} ${en.even}`)
  expect(verdict(en, { splits: [] }, { ranking: [[0], [1]] }, null, () => 'Ana').sentence).toBe('')
})
