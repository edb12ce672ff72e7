import type { Asked, Question, Review, Weighing } from '@midden/bots'
import type { Action } from '@midden/kernel'
import { expect, test } from 'vitest'
import { pool, type WorkerReports } from '../src/index.ts'

/** What a bot was asked. */
function questionIn(asked: Asked): Extract<Asked, { question: unknown }> {
  if (!('question' in asked)) throw new Error('a part of a review')
  return asked
}

/** Workers by hand: they answer, or die, when the test says so. */
function byHand(size: number) {
  const workers: { asked: Asked[]; ended: boolean; reports: WorkerReports }[] = []
  const rings: ((() => void) & { ms: number })[] = []
  const thinker = pool(
    (reports) => {
      const worker = { asked: [] as Asked[], ended: false, reports }
      workers.push(worker)
      return {
        ask: (asked) => void worker.asked.push(asked),
        end: () => {
          worker.ended = true
        },
      }
    },
    {
      size,
      longestMs: 1000,
      graceMs: 500,
      mostMs: (waiting) => 100 - waiting,
      after: (ms, ring) => {
        const bell = Object.assign(ring, { ms })
        rings.push(bell)
        return () => void (rings.includes(bell) && rings.splice(rings.indexOf(bell), 1))
      },
    },
  )
  const think = (seed: string, table: string, personWaits = false) =>
    thinker.think({ seed } as Question, { table, personWaits })
  /** The first worker answers what it is at. */
  const answer = (worker = 0): string => {
    const { asked, reports } = workers[worker]!
    const { number, question } = questionIn(asked.at(-1)!)
    reports.said({ number, action: { act: question.seed } })
    return question.seed
  }
  return { thinker, workers, rings, think, answer }
}

test('tables take turns, however much one of them asks, and those where a person waits come first', async () => {
  const { think, answer } = byHand(1)
  think('a1', 'a')
  for (const seed of ['a2', 'a3', 'a4']) think(seed, 'a')
  think('b1', 'b')
  think('p1', 'p', true)
  think('p2', 'p', true)
  think('q1', 'q', true)
  expect(Array.from({ length: 8 }, () => answer())).toEqual(['a1', 'p1', 'q1', 'p2', 'a2', 'b1', 'a3', 'a4'])
})

test('the more wait, the less time each has; what is called off waits no more', async () => {
  const { think, answer, workers } = byHand(1)
  think('a', 'a')
  const off = think('b', 'b')
  think('c', 'c')
  const failed = expect(off.answer).rejects.toThrow('called off')
  off.cancel()
  await failed
  answer()
  expect(workers[0]!.asked.map(questionIn).map(({ question }) => [question.seed, question.mostMs])).toEqual([
    ['a', 100],
    ['c', 100],
  ])
  think('d', 'd')
  think('e', 'e')
  answer()
  expect(questionIn(workers[0]!.asked.at(-1)!).question).toMatchObject({ seed: 'd', mostMs: 99 })
})

test('a worker that breaks or is stuck loses one thought, and a new one goes on', async () => {
  const { think, workers, rings, answer } = byHand(1)
  const [lost, next, last] = [think('a', 'a'), think('b', 'a'), think('c', 'a')]
  workers[0]!.reports.broken('out of memory')
  await expect(lost.answer).rejects.toThrow('out of memory')
  expect([workers[0]!.ended, workers.length]).toEqual([true, 2])
  rings[0]!()
  await expect(next.answer).rejects.toThrow('does not answer')
  // What a dead worker still says is heard by nobody.
  workers[1]!.reports.said({ number: workers[1]!.asked[0]!.number, action: { act: 'late' } })
  answer(2)
  expect(await last.answer).toEqual({ action: { act: 'c' } })
})

test('a failure of the bot is one of that thought alone', async () => {
  const { think, workers, answer } = byHand(2)
  const [broken, well] = [think('a', 'a'), think('b', 'b')]
  const { number } = workers[0]!.asked[0]!
  workers[0]!.reports.said({ number, failed: 'no idea' })
  answer(1)
  await expect(broken.answer).rejects.toThrow('no idea')
  expect(await well.answer).toEqual({ action: { act: 'b' } })
  expect(workers.map(({ ended }) => ended)).toEqual([false, false])
})

test('at the end nobody is left waiting', async () => {
  const { thinker, think, workers } = byHand(1)
  const [thinking, waiting] = [think('a', 'a'), think('b', 'b')]
  const failed = Promise.all([
    expect(thinking.answer).rejects.toThrow('any more'),
    expect(waiting.answer).rejects.toThrow('any more'),
  ])
  await thinker.close()
  await failed
  await expect(think('c', 'c').answer).rejects.toThrow('any more')
  expect(workers).toMatchObject([{ ended: true }])
})

test('parts of reviews wait until no bot has anything to think about, and outlive a worker that breaks', async () => {
  const { thinker, think, workers, answer } = byHand(1)
  const part = (review: string) => thinker.weigh({ review, parts: 0 } as unknown as Weighing)
  const isReview = (worker: number): boolean => 'weighing' in workers[worker]!.asked.at(-1)!
  think('a', 'a')
  const [first, second] = [part('one'), part('two')]
  think('b', 'b')
  answer()
  expect(isReview(0)).toBe(false)
  answer()
  expect(isReview(0)).toBe(true)
  // Whoever thinks meanwhile comes before the next part, and has all the time there is.
  const lost = expect(think('c', 'c').answer).rejects.toThrow('out of memory')
  const weighed = { review: {} as Review, isDone: false }
  workers[0]!.reports.said({ number: workers[0]!.asked.at(-1)!.number, ...weighed })
  expect(await first).toEqual(weighed)
  expect(questionIn(workers[0]!.asked.at(-1)!).question).toMatchObject({ seed: 'c', mostMs: 100 })
  workers[0]!.reports.broken('out of memory')
  await lost
  expect(isReview(1)).toBe(true)
  const failed = expect(second).rejects.toThrow('nobody thinks here any more')
  await thinker.close()
  await failed
  await expect(part('three')).rejects.toThrow('nobody thinks here any more')
})

test('a worker that hangs while it thinks is ended soon after its time; one that still fetches its game has longer', async () => {
  const { think, workers, rings, answer } = byHand(1)
  const [hangs, next] = [think('a', 'a'), think('b', 'a')]
  expect(rings.map(({ ms }) => ms)).toEqual([1000])
  workers[0]!.reports.said({ number: workers[0]!.asked[0]!.number, begun: true })
  expect(rings.map(({ ms }) => ms)).toEqual([100 + 500])
  rings[0]!()
  await expect(hangs.answer).rejects.toThrow('does not answer')
  expect(workers[0]!.ended).toBe(true)
  answer(1)
  expect(await next.answer).toEqual({ action: { act: 'b' } })
})

test('whoever is hurried plays the best found so far, and the next thinks in a new worker', async () => {
  const { thinker, workers, answer } = byHand(1)
  const begun: string[] = []
  const think = (seed: string) =>
    thinker.think({ seed } as Question, { table: 'a', personWaits: true, begun: () => begun.push(seed) })
  const [first, second, third] = [think('a'), think('b'), think('c')]
  const say = (what: { begun: true } | { soFar: Action }): void => {
    const { asked, reports } = workers.at(-1)!
    reports.said({ number: asked.at(-1)!.number, ...what })
  }
  expect(begun).toEqual([])
  say({ begun: true })
  say({ soFar: { act: 'worse' } })
  say({ soFar: { act: 'better' } })
  expect(workers[0]!.ended).toBe(false)
  first!.hurry!()
  expect((await first!.answer).action.act).toBe('better')
  expect([workers[0]!.ended, workers.length]).toEqual([true, 2])
  // Nothing is found yet: the first that is.
  second!.hurry!()
  third!.hurry!()
  say({ begun: true })
  say({ soFar: { act: 'at once' } })
  expect((await second!.answer).action.act).toBe('at once')
  expect(begun).toEqual(['a', 'b'])
  answer(2)
  expect((await third!.answer).action.act).toBe('c')
})
