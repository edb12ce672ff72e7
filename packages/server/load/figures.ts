/** Times in milliseconds and what they come to. */
export class Times {
  private readonly list: number[] = []
  add(ms: number): void {
    this.list.push(ms)
  }
  get count(): number {
    return this.list.length
  }
  /** p50, p95 and p99, as text. */
  text(): string {
    const sorted = this.list.toSorted((a, b) => a - b)
    const at = (share: number): string =>
      (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1)
    return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`
  }
}

export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`

/** So many at a time, each in its turn. */
export async function inParallel<T>(
  items: readonly T[],
  width: number,
  job: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (next < items.length) await job(items[next++]!)
    }),
  )
}

/** Calls so many times a second, evenly, until the time is over. */
export async function atRate(perSecond: number, seconds: number, call: () => void): Promise<void> {
  const started = performance.now()
  for (let calls = 0; ; ) {
    const due = Math.min(seconds, (performance.now() - started) / 1000) * perSecond
    for (; calls < due; calls++) call()
    if (calls >= Math.floor(seconds * perSecond)) return
    await new Promise((rest) => setTimeout(rest, 5))
  }
}
