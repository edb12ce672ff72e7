import { CLOSE } from '@midden/protocol'
import { openStore } from '@midden/store'
import { collectDefaultMetrics } from 'prom-client'
import { assemble, type NodeSettings } from './assemble.ts'
import { realEntropy } from './entropy.ts'
import type { Log } from './hosting/services.ts'
import { httpApp } from './http/app.ts'
import { gate } from './socket/gate.ts'
import { realTime, type Time } from './time.ts'
import { realLoop } from './turns.ts'

export interface NodeOptions extends NodeSettings {
  port: number
  host: string
  /** the folder of the embedded store */
  data: string
  /** the embedded store may take so many megabytes of disk */
  disk?: number | undefined
  /** a PostgreSQL address instead */
  database?: string | undefined
  time?: Time | undefined
}

export interface RunningNode {
  url: string
  port: number
  /** Tells everybody, finishes what has been begun, and stops. */
  close(): Promise<void>
}

const GOODBYE_MS = 300
const QUIET: Log = { info: () => {}, warn: () => {}, error: () => {} }

/** Starts one server node. */
export async function startNode(options: NodeOptions): Promise<RunningNode> {
  const { thinker, time = realTime } = options
  const store = await openStore(options.data, options.database, { disk: options.disk })
  const later: { log: Log } = { log: QUIET }
  const log: Log = {
    info: (about, text) => later.log.info(about, text),
    warn: (about, text) => later.log.warn(about, text),
    error: (about, text) => later.log.error(about, text),
  }
  const { node, windUp } = assemble(options, { store, log, time, loop: realLoop, entropy: realEntropy })
  collectDefaultMetrics({ register: node.metrics.registry })
  const app = await httpApp(node)
  later.log = app.log
  const door = gate(app.server, node)
  const url = await app.listen({ port: options.port, host: options.host })
  const address = app.server.address()

  return {
    url,
    port: typeof address === 'object' && address !== null ? address.port : options.port,
    close: async () => {
      if (node.isClosing()) return
      await windUp()
      door.close(CLOSE.restart, 'restart')
      await new Promise((rest) => setTimeout(rest, GOODBYE_MS))
      door.terminate()
      await app.close()
      await thinker.close()
      await store.close()
    },
  }
}
