import type { Services } from './services.ts'
import type { Tables } from './tables.ts'

/** What becomes of tables that nobody uses any more, by days; 0: they stay. */
export interface Retention {
  /** a match in which nothing has happened for so long is ended */
  abandoned: number
  /** a finished match is forgotten so long after its last entry */
  finished: number
}

export const RETENTION: Retention = { abandoned: 60, finished: 0 }

/** Tables that never came to a match are forgotten. */
const CLOSED_DAYS = 30
const DAY_MS = 24 * 3600 * 1000
const AT_ONCE = 200

/** Ends what is abandoned and forgets what need not be kept. */
export function clearing(
  { store, time, log }: Pick<Services, 'store' | 'time' | 'log'>,
  tables: Tables,
  keeping: Retention,
) {
  const staleSince = (status: string, days: number) =>
    days === 0 ? Promise.resolve([]) : store.tables.stale(status, time.now() - days * DAY_MS, AT_ONCE)

  async function forget(status: string, days: number): Promise<void> {
    const found = await staleSince(status, days)
    // Whoever looks at one keeps it: it is forgotten another time.
    const ids = found.map(({ table }) => table).filter((table) => !tables.isLive(table))
    await store.tables.clear(ids)
    if (ids.length > 0) log.info({ tables: ids.length }, `${status} tables were forgotten`)
  }

  return async (): Promise<void> => {
    for (const { table, version } of await staleSince('playing', keeping.abandoned))
      await tables.table(table).submit(`expire/${version}`, { t: 'expire', before: version }, null)
    await forget('closed', CLOSED_DAYS)
    await forget('over', keeping.finished)
  }
}
