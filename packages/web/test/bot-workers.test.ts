import type { Question } from '@midden/bots'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { botWorkers } from '../src/link/bots.ts'

interface Asked {
  number: number
  question: Question
}

/** A worker by hand: it answers, or dies, when the test says so. */
class ByHand {
  asked: Asked[] = []
  ended = false
  onmessage: (event: { data: unknown }) => void = () => {}
  onerror: (event: { message: string }) => void = () => {}
  postMessage(asked: Asked): void {
    this.asked.push(asked)
  }
  terminate(): void {
    this.ended = true
  }
  answers(act: string): void {
    this.onmessage({ data: { number: this.asked.at(-1)!.number, action: { act } } })
  }
}

const question = (seed: string) => ({ game: 'pan', seed }) as Question

function services(size: number) {
  const workers: ByHand[] = []
  const { think } = botWorkers(size, () => {
    const worker = new ByHand()
    workers.push(worker)
    return worker as unknown as Worker
  })
  return { workers, think: (seed: string) => think(question(seed)) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('several think at once, as many as there are workers, and the next as soon as one is done', async () => {
  const { workers, think } = services(2)
  const answers = ['a', 'b', 'c'].map((seed) => think(seed).answer)
  await vi.advanceTimersByTimeAsync(50)
  expect(workers.map(({ asked }) => asked.map((one) => one.question.seed))).toEqual([['a'], ['b']])
  expect(workers[0]!.asked[0]!.question.mostMs).toBeGreaterThan(0)
  workers[1]!.answers('second')
  expect(workers[1]!.asked.map((one) => one.question.seed)).toEqual(['b', 'c'])
  workers[0]!.answers('first')
  workers[1]!.answers('third')
  expect((await Promise.all(answers)).map(({ action }) => action.act)).toEqual(['first', 'second', 'third'])
})

test('a worker that dies takes one decision with it, and the next gets a new worker', async () => {
  const { workers, think } = services(1)
  const [lost, next] = [think('a').answer, think('b').answer]
  const failed = expect(lost).rejects.toThrow('out of memory')
  await vi.advanceTimersByTimeAsync(50)
  workers[0]!.onerror({ message: 'out of memory' })
  await failed
  expect([workers[0]!.ended, workers.length]).toEqual([true, 2])
  workers[1]!.answers('went on')
  expect((await next).action.act).toBe('went on')
})

test('a worker that is stuck is ended', async () => {
  const { workers, think } = services(1)
  const failed = expect(think('a').answer).rejects.toThrow('the bot does not answer')
  await vi.advanceTimersByTimeAsync(10_100)
  await failed
  expect(workers[0]!.ended).toBe(true)
})
