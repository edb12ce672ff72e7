import { hashOf, type Journal, replay } from '@midden/kernel'
import { journalOf, MatchFileBody, verifyFairness } from '@midden/protocol'
import type { MatchFile } from '@midden/table'
import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import { Guest, guest } from './support/client.ts'
import { node, toys } from './support/node.ts'
import { act, matchOf, opened, playOut, table } from './support/play.ts'

const { url } = await node()
const [ada, bob, cleo] = await Promise.all(['Ada', 'Bob', 'Cleo'].map((name) => guest(url, name)))
const nobody = new Guest(url, 'Nobody')
const ids = async (who: Guest, path: string): Promise<unknown[]> =>
  ((await who.ask('GET', path)).body.tables as { table: string }[]).map((row) => row.table)

test('the catalogue has every game with a form for its options, and the bots', async () => {
  const { body } = await nobody.ask('GET', '/api/games')
  const games = body.games as { id: string; options: { properties: object } }[]
  expect(games.map(({ id }) => id)).toEqual(toys.map(({ id }) => id))
  expect(games[0]!.options.properties).toHaveProperty('rounds')
  expect((body.bots as { name: string }[]).map(({ name }) => name)).toContain('steady')
})

describe('opening a table', () => {
  test('needs a person', async () => {
    const reply = await nobody.post('/api/tables', {
      game: 'draft',
      seats: [{ kind: 'open' }, { kind: 'open' }],
    })
    expect([reply.status, reply.body.code]).toEqual([403, 'unwelcome'])
  })

  test('what the game does not allow is refused with the clause', async () => {
    const alone = await ada!.post('/api/tables', { game: 'draft', seats: [{ kind: 'open' }] })
    expect([alone.status, alone.body]).toEqual([
      422,
      { code: 'rules', reason: 'Draft is played by 2 to 4', clauses: ['D-1'] },
    ])
    const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'steady' }]
    const odd = await ada!.post('/api/tables', { game: 'bank', seats, options: { rounds: 9 } })
    expect([odd.status, odd.body.clauses]).toEqual([422, ['B-1']])
    expect((await ada!.post('/api/tables', { game: 'chess', seats })).status).toBe(404)
    const bot = await ada!.post('/api/tables', {
      game: 'draft',
      seats: [{ kind: 'open' }, { kind: 'bot', bot: 'deep' }],
    })
    expect(bot.body.reason).toBe('there is no bot "deep"')
    expect((await ada!.post('/api/tables', { game: 'draft', seats, seat: 1 })).status).toBe(409)
  })

  test('sent twice it opens one table', async () => {
    const wish = { id: 'once', game: 'draft', seats: [{ kind: 'open' }, { kind: 'open' }] }
    const [one, two] = await Promise.all([ada!.done('/api/tables', wish), ada!.done('/api/tables', wish)])
    expect(one.table).toBe(two.table)
    expect((await bob!.done('/api/tables', wish)).table).not.toBe(one.table)
  })

  test('options come filled in, and the table can be told apart by its clock', async () => {
    const { table: id } = await opened('bank', 2, ada!, 2, { options: { income: 'die' }, clock: 'day' })
    const line = await ada!.at(id)
    expect(line.picture(id)).toMatchObject({
      options: { income: 'die', rounds: 2 },
      clock: 'day',
      status: 'open',
      host: 0,
    })
    line.close()
  })
})

describe('what a table tells its players', () => {
  test('odds and hints, where the host has not said otherwise', async () => {
    const usual = await opened('draft', 2, ada!)
    const bare = await opened('draft', 2, ada!, 2, { aids: false, hints: false })
    const line = await ada!.at(usual.table)
    expect(line.picture(usual.table)).toMatchObject({ aids: true, hints: true })
    line.close()
    const other = await ada!.at(bare.table)
    expect(other.picture(bare.table)).toMatchObject({ aids: false, hints: false })
    other.close()
  })
})

describe('finding a table', () => {
  test('a private table is there for those who sit at it and for those with the code', async () => {
    const { table: id, code } = await opened('draft', 2, ada!)
    expect((await bob!.ask('GET', `/api/tables/${id}`)).status).toBe(404)
    expect((await ada!.ask('GET', `/api/tables/${id}`)).body).toMatchObject({ me: 0, code, listed: false })
    expect(await ids(nobody, '/api/tables')).not.toContain(id)
    const invited = (await bob!.ask('GET', `/api/codes/${code}`)).body
    expect(invited).toMatchObject({ table: id, me: null, game: 'draft', status: 'open' })
    expect((await bob!.ask('GET', '/api/codes/AAAAAAAAAA')).status).toBe(404)
    const reserved = { plan: { kind: 'reserved', name: 'Bob' } }
    for (const there of [id, 'nosuchtable1']) {
      const asked = [
        await bob!.post(`/api/tables/${there}/join`),
        await bob!.post(`/api/tables/${there}/join`, { code: 'AAAAAAAAAA' }),
        await bob!.post(`/api/tables/${there}/leave`),
        await bob!.post(`/api/tables/${there}/start`),
        await bob!.post(`/api/tables/${there}/rematch`),
        await bob!.post(`/api/tables/${there}/fork`, { moves: 0, seat: 0 }),
        await bob!.ask('PUT', `/api/tables/${there}/seats/1`, reserved),
        await bob!.ask('GET', `/api/tables/${there}/file`),
      ]
      const none = { code: 'unknown', reason: 'there is no such table', clauses: [] }
      expect(asked).toEqual(asked.map(() => ({ status: 404, body: none })))
    }
    expect((await bob!.done(`/api/tables/${id}/join`, { code })).me).toBe(1)
    expect(await ids(bob!, '/api/tables/mine')).toContain(id)
  })

  test('wrong codes are counted, right ones are not', async () => {
    const wrongCodes = { burst: 2, perSecond: 0 }
    const club = await node({ limits: { wrongCodes } })
    const dora = await guest(club.url, 'Dora')
    const { table: id, code } = await opened('draft', 2, dora)
    const status = async (asked: string): Promise<number> =>
      (await dora.ask('GET', `/api/codes/${asked}`)).status
    for (let i = 0; i < 15; i++) expect(await status(code)).toBe(200)
    expect([await status('AAAAAAAAAA')]).toEqual([404])
    const eve = await guest(club.url, 'Eve')
    expect((await eve.post(`/api/tables/${id}/join`, { code: 'AAAAAAAAAA' })).status).toBe(404)
    expect([await status('AAAAAAAAAA'), await status(code)]).toEqual([429, 429])
    expect((await eve.post(`/api/tables/${id}/join`, { code })).status).toBe(404)
  })

  test('a host without a seat lays a private table out', async () => {
    const plan = { kind: 'open' }
    const { table: id } = await ada!.done('/api/tables', { game: 'draft', seats: [plan, plan], seat: null })
    const laid = await ada!.ask('PUT', `/api/tables/${id}/seats/1`, { plan: { kind: 'bot', bot: 'steady' } })
    expect(laid.status).toBe(200)
  })

  test('a listed table is there for everybody, without its code', async () => {
    const { table: id } = await opened('draft', 2, ada!, 2, { listed: true })
    expect(await ids(nobody, '/api/tables')).toContain(id)
    expect((await nobody.ask('GET', `/api/tables/${id}`)).body).toMatchObject({ code: null, me: null })
    await bob!.done(`/api/tables/${id}/join`)
  })

  test('the list says whose turn it is', async () => {
    const id = await table('bank', 2, [ada!, bob!])
    const turn = async (who: Guest): Promise<unknown> =>
      (await who.ask('GET', `/api/tables/${id}`)).body.myTurn
    expect([await turn(ada!), await turn(bob!)]).toEqual([true, false])
    const line = await ada!.at(id)
    await act(line, id)
    expect([await turn(ada!), await turn(bob!)]).toEqual([false, true])
    line.close()
  })

  test('a long list comes page by page', async () => {
    const many = await guest(url, 'Many')
    for (let i = 0; i < 31; i++) await opened('draft', 2, many)
    const first = (await many.ask('GET', '/api/tables/mine')).body
    expect(first.tables).toHaveLength(30)
    const rest = (await many.ask('GET', `/api/tables/mine?before=${first.more}`)).body
    expect([(rest.tables as object[]).length, rest.more]).toEqual([1, null])
  })
})

describe('before the start', () => {
  test('the host lays seats out, people come and go, the host starts', async () => {
    const { table: id, code } = await opened('draft', 3, ada!)
    const put = (who: Guest, seat: number, plan: object) =>
      who.ask('PUT', `/api/tables/${id}/seats/${seat}`, { plan })
    expect((await put(bob!, 1, { kind: 'bot', bot: 'random' })).status).toBe(404)
    expect((await put(ada!, 1, { kind: 'reserved', name: 'Cleo' })).status).toBe(200)
    expect((await put(ada!, 2, { kind: 'bot', bot: 'random' })).status).toBe(200)
    expect((await bob!.post(`/api/tables/${id}/join`, { code })).body.reason).toBe('no seat is free')
    await cleo!.done(`/api/tables/${id}/join`, { code })
    await cleo!.done(`/api/tables/${id}/leave`)
    expect((await ada!.post(`/api/tables/${id}/start`)).body.reason).toContain('seat 2 is still free')
    await bob!.done(`/api/tables/${id}/join`, { code })
    expect((await ada!.done(`/api/tables/${id}/start`)).status).toBe('playing')
  })
})

describe('after the end', () => {
  const played = async (): Promise<string> => {
    const id = await table('draft', 3, [ada!, bob!], { hints: false })
    const lines = await Promise.all([ada!.at(id), bob!.at(id)])
    await playOut(lines, id)
    for (const line of lines) line.close()
    return id
  }
  const finished = played()

  test('the match file proves itself: replay, hashes, outcome and luck', async () => {
    const reply = await ada!.ask('GET', `/api/tables/${await finished}/file`)
    const file = reply.body as unknown as MatchFile
    expect(Compile(MatchFileBody).Check(file)).toBe(true)
    const game = toys.find(({ id }) => id === file.game)!
    const generators: { a: number; b: number; c: number; d: number }[] = []
    const note = (position: { rng: (typeof generators)[number] }): void => {
      const { a, b, c, d } = position.rng
      generators.push({ a, b, c, d })
    }
    const hashes: string[] = []
    const end = replay(game, journalOf(file) as Journal, undefined, (match, move) => {
      if (move !== null) hashes.push(hashOf(match.position))
      note(match.position)
    })
    expect(hashes).toEqual(file.actions.map(({ hash }) => hash))
    expect(game.outcome(end.position)).toEqual(file.outcome)
    expect(await verifyFairness(file, generators)).toEqual([])
    expect(file.entropy).toEqual(['', '', ''])
  })

  test('the file is for those who may see the match, and only when it is over', async () => {
    expect((await cleo!.ask('GET', `/api/tables/${await finished}/file`)).status).toBe(404)
    const id = await table('draft', 2, [ada!, bob!])
    expect((await ada!.ask('GET', `/api/tables/${id}/file`)).status).toBe(409)
  })

  test('it is among the finished ones, with its outcome', async () => {
    const id = await finished
    expect(await ids(bob!, '/api/tables/finished')).toContain(id)
    expect(await ids(bob!, '/api/tables/mine')).not.toContain(id)
    expect((await bob!.ask('GET', `/api/tables/${id}`)).body.outcome).toMatchObject({
      scores: expect.any(Array),
    })
  })

  test('a rematch is one table, however many ask, with the seats kept', async () => {
    const id = await finished
    const line = await bob!.at(id)
    expect((await cleo!.post(`/api/tables/${id}/rematch`)).status).toBe(404)
    const [one, two] = await Promise.all([
      ada!.done(`/api/tables/${id}/rematch`),
      bob!.done(`/api/tables/${id}/rematch`),
    ])
    expect(one.table).toBe(two.table)
    await line.until(() => line.picture(id).next === one.table, 'the rematch')
    const summary = (await ada!.ask('GET', `/api/tables/${one.table}`)).body
    expect(summary.seats).toMatchObject([{ name: 'Ada' }, { name: 'Bob' }, { kind: 'bot' }])
    await line.follow(one.table!)
    expect(line.picture(one.table!)).toMatchObject({ aids: true, hints: false })
    line.close()
  })

  test('a finished match can be played on from any move, against bots', async () => {
    const id = await finished
    expect((await ada!.post(`/api/tables/${id}/fork`, { moves: 99, seat: 0 })).body.reason).toContain(
      'has 9 moves',
    )
    expect((await ada!.post(`/api/tables/${id}/fork`, { moves: 3, seat: 7 })).status).toBe(404)
    const fork = await bob!.done(`/api/tables/${id}/fork`, { moves: 3, seat: 1 })
    const line = await bob!.at(fork.table!)
    expect(matchOf(line, fork.table!).view).toMatchObject({ me: 1 })
    expect(matchOf(line, fork.table!).moves).toBeGreaterThanOrEqual(3)
    await playOut([line], fork.table!)
    const file = (await bob!.ask('GET', `/api/tables/${fork.table}/file`)).body as unknown as MatchFile
    const original = (await bob!.ask('GET', `/api/tables/${id}/file`)).body as unknown as MatchFile
    expect(file.forked).toBe(3)
    expect(file.actions.slice(0, 3).map(({ hash }) => hash)).toEqual(
      original.actions.slice(0, 3).map(({ hash }) => hash),
    )
    expect(await verifyFairness(file)).toEqual([])
    line.close()
  })
})

describe('operations', () => {
  test('health, readiness, metrics and the description of the interface', async () => {
    expect((await nobody.ask('GET', '/healthz')).status).toBe(200)
    expect((await nobody.ask('GET', '/readyz')).status).toBe(200)
    const told = (await nobody.ask('GET', '/metrics')).body.text
    expect(told).toContain('midden_commands_total')
    expect(told).toContain('midden_build_info{version="unknown",store="sqlite"} 1')
    expect(told).toContain('midden_store_away 0')
    const closed = await node({ showMetrics: false })
    expect((await fetch(`${closed.url}/metrics`)).status).toBe(404)
    const { paths } = (await nobody.ask('GET', '/openapi.json')).body as unknown as { paths: object }
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/tables', '/api/tables/{table}/join', '/api/ticket']),
    )
    expect((await nobody.ask('GET', '/nothing')).status).toBe(404)
    expect((await nobody.ask('GET', '/api/nothing')).body).toMatchObject({ code: 'unknown' })
  })
})
