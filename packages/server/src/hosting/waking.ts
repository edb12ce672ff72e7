import type { Authority } from './authority.ts'
import type { Services } from './services.ts'

/** The node that drives a table gets this long before another looks after it. */
const GRACE_MS = 1500
const CLAIM_MS = 15_000
/** So many tables are woken at once, and not more than this are on their way. */
const CLAIMS = 50
const MOST = 200

/**
 * Wakes tables that are due and that nobody drives: first those that somebody watches here, then the others, however
 * many wait after a crash. Answers whether there may be more of them.
 */
export function waking(
  { store, time, log }: Services,
  live: ReadonlyMap<string, Authority>,
  table: (id: string) => Authority,
) {
  const waking = new Set<string>()

  function wake(id: string, held: Authority): void {
    if (waking.has(id)) return
    waking.add(id)
    held
      .wake()
      .catch((error: unknown) => log.error({ table: id, reason: String(error) }, 'a table failed to wake'))
      .finally(() => waking.delete(id))
  }

  return async (): Promise<boolean> => {
    const now = time.now()
    for (const [id, held] of live) if (held.isFollowed() && held.isOverdue(GRACE_MS)) wake(id, held)
    const room = Math.min(CLAIMS, MOST - waking.size)
    if (room <= 0) return true
    const claimed = await store.deadlines.claim(now - GRACE_MS, now + CLAIM_MS, room)
    for (const id of claimed) wake(id, table(id))
    return claimed.length === room
  }
}
