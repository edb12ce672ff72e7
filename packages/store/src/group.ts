/**
 * Commits in groups: all that is asked for in one turn of the event loop becomes one transaction. What `write` answers
 * with a promise of its own holds up nothing but itself.
 */
export function grouped<In, Out>(
  write: (batch: In[]) => Promise<(Out | Promise<Out>)[]>,
  largest = 200,
): { add(item: In): Promise<Out>; drain(): Promise<void> } {
  interface Asked {
    item: In
    resolve: (out: Out | Promise<Out>) => void
    reject: (error: unknown) => void
  }
  let queue: Asked[] = []
  let isRunning = false
  const open = new Set<Promise<Out>>()

  async function run(): Promise<void> {
    await new Promise((turn) => setImmediate(turn))
    while (queue.length > 0) {
      const batch = queue.slice(0, largest)
      queue = queue.slice(largest)
      try {
        const out = await write(batch.map(({ item }) => item))
        batch.forEach(({ resolve }, i) => {
          resolve(out[i]!)
        })
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isRunning = false
  }

  return {
    add: (item) => {
      const answer = new Promise<Out>((resolve, reject) => {
        queue.push({ item, resolve, reject })
        if (!isRunning) void run()
        isRunning = true
      })
      open.add(answer)
      const settled = (): void => void open.delete(answer)
      answer.then(settled, settled)
      return answer
    },
    drain: async () => {
      await Promise.allSettled([...open])
    },
  }
}

/** At most so many at once; the others wait for their turn. */
export function few(most: number): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (job) => {
    if (running >= most) await new Promise<void>((turn) => waiting.push(turn))
    else running++
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running--
      else next()
    }
  }
}
