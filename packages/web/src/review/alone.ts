/**
 * Does something in one page of this browser at a time. `begin` is called when it is this page's turn, with what to call
 * when it is done; `waits`, if another page is at it. What comes back ends it either way.
 */
export type Alone = (what: string, begin: (done: () => void) => void, waits: () => void) => () => void

/** By the browser's locks: they fall when a page ends, however it ends. Where there are none every page is alone. */
export const byLocks: Alone = (what, begin, waits) => {
  const { locks } = navigator
  const leaving = new AbortController()
  let done = (): void => {}
  const held = new Promise<void>((resolve) => {
    done = resolve
  })
  const hold = (): Promise<void> => {
    if (!leaving.signal.aborted) begin(done)
    return held
  }
  const end = (): void => {
    leaving.abort()
    done()
  }
  if (locks === undefined) {
    void hold()
    return end
  }
  void locks
    .request(what, { ifAvailable: true }, (lock) => {
      if (lock !== null) return hold()
      waits()
      // Whoever waits has let go of this question first.
      void locks.request(what, { signal: leaving.signal }, hold).catch(() => {})
      return undefined
    })
    .catch(() => {})
  return end
}
