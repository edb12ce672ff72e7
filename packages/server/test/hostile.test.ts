import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { PROTOCOL, SUBPROTOCOL } from '@midden/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { LIMITS } from '../src/limits.ts'
import { Guest, guest, Line } from './support/client.ts'
import { node } from './support/node.ts'
import { act, matchOf, table } from './support/play.ts'
import { handTime } from './support/time.ts'

const { url, port } = await node()
const strict = await node({ limits: { ...LIMITS, socketsPerAddress: 5 } })
const [ada, bob] = await Promise.all([guest(url, 'Ada'), guest(url, 'Bob')])
const quiet = await table('bank', 2, [ada!, bob!])

const socket = (base: string, headers: Record<string, string> = {}): Line =>
  new Line(new WebSocket(`${base.replace('http', 'ws')}/socket`, [SUBPROTOCOL], { headers }))
const opened = (line: Line): Promise<unknown> =>
  line.until(() => line.ws.readyState === WebSocket.OPEN || line.closed !== null, 'an open socket')

/** The server still does what it is there for. */
async function unharmed(): Promise<void> {
  const line = await ada!.at(quiet)
  expect(matchOf(line, quiet).moves).toBe(0)
  expect((await line.call({ t: 'say', table: quiet, text: 'still here' })).t).toBe('done')
  line.close()
}

describe('frames', () => {
  test('random bytes and JSON of any shape are refused, and too much of it ends the socket', async () => {
    const line = await ada!.line()
    const texts = [...fc.sample(fc.json(), 10), ...fc.sample(fc.string(), 5), '{"t":"act"}', '[]', 'null']
    for (const text of texts) line.ws.send(text)
    line.ws.send(randomBytes(200))
    await line.until(
      () => line.closed !== null || line.messages('refused').length >= texts.length + 1,
      'refusals',
    )
    expect(line.messages('refused').every(({ code }) => code === 'malformed')).toBe(true)
    for (let i = 0; i < 20; i++) line.ws.send('{')
    await line.until(() => line.closed?.code === 4000, 'the end')
    await unharmed()
  })

  test('every message of the protocol with fields of other types is refused or answered, never fatal', async () => {
    const line = await ada!.line()
    const field = fc.oneof(
      fc.constant(quiet),
      fc.string({ maxLength: 30 }),
      fc.integer(),
      fc.constant(null),
      fc.boolean(),
    )
    const message = fc.record(
      {
        t: fc.constantFrom(
          'act',
          'undo',
          'propose',
          'answer',
          'resume',
          'away',
          'back',
          'say',
          'mute',
          'follow',
        ),
        id: fc.constantFrom('a', 'b', '', '💥'),
        table: field,
        seen: field,
        action: fc.oneof(
          field,
          fc.record({ act: field, n: field, ns: fc.array(field) }, { requiredKeys: [] }),
        ),
        what: field,
        seat: field,
        text: field,
      },
      { requiredKeys: ['t'] },
    )
    for (const wrong of fc.sample(message, 15)) line.send(wrong)
    await line.until(
      () => line.messages('refused').length + line.messages('done').length >= 15 || line.closed !== null,
    )
    line.close()
    await unharmed()
  })

  test('a socket that does not read is closed, and the server goes on', async () => {
    const line = await ada!.line()
    const [stream] = [(line.ws as unknown as { _socket: { pause(): void; resume(): void } })._socket]
    stream.pause()
    for (let i = 0; i < 6000; i++) line.send({ t: 'follow', id: `f${i}`, table: quiet, seen: null })
    const closed = async (): Promise<string> => String((await ada!.ask('GET', '/metrics')).body.text)
    await expect.poll(closed, { timeout: 30_000 }).toMatch(/sockets_refused_total\{reason="too slow"\} 1/)
    stream.resume()
    await unharmed()
    line.close()
  })

  test('a frame above 8,192 bytes ends the socket', async () => {
    const line = await ada!.line()
    line.ws.send('x'.repeat(8193))
    await line.until(() => line.closed?.code === 1009, 'the end')
    await unharmed()
  })

  test('bytes that are no WebSocket end the connection', async () => {
    const raw = connect(port, '127.0.0.1')
    raw.write(
      'GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    )
    await new Promise((resolve) => raw.once('data', resolve))
    raw.write(randomBytes(500))
    await new Promise((resolve) => raw.once('close', resolve))
    await unharmed()
  })
})

describe('the door', () => {
  test('a ticket is good for one socket', async () => {
    const ticket = await ada!.ticket()
    const answers: unknown[] = []
    for (let i = 0; i < 2; i++) {
      const line = socket(url)
      await opened(line)
      line.send({ t: 'hello', id: 'h', v: PROTOCOL, ticket })
      await line.until(() => line.messages('welcome').length > 0 || line.closed !== null, 'an answer')
      answers.push(line.closed?.code ?? 'welcome')
      line.close()
    }
    expect(answers).toEqual(['welcome', 4001])
  })

  test('a wrong ticket, another protocol or no hello first are turned away', async () => {
    const line = socket(url)
    await opened(line)
    line.send({ t: 'ping', id: 'p' })
    await line.until(() => line.messages('refused')[0]?.code === 'unwelcome', 'say hello first')
    line.send({ t: 'hello', id: 'h', v: PROTOCOL, ticket: 'guessed' })
    await line.until(() => line.closed?.code === 4001, 'closed')
    const old = socket(url)
    await opened(old)
    old.send({ t: 'hello', id: 'h', v: 99, ticket: await ada!.ticket() })
    await old.until(() => old.closed?.code === 4001, 'closed')
  })

  test('sockets from other sites are refused, and so are requests that change something', async () => {
    const foreign = socket(url, { origin: 'https://evil.example' })
    await foreign.until(() => foreign.closed !== null, 'refused')
    expect(foreign.messages('welcome')).toEqual([])
    const own = socket(url, { origin: url })
    await opened(own)
    expect(own.closed).toBe(null)
    own.close()
    const origin = { origin: 'https://evil.example' }
    const reply = await ada!.ask('POST', '/api/ticket', {}, origin)
    expect([reply.status, reply.body.code]).toEqual([403, 'foreign'])
    expect((await ada!.ask('POST', '/api/ticket', {}, { origin: 'null' })).status).toBe(403)
    expect((await ada!.ask('POST', '/api/ticket', {}, { origin: url })).status).toBe(200)
  })

  test('one address has only so many sockets', async () => {
    const lines = Array.from({ length: 8 }, () => socket(strict.url))
    await Promise.all(lines.map(opened))
    expect(lines.filter(({ closed }) => closed !== null)).toHaveLength(3)
    for (const line of lines) line.close()
  })

  test('a flood is answered with "slow down", then closed; others play on', async () => {
    const eve = await guest(strict.url, 'Eve')
    const line = await eve.line()
    for (let i = 0; i < 500; i++) line.send({ t: 'ping', id: 'p' })
    await line.until(() => line.closed?.code === 4029, 'closed')
    expect(line.messages('refused').some(({ code }) => code === 'too-many')).toBe(true)
    expect((await guest(strict.url, 'Ida')).person).not.toBe('')
  })

  test('messages count for the person over all its sockets, and for the address over all its people', async () => {
    const usual = await node({ limits: LIMITS })
    const [eve, ida] = await Promise.all([guest(usual.url, 'Eve'), guest(usual.url, 'Ida')])
    const tooMany = async (who: typeof eve, sockets: number, each: number): Promise<number> => {
      const lines = await Promise.all(Array.from({ length: sockets }, () => who.line()))
      for (const line of lines) for (let i = 0; i < each; i++) line.send({ t: 'ping', id: `p${i}` })
      const answered = ({ frames }: (typeof lines)[number]): boolean => frames.length === each + 1
      await Promise.all(lines.map((line) => line.until(() => answered(line), 'answers')))
      for (const line of lines) line.close()
      return lines.flatMap((line) => line.messages('refused')).filter(({ code }) => code === 'too-many')
        .length
    }
    expect(await tooMany(eve, 4, 50)).toBeGreaterThan(50)
    expect(await tooMany(ida, 1, 20)).toBe(0)
    const narrow = { ...LIMITS, messagesPerAddress: { burst: 40, perSecond: 0 } }
    const other = await node({ limits: narrow })
    for (const who of [eve, ida]) await Object.assign(who, { base: other.url, cookie: '' }).enter()
    expect(await tooMany(eve, 1, 30)).toBe(0)
    expect(await tooMany(ida, 1, 30)).toBeGreaterThan(15)
  })

  test('chat has a pace of its own', async () => {
    const [eve, ida] = await Promise.all([guest(strict.url, 'Eve'), guest(strict.url, 'Ida')])
    const id = await table('bank', 2, [eve, ida])
    const line = await eve.at(id)
    const codes: unknown[] = []
    for (let i = 0; i < 8; i++) {
      const answer = await line.call({ t: 'say', table: id, text: `${i}` })
      codes.push(answer.t === 'refused' ? answer.code : 'done')
    }
    expect(codes).toEqual([...Array(5).fill('done'), ...Array(3).fill('too-many')])
    expect((await act(line, id)).t).toBe('done')
    line.close()
  })
})

describe('requests', () => {
  test('of wrong shape are refused with the place', async () => {
    const reply = await ada!.post('/api/tables', { game: 7, seats: 'all' })
    expect([reply.status, reply.body.code]).toEqual([400, 'malformed'])
    expect(reply.body.reason).toContain('game')
    expect((await ada!.ask('GET', '/api/tables/..%2f..%2fetc')).status).toBe(400)
    expect((await ada!.ask('GET', '/api/tables?before=x')).status).toBe(400)
    const response = await fetch(`${url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name": ',
    })
    expect(response.status).toBe(400)
  })

  test('of great length are refused', async () => {
    const reply = await ada!.post('/api/guest', { name: 'x'.repeat(20_000) })
    expect([reply.status, reply.body.reason]).toEqual([413, 'the request is too large'])
  })

  test('a clock that is set back or on changes nobody’s share', async () => {
    const hand = handTime()
    const rate = { burst: 3, perSecond: 1 }
    const { url: base } = await node({ time: hand.time, limits: { ...LIMITS, address: rate } })
    const asked = async (): Promise<number> => (await fetch(`${base}/api/games`)).status
    expect([await asked(), await asked()]).toEqual([200, 200])
    hand.set(hand.time.now() - 3_600_000)
    expect([await asked(), await asked()]).toEqual([200, 429])
    hand.set(hand.time.now() + 7_200_000)
    expect(await asked()).toBe(429)
    await hand.pass(1000)
    expect(await asked()).toBe(200)
  })

  test('whatever one address loads is bounded, documents and sockets too', async () => {
    const narrow = await node({ limits: { ...LIMITS, pages: { burst: 4, perSecond: 0 } } })
    const asked = async (path: string): Promise<number> => (await fetch(narrow.url + path)).status
    expect([await asked('/openapi.json'), await asked('/protocol.json'), await asked('/api/games')]).toEqual([
      200, 200, 200,
    ])
    const sockets = Array.from({ length: 5 }, () => socket(narrow.url))
    await Promise.all(sockets.map(opened))
    expect(sockets.filter(({ ws }) => ws.readyState === WebSocket.OPEN)).toHaveLength(4)
    expect([await asked('/nothing.png'), await asked('/openapi.json')]).toEqual([404, 429])
  })

  test('what is sent is read in a turn of its own, and measured', async () => {
    const watched = await node({ showMetrics: true })
    await guest(watched.url, 'Eve')
    const { text } = (await ada!.ask('GET', '/metrics')).body
    expect(String(text)).toMatch(/midden_hold_seconds_count\{kind="body"\} [1-9]/)
  })

  test('passwords cannot be guessed quickly, and tables cannot be opened by the thousand', async () => {
    const eve = await guest(strict.url, 'Eve')
    const tries = await Promise.all(
      Array.from({ length: 15 }, () =>
        eve.post('/api/login', { account: 'someone', password: 'guess guess' }),
      ),
    )
    expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThan(3)
    const seats = [{ kind: 'open' }, { kind: 'open' }]
    const opens = await Promise.all(
      Array.from({ length: 80 }, () => eve.post('/api/tables', { game: 'draft', seats })),
    )
    expect(opens.some(({ status }) => status === 429)).toBe(true)
  })

  test.each(['/%61pi/', '/%61%70%69/', '/a%70i/', '/api/'])('%s leads past the same guards', async (api) => {
    const eve = await guest(url, 'Eve')
    const foreign = { origin: 'https://evil.example' }
    expect((await eve.ask('POST', `${api}guest`, { name: 'Eve' }, foreign)).status).toBe(403)
    for (const path of ['games', 'nothing'])
      expect((await fetch(url + api + path)).headers.get('cache-control')).toBe('no-store')
    const narrow = await node({ limits: { ...LIMITS, address: { burst: 5, perSecond: 0 } } })
    const statuses: number[] = []
    for (let i = 0; i < 8; i++)
      statuses.push((await fetch(narrow.url + api + (i % 2 === 0 ? 'games' : 'nothing'))).status)
    expect(statuses).toEqual([200, 404, 200, 404, 200, 429, 429, 429])
  })

  test('every page comes with the headers that keep other sites out', async () => {
    const { headers } = await fetch(`${url}/api/games`)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('no-store')
    // Without TLS browsers ignore it, and say so in the console of every player.
    expect(headers.get('cross-origin-opener-policy')).toBe(null)
    const proxied = await node({ trustProxy: true })
    const secure = await fetch(`${proxied.url}/api/games`, { headers: { 'x-forwarded-proto': 'https' } })
    expect(secure.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })

  test('nobody without a cookie does anything', async () => {
    const nobody = new Guest(url, '')
    for (const path of ['/api/ticket', `/api/tables/${quiet}/start`, `/api/tables/${quiet}/leave`])
      expect((await nobody.post(path)).status).toBe(403)
    await unharmed()
  })
})
