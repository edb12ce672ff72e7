import { JournalBroken } from '../rules/advance.ts'
import { type ClockPort, JournalAway, JournalBusy, type Observer } from './ports.ts'

/** How long a command waits for a journal that is away before its sender is told to try again. */
const PATIENCE_MS = 20_000
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 1000

/**
 * A journal may be away for a while: what is asked of it is asked again until it answers or patience ends. One that
 * cannot be followed stays broken.
 */
export function patience(clock: ClockPort, observer: Observer, failed: () => void) {
  let broken: string | null = null
  let closed = false

  return {
    /** what is wrong with the journal, for good */
    broken: (): string | null => broken,
    close: (): void => {
      closed = true
    },
    async with<T>(attempt: () => Promise<T>, giveUp: () => T): Promise<T> {
      // What was waited is counted: the clock may be set meanwhile.
      let waited = 0
      for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
        try {
          if (broken !== null) return giveUp()
          const result = await attempt()
          observer.back?.()
          return result
        } catch (error) {
          failed()
          if (error instanceof JournalBroken) {
            broken = error.message
            observer.error?.({ reason: broken }, 'a journal cannot be followed')
          } else if (!(error instanceof JournalAway)) throw error
          else if (!(error instanceof JournalBusy)) observer.away?.()
          if (broken !== null || closed || waited > PATIENCE_MS) return giveUp()
          waited += pause
          await new Promise<void>((ring) => clock.after(pause, ring))
        }
      }
    },
  }
}
