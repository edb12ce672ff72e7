import type Database from 'better-sqlite3'

/**
 * Waits until all that has been written is on the disk, beside the event loop and once for all who wait: SQLite itself
 * would keep the whole process waiting at every commit.
 */
export function flusher(database: Database.Database, sync: () => Promise<void>) {
  const changes = database.prepare('select total_changes()').pluck()
  const written = (): number => changes.get() as number
  let onDisk = 0
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    // What is not committed yet is not in the file yet. Transactions last no longer than this turn of the loop.
    while (database.inTransaction) await new Promise((turn) => setImmediate(turn))
    const upTo = written()
    await sync()
    onDisk = upTo
  }

  async function flush(): Promise<void> {
    const wanted = written()
    while (onDisk < wanted) {
      running ??= run().finally(() => {
        running = null
      })
      await running
    }
  }

  return {
    flush,
    /** A port whose answers all wait for the disk where something was written. */
    durable: <T extends object>(port: T): T =>
      Object.fromEntries(
        Object.entries(port).map(([name, call]) => [
          name,
          async (...args: unknown[]) => {
            const answer = await (call as (...args: unknown[]) => Promise<unknown>)(...args)
            await flush()
            return answer
          },
        ]),
      ) as T,
  }
}
