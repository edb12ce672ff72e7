import type { WholeGame } from '@midden/kernel'
import { PROTOCOL } from '@midden/protocol'
import type { Store } from '@midden/store'
import { type FetchEdition, library, type Thinker, type Weigher } from '@midden/table'
import { allowances as newAllowances } from './allowances.ts'
import { nodeDigest } from './digest.ts'
import type { Entropy } from './entropy.ts'
import { bounds as newBounds } from './hosting/bounds.ts'
import { busOver } from './hosting/bus.ts'
import { clearing, RETENTION, type Retention } from './hosting/clearing.ts'
import { opening as newOpening } from './hosting/opening.ts'
import { reviews as newReviews } from './hosting/reviews.ts'
import type { Log, Services } from './hosting/services.ts'
import { tables as newTables } from './hosting/tables.ts'
import { builtWeb } from './http/web.ts'
import { LIMITS, type Limits } from './limits.ts'
import { metrics as newMetrics } from './metrics.ts'
import type { ServerNode } from './node.ts'
import { mailer } from './people/mail.ts'
import { sockets as newSockets } from './socket/sockets.ts'
import type { Time } from './time.ts'
import { type Loop, turns as newTurns } from './turns.ts'

/** What the keeper of a server chooses. */
export interface NodeSettings {
  games: readonly WholeGame[]
  /** where older editions are kept; left out: there are none */
  fetchEdition?: FetchEdition | undefined
  thinker: Thinker & Weigher
  web?: string | null | undefined
  origins?: readonly string[] | undefined
  trustProxy?: boolean | undefined
  showMetrics?: boolean | undefined
  limits?: Partial<Limits> | undefined
  logLevel?: string | null | undefined
  keeping?: Partial<Retention> | undefined
  /** the program that sends mail, as `sendmail -t` does */
  mail?: string | undefined
  /** which Midden this is, for those who watch over it */
  version?: string | undefined
  /** left out: the one in force */
  protocol?: number | undefined
}

/** What a server stands on. */
export interface Ground {
  store: Store
  log: Log
  time: Time
  loop: Loop
  entropy: Entropy
}

export interface AssembledNode {
  node: ServerNode
  /** Tells everybody that the server restarts, and finishes what tables have begun. */
  windUp(): Promise<void>
}

const CLEARING_MS = 3600_000

/** A server node with everything in it but its doors. */
export function assemble(settings: NodeSettings, { store, log, time, loop, entropy }: Ground): AssembledNode {
  const { games, thinker } = settings
  const bus = busOver(store.news, entropy(6).toString('hex'))
  const sockets = newSockets()
  let closing = false
  let storeAway = false
  const metrics = newMetrics(store, settings.version ?? 'unknown')
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
  const limits = { ...LIMITS, ...settings.limits }
  const allowances = newAllowances(limits, time)
  const turns = newTurns(({ address, person }, kind, ms) => {
    metrics.holds.observe({ kind }, ms / 1000)
    allowances.spend(address, person, ms)
  }, loop)
  const services: Services = {
    store,
    bus,
    digest: nodeDigest,
    ...library(games, settings.fetchEdition),
    time,
    entropy,
    thinker,
    turns,
    metrics,
    log,
    health,
  }
  const tables = newTables(services)
  const bounds = newBounds(store, limits)
  tables.every(CLEARING_MS, clearing(services, tables, { ...RETENTION, ...settings.keeping }))
  bus.hear((message) => {
    if (message[0] === 'out') sockets.closePerson(message[1])
    if (message[0] === 'over') sockets.closeSession(message[1])
  })
  const node: ServerNode = {
    ...services,
    games,
    tables,
    bounds,
    opening: newOpening(services, tables, bounds),
    reviews: newReviews(services, thinker),
    sockets,
    limits,
    allowances,
    protocol: settings.protocol ?? PROTOCOL,
    origins: settings.origins ?? [],
    trustProxy: settings.trustProxy ?? false,
    showMetrics: settings.showMetrics ?? false,
    logger: settings.logLevel === null ? null : { level: settings.logLevel ?? 'info' },
    web: settings.web === undefined ? builtWeb() : settings.web,
    mail: settings.mail === undefined ? null : mailer(settings.mail),
    isClosing: () => closing,
  }
  return {
    node,
    windUp: async () => {
      closing = true
      node.reviews.close()
      const text = 'The server restarts. You are brought back in a moment.'
      sockets.tellAll({ t: 'notice', kind: 'restart', text })
      await tables.close()
    },
  }
}
