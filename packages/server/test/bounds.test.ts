import { openSqlite } from '@midden/store'
import { describe, expect, test } from 'vitest'
import { Guest, guest } from './support/client.ts'
import { folder, node } from './support/node.ts'
import { playOut, table } from './support/play.ts'
import { handTime } from './support/time.ts'

const OPEN = { kind: 'open' }
const BOT = { kind: 'bot', bot: 'steady' }
const DAY = 24 * 3600 * 1000

const wish = (more: object = {}) => ({ game: 'bank', seats: [OPEN, OPEN], pace: 0, ...more })
const few = (limits: object) => node({ limits: limits as never })
const TOO_MANY = { status: 429, body: { code: 'too-many' } }

describe('one person’s tables', () => {
  test('that have not begun are counted, and one that is left makes room', async () => {
    const { url } = await few({ openTables: 2 })
    const [ada, bob] = await Promise.all([guest(url, 'Ada'), guest(url, 'Bob')])
    const first = await ada.done('/api/tables', wish({ id: 'a' }))
    await ada.done('/api/tables', wish({ seat: null }))
    const third = await ada.post('/api/tables', wish())
    expect(third).toMatchObject(TOO_MANY)
    expect(third.body.reason).toBe(
      'you have as many tables that have not begun as this server allows (2): start or leave one',
    )
    expect((await ada.done('/api/tables', wish({ id: 'a' }))).table).toBe(first.table)
    await bob.done('/api/tables', wish())
    await ada.done(`/api/tables/${first.table}/leave`)
    await ada.done('/api/tables', wish())
  })

  test('that are under way are counted when one opens and when one starts', async () => {
    const { url } = await few({ runningTables: 1 })
    const [ada, bob] = await Promise.all([guest(url, 'Ada'), guest(url, 'Bob')])
    const waiting = await ada.done('/api/tables', wish({ seats: [OPEN, BOT] }))
    await table('bank', 2, [ada, bob])
    for (const answer of [
      await ada.post('/api/tables', wish()),
      await ada.post(`/api/tables/${waiting.table}/start`),
    ]) {
      expect(answer).toMatchObject(TOO_MANY)
      expect(answer.body.reason).toBe(
        'you have as many matches under way as this server allows (1): finish one first',
      )
    }
    // Bob sits there, and looks after none.
    await table('bank', 2, [bob, ada])
  })

  test('that only bots play at are counted until somebody comes back', async () => {
    const { url } = await few({ botTables: 1 })
    const ada = await guest(url, 'Ada')
    const { table: id } = await ada.done('/api/tables', wish({ seats: [OPEN, BOT], pace: 10_000 }))
    await ada.done(`/api/tables/${id}/start`)
    await ada.done('/api/tables', wish())
    const line = await ada.at(id!)
    expect((await line.call({ t: 'away', table: id })).t).toBe('done')
    const refused = await ada.post('/api/tables', wish())
    expect(refused).toMatchObject(TOO_MANY)
    expect(refused.body.reason).toContain(
      'only bots play at as many tables of yours as this server allows (1): take your seat',
    )
    expect((await line.call({ t: 'back', table: id })).t).toBe('done')
    await ada.done('/api/tables', wish())
    line.close()
  })
})

test('what one person adds to journals has a pace, on sockets and off them', async () => {
  const { url } = await few({ entries: { burst: 6, perSecond: 0 } })
  const [ada, bob] = await Promise.all([guest(url, 'Ada'), guest(url, 'Bob')])
  const id = await table('bank', 2, [ada, bob])
  const line = await ada.at(id)
  const answers = []
  for (let i = 0; i < 8; i++) answers.push(await line.call({ t: i % 2 === 0 ? 'away' : 'back', table: id }))
  expect(answers.map((answer) => (answer.t === 'refused' ? answer.code : answer.t))).toEqual([
    ...Array(5).fill('done'),
    ...Array(3).fill('too-many'),
  ])
  expect(await ada.post(`/api/tables/${id}/leave`)).toMatchObject(TOO_MANY)
  line.close()
})

test('guests and tables of one address have a pace, and an account so many devices', async () => {
  const { url } = await few({
    guests: { burst: 3, perSecond: 0 },
    newTables: { burst: 2, perSecond: 0 },
    sessions: 2,
  })
  const [ada, ...others] = await Promise.all(['Ada', 'Bob', 'Cleo'].map((name) => guest(url, name)))
  expect(await new Guest(url, 'Dan').post('/api/guest', { name: 'Dan' })).toMatchObject(TOO_MANY)
  await ada!.done('/api/tables', wish())
  await others[0]!.done('/api/tables', wish())
  expect((await others[1]!.post('/api/tables', wish())).body.reason).toBe(
    'too many new tables from one address; wait a while',
  )
  const credentials = { account: 'ada', password: 'correct horse battery' }
  await ada!.done('/api/account', credentials)
  const line = await ada!.line()
  const devices = [new Guest(url, ''), new Guest(url, '')]
  for (const device of devices) await device.done('/api/login', credentials)
  await line.until(() => line.closed?.code === 4004, 'the oldest device logged out')
  const known = await Promise.all(
    [ada!, ...devices].map(async (who) => (await who.ask('GET', '/api/me')).body.person !== null),
  )
  expect(known).toEqual([false, true, true])
})

describe('tables that nobody uses', () => {
  test('end when nothing has happened for long; what never began is forgotten, what is finished stays', async () => {
    const { time, pass } = handTime()
    const data = folder()
    const server = await node({ data, time })
    const [ada, bob] = await Promise.all([guest(server.url, 'Ada'), guest(server.url, 'Bob')])
    const finished = await table('bank', 2, [ada, bob])
    const lines = await Promise.all([ada.at(finished), bob.at(finished)])
    await playOut(lines, finished)
    for (const line of lines) line.close()
    const silent = await table('bank', 2, [ada, bob])
    const { table: never } = await ada.done('/api/tables', wish())
    const status = async (id: string): Promise<unknown> =>
      (await ada.ask('GET', `/api/tables/${id}`)).body.status
    for (let day = 0; day < 59; day++) await pass(DAY)
    expect(await Promise.all([finished, silent, never!].map(status))).toEqual(['over', 'playing', undefined])
    const watching = await bob.at(silent)
    await pass(2 * DAY)
    await watching.until(() => watching.picture(silent).status === 'closed', 'the end')
    expect(watching.picture(silent).fairness.secret).toBe(null)
    // Whoever looks at it keeps it.
    for (let day = 0; day < 31; day++) await pass(DAY)
    expect(await status(silent)).toBe('closed')
    watching.close()
    for (let day = 0; day < 3; day++) await pass(DAY)
    expect(await Promise.all([finished, silent].map(status))).toEqual(['over', undefined])
    await server.close()
    const store = await openSqlite(data)
    expect([...(await store.journals.heads([finished, silent, never!])).keys()]).toEqual([finished])
    expect(await store.journals.entries(silent, 0)).toEqual([])
    await store.close()
  })

  test('as the keeper of the server says: finished ones for a day, abandoned ones for ever', async () => {
    const { time, pass } = handTime()
    const { url } = await node({ time, keeping: { finished: 1, abandoned: 0 } })
    const [ada, bob] = await Promise.all([guest(url, 'Ada'), guest(url, 'Bob')])
    const finished = await table('bank', 2, [ada, bob])
    const lines = await Promise.all([ada.at(finished), bob.at(finished)])
    await playOut(lines, finished)
    for (const line of lines) line.close()
    const silent = await table('bank', 2, [ada, bob])
    for (let day = 0; day < 100; day++) await pass(DAY)
    expect((await ada.ask('GET', `/api/tables/${finished}`)).status).toBe(404)
    expect((await ada.ask('GET', `/api/tables/${silent}`)).body.status).toBe('playing')
    expect((await ada.ask('GET', '/api/tables/finished')).body.tables).toEqual([])
  })
})
