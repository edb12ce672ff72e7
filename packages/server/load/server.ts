import { gameById, games } from '@midden/games'
import { inlineThinker } from '@midden/table'
import { startNode } from '../src/start.ts'

/** The server under load, a process of its own. SIGUSR2 asks what it weighs. */
const [data, database] = process.argv.slice(2)
const WIDE = { burst: 1e9, perSecond: 1e9 }
const node = await startNode({
  port: 0,
  host: '127.0.0.1',
  data: data!,
  database: database === '' ? undefined : database,
  games,
  thinker: inlineThinker(gameById),
  web: null,
  logLevel: 'error',
  limits: {
    address: WIDE,
    guarded: WIDE,
    person: WIDE,
    socket: WIDE,
    say: WIDE,
    costly: WIDE,
    socketsPerAddress: 1e9,
    sockets: 1e9,
  },
})
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  process.stdout.write(`${JSON.stringify({ rss, held: heapUsed + external, cpu: (user + system) / 1e6 })}\n`)
})
process.once('SIGTERM', () => void node.close().then(() => process.exit(0)))
process.stdout.write(`${node.url}\n`)
