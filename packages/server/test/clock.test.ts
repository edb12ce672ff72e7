import { expect, test } from 'vitest'
import { guest } from './support/client.ts'
import { folder, node } from './support/node.ts'
import { act, matchOf, opened, table } from './support/play.ts'
import { handTime } from './support/time.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test('a silent player gets the default move, then a bot, and can take the seat back', async () => {
  const { time, pass } = handTime()
  const { url } = await node({ time })
  const [ada, bob] = await Promise.all([guest(url, 'Ada'), guest(url, 'Bob')])
  const id = await table('bank', 2, [ada, bob], { clock: 'minute', options: { rounds: 3 } })
  const [a, b] = await Promise.all([ada.at(id), bob.at(id)])
  const due = matchOf(a, id).waiting[0]!.due!
  expect(due - time.now()).toBeGreaterThan(MINUTE - 1000)

  await pass(MINUTE)
  await b.until(() => matchOf(b, id).menu.some(({ act }) => act === 'spend'), 'bob’s turn')
  const last = b.messages('news').at(-1)!
  expect(last.what).toEqual({ kind: 'move', seat: 0, by: 'clock' })
  expect(b.picture(id).seats[0]!.away).toBe(false)

  await act(b, id)
  await pass(MINUTE)
  await b.until(() => b.picture(id).seats[0]!.away, 'the bot')
  await pass(1000)
  await b.until(() => matchOf(b, id).moves === 3, 'the bot’s move')
  expect(b.messages('news').at(-1)!.what).toEqual({ kind: 'move', seat: 0, by: 'bot' })

  expect((await a.call({ t: 'back', table: id })).t).toBe('done')
  await act(b, id)
  await a.until(() => matchOf(a, id).menu.some(({ act }) => act === 'spend'), 'ada’s turn')
  expect((await act(a, id)).t).toBe('done')
  expect(a.picture(id).seats[0]!.away).toBe(false)
  for (const line of [a, b]) line.close()
})

test('a bot plays on for whoever says nothing for half a minute after the others asked; the way back is open', async () => {
  const { time, pass } = handTime()
  const { url } = await node({ time })
  const [ada, bob] = await Promise.all([guest(url, 'Ada'), guest(url, 'Bob')])
  const id = await table('bank', 2, [ada, bob])
  const [a, b] = await Promise.all([ada.at(id), bob.at(id)])
  expect((await b.call({ t: 'propose', table: id, what: 'replace', seat: 0 })).t).toBe('done')
  await pass(29_000)
  expect(b.picture(id).seats[0]!.away).toBe(false)
  await pass(1500)
  await b.until(() => b.picture(id).seats[0]!.away, 'the bot')
  expect((await a.call({ t: 'back', table: id })).t).toBe('done')
  await b.until(() => !b.picture(id).seats[0]!.away, 'the owner')
  for (const line of [a, b]) line.close()
})

test('clocks of days run on while nobody has the table in memory, and over a restart', async () => {
  const { time, pass } = handTime()
  const data = folder()
  const first = await node({ time, data })
  const [ada, bob] = await Promise.all([guest(first.url, 'Ada'), guest(first.url, 'Bob')])
  const id = await table('bank', 2, [ada, bob], { clock: 'day' })
  await pass(DAY / 2)
  await first.close()
  const second = await node({ time, data })
  await pass(DAY / 2 - 10_000)
  ada.base = second.url
  bob.base = second.url
  const before = await bob.at(id)
  expect(matchOf(before, id).moves).toBe(0)
  before.close()
  await pass(20_000)
  const after = await bob.at(id)
  expect(matchOf(after, id).moves).toBe(1)
  after.close()
})

test('bots wait as long as they are told, and are not in a hurry for people', async () => {
  const { time, pass } = handTime()
  const { url } = await node({ time })
  const ada = await guest(url, 'Ada')
  const id = await table('bank', 2, [ada], { pace: 5000 })
  const a = await ada.at(id)
  await act(a, id)
  await pass(4900)
  expect(matchOf(a, id).moves).toBe(1)
  await pass(200)
  await a.until(() => matchOf(a, id).moves === 2, 'the bot’s move')
  await pass(10 * DAY)
  expect(matchOf(a, id).moves).toBe(2)
  a.close()
})

test('a table that nobody starts is gone after two weeks', async () => {
  const { time, pass } = handTime()
  const { url } = await node({ time })
  const ada = await guest(url, 'Ada')
  const { table: id } = await opened('bank', 2, ada)
  await pass(13 * DAY)
  expect((await ada.ask('GET', `/api/tables/${id}`)).body.status).toBe('open')
  await pass(2 * DAY)
  expect((await ada.ask('GET', `/api/tables/${id}`)).body.status).toBe('closed')
})
