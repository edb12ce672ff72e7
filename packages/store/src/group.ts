/** Commits in groups: all that is asked for in one turn of the event loop becomes one transaction. */
export function grouped<In, Out>(
  write: (batch: In[]) => Promise<Out[]>,
  largest = 200,
): { add(item: In): Promise<Out>; drain(): Promise<void> } {
  interface Asked {
    item: In
    resolve: (out: Out) => void
    reject: (error: unknown) => void
  }
  let queue: Asked[] = []
  let running: Promise<void> | null = null

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
    running = null
  }

  return {
    add: (item) =>
      new Promise<Out>((resolve, reject) => {
        queue.push({ item, resolve, reject })
        running ??= run()
      }),
    drain: async () => {
      while (running !== null) await running
    },
  }
}
