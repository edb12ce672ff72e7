import { registered } from '../registered.ts'
import type { Lookup } from '../simulate/task.ts'
import { type Thread, thread } from '../threads.ts'
import { type Contender, type Heat, keyOf } from './contender.ts'
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

/** The rates of every contender of a heat, one a round. */
export type Rates = ReadonlyMap<string, readonly Rate[]>

/** A thread for every contender, started when it is needed: none spoils the code that the runtime makes for another. */
function crew({ file, lookup = registered }: Pace): {
  ask(slice: Slice): Promise<Rate>
  close(): Promise<void>
} {
  const threads = new Map<string, Thread<Slice, Rate>>()
  const here = slicer(lookup)
  return {
    ask(slice) {
      if (file === undefined) return here(slice)
      const key = keyOf(slice.contender)
      const known = threads.get(key) ?? thread<Slice, Rate>(file)
      threads.set(key, known)
      return known.ask(slice)
    },
    close: async () => void (await Promise.all([...threads.values()].map((each) => each.close()))),
  }
}

/** Slices in which anything smaller than a game warms up. */
const FEW = 4

/** A game has warmed up when so many slices were not a twentieth quicker than those before. */
const STRETCH = 8
const QUICKER = 1.05
const MOST_STRETCHES = 10

/**
 * Before anything is counted: the runtime makes quick code of what it has seen often. A big game has hundreds of steps,
 * and would else be timed while its code is still being made.
 */
async function warmUp({ what }: Contender, slice: () => Promise<Rate>): Promise<void> {
  if (what !== 'playout') {
    for (let i = 0; i < FEW; i++) await slice()
    return
  }
  for (let stretch = 0, best = 0; stretch < MOST_STRETCHES; stretch++) {
    let quickest = 0
    for (let i = 0; i < STRETCH; i++) quickest = Math.max(quickest, (await slice()).perSecond)
    if (quickest < best * QUICKER) return
    best = quickest
  }
}

/** Warms the contenders of a heat up and times them in turn, round after round. */
async function run(heat: Heat, pace: Pace, step: () => void): Promise<Rates> {
  const rates = new Map<string, Rate[]>(heat.map((contender) => [keyOf(contender), []]))
  const { ask, close } = crew(pace)
  const { milliseconds, root } = pace
  const slice = (contender: Contender): Promise<Rate> => ask({ contender, milliseconds, root: root.href })
  try {
    for (const contender of heat) {
      await warmUp(contender, () => slice(contender))
      step()
    }
    for (let round = 0; round < pace.rounds; round++)
      for (const contender of heat) {
        rates.get(keyOf(contender))!.push(await slice(contender))
        step()
      }
  } finally {
    await close()
  }
  return rates
}

/** Times heat after heat, and answers their rates in the same order. */
export async function timed(heats: readonly Heat[], pace: Pace): Promise<Rates[]> {
  const total = heats.flat().length * (pace.rounds + 1)
  const rates: Rates[] = []
  let done = 0
  for (const heat of heats) rates.push(await run(heat, pace, () => pace.progress?.(++done, total)))
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
