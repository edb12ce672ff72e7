import { gameById, games } from '@midden/games'
import { inlineThinker } from '@midden/table'
import { startNode } from '../src/start.ts'
import { profiler } from './profiler.ts'

/** The server under load, a process of its own. A message asks what it weighs. */
const [data, database, profile] = process.argv.slice(2)
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
    pages: WIDE,
    guarded: WIDE,
    person: WIDE,
    messages: WIDE,
    messagesPerAddress: WIDE,
    work: WIDE,
    workPerAddress: WIDE,
    say: WIDE,
    entries: WIDE,
    newTables: WIDE,
    guests: WIDE,
    openTables: 1e9,
    runningTables: 1e9,
    botTables: 1e9,
    socketsPerAddress: 1e9,
    sockets: 1e9,
  },
})

const keep = profile === '' ? null : profiler(profile!)

/** Tidying up before the weighing is not the server's work: it is over when that begins, and comes after its end. */
process.on('message', async (what: 'begin' | 'end' | 'look') => {
  if (what === 'end') await keep?.end()
  const used = process.cpuUsage()
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = what === 'begin' ? process.cpuUsage() : used
  if (what === 'begin') await keep?.begin()
  process.stdout.write(
    `${JSON.stringify({ rss, held: heapUsed + external, cpu: (user + system) / 1e6, system: system / 1e6 })}\n`,
  )
})
process.once('SIGTERM', () => void node.close().then(() => process.exit(0)))
process.stdout.write(`${node.url}\n`)
