import { describe, expect, test } from 'vitest'
import { linesOf } from '../src/engine/lines.ts'
import { client } from './client.ts'
import { heap } from './heap.ts'
import { midden } from './midden.ts'

const request = (id: unknown, method: unknown = 'games', more: object = {}) => ({
  jsonrpc: '2.0',
  id,
  method,
  ...more,
})
const errorOf = (id: unknown, code: number, message: string) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
})

describe('JSON-RPC 2.0', () => {
  test.each([
    ['', -32700, 'the line is not JSON.'],
    ['{"jsonrpc": "2.0", "method": "games", "params": "bar", "baz]', -32700, 'the line is not JSON.'],
    ['[{"jsonrpc": "2.0", "method"', -32700, 'the line is not JSON.'],
    ['7', -32600, 'a request is a JSON object.'],
    ['null', -32600, 'a request is a JSON object.'],
    ['"games"', -32600, 'a request is a JSON object.'],
    ['{}', -32600, '"jsonrpc" must be "2.0".'],
    ['[]', -32600, 'a batch must hold at least one request.'],
    [`[${Array(1001).fill(1).join()}]`, -32600, 'a batch may hold at most 1000 requests.'],
  ])('%s', (line, code, message) => {
    expect(client().line(line)).toEqual(errorOf(null, code, message))
  })

  test.each([
    [{ id: 1, method: 'games' }, 1, '"jsonrpc" must be "2.0".'],
    [{ jsonrpc: '1.0', id: 1, method: 'games' }, 1, '"jsonrpc" must be "2.0".'],
    [request('a', 1), 'a', '"method" must be a text.'],
    [{ jsonrpc: '2.0', id: 1 }, 1, '"method" must be a text.'],
    [request({}), null, '"id" must be a text, a number or null.'],
    [request(true), null, '"id" must be a text, a number or null.'],
    [request(3, 'games', { params: 'all' }), 3, '"params" must be an object.'],
    [request(3, 'games', { params: null }), 3, '"params" must be an object.'],
  ])('an invalid request: %j', (message, id, sentence) => {
    expect(client().line(JSON.stringify(message))).toEqual(errorOf(id, -32600, sentence))
  })

  test('an unknown method is told which there are', () => {
    const { fail } = client()
    const all =
      'games, new, load, state, view, pending, legal, play, outcome, hash, bot, bots, playout, imagine, clone, schema, free'
    for (const name of ['toString', '__proto__', 'constructor', '', 'Games'])
      expect(fail(name)).toEqual({ code: -32601, message: `there is no method "${name}"; there are ${all}.` })
  })

  test('ids come back as they were: texts, numbers, fractions, null', () => {
    for (const id of ['', 'x', 0, -1, 1.5, null])
      expect(client().line(JSON.stringify(request(id)))).toMatchObject({ jsonrpc: '2.0', id, result: [{}] })
  })

  test('a notification is carried out and not answered, whatever becomes of it', () => {
    const { line, get } = client()
    const tell = (method: string, params?: object) => line(JSON.stringify({ jsonrpc: '2.0', method, params }))
    expect(tell('new', { game: 'heap', seats: 2, seed: 1 })).toBeNull()
    expect(tell('nonsense')).toBeNull()
    expect(tell('new', { game: 'chess' })).toBeNull()
    expect(get('state', { match: 'm1' })).toMatchObject({ seats: 2 })
  })

  test('a batch is answered in order, notifications left out, bad ones among them', () => {
    const { line } = client()
    const tell = { jsonrpc: '2.0', method: 'new', params: { game: 'heap', seats: 2, seed: 1 } }
    const batch = [tell, request(1), 5, request(2, 'hash', { params: { match: 'm1' } }), request(3, 'no')]
    expect(line(JSON.stringify(batch))).toEqual([
      { jsonrpc: '2.0', id: 1, result: [expect.objectContaining({ id: 'heap' })] },
      errorOf(null, -32600, 'a request is a JSON object.'),
      { jsonrpc: '2.0', id: 2, result: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { jsonrpc: '2.0', id: 3, error: expect.objectContaining({ code: -32601 }) },
    ])
    expect(line(JSON.stringify([tell, tell]))).toBeNull()
    expect(line('[[]]')).toEqual([errorOf(null, -32600, 'a request is a JSON object.')])
  })

  test('a mistake of our own is an internal error, and the match is as it was', () => {
    const [shout] = heap.asides!
    const take: NonNullable<typeof shout>['take'] = (s) => {
      s.scores = [99, 99]
      throw new Error('the roof came down\nat line 1')
    }
    const { fail, open, hash } = client([{ ...heap, asides: [{ ...shout!, take }] }])
    const match = open()
    const before = hash(match)
    expect(fail('play', { match, seat: 0, action: { act: 'shout' } })).toEqual({
      code: -32603,
      message: 'something went wrong that should not have (the roof came down); please report it.',
    })
    expect(hash(match)).toBe(before)
  })
})

describe('lines', () => {
  async function cut(pieces: readonly string[], longest?: number): Promise<(string | null)[]> {
    const lines: (string | null)[] = []
    const chunks = (async function* () {
      for (const piece of pieces) yield Buffer.from(piece)
    })()
    for await (const line of linesOf(chunks, longest)) lines.push(line && Buffer.from(line).toString())
    return lines
  }

  test('are cut at line ends wherever the pieces of the stream end', async () => {
    expect(await cut(['a\nb', 'c\n', '\n', 'd', '\ne\n'])).toEqual(['a', 'bc', '', 'd', 'e'])
    expect(await cut([])).toEqual([])
  })

  test('an unfinished last line is a line', async () => {
    expect(await cut(['a\nb'])).toEqual(['a', 'b'])
    expect(await cut(['a\n', 'b', 'c'])).toEqual(['a', 'bc'])
  })

  test('a line of exactly the longest size is read, one byte more is not', async () => {
    expect(await cut(['12345\n', '123456\n', 'ok\n'], 5)).toEqual(['12345', null, 'ok'])
    expect(await cut(['123', '456789', '0', '\nok'], 5)).toEqual([null, 'ok'])
    expect(await cut(['1234567\n1234567'], 5)).toEqual([null, null])
    expect(await cut(['123456'], 5)).toEqual([null])
  })
})

describe('the stream', () => {
  const line = (id: number, method = 'games', params: object = {}) =>
    `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`
  async function replies(
    input: string | Uint8Array[],
  ): Promise<{ id: unknown; error?: { code: number; message: string } }[]> {
    const { status, out, err } = await midden(['engine'], input)
    expect({ status, err }).toEqual({ status: 0, err: '' })
    return out
      .split('\n')
      .slice(0, -1)
      .map((each) => JSON.parse(each))
  }

  test('ends cleanly with nothing at all', async () => {
    expect(await replies('')).toEqual([])
  })

  test('passes over empty lines and takes CRLF', async () => {
    expect(await replies(`\n  \r\n${line(1).replace('\n', '\r\n')}\t\n${line(2)}`)).toMatchObject([
      { id: 1 },
      { id: 2 },
    ])
  })

  test('answers a last line without its end, whole or cut off', async () => {
    expect(await replies(line(1).trimEnd())).toMatchObject([{ id: 1 }])
    expect(await replies(line(1) + line(2).slice(0, 20))).toMatchObject([
      { id: 1 },
      { id: null, error: { code: -32700 } },
    ])
  })

  test('refuses a line over 1 MB without reading it and goes on', async () => {
    const long = line(1, 'new', { game: 'x'.repeat(1_048_576) })
    expect(await replies(long + line(2))).toMatchObject([
      {
        id: null,
        error: { code: -32700, message: 'a line may hold at most 1048576 bytes; this one was not read.' },
      },
      { id: 2 },
    ])
    const pieces = Array.from({ length: 40 }, () => Buffer.alloc(65_536, 'y'))
    expect(await replies([...pieces, Buffer.from(`\n${line(2)}`)])).toMatchObject([{ id: null }, { id: 2 }])
  })

  test('survives bytes that are no text', async () => {
    const noise = Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28, 0x0a])
    expect(await replies([noise, Buffer.from(line(2))])).toMatchObject([
      { id: null, error: { code: -32700, message: 'the line is not UTF-8.' } },
      { id: 2 },
    ])
  })

  test('survives nesting as deep as a line is long', async () => {
    const deep = `${'['.repeat(500_000)}${']'.repeat(500_000)}\n`
    const inState = `{"jsonrpc":"2.0","id":1,"method":"load","params":{"game":"heap","state":${deep.trim()}}}\n`
    const inObject = `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}\n`
    const [batch, ...rest] = await replies(deep + inState + inObject + line(2))
    expect(batch).toMatchObject([{ id: null, error: { code: -32600 } }])
    expect(rest.map(({ id }) => id)).toEqual([1, null, 2])
  })
})
