import type { Duplex } from 'node:stream'
import { CLOSE, type FromServer, PROTOCOL } from '@midden/protocol'
import type { Answer } from '@midden/table'
import { describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import type { Authority } from '../src/hosting/authority.ts'
import type { Follower } from '../src/hosting/followers.ts'
import { buckets } from '../src/limits.ts'
import { following } from '../src/socket/following.ts'
import { framed, textFrames } from '../src/socket/framed.ts'
import { greeting } from '../src/socket/greeting.ts'
import { manners } from '../src/socket/manners.ts'
import { muting } from '../src/socket/muting.ts'
import { idIn, messageIn } from '../src/socket/reading.ts'
import { replies } from '../src/socket/replies.ts'
import { handTime } from './support/time.ts'

const turn = (): Promise<void> => new Promise((rest) => setImmediate(rest))
const ADA = { person: 'ada', ids: ['ada'], name: 'Ada', account: null, selector: 's' }

/** A socket that writes down what becomes of it. */
function outlet() {
  const frames: FromServer[] = []
  const closed: (number | 'cut')[] = []
  const notes: string[] = []
  const ws = {
    readyState: 1 as 0 | 1 | 2 | 3,
    OPEN: 1 as const,
    bufferedAmount: 0,
    send: (frame: unknown): void => void frames.push(JSON.parse(String(frame)) as FromServer),
    close: (code?: number): void => void closed.push(code ?? 0),
    terminate: (): void => void closed.push('cut'),
  }
  const out = replies(ws, (reason) => void notes.push(reason))
  return { ws, out, frames, closed, notes, note: (reason: string): void => void notes.push(reason) }
}

/** Whole, unmasked frames of text, read as RFC 6455 lays them out (5.2). */
function textsIn(bytes: Buffer): string[] {
  const texts: string[] = []
  for (let at = 0; at < bytes.length; ) {
    expect(bytes[at]).toBe(0x81)
    const short = bytes[at + 1]!
    const [from, length] =
      short < 126
        ? [at + 2, short]
        : short === 126
          ? [at + 4, bytes.readUInt16BE(at + 2)]
          : [at + 10, Number(bytes.readBigUInt64BE(at + 2))]
    texts.push(bytes.toString('utf8', from, from + length))
    at = from + length
  }
  return texts
}

/** A socket whose writes are read again. */
function line() {
  const writes: string[][] = []
  const ws = {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 10,
    on: () => {},
    close: () => {},
    terminate: () => {},
  }
  const socket = { write: (bytes: Buffer): void => void writes.push(textsIn(bytes)) }
  return { ws, writes, peer: framed(ws as unknown as WebSocket, socket as unknown as Duplex) }
}

describe('reading', () => {
  test('takes what follows the protocol, and nothing else', () => {
    const ping = { t: 'ping', id: 'a' }
    expect(messageIn(JSON.stringify(ping), false)).toEqual(ping)
    expect(messageIn(JSON.stringify(ping), true)).toBe(null)
    expect(messageIn('{', false)).toBe(null)
    expect(messageIn(JSON.stringify({ ...ping, more: 1 }), false)).toBe(null)
  })

  test('finds the id in what cannot be read', () => {
    expect(idIn('{"t":"nonsense", "id" : "a-1"')).toBe('a-1')
    expect(idIn('{"t":"nonsense","id":"a b"}')).toBe(null)
  })
})

describe('replies', () => {
  test('go out as long as the socket is open', () => {
    const { ws, out, frames } = outlet()
    out.answer('a', { version: 3 })
    out.answer('b', { refused: { code: 'rules', reason: 'no', clauses: ['X-1'] } })
    ws.readyState = 2
    out.done('c')
    expect(frames).toEqual([
      { t: 'done', id: 'a', version: 3 },
      { t: 'refused', id: 'b', code: 'rules', reason: 'no', clauses: ['X-1'] },
    ])
  })

  test('what is sent at one moment goes out together', async () => {
    const { peer, writes } = line()
    peer.send('a')
    peer.send('b')
    expect(writes).toEqual([])
    await turn()
    peer.send('c')
    await turn()
    expect(writes).toEqual([['a', 'b'], ['c']])
  })

  test('what waits counts as not yet taken in, goes out before the line is closed, and not after', async () => {
    const { ws, peer, writes } = line()
    peer.send('abc')
    expect(peer.bufferedAmount).toBe(10 + 3)
    peer.close(1000)
    expect(writes).toEqual([['abc']])
    peer.send('late')
    ws.readyState = 2
    await turn()
    expect(writes).toHaveLength(1)
    expect(peer.bufferedAmount).toBe(10)
  })

  test.each([0, 1, 125, 126, 65_535, 65_536])(
    'a text of %i bytes is a frame that a client reads, beside others',
    (length) => {
      const texts = ['ä'.repeat(length >> 1).padEnd(length - (length >> 1), 'x'), '♻ Pan', '']
      const read = textsIn(textFrames(texts))
      expect(read).toEqual(texts)
    },
  )

  test('a socket that takes in too little is cut', () => {
    const { ws, out, frames, closed, notes } = outlet()
    ws.bufferedAmount = 1024 * 1024
    out.done('a')
    expect(frames).toHaveLength(1)
    ws.bufferedAmount++
    out.done('b')
    expect(frames).toHaveLength(1)
    expect(closed).toEqual(['cut'])
    expect(notes).toEqual(['too slow'])
  })
})

describe('manners', () => {
  test('above the rate messages are refused, and in the end the socket is closed; noted once', async () => {
    const { out, frames, closed, notes, note } = outlet()
    const clock = handTime()
    const pass = buckets({ burst: 2, perSecond: 1 }, clock.time)
    const { tooFast } = manners(() => pass(''), out, note)
    expect([1, 2, 3].map((n) => tooFast(`{"id":"${n}"}`))).toEqual([false, false, true])
    expect(frames).toMatchObject([{ t: 'refused', id: '3', code: 'too-many' }])
    await clock.pass(1000)
    expect(tooFast('')).toBe(false)
    for (let n = 0; n < 298; n++) tooFast('')
    expect(closed).toEqual([])
    tooFast('')
    expect(closed).toEqual([CLOSE.flood])
    expect(notes).toEqual(['flood'])
  })

  test('twenty times nonsense and the socket is closed', () => {
    const { out, frames, closed, notes, note } = outlet()
    const { offended } = manners(() => true, out, note)
    for (let n = 0; n < 19; n++) offended('{"id":"x"')
    expect(closed).toEqual([])
    offended('')
    expect(closed).toEqual([CLOSE.nonsense])
    expect(frames[0]).toMatchObject({ t: 'refused', id: 'x', code: 'malformed' })
    expect(notes).toEqual(['nonsense'])
  })
})

describe('greeting', () => {
  const people = {
    redeem: async () => ({ hash: '', selector: 's', person: 'ada', expires: 0 }),
    person: async () => ({ id: 'ada', name: 'Ada', account: null, password: null, created: 0 }),
    idsOf: async () => ['ada'],
  }
  const here = { people, time: handTime().time, protocol: PROTOCOL, recall: async () => {} }
  const hello = { t: 'hello', id: 'h', v: PROTOCOL, ticket: 'a ticket' } as const

  test('a socket that says nothing is closed; one that said hello, or has gone, is left alone', async () => {
    const clock = handTime()
    const [silent, known, gone] = [outlet(), outlet(), outlet()]
    const [, greet, left] = [silent, known, gone].map(({ out, note }) =>
      greeting({ ...here, time: clock.time }, out, note),
    )
    expect(await greet!.hello(hello)).toEqual(ADA)
    left!.over()
    await clock.pass(5000)
    expect([silent, known, gone].map(({ closed }) => closed)).toEqual([[CLOSE.unwelcome], [], []])
  })

  test('hello is said once, in this protocol, with a ticket that is worth something', async () => {
    const [twice, old, wrong] = [outlet(), outlet(), outlet()]
    const greet = greeting(here, twice.out, twice.note)
    await greet.hello(hello)
    expect(await greet.hello(hello)).toBe(null)
    expect(twice.frames).toMatchObject([{ code: 'not-now' }])
    expect(await greeting(here, old.out, old.note).hello({ ...hello, v: 1 })).toBe(null)
    expect(old).toMatchObject({ frames: [{ code: 'malformed' }], closed: [CLOSE.unwelcome] })
    const nobody = { ...people, redeem: async () => null }
    expect(await greeting({ ...here, people: nobody }, wrong.out, wrong.note).hello(hello)).toBe(null)
    expect(wrong).toMatchObject({ closed: [CLOSE.unwelcome], notes: ['wrong ticket'] })
  })

  test('whoever said hello while the store was slow is waited for; while it was away, has to come again', async () => {
    const clock = handTime()
    const [slow, away] = [outlet(), outlet()]
    const waits = { ...people, redeem: () => new Promise<never>(() => {}) }
    void greeting({ ...here, people: waits, time: clock.time }, slow.out, slow.note).hello(hello)
    await clock.pass(5000)
    expect(slow.closed).toEqual([])
    const fails = { ...here, recall: () => Promise.reject(new Error('away')) }
    await expect(greeting(fails, away.out, away.note).hello(hello)).rejects.toThrow('away')
    expect(away.closed).toEqual([CLOSE.restart])
  })
})

describe('following', () => {
  /** Tables that answer when they are told to, and remember who follows. */
  function shelf() {
    const there = new Map<string, Follower>()
    const answers: (() => void)[] = []
    const table = (id: string) => ({
      follow: (follower: Follower, _: number | null, ack: (answer: Answer) => void) =>
        new Promise<void>((done) => {
          answers.push(() => {
            there.set(id, follower)
            ack({ version: 1 })
            done()
          })
        }),
      unfollow: (follower: Follower): void => {
        if (there.get(id) === follower) there.delete(id)
      },
    })
    const tables = { find: async (id: string) => table(id) as unknown as Authority }
    return { tables, there, answers }
  }
  const follow = (table: string) => ({ t: 'follow', id: table, table, seen: null }) as const

  test('so many tables and no more; the socket’s end ends all of it', async () => {
    const { out, frames } = outlet()
    const { tables, there, answers } = shelf()
    const followed = following(tables, 2, new Set(), out)
    const asked = ['a', 'b', 'c'].map((table) => followed.follow(ADA, follow(table)))
    await turn()
    for (const answer of answers) answer()
    await Promise.all(asked)
    expect([...there.keys()]).toEqual(['a', 'b'])
    expect(frames).toMatchObject([
      { id: 'c', code: 'too-many' },
      { id: 'a', version: 1 },
      { id: 'b', version: 1 },
    ])
    followed.unfollow('a')
    expect([followed.has('a'), followed.has('b'), there.has('a')]).toEqual([false, true, false])
    followed.over()
    expect(there.size).toBe(0)
  })

  test('a socket that has gone while the table was being read follows nothing', async () => {
    const { ws, out } = outlet()
    const { tables, there, answers } = shelf()
    const followed = following(tables, 2, new Set(), out)
    const asked = followed.follow(ADA, follow('a'))
    await turn()
    ws.readyState = 3
    followed.over()
    answers[0]!()
    await asked
    expect(there.size).toBe(0)
  })
})

test('the log that was asked for from one seat is not told once somebody looks from another', async () => {
  const { out, frames } = outlet()
  const ready: (() => void)[] = []
  const seats = [0, 1].map(() => ({ kind: 'person', person: 'ada' }))
  const state = { version: 1, match: null, listed: false, seats, unseen: [] }
  const table = {
    follow: async (_: Follower, __: null, ack: (answer: Answer) => void) => ack({ version: 1 }),
    unfollow: () => {},
    story: () => new Promise((done) => ready.push(() => done({ state, told: [] }))),
  }
  const tables = { find: async () => table as unknown as Authority }
  const followed = following(tables, 2, new Set(), out)
  const follow = { t: 'follow', id: 'f', table: 't', seen: null } as const
  const story = (id: string) => followed.story({ t: 'story', id, table: 't' })
  await followed.follow(ADA, follow)
  const asked = [story('early')]
  await followed.follow(ADA, { ...follow, as: 1 })
  asked.push(story('late'))
  for (const tell of ready) tell()
  await Promise.all(asked)
  expect(frames.slice(2)).toMatchObject([
    { t: 'refused', id: 'early' },
    { t: 'story', id: 'late' },
  ])
})

test('muting writes down whom one does not want to hear, and knows those of earlier', async () => {
  const { out, frames } = outlet()
  const kept = new Set(['cleo'])
  const people = {
    muted: async () => [...kept],
    mute: async (_: string, other: string, on: boolean) => void (on ? kept.add(other) : kept.delete(other)),
  }
  const seats = [{ person: 'ada' }, { person: 'bob' }, { person: null }]
  const tables = { find: async () => ({ read: async () => ({ seats }) }) as unknown as Authority }
  const ears = muting(people, tables, out)
  await ears.recall('ada')
  expect([...ears.muted]).toEqual(['cleo'])
  const mute = { t: 'mute', id: 'm', table: 't', seat: 1, on: true } as const
  await ears.mute(ADA, mute)
  expect([...kept]).toEqual(['cleo', 'bob'])
  expect(ears.muted.has('bob')).toBe(true)
  await ears.mute(ADA, { ...mute, on: false })
  expect(ears.muted.has('bob')).toBe(false)
  await ears.mute(ADA, { ...mute, seat: 2 })
  expect(frames).toMatchObject([{ t: 'done' }, { t: 'done' }, { code: 'unknown' }])
})
