import type { Time } from './time.ts'

/** So many at once, and so many a second after that. */
export interface Rate {
  burst: number
  perSecond: number
}

/** How much one address and one person may ask for. */
export interface Limits {
  address: Rate
  /** everything that one address loads, pages and pictures included, and sockets it opens */
  pages: Rate
  /** for what is worth guessing or expensive: log-ins, accounts */
  guarded: Rate
  /** for invitation codes that are wrong */
  wrongCodes: Rate
  person: Rate
  /** messages of one person, over all its sockets; and of one address */
  messages: Rate
  messagesPerAddress: Rate
  /** milliseconds of the server's work for one person, and for one address */
  work: Rate
  workPerAddress: Rate
  say: Rate
  socketsPerAddress: number
  sockets: number
  tablesPerSocket: number
  /** what one person adds to journals: moves, words, comings and goings */
  entries: Rate
  /** tables of one person that have not begun, that are under way, and that only bots play at */
  openTables: number
  runningTables: number
  botTables: number
  /** tables opened, and guests that appear, at one address */
  newTables: Rate
  guests: Rate
  /** reviews of matches that one person asks for */
  reviews: Rate
  /** devices on which one account is logged in */
  sessions: number
}

export const LIMITS: Limits = {
  address: { burst: 120, perSecond: 20 },
  pages: { burst: 3000, perSecond: 300 },
  guarded: { burst: 10, perSecond: 0.2 },
  wrongCodes: { burst: 10, perSecond: 0.2 },
  person: { burst: 60, perSecond: 5 },
  messages: { burst: 60, perSecond: 20 },
  messagesPerAddress: { burst: 600, perSecond: 200 },
  work: { burst: 3000, perSecond: 150 },
  workPerAddress: { burst: 10_000, perSecond: 400 },
  say: { burst: 5, perSecond: 0.5 },
  socketsPerAddress: 200,
  sockets: 20_000,
  tablesPerSocket: 20,
  entries: { burst: 120, perSecond: 2 },
  openTables: 20,
  runningTables: 100,
  botTables: 5,
  newTables: { burst: 60, perSecond: 0.1 },
  guests: { burst: 60, perSecond: 0.1 },
  reviews: { burst: 10, perSecond: 0.005 },
  sessions: 20,
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

/** Leaky buckets by name: there is room for one more as long as the level is below the brim by that much. */
export function meter({ burst, perSecond }: Rate, time: Time) {
  const held = new Map<string, { level: number; at: number }>()

  function bucketOf(name: string): { level: number } {
    const now = time.elapsed()
    const bucket = held.get(name) ?? { level: 0, at: now }
    bucket.level = Math.max(0, bucket.level - ((now - bucket.at) / 1000) * perSecond)
    bucket.at = now
    // The oldest is forgotten first; names come back to the end when they are used.
    held.delete(name)
    held.set(name, bucket)
    if (held.size > KEPT) held.delete(held.keys().next().value!)
    return bucket
  }

  return {
    has: (name: string): boolean => bucketOf(name).level + 1 <= burst,
    /** However full it is: what has been used is known afterwards. */
    add: (name: string, cost: number): void => {
      bucketOf(name).level += cost
    },
  }
}

/** One more, if there is room. A cost of 0 only asks. */
export function buckets(rate: Rate, time: Time): (name: string, cost?: number) => boolean {
  const { has, add } = meter(rate, time)
  return (name, cost = 1) => {
    if (!has(name)) return false
    add(name, cost)
    return true
  }
}
