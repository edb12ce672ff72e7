import type { StoreAway } from './ports.ts'

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/**
 * Watches over a store's ports. What fails because of the store, as `trouble` tells it from mistakes of ours, fails
 * with StoreAway; after that the store counts as ill until a trial goes well.
 */
export function watched(trouble: (error: unknown) => StoreAway | null, trial: () => Promise<void>) {
  let ill = false
  async function told<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call()
    } catch (error) {
      const found = trouble(error)
      if (found === null) throw error
      ill = true
      throw found
    }
  }
  return {
    port: <T extends object>(port: T): T =>
      Object.fromEntries(
        Object.entries(port).map(([name, call]) => [
          name,
          (...args: unknown[]) => told(() => (call as (...args: unknown[]) => Promise<unknown>)(...args)),
        ]),
      ) as T,
    /** A trial is made only where something went wrong before: asking often costs nothing. */
    ping: (look: () => Promise<void>): Promise<void> =>
      told(async () => {
        await look()
        if (ill) await trial()
        ill = false
      }),
  }
}
