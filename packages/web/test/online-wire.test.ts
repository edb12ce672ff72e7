import { PROTOCOL } from '@midden/protocol/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('../src/online/wire/person.ts', () => ({ enterAgain: async () => {} }))

interface Frame {
  t: string
  id: string
  [field: string]: unknown
}

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: Frame[] = []
  onopen = (): void => {}
  onmessage = (_: { data: string }): void => {}
  onclose = (_: { code: number }): void => {}
  constructor() {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Frame)
  }
  close(code = 1005): void {
    this.readyState = 3
    this.onclose({ code })
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
  welcome(): void {
    this.readyState = 1
    this.onopen()
    this.say({ t: 'welcome', id: 'h', v: PROTOCOL, person: 'p', name: 'Ada', now: Date.now() + 5000 })
  }
  last(t: string): Frame | undefined {
    return this.sent.findLast((frame) => frame.t === t)
  }
}

const tickets = vi.fn(async () => ({
  ok: true,
  headers: new Headers({ 'content-type': 'application/json' }),
  json: async () => ({ ticket: 'a ticket', expires: 0 }),
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', tickets)
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} })
  vi.stubGlobal('location', { origin: 'http://table.test' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const picture = { match: null, seats: [], me: 0, mine: [0] }
const table = (version: number) => ({ t: 'table', table: 'thetable', version, picture, chat: [] })
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)
const now = (): FakeSocket => FakeSocket.all.at(-1)!

async function session() {
  const { openSession } = await import('../src/online/wire/session.ts')
  const { theWire } = await import('../src/online/wire/the-wire.ts')
  const opened = openSession('thetable', theWire())
  await settled()
  now().welcome()
  return opened
}

test('says hello with its ticket, follows the table whole, and knows the server’s time', async () => {
  const at = await session()
  expect(now().sent[0]).toMatchObject({ t: 'hello', v: PROTOCOL, ticket: 'a ticket' })
  expect(now().sent[1]).toMatchObject({ t: 'follow', table: 'thetable', seen: null })
  now().say(table(3))
  expect(at.state()).toMatchObject({ standing: 'open', feed: { version: 3 } })
  expect(at.now()).toBe(Date.now() + 5000)
})

test('comes back by itself, asks for what came after the version seen, and says how it stands', async () => {
  const at = await session()
  now().say(table(3))
  now().close(1006)
  expect(at.state()).toMatchObject({ standing: 'lost', feed: { version: 3 } })
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeSocket.all).toHaveLength(2)
  now().welcome()
  expect(at.state().standing).toBe('open')
  expect(now().last('follow')).toMatchObject({ seen: 3 })
})

test('a socket that opens and stays silent is given up, and another is opened', async () => {
  const { openSession } = await import('../src/online/wire/session.ts')
  const { theWire } = await import('../src/online/wire/the-wire.ts')
  const at = openSession('thetable', theWire())
  await settled()
  now().readyState = 1
  now().onopen()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(at.state().standing).toBe('lost')
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeSocket.all).toHaveLength(2)
  now().welcome()
  expect(at.state().standing).toBe('open')
})

test('where the server cannot see who we are it is asked again, on another socket', async () => {
  const { openSession } = await import('../src/online/wire/session.ts')
  const { theWire } = await import('../src/online/wire/the-wire.ts')
  const at = openSession('thetable', theWire())
  await settled()
  now().readyState = 1
  now().onopen()
  now().say({ t: 'refused', id: now().last('hello')!.id, code: 'too-many', reason: '', clauses: [] })
  expect(at.state().standing).toBe('lost')
  await vi.advanceTimersByTimeAsync(1000)
  now().welcome()
  expect(at.state().standing).toBe('open')
})

test('several who come at once share a socket, whatever becomes of the tickets', async () => {
  const { openSession } = await import('../src/online/wire/session.ts')
  const { theWire } = await import('../src/online/wire/the-wire.ts')
  tickets.mockClear()
  for (const table of ['one', 'two', 'three']) openSession(table, theWire())
  await settled()
  expect([tickets.mock.calls.length, FakeSocket.all.length]).toEqual([1, 1])
})

test('the log is asked for again where its answer was lost with the line, and not taken from other eyes', async () => {
  const at = await session()
  now().say({ ...table(3), picture: { ...picture, match: {} } })
  const lost = now().last('story')!
  now().close(1006)
  await vi.advanceTimersByTimeAsync(1000)
  now().welcome()
  now().say({ t: 'done', id: now().last('follow')!.id, version: 3 })
  const asked = now().last('story')!
  const story = (id: string) => ({ t: 'story', id, table: 'thetable', version: 3, own: 0, lines: [] })
  now().say(story(lost.id))
  expect(at.state().feed?.told).toBe(null)
  now().say(story(asked.id))
  expect(at.state().feed?.told).toBe(3)
})

test('a command without an answer is sent again under the same id, and settled once', async () => {
  const at = await session()
  now().say(table(3))
  const sent = at.send({ t: 'act', seen: 3, action: { act: 'play' } })
  const first = now().last('act')!
  expect(at.state().sending).toBe(1)
  now().close(1012)
  await vi.advanceTimersByTimeAsync(1000)
  now().welcome()
  expect(now().last('act')).toEqual(first)
  now().say({ t: 'done', id: first.id, version: 4 })
  await settled()
  // Acknowledged, but its news is still to come.
  expect(at.state().sending).toBe(1)
  now().say({
    t: 'news',
    table: 'thetable',
    version: 4,
    at: 0,
    what: { kind: 'move', seat: 0 },
    events: [],
    patch: [],
  })
  expect(await sent).toBe(null)
  expect(at.state().sending).toBe(0)
})

test('where the store is away the command is tried again; a refusal is handed on', async () => {
  const at = await session()
  now().say(table(3))
  const sent = at.send({ t: 'say', text: 'hello' })
  const { id } = now().last('say')!
  now().say({ t: 'refused', id, code: 'unavailable', reason: '', clauses: [] })
  await vi.advanceTimersByTimeAsync(1000)
  expect(now().sent.filter((frame) => frame.id === id)).toHaveLength(2)
  now().say({ t: 'refused', id, code: 'too-many', reason: '', clauses: [] })
  expect(await sent).toMatchObject({ code: 'too-many' })
})

test('a hole in the news is filled by asking again', async () => {
  await session()
  now().say(table(3))
  now().say({
    t: 'news',
    table: 'thetable',
    version: 6,
    at: 0,
    what: { kind: 'start' },
    events: [],
    patch: [],
  })
  expect(now().last('follow')).toMatchObject({ seen: 3 })
})

test('a line that does not answer is cut, and taken up again', async () => {
  const at = await session()
  now().say(table(3))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(now().last('ping')).toBeDefined()
  await vi.advanceTimersByTimeAsync(8000)
  expect(at.state().standing).toBe('lost')
  await vi.advanceTimersByTimeAsync(1000)
  now().welcome()
  expect(at.state().standing).toBe('open')
})

test('does not come back where it is not wanted, until it is told to', async () => {
  const at = await session()
  now().say(table(3))
  now().close(4004)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(at.state().standing).toBe('out')
  expect(FakeSocket.all).toHaveLength(1)
  at.retry()
  await settled()
  expect(FakeSocket.all).toHaveLength(2)
})

test('a private table is declined with its reason; the last to leave closes the line', async () => {
  const at = await session()
  const { id } = now().last('follow')!
  now().say({ t: 'refused', id, code: 'unwelcome', reason: 'private', clauses: [] })
  expect(at.state()).toMatchObject({ feed: null, refused: { code: 'unwelcome' } })
  at.close()
  expect(now().readyState).toBe(3)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(FakeSocket.all).toHaveLength(1)
})

test('news of presence and of the store', async () => {
  const at = await session()
  now().say(table(3))
  now().say({ t: 'presence', table: 'thetable', seats: [0, 2], watchers: 1 })
  now().say({ t: 'notice', kind: 'storage', text: '' })
  expect(at.state()).toMatchObject({ present: [0, 2], watchers: 1, storageAway: true })
  now().say({ t: 'notice', kind: 'storage-back', text: '' })
  now().say({ t: 'notice', kind: 'gone', text: '' })
  expect(at.state()).toMatchObject({ storageAway: false, feed: null, refused: { code: 'unwelcome' } })
})
