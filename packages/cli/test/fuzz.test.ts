import { games } from '@midden/games'
import type { WholeGame } from '@midden/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { client } from './client.ts'
import { heap } from './heap.ts'
import { edit, edited, oddValue, runs, somewhere } from './hostile.ts'
import { midden } from './midden.ts'

const everyGame: readonly WholeGame[] = [heap, ...games]
const METHODS = [
  'games',
  'new',
  'load',
  'state',
  'view',
  'pending',
  'legal',
  'play',
  'outcome',
  'hash',
  'bot',
  'playout',
  'free',
]
/** Our own mistakes (-32603) are not among the answers a caller may get. */
const CODES = [-32700, -32600, -32601, -32602, -32010, -32011]

interface Failed {
  code: number
  message: string
}

/** An error in the form that is promised: a known code and a sentence. */
function wellSaid({ code, message }: Failed): void {
  expect(CODES).toContain(code)
  expect(message).toMatch(/^\S.{3,}$/)
}

describe.each(everyGame.map((game) => [game.id, game] as const))('hostile calls about %s', (_id, game) => {
  test('wrong types and values for every parameter of every method change nothing', () => {
    const asked = client([game])
    const match = asked.open({ seats: game.seats.min })
    const before = asked.hash(match)
    const good: Record<string, unknown> = {
      game: game.id,
      seats: game.seats.min,
      seed: 1,
      options: {},
      script: null,
      state: asked.get('state', { match }),
      match,
      seat: asked.get<{ seat: number }[]>('pending', { match })[0]!.seat,
      action: { act: 'none of these' },
      bot: 'random',
      bots: 'random',
      budgetMs: 5,
      luck: 1,
      count: 1,
      depth: 2,
      brief: true,
    }
    const takes: Record<string, string[]> = {
      new: ['game', 'seats', 'seed', 'options', 'script'],
      load: ['game', 'state', 'script'],
      state: ['match'],
      view: ['match', 'seat'],
      pending: ['match'],
      legal: ['match', 'seat'],
      play: ['match', 'seat', 'action'],
      outcome: ['match'],
      hash: ['match'],
      bot: ['match', 'seat', 'bot', 'budgetMs', 'seed'],
      bots: [],
      playout: ['match', 'bots', 'seed', 'luck', 'count', 'depth', 'brief'],
      // The toy has no other worlds to imagine.
      ...(game.id !== 'heap' && { imagine: ['match', 'seat', 'seed'] }),
      clone: ['match'],
      free: ['match'],
    }
    const fields = Object.entries(takes).flatMap(([method, names]) =>
      names.map((name) => [method, name] as const),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        fc.option(oddValue, { nil: undefined }),
        ([method, name], value) => {
          const params = Object.fromEntries(takes[method]!.map((field) => [field, good[field]]))
          const { error } = asked.ask(method, { ...params, [name]: value })
          if (error !== undefined) wellSaid(error)
          if (error?.code === -32602) expect(error.message).toContain(name)
          expect(asked.hash(match)).toBe(before)
        },
      ),
      runs(600),
    )
  })

  test('odd calls of any sort are answered, and an error changes no match', () => {
    const asked = client([game])
    const matches = [asked.open({ seats: game.seats.min }), asked.open({ seats: game.seats.max })]
    const param = fc.oneof(
      oddValue,
      fc.constantFrom<unknown>(...matches, 0, 1, game.id, 'random', { act: 'x' }),
    )
    const params = fc.oneof(
      oddValue,
      fc.dictionary(
        fc.constantFrom('match', 'seat', 'action', 'game', 'seats', 'seed', 'options', 'bot', 'bots'),
        param,
      ),
    )
    const call = fc.record({ method: fc.oneof(fc.constantFrom(...METHODS), fc.string()), params })
    fc.assert(
      fc.property(call, ({ method, params: given }) => {
        fc.pre(method !== 'free')
        const before = matches.map(asked.hash)
        const { error } = asked.ask(method, given)
        if (error === undefined) return
        wellSaid(error)
        expect(matches.map(asked.hash)).toEqual(before)
      }),
      runs(600),
    )
  })

  test('an edited state is refused with a sentence, or can be played to its end', () => {
    const asked = client([game])
    const positions = Array.from({ length: 24 }, (_, i) => somewhere(game, `${game.id} ${i}`))
    let accepted = 0
    fc.assert(
      fc.property(
        fc.nat(),
        fc.array(edit, { minLength: 1, maxLength: 3 }),
        fc.nat(),
        (which, edits, seed) => {
          const state = edited(positions[which % positions.length]!, edits)
          const { result, error } = asked.ask('load', { game: game.id, state })
          if (error !== undefined) return wellSaid(error)
          accepted++
          const { match } = result as { match: string }
          const { seats } = asked.get<{ seats: number }>('state', { match })
          for (let seat = 0; seat < seats; seat++) {
            asked.get('view', { match, seat })
            const labels = asked.legal(match, seat).map(({ label }) => label)
            expect(new Set(labels).size).toBe(labels.length)
          }
          // A state may bring a script along, which then need not fit.
          const end = asked.ask('playout', { match, bots: 'random', seed })
          if (end.error === undefined) expect((end.result as { outcome: unknown }).outcome).not.toBeNull()
          else expect(end.error.code).toBe(-32011)
          asked.ask('free', { match })
        },
      ),
      runs(1000),
    )
    expect(accepted).toBeGreaterThan(10)
  })
})

describe('hostile lines', () => {
  const request = (id: number, method: string, params: object = {}) =>
    JSON.stringify({ jsonrpc: '2.0', id, method, params })
  const opening = request(-1, 'new', { game: 'heap', seats: 2, seed: 1 })
  const closing = request(-2, 'hash', { match: 'm1' })

  /** Between a new match and its hash goes the noise; the hash must be that of the untouched match. */
  async function withstands(noise: readonly Uint8Array[]): Promise<number> {
    const input = [Buffer.from(`${opening}\n`), ...noise, Buffer.from(`\n${closing}\n`)]
    const { status, out, err } = await midden(['engine'], input)
    expect({ status, err }).toEqual({ status: 0, err: '' })
    const replies = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: number; result?: unknown })
    expect(replies[0]).toMatchObject({ id: -1, result: { match: 'm1' } })
    expect(replies.at(-1)).toEqual({ jsonrpc: '2.0', id: -2, result: untouched })
    return replies.length - 2
  }
  const asked = client()
  const untouched = asked.hash(asked.open({ seed: 1 }))

  test('random bytes', async () => {
    const bytes = fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 10 })
    await fc.assert(
      fc.asyncProperty(bytes, async (noise) => {
        const lines = Buffer.concat(noise).toString('latin1').split('\n')
        expect(await withstands(noise)).toBeLessThanOrEqual(lines.length)
      }),
      runs(300),
    )
  })

  test('random JSON, a line each, is answered each', async () => {
    // An object could be a request without id, which is never answered.
    const odd = fc.array(
      fc.jsonValue().filter((x) => x !== null && !(Array.isArray(x) && x.length === 0)),
      { maxLength: 8 },
    )
    await fc.assert(
      fc.asyncProperty(odd, async (values) => {
        const noise = values.map((value) => Buffer.from(`${JSON.stringify(value)}\n`))
        expect(await withstands(noise)).toBe(values.length)
      }),
      runs(300),
    )
  })

  test('requests cut off anywhere', async () => {
    const whole = [request(1, 'games'), request(2, 'state', { match: 'm1' }), `[${request(3, 'hash')}]`]
    const cut = fc
      .tuple(fc.constantFrom(...whole), fc.nat())
      .map(([line, at]) => line.slice(0, 1 + (at % (line.length - 1))))
    await fc.assert(
      fc.asyncProperty(fc.array(cut, { minLength: 1, maxLength: 5 }), async (lines) => {
        expect(await withstands(lines.map((line) => Buffer.from(`${line}\n`)))).toBe(lines.length)
      }),
      runs(200),
    )
  })

  test('lines far too long, in pieces of any size', async () => {
    const piece = fc.integer({ min: 1, max: 400_000 }).map((size) => Buffer.alloc(size, 'z'))
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 8, maxLength: 20 }), async (pieces) => {
        expect(await withstands(pieces)).toBe(1)
      }),
      { ...runs(20), numRuns: 20 },
    )
  })
})
