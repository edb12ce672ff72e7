import type { Time } from '../../src/time.ts'

/** A clock that moves when it is told to. */
export function handTime(start = 1_700_000_000_000) {
  let now = start
  let alarms: { at: number; ring: () => void }[] = []
  const time: Time = {
    now: () => now,
    after: (ms, ring) => {
      const alarm = { at: now + ms, ring }
      alarms.push(alarm)
      return () => {
        alarms = alarms.filter((other) => other !== alarm)
      }
    },
  }
  const rest = (): Promise<void> => new Promise((turn) => setTimeout(turn, 2))
  return {
    time,
    /** Goes forward, ringing what is due on the way; the server gets time to do what it does then. */
    pass: async (ms: number): Promise<void> => {
      const end = now + ms
      for (;;) {
        await rest()
        const next = alarms.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (next === undefined) break
        alarms = alarms.filter((other) => other !== next)
        now = Math.max(now, next.at)
        next.ring()
      }
      now = end
      await rest()
    },
  }
}
