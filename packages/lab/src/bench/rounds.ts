import { house, type Lookup } from '../simulate/task.ts'
import { type Thread, thread } from '../threads.ts'
import { type Contender, keyOf, threadOf } from './contender.ts'
import { type Slice, slicer } from './slice.ts'
import type { Rate } from './work.ts'

export interface Pace {
  /** every contender gets a slice in each round, so that a busy machine is busy for all of them */
  rounds: number
  milliseconds: number
  root: URL
  /** the worker's file; without one all is timed in this thread */
  file?: URL
  lookup?: Lookup
  progress?(done: number, of: number): void
}

/** The rates of every contender, one a round. */
export type Rates = ReadonlyMap<string, readonly Rate[]>

/** Threads by name, started as they are needed. */
function crew({ file, lookup = house }: Pace): { ask(slice: Slice): Promise<Rate>; close(): Promise<void> } {
  const threads = new Map<string, Thread<Slice, Rate>>()
  const here = slicer(lookup)
  return {
    ask(slice) {
      if (file === undefined) return here(slice)
      const name = threadOf(slice.contender)
      const known = threads.get(name) ?? thread<Slice, Rate>(file)
      threads.set(name, known)
      return known.ask(slice)
    },
    close: async () => void (await Promise.all([...threads.values()].map((each) => each.close()))),
  }
}

/**
 * Slices of the first round, which is not counted: the runtime makes quick code of what it has seen often. A big game
 * has hundreds of steps, and would else be timed while its code is still being made.
 */
const warmUp = ({ what }: Contender): number => (what === 'playout' ? 8 : 1)

/** Times all contenders in turn, round after round. A first round warms up and is not counted. */
export async function timed(contenders: readonly Contender[], pace: Pace): Promise<Rates> {
  const rates = new Map<string, Rate[]>(contenders.map((contender) => [keyOf(contender), []]))
  const { ask, close } = crew(pace)
  const total = contenders.length * (pace.rounds + 1)
  let done = 0
  try {
    for (let round = 0; round <= pace.rounds; round++)
      for (const contender of contenders) {
        const milliseconds = pace.milliseconds * (round === 0 ? warmUp(contender) : 1)
        const rate = await ask({ contender, milliseconds, root: pace.root.href })
        if (round > 0) rates.get(keyOf(contender))!.push(rate)
        pace.progress?.(++done, total)
      }
  } finally {
    await close()
  }
  return rates
}

export function median(list: readonly number[]): number {
  const sorted = list.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

const ratesOf = (rates: Rates, contender: Contender): readonly Rate[] => rates.get(keyOf(contender))!

export const perSecond = (rates: Rates, contender: Contender): number =>
  median(ratesOf(rates, contender).map((rate) => rate.perSecond))

export const gamesPerSecond = (rates: Rates, contender: Contender): number =>
  median(ratesOf(rates, contender).map((rate) => rate.gamesPerSecond))

/** How many times as fast: round by round, then the median. */
export const ratio = (rates: Rates, ours: Contender, theirs: Contender): number => {
  const against = ratesOf(rates, theirs)
  return median(ratesOf(rates, ours).map((rate, round) => rate.perSecond / against[round]!.perSecond))
}
