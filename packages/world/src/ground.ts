import type { Loop, Time } from '@midden/server/parts'
import type { Chance } from './chance.ts'
import type { Scheduler } from './scheduler.ts'

/** The world begins on a day like any other. */
const EPOCH = 1_700_000_000_000

/**
 * What one process of the world stands on. Nothing reaches it but through `enter`: while it is frozen all that comes is
 * kept for later, and nothing ever happens to it once it is dead.
 */
export function ground({ now, after }: Scheduler, chance: Chance) {
  let life: 'up' | 'frozen' | 'dead' = 'up'
  let ahead = 0
  let spent = 0
  let kept: (() => void)[] = []

  function enter(job: () => void): void {
    if (life === 'up') job()
    else if (life === 'frozen') kept.push(job)
  }
  const later = (ms: number, job: () => void): (() => void) => {
    let isOff = false
    const off = after(ms, () => enter(() => isOff || job()))
    return () => {
      isOff = true
      off()
    }
  }
  const time: Time = {
    now: () => EPOCH + Math.floor(now()) + ahead,
    elapsed: () => now(),
    after: later,
  }
  const loop: Loop = {
    // Every look at the clock finds a little of it gone: work is cut into pieces here and there.
    elapsed: () => {
      spent += chance.below(2)
      return now() + spent
    },
    soon: (job) => void later(0, job),
    settled: (job) => queueMicrotask(() => process.nextTick(() => enter(job))),
  }

  return {
    time,
    loop,
    enter,
    later,
    isUp: (): boolean => life === 'up',
    isDead: (): boolean => life === 'dead',
    /** Sets the clock: so many milliseconds before or behind the world's. */
    setClock: (ms: number): void => {
      ahead = ms
    },
    /** What somebody else promises is heard of here, if this place lives. */
    heard: <T>(promise: Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        promise.then(
          (value) => enter(() => resolve(value)),
          (error: unknown) => enter(() => reject(error)),
        )
      }),
    freeze: (): void => {
      if (life === 'up') life = 'frozen'
    },
    thaw: (): void => {
      if (life !== 'frozen') return
      life = 'up'
      const jobs = kept
      kept = []
      // In the order they came, with others in between.
      jobs.forEach((job, i) => {
        later(i / 1000, job)
      })
    },
    kill: (): void => {
      life = 'dead'
      kept = []
    },
  }
}

export type Ground = ReturnType<typeof ground>
