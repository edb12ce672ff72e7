import { type Authority, authority } from './authority.ts'
import type { House } from './house.ts'

const IDLE_MS = 60_000
const SWEEP_MS = 1000
/** The node that drives a table gets this long before another looks after it. */
const GRACE_MS = 1500
const CLAIM_MS = 15_000
const CLAIMS = 50
/** Nodes say that they live, and how the tables they show stand, at this pace. */
const ROUND_MS = 5000
const DEAD_MS = 15_000

/** All tables this node has in memory. */
export function tables(house: House) {
  const { store, bus, time, metrics, log } = house
  const live = new Map<string, Authority>()
  const nodes = new Map<string, number>()
  const stops: (() => void)[] = []
  let closing = false

  function table(id: string): Authority {
    let found = live.get(id)
    if (found === undefined) {
      found = authority(id, house)
      live.set(id, found)
      metrics.tables.set(live.size)
    }
    return found
  }

  function every(ms: number, job: () => Promise<void>): void {
    let stop = (): void => {}
    const again = (): void => {
      stop = time.after(ms, async () => {
        // A store that is away fails every sweep; the next one tries again.
        await job().catch((error: unknown) => log.warn({ reason: String(error) }, 'a sweep failed'))
        if (!closing) again()
      })
    }
    again()
    stops.push(() => stop())
  }

  async function wakeDue(): Promise<void> {
    const now = time.now()
    for (const id of await store.deadlines.claim(now - GRACE_MS, now + CLAIM_MS, CLAIMS))
      table(id)
        .wake()
        .catch((error: unknown) => log.error({ table: id, reason: String(error) }, 'a table failed to wake'))
  }

  async function evict(): Promise<void> {
    const since = time.now() - IDLE_MS
    for (const [id, held] of live)
      if (held.isIdle(since)) {
        live.delete(id)
        void held.close()
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
    const now = time.now()
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
        nodes.set(message[1], time.now())
        return live.get(message[2])?.presence.hear(message[1], message[3], message[4])
      case 'who':
        if (message[1] !== bus.node && live.get(message[2])?.isFollowed())
          live.get(message[2])!.presence.say()
        return
      case 'alive':
        if (message[1] !== bus.node) nodes.set(message[1], time.now())
    }
  })
  bus.onGap(() => void compare().catch(() => {}))
  every(SWEEP_MS, wakeDue)
  every(10_000, evict)
  every(600_000, () => store.people.sweep(time.now()))
  every(ROUND_MS, round)

  return {
    table,
    size: (): number => live.size,
    close: async (): Promise<void> => {
      closing = true
      for (const stop of stops) stop()
      await Promise.all([...live.values()].map((held) => held.close()))
    },
  }
}

export type Tables = ReturnType<typeof tables>
