import type { Character } from './cast.ts'

/** A decision takes no longer than this in a page, however slow the device is. */
export const MOST_MS = 1500
/** Up to this level nobody looks ahead: they choose at once. */
const AT_ONCE = 2
/** How much a new decision counts among those before. */
const NEWEST = 0.1

const KEY = 'midden.thinking'

function kept(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, number>) : {}
  } catch {
    return {}
  }
}

/** Remembers how long somebody thought on this device. */
export function notePace(game: string, bot: string, ms: number): void {
  const all = kept()
  const key = `${game}/${bot}`
  const before = all[key]
  all[key] = Math.round(typeof before === 'number' ? before + NEWEST * (ms - before) : ms)
  if (all[key] === before) return
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // Where nothing is kept nothing is known, and no more than the most is said.
  }
}

/** Seconds for a decision at most; 0: at once. */
export const atMost = ({ level }: Character): number => (level <= AT_ONCE ? 0 : MOST_MS / 1000)

/** Seconds for a decision as they were measured on this device; null: not yet. */
export function usually(game: string, { bot }: Character): number | null {
  const ms = kept()[`${game}/${bot}`]
  return typeof ms === 'number' && ms >= 0 ? Math.round(ms / 100) / 10 : null
}
