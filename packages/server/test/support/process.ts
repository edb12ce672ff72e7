import { inlineThinker } from '@midden/table'
import { startNode } from '../../src/index.ts'
import { games } from './games.ts'

/** A server as a process of its own, for tests that kill it. Its address is its first line. */
const [port, data, database] = process.argv.slice(2)
const WIDE = { burst: 1e9, perSecond: 1e9 }
const node = await startNode({
  port: Number(port),
  host: '127.0.0.1',
  data: data!,
  database: database === '' ? undefined : database,
  games: games,
  thinker: inlineThinker((id) => games.find((game) => game.id === id)),
  web: null,
  logLevel: process.env.MIDDEN_LOG ?? null,
  limits: {
    work: WIDE,
    workPerAddress: WIDE,
    address: WIDE,
    guarded: WIDE,
    person: WIDE,
    messages: WIDE,
    messagesPerAddress: WIDE,
    say: WIDE,
    entries: WIDE,
    newTables: WIDE,
    guests: WIDE,
    openTables: 1e9,
    runningTables: 1e9,
    botTables: 1e9,
    socketsPerAddress: 1e9,
  },
})
process.stdout.write(`${node.url}\n`)
process.once('SIGTERM', () => void node.close().then(() => process.exit(0)))
