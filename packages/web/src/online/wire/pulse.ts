import type { Alarms } from './ports.ts'

const PING_EVERY = 20_000
const ANSWER_WITHIN = 8000
/** A line that is being opened may take longer. */
const WELCOME_WITHIN = 20_000

/** A line that looks open may be dead: it is asked now and then, and one that does not answer is cut. */
export function pulse({ after }: Alarms, ping: () => void, dead: () => void) {
  let beat = (): void => {}
  let deadline = (): void => {}

  function hearWithin(ms: number): void {
    deadline()
    deadline = after(ms, dead)
  }
  function ask(): void {
    ping()
    hearWithin(ANSWER_WITHIN)
  }
  function beats(): void {
    beat = after(PING_EVERY, () => {
      beats()
      ask()
    })
  }
  function stop(): void {
    beat()
    deadline()
  }

  return {
    /** A line is being opened: if nothing is ever heard on it, it is dead as well. */
    opening: (): void => hearWithin(WELCOME_WITHIN),
    start(): void {
      stop()
      beats()
    },
    ask,
    /** Whatever is heard is a sign of life. */
    heard: (): void => deadline(),
    stop,
  }
}
