/** Work that may be left off between two of its steps, and gone on with later. */
export type Steps<T> = Generator<void, T, void>

/** Does it without a rest. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
