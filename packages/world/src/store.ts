import { type MemoryData, openMemory, type Store, StoreAway, StoreBusy } from '@midden/store'
import type { Chance } from './chance.ts'
import type { Ground } from './ground.ts'
import type { Scheduler } from './scheduler.ts'
import type { Truth } from './truth.ts'

/** How it goes with a store just now, so often in a thousand calls. */
export interface StoreWeather {
  away: boolean
  /** nothing can be written */
  full: boolean
  /** a call fails before anything is done; after it was done; or is done long after it has failed */
  before: number
  after: number
  late: number
  /** another transaction holds the table */
  busy: number
  /** a call takes up to so many milliseconds more, each way */
  slow: number
}

export const FINE_STORE: StoreWeather = {
  away: false,
  full: false,
  before: 0,
  after: 0,
  late: 0,
  busy: 0,
  slow: 0,
}

const LATEST_MS = 30_000
const BUSY_MS = 500
const WRITES = new Set([
  'append',
  'keep',
  'rewrite',
  'claim',
  'clear',
  'add',
  'rename',
  'issue',
  'redeem',
  'mute',
])

/** The one store of the world: what is stored in it is told to the truth. */
export function storage(data: MemoryData, kind: Store['kind'], truth: Truth): Store {
  const store = openMemory(data, kind)
  return {
    ...store,
    journals: {
      ...store.journals,
      append: async (entry) => {
        const answer = await store.journals.append(entry)
        if (answer.kind === 'stored') truth.stored(entry)
        return answer
      },
    },
  }
}

/** A node's way to the store: calls travel, fail, come too late, and are never heard of again. */
export function connected(
  store: Store,
  { after }: Scheduler,
  { heard }: Ground,
  chance: Chance,
  weather: () => StoreWeather,
): Store {
  const pause = (ms: number): Promise<void> => new Promise((rest) => after(ms, rest))
  const way = (): Promise<void> => {
    const { slow } = weather()
    return pause(1 + chance.below(3) + (slow === 0 ? 0 : chance.below(slow)))
  }
  const mustReach = (): void => {
    if (weather().away) throw new StoreAway('the store is away')
  }

  async function call(name: string, ask: () => Promise<unknown>): Promise<unknown> {
    await way()
    mustReach()
    const { full, before, after: lost, late, busy } = weather()
    if (full && WRITES.has(name)) throw new StoreAway('the disk is full')
    if (chance.often(before)) throw new StoreAway('the connection broke before')
    if (name === 'append' && chance.often(busy)) {
      await pause(BUSY_MS)
      throw new StoreBusy('somebody holds the table')
    }
    if (chance.often(late)) {
      after(chance.below(LATEST_MS), () => void ask().catch(() => {}))
      throw new StoreAway('no answer in time')
    }
    const answer = await ask()
    await way()
    mustReach()
    if (chance.often(lost)) throw new StoreAway('the connection broke after')
    return answer
  }

  const port = <T extends object>(port: T): T =>
    Object.fromEntries(
      Object.entries(port).map(([name, ask]) => [
        name,
        (...args: unknown[]) =>
          heard(call(name, () => (ask as (...args: unknown[]) => Promise<unknown>)(...args))),
      ]),
    ) as T

  return {
    ...store,
    journals: port(store.journals),
    tables: port(store.tables),
    deadlines: port(store.deadlines),
    people: port(store.people),
    pages: port(store.pages),
    reviews: port(store.reviews),
    ping: () => heard(call('ping', store.ping)) as Promise<void>,
  }
}
