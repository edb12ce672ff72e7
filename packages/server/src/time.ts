/** The clock and its alarms; tests bring their own. */
export interface Time {
  now(): number
  /** Milliseconds since some moment; they go on evenly when somebody sets the clock. */
  elapsed(): number
  /** Calls once after so many milliseconds; what it gives back calls it off. */
  after(ms: number, ring: () => void): () => void
}

export const realTime: Time = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after: (ms, ring) => {
    const timer = setTimeout(ring, ms)
    timer.unref()
    return () => clearTimeout(timer)
  },
}
