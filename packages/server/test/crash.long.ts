import { atOnce } from '@midden/kernel'
import { openPostgres, openSqlite, type Store } from '@midden/store'
import { follow, library, picture, type TableState } from '@midden/table'
import { afterAll, expect, test } from 'vitest'
import { startPostgres } from '../../../tools/postgres.mjs'
import { nodeDigest } from '../src/digest.ts'
import { storeJournal } from '../src/hosting/store-journal.ts'
import { bundled } from './support/bundle.ts'
import { guest, type Known } from './support/client.ts'
import { folder, toys } from './support/node.ts'
import { opened } from './support/play.ts'
import { insist, type Promised, persist } from './support/player.ts'
import { type Killable, killable } from './support/processes.ts'
import { noTurns } from './support/time.ts'

/** MIDDEN_KILLS=200 for the long form. */
const KILLS = Number(process.env.MIDDEN_KILLS ?? 5)
const PLAYERS = 2
const TABLES = 6

const [program] = await bundled('process.ts')
const ends: (() => Promise<void> | void)[] = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
}, 120_000)

/** The table as its journal tells it up to a version. */
async function stateAt(store: Store, table: string, version: number): Promise<TableState> {
  const context = { ...library(toys), digest: nodeDigest }
  const entries = await storeJournal({ store, ...context, turns: noTurns }, table).read(0)
  return atOnce(follow(context, table, null, entries.slice(0, version)))!
}

const pause = (ms: number): Promise<void> => new Promise((rest) => setTimeout(rest, ms))

interface Seen {
  table: string
  known: Known
}

/** Tables that are played one after the other, whatever happens to the servers. */
async function keepPlaying(
  servers: Killable[],
  promised: Promised[],
  seen: Seen[],
  until: () => boolean,
): Promise<number> {
  const bases = servers.map(({ url }) => url)
  let matches = 0
  const people = await Promise.all(
    Array.from({ length: PLAYERS }, (_, i) => insist(() => guest(bases[0]!, `Player${i}`), until)),
  )
  const play = async (number: number): Promise<void> => {
    while (!until()) {
      const game = toys[(number + matches) % toys.length]!
      const id = `t${number}-${matches++}`
      const wish = { id, listed: true, options: game.id === 'bank' ? { rounds: 3 } : {} }
      const { table } = await insist(() => opened(game.id, 3, people[0]!, PLAYERS, wish), until)
      const join = async (): Promise<void> => {
        const { status, body } = await people[1]!.post(`/api/tables/${table}/join`, { id: 'join' })
        if (status !== 200 && body.reason !== 'you sit at this table already') throw new Error(body.reason)
      }
      const start = async (): Promise<void> => {
        const { status, body } = await people[0]!.post(`/api/tables/${table}/start`, { id: 'start' })
        if (status !== 200 && body.reason !== 'the match has begun') throw new Error(body.reason)
      }
      await insist(join, until)
      await insist(start, until)
      await Promise.all(
        people.map(async (who) => {
          const known = await persist(who, table, bases, promised, until)
          if (known !== undefined) seen.push({ table, known })
        }),
      )
    }
  }
  await Promise.all(
    Array.from({ length: TABLES }, (_, number) =>
      play(number).catch((error: unknown) => {
        if (!until()) throw error
      }),
    ),
  )
  return matches
}

async function checkPromises(
  store: Store,
  promised: readonly Promised[],
  seen: readonly Seen[],
): Promise<void> {
  for (const table of new Set(promised.map((each) => each.table))) {
    const entries = await store.journals.entries(table, 0)
    expect(entries.map(({ version }) => version)).toEqual(entries.map((_, i) => i + 1))
    const stored = new Map(entries.map(({ command, version }) => [command, version]))
    expect(stored.size).toBe(entries.length)
    for (const each of promised.filter((one) => one.table === table))
      expect([each.command, stored.get(each.command)]).toEqual([each.command, each.version])
    // Every hash that was recorded comes true, or this throws.
    await stateAt(store, table, entries.length)
  }
  // What each client put together from its patches, over all its sockets, is what the journal says.
  for (const { table, known } of seen) {
    const state = await stateAt(store, table, known.version)
    expect(known.picture).toEqual(JSON.parse(JSON.stringify(picture(state, known.picture.me))))
  }
}

/** Somewhere in the middle of play: after some more acknowledgements, at no moment in particular. */
async function underWay(promised: readonly Promised[]): Promise<void> {
  const enough = promised.length + 1 + Math.random() * 12
  for (let waited = 0; promised.length < enough && waited < 200; waited++) await pause(50)
  await pause(Math.random() * 50)
}

async function survives(servers: Killable[], open: () => Promise<Store>): Promise<void> {
  await Promise.all(servers.map((server) => server.start()))
  ends.push(async () => {
    await Promise.all(servers.map((server) => server.kill()))
  })
  let kills = 0
  const promised: Promised[] = []
  const seen: Seen[] = []
  const playing = keepPlaying(servers, promised, seen, () => kills >= KILLS)
  const started = Date.now()
  while (kills < KILLS) {
    await underWay(promised)
    const victim = servers[kills % servers.length]!
    await victim.kill()
    await victim.start()
    kills++
  }
  const matches = await playing
  await Promise.all(servers.map((server) => server.kill()))
  const store = await open()
  await checkPromises(store, promised, seen)
  await store.close()
  expect(promised.length).toBeGreaterThan(KILLS)
  const seconds = Math.round((Date.now() - started) / 1000)
  process.stdout.write(
    `${kills} kills in ${seconds} s: ${promised.length} acknowledged commands in ${matches} matches, ${seen.length} clients resumed\n`,
  )
}

const LONG = 120_000 + KILLS * 30_000

test('SQLite: a killed server loses and doubles nothing that it acknowledged', {
  timeout: LONG,
}, async () => {
  const data = folder()
  await survives([await killable(program!, data)], () => openSqlite(data))
})

test('PostgreSQL: two nodes, either killed, lose and double nothing', { timeout: LONG }, async () => {
  const postgres = await startPostgres()
  ends.push(() => postgres.throwAway())
  const database = postgres.database('crash')
  const servers = await Promise.all([killable(program!, '', database), killable(program!, '', database)])
  await survives(servers, () => openPostgres(database))
})
