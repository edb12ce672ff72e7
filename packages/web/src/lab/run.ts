import type { Game } from '@midden/kernel'
import {
  jobsOf,
  type MatchRow,
  Played,
  type Study,
  type StudyJob,
  type StudyTask,
  studyOf,
} from '@midden/lab/study'
import type { Language } from '../settings/settings.ts'

/** To a worker: one match to play. */
export interface LabAsked {
  job: Omit<StudyJob, 'from' | 'to'>
  number: number
  language: Language
}
/** What came of it, or why it did not end. */
export type LabTold = { row: MatchRow } | { stuck: string }

export interface LabState {
  study: Study | null
  done: number
  total: number
  perSecond: number
  state: 'running' | 'paused' | 'stuck' | 'failed' | 'over'
  /** the match that did not end */
  stuckAt: number | null
}

export interface LabRun {
  task: StudyTask
  now(): LabState
  subscribe(listener: () => void): () => void
  pause(): void
  /** after a pause, past a match that did not end, or with new workers where one died */
  goOn(): void
  /** what is there is all there will be */
  stop(): void
  /** the matches by the book */
  rows(): MatchRow[]
}

export interface LabMeans {
  language: Language
  size: number
  start(): Worker
  clock(): number
}

/** Figures are reckoned anew after this, or after twenty times as long as that took: the page has other things to do. */
const EVERY_MS = 1000
const AT_LEAST = 20

/** Half the cores are for the study, the others for the page and whoever thinks at a table meanwhile. */
export const halfTheCores = (): number =>
  Math.max(1, Math.floor((globalThis.navigator?.hardwareConcurrency ?? 2) / 2))

export const labWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

interface Desk {
  worker: Worker
  at: LabAsked | null
}

/** Plays a study in workers, a match at a time. What is there can be looked at all the while, and stays. */
export function studying(task: StudyTask, game: Game, means: LabMeans): LabRun {
  const { language, size, start, clock } = means
  const listeners = new Set<() => void>()
  const played = new Played()
  // All parts get on at the same pace, so that every sheet has something to show soon.
  const waiting: LabAsked[] = jobsOf(task, game)
    .sort((a, b) => a.from - b.from)
    .flatMap(({ study, part, from, to }) =>
      Array.from({ length: to - from }, (_, i) => ({ job: { study, part }, number: from + i, language })),
    )
    .reverse()
  let desks: Desk[] = []
  let now: LabState = {
    study: null,
    done: 0,
    total: waiting.length,
    perSecond: 0,
    state: 'running',
    stuckAt: null,
  }
  let reckoned = clock()
  let took = 0
  let since = { done: 0, at: clock() }

  function be(part: Partial<LabState>): void {
    now = { ...now, ...part }
    for (const listener of listeners) listener()
  }

  function reckon(part: Partial<LabState> = {}): void {
    const began = clock()
    const study = studyOf(task, game, played)
    reckoned = clock()
    took = reckoned - began
    const seconds = Math.max(0.001, (reckoned - since.at) / 1000)
    be({ study, perSecond: (now.done - since.done) / seconds, ...part })
  }

  function dismiss(): void {
    for (const { worker, at } of desks) {
      worker.terminate()
      if (at !== null) waiting.push(at)
    }
    desks = []
  }

  function next(desk: Desk): void {
    desk.at = now.state === 'running' ? (waiting.pop() ?? null) : null
    if (desk.at !== null) desk.worker.postMessage(desk.at)
    else if (now.state === 'running' && desks.every(({ at }) => at === null)) {
      dismiss()
      reckon({ state: 'over' })
    }
  }

  function hear(desk: Desk, told: LabTold): void {
    const asked = desk.at!
    if ('stuck' in told) {
      reckon({ state: 'stuck', stuckAt: asked.number, total: now.total - 1 })
    } else {
      played.add(asked.job.part, [told.row])
      now = { ...now, done: now.done + 1 }
      // Where nobody looks, the page has better things to do.
      if (listeners.size > 0 && clock() - reckoned >= Math.max(EVERY_MS, AT_LEAST * took)) reckon()
    }
    next(desk)
  }

  function begin(): void {
    since = { done: now.done, at: clock() }
    for (let i = 0; i < size; i++) {
      const worker = start()
      const desk: Desk = { worker, at: null }
      desks.push(desk)
      worker.onmessage = ({ data }: MessageEvent<LabTold>) => hear(desk, data)
      worker.onerror = () => {
        dismiss()
        reckon({ state: 'failed' })
      }
      next(desk)
    }
  }

  begin()
  return {
    task,
    now: () => now,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    pause: () => reckon({ state: 'paused' }),
    goOn() {
      be({ state: 'running', stuckAt: null })
      since = { done: now.done, at: clock() }
      if (desks.length === 0) begin()
      else for (const desk of desks) if (desk.at === null) next(desk)
    },
    stop() {
      dismiss()
      reckon({ state: 'over', total: now.done })
    },
    rows: () => played.rowsOf({ kind: 'book' }),
  }
}

const TRIAL_MS = 1000

/** Who plays what at how many seats: all that makes a match longer or shorter. */
export type MatchKind = Pick<StudyTask, 'game' | 'seats' | 'bot'>

/** How many matches of this kind a second all workers would play, measured on one of them for a second. */
export function trial(
  kind: MatchKind,
  { language, size, start, clock }: LabMeans,
  tell: (perSecond: number) => void,
): () => void {
  const worker = start()
  let number = 0
  let began: number | null = null
  const ask = (): void =>
    worker.postMessage({
      job: { study: { ...kind, seed: 'trial', games: 1, each: 0, options: {} }, part: { kind: 'book' } },
      number,
      language,
    } satisfies LabAsked)
  worker.onmessage = () => {
    // The first match brings the game with it, and is not counted.
    if (began === null) began = clock()
    else number++
    const ms = clock() - began
    if (number > 0 && ms >= TRIAL_MS) {
      worker.terminate()
      tell((size * number * 1000) / ms)
    } else ask()
  }
  ask()
  return () => worker.terminate()
}

/** Studies go on while one is elsewhere in the page: one for each game, as long as the page is open. */
export const runs = new Map<string, LabRun>()
