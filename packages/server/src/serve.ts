import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { fetchEdition, games } from '@midden/games'
import { inlineThinker } from '@midden/table'
import { workerThinker } from './bots/pool.ts'
import { type NodeOptions, type RunningNode, startNode } from './start.ts'

export interface ServeOptions
  extends Pick<
    NodeOptions,
    | 'database'
    | 'disk'
    | 'limits'
    | 'origins'
    | 'trustProxy'
    | 'showMetrics'
    | 'keeping'
    | 'mail'
    | 'logLevel'
    | 'version'
    | 'web'
  > {
  port?: number | undefined
  host?: string | undefined
  data?: string | undefined
}

const WORKER = new URL('./bot-worker.js', import.meta.url)

/** The whole server with every game there is, until the process is told to stop. */
export async function serve(options: ServeOptions = {}): Promise<RunningNode> {
  // The process is the server's own. V8 takes most of what a move makes for long-lived, because some of it is, and would
  // fill the old space with it.
  setFlagsFromString('--no-allocation-site-pretenuring')
  const node = await startNode({
    ...options,
    port: options.port ?? 8080,
    host: options.host ?? '127.0.0.1',
    data: options.data ?? 'midden-data',
    games,
    fetchEdition,
    // Run from its sources, the server has no worker file; its bots are quick enough to think on the spot.
    thinker: existsSync(fileURLToPath(WORKER)) ? workerThinker(WORKER) : inlineThinker(fetchEdition),
  })
  const stop = (): void => {
    node.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`midden: the server did not stop cleanly: ${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  return node
}
