import type { Time } from './time.ts'

/** So many at once, and so many a second after that. */
export interface Rate {
  burst: number
  perSecond: number
}

/** How much one address, one person and one socket may ask for. */
export interface Limits {
  address: Rate
  /** for what is worth guessing or expensive: log-ins, accounts */
  guarded: Rate
  /** for invitation codes that are wrong */
  wrongCodes: Rate
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
  wrongCodes: { burst: 10, perSecond: 0.2 },
  person: { burst: 60, perSecond: 5 },
  socket: { burst: 60, perSecond: 20 },
  costly: { burst: 30, perSecond: 1 },
  say: { burst: 5, perSecond: 0.5 },
  socketsPerAddress: 200,
  sockets: 20_000,
  tablesPerSocket: 20,
}

const KEPT = 10_000

const isName = (name: string): name is keyof Limits => Object.hasOwn(LIMITS, name)

/** Reads `address=240/40` (so many at once, so many a second after that) and `sockets=500`; or says what is wrong. */
export function readLimits(texts: readonly string[]): Partial<Limits> | string {
  const read: Record<string, Rate | number> = {}
  for (const text of texts) {
    const [, name = '', first, second] =
      /^([A-Za-z]+)=(\d{1,9})(?:\/(\d{1,9}(?:\.\d{1,6})?))?$/.exec(text) ?? []
    if (!isName(name))
      return `--limit is NAME=N with one of ${Object.keys(LIMITS).join(', ')}, not "${text}".`
    const isRate = typeof LIMITS[name] === 'object'
    if (isRate !== (second !== undefined))
      return isRate
        ? `--limit ${name} needs so many at once and so many a second, as ${name}=${first}/5, not "${text}".`
        : `--limit ${name} is one number, as ${name}=${first}, not "${text}".`
    read[name] = isRate ? { burst: Number(first), perSecond: Number(second) } : Number(first)
  }
  return read
}

/** Leaky buckets by name. A cost of 0 only asks whether there is room. */
export function buckets({ burst, perSecond }: Rate, time: Time): (name: string, cost?: number) => boolean {
  const held = new Map<string, { level: number; at: number }>()
  return (name, cost = 1) => {
    const now = time.elapsed()
    const bucket = held.get(name) ?? { level: 0, at: now }
    bucket.level = Math.max(0, bucket.level - ((now - bucket.at) / 1000) * perSecond)
    bucket.at = now
    // The oldest is forgotten first; names come back to the end when they are used.
    held.delete(name)
    held.set(name, bucket)
    if (held.size > KEPT) held.delete(held.keys().next().value!)
    if (bucket.level + 1 > burst) return false
    bucket.level += cost
    return true
  }
}
