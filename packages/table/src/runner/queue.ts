/** Jobs one at a time, in the order they came. A failed one does not keep the next. */
export function queue() {
  let tail: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    run<T>(job: () => Promise<T>): Promise<T> {
      waiting++
      const result = tail.then(job).finally(() => {
        waiting--
      })
      tail = result.catch(() => {})
      return result
    },
    isIdle: (): boolean => waiting === 0,
    /** resolves when all that is waiting now is done */
    rest: (): Promise<unknown> => tail,
  }
}
