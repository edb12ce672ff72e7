import pg from 'pg'
import type { NodeMessages } from './ports.ts'

const CHANNEL = 'midden'
const GATHER_MS = 5
const AGAIN_MS = 500
/** PostgreSQL takes less than 8,000 bytes. */
const LARGEST = 7500

/** Packs messages into as few notifications as their size allows. */
function packed(messages: readonly string[]): string[] {
  const packs: string[] = []
  let pack: string[] = []
  let size = 0
  for (const message of messages) {
    const bytes = Buffer.byteLength(JSON.stringify(message)) + 1
    if (size + bytes > LARGEST) {
      packs.push(JSON.stringify(pack))
      pack = []
      size = 0
    }
    pack.push(message)
    size += bytes
  }
  if (pack.length > 0) packs.push(JSON.stringify(pack))
  return packs
}

/** Whatever else is said on the channel is not for us. */
function unpacked(payload: string | undefined): string[] {
  try {
    const messages: unknown = JSON.parse(payload ?? '')
    return Array.isArray(messages) ? messages.filter((message) => typeof message === 'string') : []
  } catch {
    return []
  }
}

/**
 * Messages between nodes by LISTEN and NOTIFY, on a connection of its own and never inside a move's transaction: a
 * notifying commit takes a lock that all others wait for. Messages are gathered for a few milliseconds.
 */
export function postgresNews(url: string): NodeMessages & { close(): Promise<void> } {
  const hearers: ((message: string) => void)[] = []
  const gaps: (() => void)[] = []
  let waiting: string[] = []
  let flushing: Promise<void> | null = null
  let client: pg.Client | null = null
  let listening = false
  let closed = false

  function lost(): void {
    if (client === null) return
    client.removeAllListeners()
    client.on('error', () => {})
    client.end().catch(() => {})
    client = null
    listening = false
    if (!closed) setTimeout(connect, AGAIN_MS).unref()
  }

  async function connect(): Promise<void> {
    if (closed) return
    const mine = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 3000 })
    client = mine
    mine.on('error', lost)
    mine.on('end', lost)
    mine.on('notification', ({ payload }) => {
      for (const message of unpacked(payload)) for (const hear of hearers) hear(message)
    })
    try {
      await mine.connect()
      await mine.query(`listen ${CHANNEL}`)
      listening = true
      for (const gap of gaps) gap()
    } catch {
      lost()
    }
  }

  async function send(): Promise<void> {
    const messages = waiting
    waiting = []
    // Lost news is no harm: the others look at the journals themselves when the connection is back.
    for (const pack of packed(messages))
      await client?.query('select pg_notify($1, $2)', [CHANNEL, pack]).catch(lost)
  }

  async function flush(): Promise<void> {
    await new Promise((rest) => setTimeout(rest, GATHER_MS))
    while (waiting.length > 0) await send()
    flushing = null
  }

  void connect()
  return {
    publish: (message) => {
      waiting.push(message)
      flushing ??= flush()
    },
    listen: (hear) => void hearers.push(hear),
    onGap: (gap) => {
      gaps.push(gap)
      if (listening) gap()
    },
    close: async () => {
      closed = true
      await flushing
      await client?.end().catch(() => {})
    },
  }
}
