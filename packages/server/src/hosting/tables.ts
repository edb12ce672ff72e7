import { OURSELVES } from '../turns.ts'
import { type Authority, authority } from './authority.ts'
import type { Services } from './services.ts'
import { waking } from './waking.ts'

const IDLE_MS = 60_000
const SWEEP_MS = 1000
const EVICT_MS = 10_000
const PEOPLE_MS = 600_000
/** Where more is left to do than one sweep does. */
const SOON_MS = 50
/** Nodes say that they live, and how the tables they show stand, at this pace. */
const ROUND_MS = 5000
const DEAD_MS = 15_000

/** All tables this node has in memory. */
export function tables(services: Services) {
  const { store, bus, time, metrics, log, turns } = services
  const live = new Map<string, Authority>()
  const nodes = new Map<string, number>()
  const stops: (() => void)[] = []
  let closing = false

  function table(id: string): Authority {
    let found = live.get(id)
    if (found === undefined) {
      found = authority(id, services)
      live.set(id, found)
      metrics.tables.set(live.size)
    }
    return found
  }

  /** A table that there is: nothing is held for one that there is not. */
  async function find(id: string): Promise<Authority | null> {
    if (live.has(id)) return table(id)
    return (await store.journals.heads([id])).has(id) ? table(id) : null
  }

  /** A job that answers true has left something over. */
  function every(ms: number, job: () => Promise<unknown>): void {
    let stop = (): void => {}
    const again = (pause: number): void => {
      stop = time.after(pause, async () => {
        // A store that is away fails every sweep; the next one tries again.
        const more = await job().catch((error: unknown) =>
          log.warn({ reason: String(error) }, 'a sweep failed'),
        )
        if (!closing) again(more === true ? SOON_MS : ms)
      })
    }
    again(ms)
    stops.push(() => stop())
  }

  async function evict(): Promise<void> {
    const since = time.elapsed() - IDLE_MS
    for (const [id, held] of live)
      if (held.isIdle(since)) {
        live.delete(id)
        // Each writes itself down, one after the other.
        turns.take(OURSELVES, 'evict', () => void held.close())
      }
    metrics.tables.set(live.size)
  }

  /** News between nodes can get lost; the journals' heads cannot. */
  async function compare(): Promise<void> {
    const shown = [...live].filter(([, held]) => held.isFollowed()).map(([id]) => id)
    for (const [id, version] of await store.journals.heads(shown)) live.get(id)?.hear(version)
  }

  async function round(): Promise<void> {
    bus.say(['alive', bus.node])
    const now = time.elapsed()
    for (const [node, heard] of nodes)
      if (heard < now - DEAD_MS) {
        nodes.delete(node)
        for (const held of live.values()) held.presence.lost(node)
      }
    if (store.kind === 'postgres') await compare()
  }

  bus.hear((message) => {
    switch (message[0]) {
      case 'moved':
        return live.get(message[1])?.hear(message[2])
      case 'here':
        if (message[1] === bus.node) return
        nodes.set(message[1], time.elapsed())
        return live.get(message[2])?.presence.hear(message[1], message[3], message[4])
      case 'who':
        if (message[1] !== bus.node && live.get(message[2])?.isFollowed())
          live.get(message[2])!.presence.say()
        return
      case 'alive':
        if (message[1] !== bus.node) nodes.set(message[1], time.elapsed())
    }
  })
  bus.onGap(() => void compare().catch(() => {}))
  every(SWEEP_MS, waking(services, live, table))
  every(EVICT_MS, evict)
  every(PEOPLE_MS, () => store.people.sweep(time.now()))
  every(ROUND_MS, round)

  return {
    table,
    find,
    isLive: (id: string): boolean => live.has(id),
    every,
    size: (): number => live.size,
    close: async (): Promise<void> => {
      closing = true
      for (const stop of stops) stop()
      await Promise.all([...live.values()].map((held) => held.close()))
    },
  }
}

export type Tables = ReturnType<typeof tables>
