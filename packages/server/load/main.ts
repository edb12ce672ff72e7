import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { games } from '@midden/games'
import { WebSocket } from 'ws'
import { startPostgres } from '../../../tools/postgres.mjs'
import { child, weigh } from './child.ts'
import { atRate, inParallel, kilobytes, Times } from './figures.ts'
import { LoadTable, type Measures } from './table.ts'

const SEATS = 4

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    rate: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '30' },
    store: { type: 'string', default: 'both' },
    game: { type: 'string' },
    warm: { type: 'string', default: '5' },
    profile: { type: 'string' },
    help: { type: 'boolean' },
  },
})
if (values.help === true) {
  process.stdout.write(`npm run load -- [options]: what a server carries on this machine, beside a bare ws server.

  --tables N         tables with ${SEATS} sockets each (default 500)
  --rate N           moves a second over all of them (default 300)
  --seconds N        for so long (default 30)
  --store NAME       sqlite, postgres or both (default both)
  --game ID          one of ${games.map(({ id }) => id).join(', ')}
  --warm N           seconds at that rate before anything is measured (default 5)
  --profile FOLDER   writes a CPU profile of the server there
`)
  process.exit(0)
}
const [count, rate, seconds] = [Number(values.tables), Number(values.rate), Number(values.seconds)]
const warm = Number(values.warm)
const game = values.game ?? games.find(({ seats }) => seats.min <= SEATS && seats.max >= SEATS)!.id
const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** The same frames, as often, to as many, through a bare ws server. */
async function ceiling(frames: readonly string[]): Promise<void> {
  const server = child('echo')
  const url = await server.line()
  const told = new Times()
  const groups = Array.from({ length: count }, (_, group) => ({
    group,
    sockets: [] as WebSocket[],
    sent: 0,
    left: 0,
  }))
  await inParallel(groups, 20, async (each) => {
    for (let seat = 0; seat < SEATS; seat++) {
      const ws = new WebSocket(`${url}/${each.group}`, { perMessageDeflate: false })
      await new Promise((open) => ws.once('open', open))
      ws.on('message', (data) => {
        JSON.parse(String(data))
        if (--each.left === 0) told.add(performance.now() - each.sent)
      })
      each.sockets.push(ws)
    }
  })
  let next = 0
  const before = await weigh(server)
  await atRate(rate, Math.min(10, seconds), () => {
    const each = groups[next++ % groups.length]!
    if (each.left > 0) return
    each.left = SEATS
    each.sent = performance.now()
    each.sockets[next % SEATS]!.send(frames[next % frames.length]!)
  })
  await new Promise((rest) => setTimeout(rest, 500))
  const used = (((await weigh(server)).cpu - before.cpu) / told.count) * 1000
  say(`  bare ws, same frames: ${used.toFixed(2)} ms a move, to the last seat ${told.text()}`)
  for (const { sockets } of groups) for (const ws of sockets) ws.terminate()
  await server.stop()
}

async function measured(name: string, data: string, database: string): Promise<void> {
  say(`${name}: ${count} tables of ${game}, ${count * SEATS} sockets, ${rate} moves/s for ${seconds} s`)
  const server = child('server', data, database, values.profile ?? '')
  const url = await server.line()
  const measures: Measures = { saved: new Times(), told: new Times(), refused: 0, frames: [] }
  const tables = Array.from({ length: count }, () => new LoadTable(url, measures))
  const empty = await weigh(server)
  await inParallel(tables, 16, (table) => table.open(game, SEATS))
  const opened = await weigh(server)
  await inParallel(tables, 16, (table) => table.connect())
  const connected = await weigh(server)
  let next = 0
  let missed = 0
  const move = (): void => {
    for (let tries = 0; tries < count; tries++) if (tables[next++ % count]!.move()) return
    missed++
  }
  await atRate(rate, warm, move)
  Object.assign(measures, { saved: new Times(), told: new Times(), refused: 0 })
  missed = 0
  const begun = await weigh(server, 'begin')
  const started = performance.now()
  await atRate(rate, seconds, move)
  const ran = (performance.now() - started) / 1000
  await new Promise((rest) => setTimeout(rest, 1000))
  const after = await weigh(server, 'end')
  say(
    `  ${(measures.told.count / ran).toFixed(0)} moves/s told to all (${measures.refused} refused, ${missed} not due)`,
  )
  say(`  command to saved: ${measures.saved.text()}`)
  say(`  command to the last seat's frame: ${measures.told.text()}`)
  const used = after.cpu - begun.cpu
  say(
    `  server: ${((used / ran) * 100).toFixed(0)} % of a core, ${((used / measures.told.count) * 1000).toFixed(2)} ms a move (${(((after.system - begun.system) / measures.told.count) * 1000).toFixed(2)} in the system), ${(after.rss / 2 ** 20).toFixed(0)} MB resident`,
  )
  const perTable = (opened.held - empty.held) / count
  const perSocket = (connected.held - opened.held) / (count * SEATS)
  say(
    `  memory: ${kilobytes(perTable)} a table, ${kilobytes(perSocket)} a following socket (heap and buffers)`,
  )
  for (const table of tables) table.close()
  await server.stop()
  await ceiling(measures.frames)
}

if (values.store !== 'postgres') {
  const data = mkdtempSync(join(tmpdir(), 'midden-load-'))
  await measured('SQLite', data, '')
  rmSync(data, { recursive: true, force: true })
}
if (values.store !== 'sqlite') {
  const postgres = await startPostgres()
  try {
    await measured('PostgreSQL', '', postgres.url)
  } finally {
    postgres.throwAway()
  }
}
process.exit(0)
