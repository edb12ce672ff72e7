import { randomBytes } from 'node:crypto'
import type { WholeGame } from '@midden/kernel'
import { CLOSE } from '@midden/protocol'
import { openStore } from '@midden/store'
import { type FetchEdition, library, type Thinker } from '@midden/table'
import { allowances as newAllowances } from './allowances.ts'
import { nodeDigest } from './digest.ts'
import { bounds as newBounds } from './hosting/bounds.ts'
import { busOver } from './hosting/bus.ts'
import { clearing, KEEPING, type Keeping } from './hosting/clearing.ts'
import { opening as newOpening } from './hosting/opening.ts'
import type { Log, Services } from './hosting/services.ts'
import { tables as newTables } from './hosting/tables.ts'
import { httpApp } from './http/app.ts'
import { builtWeb } from './http/web.ts'
import { LIMITS, type Limits } from './limits.ts'
import { metrics as newMetrics } from './metrics.ts'
import type { Node } from './node.ts'
import { mailer } from './people/mail.ts'
import { gate } from './socket/gate.ts'
import { sockets as newSockets } from './socket/sockets.ts'
import { realTime, type Time } from './time.ts'
import { turns as newTurns } from './turns.ts'

export interface NodeOptions {
  port: number
  host: string
  /** the folder of the embedded store */
  data: string
  /** the embedded store may take so many megabytes of disk */
  disk?: number | undefined
  /** a PostgreSQL address instead */
  database?: string | undefined
  games: readonly WholeGame[]
  /** where older editions are kept; left out: there are none */
  fetchEdition?: FetchEdition | undefined
  thinker: Thinker
  web?: string | null | undefined
  origins?: readonly string[] | undefined
  trustProxy?: boolean | undefined
  showMetrics?: boolean | undefined
  limits?: Partial<Limits> | undefined
  logLevel?: string | null | undefined
  keeping?: Partial<Keeping> | undefined
  /** the program that sends mail, as `sendmail -t` does */
  mail?: string | undefined
  /** which Midden this is, for those who watch over it */
  version?: string | undefined
  time?: Time | undefined
}

export interface RunningNode {
  url: string
  port: number
  /** Tells everybody, finishes what has been begun, and stops. */
  close(): Promise<void>
}

const GOODBYE_MS = 300
const CLEARING_MS = 3600_000
const QUIET: Log = { info: () => {}, warn: () => {}, error: () => {} }

/** Starts one server node. */
export async function startNode(options: NodeOptions): Promise<RunningNode> {
  const { games, thinker, time = realTime } = options
  const store = await openStore(options.data, options.database, { disk: options.disk })
  const bus = busOver(store.news, randomBytes(6).toString('hex'))
  const sockets = newSockets()
  let closing = false
  let storeAway = false
  const later: { log: Log } = { log: QUIET }
  const log: Log = {
    info: (about, text) => later.log.info(about, text),
    warn: (about, text) => later.log.warn(about, text),
    error: (about, text) => later.log.error(about, text),
  }
  const metrics = newMetrics(store, options.version ?? 'unknown')
  const health = {
    away: (): void => {
      metrics.storeFailures.inc()
      metrics.storeAway.set(1)
      if (storeAway) return
      storeAway = true
      log.error({}, 'the store does not answer')
      const text = 'Moves cannot be saved at the moment. They will be as soon as the store is back.'
      sockets.tellAll({ t: 'notice', kind: 'storage', text })
    },
    back: (): void => {
      metrics.storeAway.set(0)
      if (!storeAway) return
      storeAway = false
      log.info({}, 'the store is back')
      sockets.tellAll({ t: 'notice', kind: 'storage-back', text: 'Moves are saved again.' })
    },
  }
  const limits = { ...LIMITS, ...options.limits }
  const allowances = newAllowances(limits, time)
  const turns = newTurns(({ address, person }, kind, ms) => {
    metrics.holds.observe({ kind }, ms / 1000)
    allowances.spend(address, person, ms)
  })
  const services: Services = {
    store,
    bus,
    digest: nodeDigest,
    ...library(games, options.fetchEdition),
    time,
    thinker,
    turns,
    metrics,
    log,
    health,
  }
  const tables = newTables(services)
  const bounds = newBounds(store, limits)
  tables.every(CLEARING_MS, clearing(services, tables, { ...KEEPING, ...options.keeping }))
  bus.hear((message) => {
    if (message[0] === 'out') sockets.closePerson(message[1])
    if (message[0] === 'over') sockets.closeSession(message[1])
  })
  const node: Node = {
    ...services,
    games,
    tables,
    bounds,
    opening: newOpening(services, tables, bounds),
    sockets,
    limits,
    allowances,
    origins: options.origins ?? [],
    trustProxy: options.trustProxy ?? false,
    showMetrics: options.showMetrics ?? false,
    logger: options.logLevel === null ? null : { level: options.logLevel ?? 'info' },
    web: options.web === undefined ? builtWeb() : options.web,
    mail: options.mail === undefined ? null : mailer(options.mail),
    isClosing: () => closing,
  }
  const app = await httpApp(node)
  later.log = app.log
  const door = gate(app.server, node)
  const url = await app.listen({ port: options.port, host: options.host })
  const address = app.server.address()

  return {
    url,
    port: typeof address === 'object' && address !== null ? address.port : options.port,
    close: async () => {
      if (closing) return
      closing = true
      const text = 'The server restarts. You are brought back in a moment.'
      sockets.tellAll({ t: 'notice', kind: 'restart', text })
      await tables.close()
      door.close(CLOSE.restart, 'restart')
      await new Promise((rest) => setTimeout(rest, GOODBYE_MS))
      door.terminate()
      await app.close()
      await thinker.close()
      await store.close()
    },
  }
}
