import type { Flag } from '../command.ts'
import { failed } from '../stop.ts'

/** Where a store is, for every command that works on one. */
export const STORE = {
  data: { value: 'DIR', about: 'folder of the embedded store (default midden-data)' },
  database: { value: 'URL', about: 'postgres://… instead' },
} satisfies Record<string, Flag>

/** A store that cannot be used says why, and the command ends with that. */
export async function storeJob<T>(job: () => Promise<T>): Promise<T> {
  const { StoreRefused } = await import('@midden/server')
  try {
    return await job()
  } catch (error) {
    if (error instanceof StoreRefused) throw failed(error.message)
    throw error
  }
}
