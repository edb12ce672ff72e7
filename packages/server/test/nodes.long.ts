import { nthOf, type Offer } from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import { startPostgres } from '../../../tools/postgres.mjs'
import { type Guest, guest, type Line } from './support/client.ts'
import { atTheEnd, node } from './support/node.ts'
import { act, matchOf, playOut, table } from './support/play.ts'

const postgres = await startPostgres()
atTheEnd(() => postgres.throwAway())
const database = postgres.database('nodes')
const nodes = await Promise.all([node({ database }), node({ database })])
const [ada, bob, cleo] = await Promise.all(['Ada', 'Bob', 'Cleo'].map((name) => guest(nodes[0]!.url, name)))

/** The same person on another node. */
const on = (who: Guest, which: number): Guest =>
  Object.assign(Object.create(who) as Guest, { base: nodes[which]!.url })

const pause = (ms: number): Promise<void> => new Promise((rest) => setTimeout(rest, ms))

test('a match is played over two nodes, each seat on another, and all see one order', async () => {
  const id = await table('draft', 3, [ada!, bob!, cleo!])
  const lines = await Promise.all([on(ada!, 0).at(id), on(bob!, 1).at(id), on(cleo!, 1).at(id)])
  await playOut(lines, id)
  const ends = lines.map((line) => line.picture(id).match!.outcome)
  expect(ends[1]).toEqual(ends[0])
  expect(ends[2]).toEqual(ends[0])
  for (const line of lines) line.close()
})

test('who is there is known on every node', async () => {
  const id = await table('bank', 2, [ada!, bob!])
  const a = await on(ada!, 0).at(id)
  const b = await on(bob!, 1).at(id)
  for (const line of [a, b])
    await line.until(() => line.messages('presence').at(-1)?.seats.join() === '0,1', 'both there')
  b.close()
  await a.until(() => a.messages('presence').at(-1)!.seats.join() === '0', 'bob gone')
  a.close()
})

test('logging out everywhere closes sockets on every node', async () => {
  const dora = await guest(nodes[0]!.url, 'Dora')
  const line = await on(dora, 1).line()
  await dora.done('/api/logout', { everywhere: true })
  await line.until(() => line.closed?.code === 4004, 'closed')
})

test('logging out, and logging in, closes the session’s sockets on every node', async () => {
  const fay = await guest(nodes[0]!.url, 'Fay')
  const asGuest = await on(fay, 1).line()
  const account = { account: 'fay-nodes', password: 'correct horse battery' }
  await fay.done('/api/account', account)
  await fay.done('/api/login', account)
  await asGuest.until(() => asGuest.closed?.code === 4004, 'closed by the log-in')
  const line = await on(fay, 1).line()
  await fay.done('/api/logout')
  await line.until(() => line.closed?.code === 4004, 'closed by the log-out')
})

test('when the node that drives the bots is gone, another goes on', async () => {
  const own = await node({ database })
  const eve = await guest(own.url, 'Eve')
  const id = await table('bank', 2, [eve], { pace: 500, options: { rounds: 3 } })
  const line = await eve.at(id)
  await act(line, id)
  await own.close()
  const there = Object.assign(Object.create(eve) as Guest, { base: nodes[1]!.url })
  const back = await there.at(id)
  await back.until(() => matchOf(back, id).moves === 2, 'the bot’s move', 20_000)
  back.close()
})

describe('duplicates and reorder', () => {
  /** Sends a command one to five times, over both nodes, in any order. */
  async function scattered(lines: Line[], message: { t: string; id: string }): Promise<number | null> {
    const times = 1 + Math.floor(Math.random() * 5)
    const answers = await Promise.all(
      Array.from({ length: times }, async () => {
        await pause(Math.random() * 20)
        return lines[Math.floor(Math.random() * lines.length)]!.call(message)
      }),
    )
    const versions = answers.map((answer) => (answer.t === 'done' ? answer.version : null))
    // A repeat may be read before the first is stored, never the other way round: all that are done agree.
    const done = new Set(versions.filter((version) => version !== null))
    expect(done.size).toBeLessThanOrEqual(1)
    return [...done][0] ?? null
  }

  test.each(['draft', 'bank', 'duel'])(
    '%s: every command counts once, in one order for all',
    async (game) => {
      const people = [ada!, bob!]
      for (let match = 0; match < 3; match++) {
        const id = await table(game, 2, people)
        const lines = await Promise.all(
          people.map((who) => Promise.all([on(who, 0).at(id), on(who, 1).at(id)])),
        )
        const applied = new Map<string, number>()
        await Promise.all(
          lines.map(async (pair, seat) => {
            for (let n = 0; ; n++) {
              const line = pair[n % 2]!
              const command = await line.until(() => {
                if (line.picture(id).status !== 'playing') return 'over'
                const { waiting, menu } = matchOf(line, id)
                if (!waiting.some((row) => row.seat === seat && !row.optional)) return null
                const seen = line.tables.get(id)!.version
                return { t: 'act', id: `s${seat}-${n}`, table: id, seen, action: nthOf(menu as Offer[], 0) }
              }, 'a turn')
              if (command === 'over') return
              const version = await scattered(pair, command)
              if (version !== null) applied.set(command.id, version)
              await line.until(() => line.tables.get(id)!.version >= (version ?? 0), 'news')
            }
          }),
        )
        const all = lines.flat()
        await Promise.all(all.map((line) => line.until(() => line.picture(id).status === 'over', 'the end')))
        expect(new Set(all.map((line) => line.tables.get(id)!.version)).size).toBe(1)
        // One history for all: every viewer's versions run without a gap, every command has a version of its own.
        for (const line of all) {
          const { versions } = line.tables.get(id)!
          expect(versions).toEqual(versions.map((_, i) => versions[0]! + i))
        }
        expect(new Set(applied.values()).size).toBe(applied.size)
        const file = (await ada!.ask('GET', `/api/tables/${id}/file`)).body as unknown as {
          actions: object[]
        }
        expect(file.actions).toHaveLength(applied.size)
        for (const line of all) line.close()
      }
    },
  )
})

test('without PostgreSQL nothing is acknowledged; when it is back everything goes on', async () => {
  const id = await table('bank', 2, [ada!, bob!], { options: { rounds: 3 } })
  const [a, b] = await Promise.all([on(ada!, 0).at(id), on(bob!, 1).at(id)])
  postgres.stop('immediate')
  const sent = Date.now()
  const { version } = a.tables.get(id)!
  const command = { t: 'act', id: 'while-away', table: id, seen: version, action: { act: 'spend', n: 1 } }
  const asked = a.call(command)
  await a.until(() => a.messages('notice').some(({ kind }) => kind === 'storage'), 'a notice')
  expect((await fetch(`${nodes[0]!.url}/readyz`)).status).toBe(503)
  expect((await fetch(`${nodes[0]!.url}/healthz`)).status).toBe(200)
  await pause(10_000)
  expect(a.messages('done').some(({ id: answered }) => answered === 'while-away')).toBe(false)
  postgres.start()
  // On a slow machine the server has told the client to try again before the database was back.
  const first = await asked
  const answer = first.t === 'refused' && first.code === 'unavailable' ? await a.call(command) : first
  expect(answer).toMatchObject({ t: 'done', version: version + 1 })
  expect(Date.now() - sent).toBeGreaterThan(10_000)
  await a.until(() => a.messages('notice').at(-1)?.kind === 'storage-back', 'the other notice')
  await b.until(() => b.tables.get(id)!.version === version + 1, 'the news on the other node', 20_000)
  expect((await act(b, id)).t).toBe('done')
  expect((await fetch(`${nodes[0]!.url}/readyz`)).status).toBe(200)
  for (const line of [a, b]) line.close()
})
