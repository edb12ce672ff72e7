import type { IncomingHttpHeaders } from 'node:http'

/**
 * Did our own pages send this? Browsers name the origin on every socket and on every request that changes something;
 * programs that are no browsers name none, and have no cookies that could be misused.
 */
export function isOwn({ origin, host }: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  if (origin === undefined) return true
  if (allowed.includes(origin)) return true
  try {
    return host !== undefined && new URL(origin).host === host
  } catch {
    return false
  }
}
