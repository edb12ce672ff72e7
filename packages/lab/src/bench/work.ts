/** What a batch of work came to. */
export interface Batch {
  /** moves, copies, views: what the rate is about */
  units: number
  games: number
  /** the part of the time that counts, where setting up does not */
  milliseconds?: number
}

export type Work = () => Batch

export interface Rate {
  perSecond: number
  gamesPerSecond: number
}

/** Milliseconds of processor time: what other programs take on a busy machine does not count. */
export function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Asking for the processor time is slow, so it is asked only once in so many milliseconds. */
const SELDOM = 5

/** Works for about so long. */
export function rateOf(work: Work, milliseconds: number): Rate {
  let units = 0
  let games = 0
  let counted: number | undefined
  const started = spent()
  let now = started
  do {
    const seldom = performance.now() + SELDOM
    do {
      const batch = work()
      units += batch.units
      games += batch.games
      if (batch.milliseconds !== undefined) counted = (counted ?? 0) + batch.milliseconds
    } while (performance.now() < seldom)
    now = spent()
  } while (now - started < milliseconds)
  const seconds = (counted ?? now - started) / 1000
  return { perSecond: units / seconds, gamesPerSecond: games / seconds }
}

const kept: { last: unknown } = { last: null }

/** What is made only to be timed must be made all the same: an unused copy could be optimised away. */
export function keep(made: unknown): void {
  kept.last = made
}

/** The choices of every contender come from here: quick, and the same for all. */
export function chooser(): (count: number) => number {
  let x = 0x2545f491
  return (count) => {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    return (x >>> 0) % count
  }
}
