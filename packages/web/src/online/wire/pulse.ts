import type { Alarms } from './ports.ts'

const PING_EVERY = 20_000
const ANSWER_WITHIN = 8000

/** A line that looks open may be dead: it is asked now and then, and one that does not answer is cut. */
export function pulse({ after }: Alarms, ping: () => void, dead: () => void) {
  let beat = (): void => {}
  let deadline = (): void => {}

  function ask(): void {
    ping()
    deadline()
    deadline = after(ANSWER_WITHIN, dead)
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
