const PING_EVERY = 20_000
const ANSWER_WITHIN = 8000

/** A line that looks open may be dead: it is asked now and then, and one that does not answer is cut. */
export function pulse(ping: () => void, dead: () => void) {
  let beat = 0
  let deadline = 0

  function ask(): void {
    ping()
    clearTimeout(deadline)
    deadline = window.setTimeout(dead, ANSWER_WITHIN)
  }
  function stop(): void {
    clearInterval(beat)
    clearTimeout(deadline)
  }

  return {
    start(): void {
      stop()
      beat = window.setInterval(ask, PING_EVERY)
    },
    ask,
    /** Whatever is heard is a sign of life. */
    heard: (): void => clearTimeout(deadline),
    stop,
  }
}
