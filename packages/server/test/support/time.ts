import { atOnce } from '@midden/kernel'
import type { Time } from '../../src/time.ts'

/** For whoever has the process to itself. */
export const noTurns = { work: atOnce, job: async <T>(what: () => T): Promise<T> => what() }

/** A clock that moves when it is told to. */
export function handTime(start = 1_700_000_000_000) {
  let now = start
  let elapsed = 0
  let alarms: { at: number; ring: () => void }[] = []
  const time: Time = {
    now: () => now,
    elapsed: () => elapsed,
    after: (ms, ring) => {
      const alarm = { at: now + ms, ring }
      alarms.push(alarm)
      return () => {
        alarms = alarms.filter((other) => other !== alarm)
      }
    },
  }
  const rest = (): Promise<void> => new Promise((turn) => setTimeout(turn, 5))
  return {
    time,
    /** Somebody sets the clock: nothing has passed, and nothing rings. */
    set: (at: number): void => {
      now = at
    },
    /** Jumps forward and rings what is due then; the server gets time to do what it does about it. */
    pass: async (ms: number): Promise<void> => {
      await rest()
      now += ms
      elapsed += ms
      for (let quiet = 0; quiet < 4; quiet++) {
        const due = alarms.filter(({ at }) => at <= now)
        alarms = alarms.filter(({ at }) => at > now)
        if (due.length > 0) quiet = 0
        for (const { ring } of due) ring()
        await rest()
      }
    },
  }
}
