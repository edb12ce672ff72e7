import {
  act,
  begin,
  type Game,
  isRefusal,
  type Journal,
  nthOf,
  offers,
  owing,
  replay,
  replaying,
  seatsIn,
} from '@midden/kernel'
import { verifyFairness } from '@midden/protocol'
import type { MatchFile } from '@midden/table'
import { expect, test } from 'vitest'
import { guest, type Reply } from './support/client.ts'
import { node, toys } from './support/node.ts'
import { matchOf, playOut } from './support/play.ts'

const { url } = await node()
const [ada, bob] = await Promise.all(['Ada', 'Bob'].map((name) => guest(url, name)))

/** A match of so many moves, as a browser holds it. */
function begun(id: string, seats: number, moves: number, options: object = {}): Journal {
  const game = toys.find((toy) => toy.id === id) as unknown as Game
  const match = begin(game, { seats, options, seed: 'begun at home' })
  if (isRefusal(match)) throw new Error(match.reason)
  for (let i = 0; i < moves && owing(game, match.position) !== 0; i++) {
    const seat = seatsIn(owing(game, match.position))[0]!
    act(match, seat, nthOf(offers(game, match.position, seat), 0), undefined, `luck ${i}`)
  }
  return match.journal
}

const OPEN = { kind: 'open' }
const BOT = { kind: 'bot', bot: 'steady' }

function wishFor(
  { game, options, rules, seed, moves, redeals }: Journal,
  seats: object[],
  change: object = {},
) {
  return { game, options, seats, seat: 0, pace: 0, match: { rules, seed, moves, redeals }, ...change }
}

const moved = (wish: object): Promise<Reply> => ada!.post('/api/tables/moved', wish)

test('a match begun against bots goes on at once, with its terms; the proof says what it covers', async () => {
  const journal = begun('bank', 2, 3, { income: 'die' })
  const { table } = await ada!.done(
    '/api/tables/moved',
    wishFor(journal, [OPEN, BOT], { strict: true, hints: false }),
  )
  const line = await ada!.at(table!)
  const { fairness, strict, hints, options } = line.picture(table!)
  expect({ strict, hints, options, from: fairness.from }).toEqual({
    strict: true,
    hints: false,
    options: journal.options,
    from: 3,
  })
  expect(matchOf(line, table!).view.me).toBe(0)
  await playOut([line], table!)
  const file = (await ada!.ask('GET', `/api/tables/${table}/file`)).body as unknown as MatchFile
  expect(file.actions.slice(0, 3).map(({ seat, action, luck }) => ({ seat, action, luck }))).toEqual(
    journal.moves,
  )
  expect(file.forked).toBe(3)
  expect(await verifyFairness(file)).toEqual([])
  line.close()
})

test('a bot’s chair is left to a friend: the match waits for him, and goes on where it stood', async () => {
  const wish = wishFor(begun('draft', 3, 2), [BOT, OPEN, OPEN], { id: 'once', seat: 1 })
  const { table, code } = await ada!.done('/api/tables/moved', wish)
  expect((await ada!.done('/api/tables/moved', wish)).table).toBe(table)
  const line = await ada!.at(table!)
  expect(line.picture(table!)).toMatchObject({ status: 'open', me: 1, match: null, fairness: { from: 2 } })
  await bob!.done(`/api/tables/${table}/join`, { code })
  await ada!.done(`/api/tables/${table}/start`)
  const other = await bob!.at(table!)
  expect(other.picture(table!)).toMatchObject({ status: 'playing', me: 2 })
  expect(matchOf(other, table!).moves).toBeGreaterThanOrEqual(2)
  line.close()
  other.close()
})

test('what cannot have happened is refused, and opens no table', async () => {
  const journal = begun('bank', 2, 3)
  const [first] = journal.moves
  const reasons: [object, number, string | RegExp][] = [
    [{ ...journal, moves: [{ ...first, seat: 1 }] }, 422, /^move 1: /],
    [{ ...journal, moves: [{ ...first, seat: 9 }] }, 422, /^move 1: /],
    [{ ...journal, moves: [{ seat: 0, action: { act: 'constructor', ns: [1e15] } }] }, 422, /^move 1: /],
    [{ ...journal, rules: 99 }, 422, 'this server does not know its rules 99'],
    [{ ...journal, options: { income: 'gold' } }, 422, /income/],
    [begun('bank', 2, 1000), 409, 'the match is over already'],
    [{ ...journal, moves: [{ seat: 0 }] }, 400, /.*/],
    [{ ...journal, moves: Array.from({ length: 5001 }, () => first) }, 400, /.*/],
    [{ ...journal, seed: 's'.repeat(1024 * 1024) }, 413, 'the request is too large'],
  ]
  for (const [bad, status, reason] of reasons) {
    const reply = await moved(wishFor(bad as Journal, [OPEN, BOT]))
    expect([reply.status, reply.body.reason]).toEqual([status, expect.stringMatching(reason)])
  }
  expect((await moved(wishFor(journal, [BOT, OPEN]))).body.reason).toBe('the own seat must be open')
  expect((await moved(wishFor(journal, [OPEN, BOT], { seat: 7 }))).status).toBe(409)
  expect((await moved({ ...wishFor(journal, [OPEN, BOT]), game: 'chess' })).status).toBe(404)
  const { body } = await ada!.ask('GET', '/api/tables/mine')
  expect(body.tables).toHaveLength(1)
})

test('it costs the server a match: whoever has asked for too much is refused before anything is read', async () => {
  const narrow = await node({ limits: { workPerAddress: { burst: 20, perSecond: 1e-9 } } })
  const eve = await guest(narrow.url, 'Eve')
  const wish = wishFor(begun('bank', 2, 1), [OPEN, BOT])
  const statuses: number[] = []
  for (let i = 0; i < 25; i++) statuses.push((await eve.post('/api/tables/moved', wish)).status)
  expect(statuses.at(-1)).toBe(429)
  const large = wishFor({ ...begun('bank', 2, 1), seed: 's'.repeat(1024 * 1024) }, [OPEN, BOT])
  expect((await eve.post('/api/tables/moved', large)).status).toBe(429)
})

test('of somebody unknown nothing large is read', async () => {
  const headers = { 'content-type': 'application/json' }
  const send = (length: number): Promise<Response> =>
    fetch(`${url}/api/tables/moved`, { method: 'POST', headers, body: '{'.repeat(length) })
  const answer = await send(400_000)
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'unwelcome'])
  expect((await ada!.ask('POST', '/api/tables/moved', ['x'.repeat(600_000)])).body.reason).toBe(
    'the request is too large',
  )
})

test('a try goes on with the cards that were dealt anew, up to its last move, and only for seats that are there', async () => {
  const game = toys.find(({ id }) => id === 'draft') as unknown as Game
  const journal = begun('draft', 3, 2)
  const tried = { ...journal, redeals: [{ after: 2, seat: 0, seed: 'anew' }] }
  const { table, code } = await ada!.done('/api/tables/moved', wishFor(tried, [OPEN, OPEN, OPEN]))
  for (const one of [bob!, await guest(url, 'Cem')]) await one.done(`/api/tables/${table}/join`, { code })
  await ada!.done(`/api/tables/${table}/start`)
  const line = await bob!.at(table!)
  const seat = line.picture(table!).me!
  expect(matchOf(line, table!).view).toEqual(game.view(replay(game, tried).position, seat))
  expect(matchOf(line, table!).view).not.toEqual(game.view(replay(game, journal).position, seat))
  line.close()
  const refused = async (redeal: { after: number; seat: number }): Promise<unknown> => {
    const wish = wishFor({ ...journal, redeals: [{ ...redeal, seed: 'x' }] }, [OPEN, BOT, BOT])
    return (await moved(wish)).body.reason
  }
  expect(await refused({ after: 1, seat: 3 })).toBe('cards were dealt anew for a seat that is not there')
  expect(await refused({ after: 3, seat: 0 })).toBe('cards were dealt anew after the last move')
})

test('cards dealt anew many times at one place are dealt one after the other, with a rest in between', () => {
  const journal = begun('draft', 3, 2)
  const dealt = { times: 0 }
  const toy = toys.find(({ id }) => id === 'draft') as unknown as Game
  const game: Game = {
    ...toy,
    imagine: (...given) => {
      dealt.times++
      return toy.imagine(...given)
    },
  }
  const redeals = Array.from({ length: 100 }, (_, i) => ({ after: 2, seat: i % 3, seed: `deal ${i}` }))
  const steps = replaying(game, { ...journal, redeals })
  for (let isDone = false; !isDone; ) {
    const before = dealt.times
    isDone = steps.next().done === true
    expect(dealt.times - before).toBeLessThanOrEqual(1)
  }
  expect(dealt.times).toBe(100)
})

test('cards that cannot be dealt anew are refused like a move that cannot be played', async () => {
  const toy = toys.find(({ id }) => id === 'draft')!
  const game = {
    ...toy,
    imagine: () => {
      throw new Error('no position fits this view')
    },
  }
  const running = await node({ games: [game] })
  const eve = await guest(running.url, 'Eve')
  const journal = { ...begun('draft', 3, 2), redeals: [{ after: 1, seat: 0, seed: 'x' }] }
  const { status, body } = await eve.post('/api/tables/moved', wishFor(journal, [OPEN, BOT, BOT]))
  expect({ status, reason: body.reason }).toEqual({
    status: 422,
    reason: 'move 1: cards cannot be dealt anew for seat 0: no position fits this view',
  })
})
