import type { Time } from './time.ts'

/** So many at once, and so many a second after that. */
export interface Rate {
  burst: number
  perSecond: number
}

/** How much one address, one person and one socket may ask for. */
export interface Limits {
  address: Rate
  /** for what is worth guessing or expensive: log-ins, accounts, invitations */
  guarded: Rate
  person: Rate
  socket: Rate
  /** for what makes the server go over a match again: following a table, taking back, files, forks */
  costly: Rate
  say: Rate
  socketsPerAddress: number
  sockets: number
  tablesPerSocket: number
}

export const LIMITS: Limits = {
  address: { burst: 120, perSecond: 20 },
  guarded: { burst: 10, perSecond: 0.2 },
  person: { burst: 60, perSecond: 5 },
  socket: { burst: 60, perSecond: 20 },
  costly: { burst: 30, perSecond: 1 },
  say: { burst: 5, perSecond: 0.5 },
  socketsPerAddress: 200,
  sockets: 20_000,
  tablesPerSocket: 20,
}

const KEPT = 10_000

/** Leaky buckets by name. */
export function buckets({ burst, perSecond }: Rate, time: Time): (name: string) => boolean {
  const held = new Map<string, { level: number; at: number }>()
  return (name) => {
    const now = time.elapsed()
    const bucket = held.get(name) ?? { level: 0, at: now }
    bucket.level = Math.max(0, bucket.level - ((now - bucket.at) / 1000) * perSecond)
    bucket.at = now
    // The oldest is forgotten first; names come back to the end when they are used.
    held.delete(name)
    held.set(name, bucket)
    if (held.size > KEPT) held.delete(held.keys().next().value!)
    if (bucket.level + 1 > burst) return false
    bucket.level++
    return true
  }
}
