import './page.ts'
import type { Game } from '@midden/kernel'
import type { MatchRow, StudyTask } from '@midden/lab/study'
import { pan } from '@midden/pan'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { Bench } from '../src/lab/lab-screen.tsx'
import { type LabAsked, type LabMeans, type LabTold, runs, studying, trial } from '../src/lab/run.ts'
import { en } from '../src/lab/text/en.ts'
import { fr } from '../src/lab/text/fr.ts'

/** A worker by hand. */
class ByHand {
  asked: LabAsked[] = []
  ended = false
  onmessage: (event: { data: LabTold }) => void = () => {}
  onerror: () => void = () => {}
  postMessage(asked: LabAsked): void {
    this.asked.push(asked)
  }
  terminate(): void {
    this.ended = true
  }
  /** answers what was asked last: seat 1 wins two of three */
  answer(): void {
    const { number, job } = this.asked.at(-1)!
    this.onmessage({ data: { row: row(number, job.study) } })
  }
}

const row = (number: number, { seats, bot }: StudyTask): MatchRow => ({
  number,
  bots: Array.from({ length: seats }, () => bot),
  decisions: 10 + (number % 5),
  rounds: null,
  shares: Array.from({ length: seats }, (_, seat) => (seat === (number % 3 < 2 ? 0 : 1) ? 1 : 0)),
  scores: null,
  cards: Array.from({ length: seats }, () => ['6 (Elephant)']),
  openings: Array.from({ length: seats }, () => 'Flip'),
})

const game = pan as unknown as Game
const task: StudyTask = { game: 'pan', seats: 3, bot: 'gus', games: 60, each: 0, seed: 's', options: {} }

let time = 0
let workers: ByHand[] = []
const means: LabMeans = {
  language: 'en',
  size: 2,
  start: () => {
    const worker = new ByHand()
    workers.push(worker)
    return worker as unknown as Worker
  },
  clock: () => time,
}

function begun() {
  const run = studying(task, game, means)
  runs.set('pan', run)
  return run
}

/** The whole page of this game as it stands. */
const page = (t = en as Parameters<typeof Bench>[0]['t']): string =>
  renderToStaticMarkup(createElement(Bench, { t, game, means }))

const playOut = (): void => {
  for (let at = workers[0]!; !at.ended; ) for (const worker of workers) if (!at.ended) worker.answer()
}

beforeEach(() => {
  workers = []
  time = 0
  runs.clear()
})

describe('a study in the page', () => {
  test('asks every worker for one match at a time, and reckons figures once a second', () => {
    const run = begun()
    let told = 0
    run.subscribe(() => told++)
    expect(workers.map(({ asked }) => asked.length)).toEqual([1, 1])
    for (let i = 0; i < 20; i++) workers[i % 2]!.answer()
    expect([run.now().done, run.now().study, told]).toEqual([20, null, 0])
    time = 1000
    workers[0]!.answer()
    expect([run.now().study?.matches, run.now().perSecond, told]).toEqual([11, 21, 1])
  })

  test('goes on where nobody looks, and reckons when somebody does again', () => {
    const run = begun()
    time = 5000
    workers[0]!.answer()
    expect([run.now().done, run.now().study]).toEqual([1, null])
    run.subscribe(() => {})
    workers[0]!.answer()
    expect(run.now().study?.matches).toBe(2)
  })

  test('plays out every part, ends its workers and says what was found', () => {
    const run = begun()
    playOut()
    expect(run.now()).toMatchObject({ state: 'over', done: 120, total: 120 })
    expect(workers.every(({ ended }) => ended)).toBe(true)
    expect(run.rows().map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, i) => i))
    const html = page()
    expect(html).toContain('Seat 1 wins 66.7 %')
    expect(html).toContain('Another study')
    expect(page(fr)).toContain('La place 1 gagne 66,7')
  })

  test('rests when it is told to, and is elsewhere in the page what it was', () => {
    const run = begun()
    workers[0]!.answer()
    run.pause()
    workers[0]!.answer()
    workers[1]!.answer()
    const asked = workers.map((worker) => worker.asked.length)
    expect(asked).toEqual([2, 1])
    const html = page()
    expect(html).toContain('Paused. What is here stays.')
    // In the slip, and at the bottom edge of a phone.
    expect(html.match(/>Go on</g)).toHaveLength(2)
    expect(html).toMatch(/role="progressbar"[^>]+aria-valuenow="2"/)
    run.goOn()
    expect(workers.map((worker) => worker.asked.length)).toEqual([3, 2])
  })

  test('a match that does not end is named with its seed, and left out', () => {
    const run = begun()
    workers[0]!.answer()
    const { number } = workers[1]!.asked[0]!
    workers[1]!.onmessage({ data: { stuck: 'it does not end' } })
    expect(run.now()).toMatchObject({ state: 'stuck', stuckAt: number, total: 119 })
    const html = page()
    expect(html).toContain(`Match ${number} did not end.`)
    expect(html).toContain(`Seed of the match: s/${number}`)
    run.goOn()
    playOut()
    expect(run.now()).toMatchObject({ state: 'over', done: 119, total: 119 })
    expect(run.rows().some((each) => each.number === number)).toBe(false)
  })

  test('a worker that dies loses nothing: what it was at is played again', () => {
    const run = begun()
    workers[0]!.answer()
    workers[0]!.onerror()
    expect(run.now().state).toBe('failed')
    expect(page()).toContain('The study stopped.')
    run.goOn()
    workers.splice(0, 2)
    playOut()
    expect(run.now()).toMatchObject({ state: 'over', done: 120 })
  })

  test('stopped, it keeps what is there', () => {
    const run = begun()
    for (let i = 0; i < 6; i++) workers[i % 2]!.answer()
    run.stop()
    expect(run.now()).toMatchObject({ state: 'over', done: 6, total: 6 })
    expect(run.now().study?.matches).toBe(6)
    expect(page()).toContain('No difference between the seats that we can see in 6 matches.')
  })
})

test('before anything is played there are questions, and nothing to take away', () => {
  const html = page()
  expect(html).toContain('Does the first seat win more than a fair share?')
  expect(html).toContain('Nothing to take yet.')
  expect(html).toMatch(/<button[^>]+disabled=""[^>]*>CSV/)
})

test('a trial of a second tells how fast all workers are, its first match not counted', () => {
  const told: number[] = []
  trial(task, means, (perSecond) => told.push(perSecond))
  const [worker] = workers
  time = 5000
  worker!.answer()
  for (time = 5250; told.length === 0; time += 250) worker!.answer()
  expect([told, worker!.ended]).toEqual([[8], true])
})
