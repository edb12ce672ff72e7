import { gameById } from '@midden/games'
import { anyOf, menu, owing, seatsIn, seeded, type WholeGame } from '@midden/kernel'
import { openStore } from '@midden/store'
import { seenVersion, snapshotOf } from '@midden/table'
import { expect, test } from 'vitest'
import { nodeDigest } from '../src/digest.ts'
import { appendOf } from '../src/hosting/store-journal.ts'
import { LIMITS } from '../src/limits.ts'
import { guest, type Line } from './support/client.ts'
import { ada, bob, cleo, person, started } from './support/journal.ts'
import { folder, node } from './support/node.ts'
import { table as tableOf } from './support/play.ts'

const ENTRIES = 800
const SNAPSHOT = 780
const LONG_AGO = 200
const SOCKETS = 20
const FOLLOWS = 29

/** The longest game there is, and how often a match of it was set up or moved on. */
const knights = gameById('waste-knights')!
const played = { setups: 0, moves: 0 }
const counted: WholeGame = {
  ...knights,
  setup: (...given) => {
    played.setups++
    return knights.setup(...given)
  },
  clone: (position) => {
    played.moves++
    return knights.clone(position)
  },
}

/** A store with a long match under way at a table that all may watch. */
async function longMatch() {
  const people = [ada, bob, cleo, person('Dan')]
  const journal = started('waste-knights', people, 0, { listed: true })
  const rng = seeded('a long match')
  let snapshot = ''
  while (journal.entries.length < ENTRIES && journal.state.status === 'playing') {
    const { game, match } = journal.state
    const seat = seatsIn(owing(game, match!.position))[0]!
    const action = anyOf(menu(game, match!.position, seat), rng)
    journal.act(people[seat]!, action!)
    if (journal.entries.length === SNAPSHOT) snapshot = snapshotOf(nodeDigest, journal.state)
  }
  const data = folder()
  const store = await openStore(data)
  const { id, state } = journal
  await Promise.all(
    journal.entries.map((entry, at) =>
      store.journals.append({
        ...appendOf(id, entry, state, state),
        ...(at === 0 && { lobby: appendOf(id, entry, null, state).lobby! }),
      }),
    ),
  )
  await store.journals.keep(id, { version: SNAPSHOT, body: snapshot })
  await store.close()
  return { data, id, version: state.version, seen: seenVersion(state, null) }
}
const { data, id, version, seen } = await longMatch()

const answersOf = (line: Line): number =>
  line.frames.filter((frame) => frame.startsWith('{"t":"done"') || frame.startsWith('{"t":"refused"')).length

test('a long match is at hand', () => expect(version).toBe(ENTRIES))

test('whoever asks for what was long ago is given the table whole; nothing is played again', async () => {
  const running = await node({ data, games: [counted] })
  const [eve, ida] = await Promise.all([guest(running.url, 'Eve'), guest(running.url, 'Ida')])
  const other = await ida.at(id)
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => eve.line()))
  Object.assign(played, { setups: 0, moves: 0 })
  for (const line of sockets)
    for (let i = 0; i < FOLLOWS; i++)
      line.send({ t: 'follow', id: `f${i}`, table: id, seen: seen - LONG_AGO })
  const answered = (): number => sockets.reduce((sum, line) => sum + answersOf(line), 0)
  await sockets[0]!.until(() => answersOf(sockets[0]!) > 0, 'the first answer')
  // Somebody else is answered in between, and so is the one who looks whether the server lives.
  other.send({ t: 'ping', id: 'p' })
  await other.until(() => other.messages('pong').length > 0, 'a pong')
  expect(answered()).toBeLessThan(SOCKETS * FOLLOWS)
  expect((await fetch(`${running.url}/healthz`)).status).toBe(200)
  expect(answered()).toBeLessThan(SOCKETS * FOLLOWS)
  // It stops when it is told to, and does not finish what nobody will read.
  await running.close()
  expect(answered()).toBeLessThan(SOCKETS * FOLLOWS)
  expect(sockets[0]!.messages('table').at(-1)).toMatchObject({ version: seen })
  expect(played).toEqual({ setups: 0, moves: 0 })
})

test('the log of a match is played through once, in pieces, for all who look on', async () => {
  const running = await node({ data, games: [counted] })
  const guests = await Promise.all(['Eve', 'Ida', 'Una'].map((name) => guest(running.url, name)))
  const lines = await Promise.all(guests.map((who) => who.at(id)))
  const [eve, ida] = lines
  played.setups = 0
  for (const line of lines) for (let i = 0; i < 5; i++) line.send({ t: 'story', id: `s${i}`, table: id })
  ida!.send({ t: 'ping', id: 'p' })
  await ida!.until(() => ida!.messages('pong').length > 0, 'a pong')
  expect(eve!.messages('story')).toEqual([])
  await Promise.all(lines.map((line) => line.until(() => line.messages('story').length === 5, 'the log')))
  ida!.send({ t: 'story', id: 'again', table: id })
  await ida!.until(() => ida!.messages('story').length === 6, 'the log')
  expect(played.setups).toBe(1)
  const [first] = eve!.messages('story')
  expect(first!.lines.length).toBeGreaterThan(ENTRIES)
  expect(ida!.messages('story')[4]!.lines).toEqual(first!.lines)
  for (const line of lines) line.close()
  await running.close()
})

test('a log that nobody waits for any more is not played to its end', async () => {
  const running = await node({ data, games: [counted] })
  const [eve, ida] = await Promise.all([guest(running.url, 'Eve'), guest(running.url, 'Ida')])
  const line = await eve.at(id)
  Object.assign(played, { setups: 0, moves: 0 })
  line.send({ t: 'story', id: 's', table: id })
  line.send({ t: 'ping', id: 'p' })
  await line.until(() => line.messages('pong').length > 0, 'a pong')
  line.close()
  const other = await ida.line()
  const holds = async (): Promise<string> =>
    String((await ida.ask('GET', '/metrics')).body.text)
      .split('\n')
      .find((row) => row.startsWith('midden_hold_seconds_count{kind="work"}'))!
  const before = await holds()
  for (let i = 0; i < 20; i++) {
    other.send({ t: 'ping', id: `p${i}` })
    await other.until(() => other.messages('pong').length === i + 1, 'a pong')
  }
  expect(await holds()).toBe(before)
  await running.close()
})

test('within the limits as they are one person gets its share and no more', async () => {
  const work = { burst: 20, perSecond: 0 }
  const running = await node({ data, games: [counted], limits: { ...LIMITS, work } })
  const [eve, ida] = await Promise.all([guest(running.url, 'Eve'), guest(running.url, 'Ida')])
  const sockets = await Promise.all(Array.from({ length: 5 }, () => eve.line()))
  const other = await ida.line()
  for (const line of sockets)
    for (let i = 0; i < 10; i++) line.send({ t: 'follow', id: `f${i}`, table: id, seen: null })
  await Promise.all(sockets.map((line) => line.until(() => answersOf(line) === 10, 'answers')))
  const given = sockets.flatMap((line) => line.messages('done')).length
  expect(given).toBeLessThanOrEqual(20)
  expect((await other.follow(id)).t).toBe('done')
  for (const line of [...sockets, other]) line.close()
})

test('nothing is held for a table that there is not', async () => {
  const { url } = await node()
  const eve = await guest(url, 'Eve')
  const line = await eve.line()
  for (let i = 0; i < 30; i++) {
    const unknown = { code: 'unknown', reason: 'there is no such table' }
    expect(await line.follow(`nosuchtable${i}`)).toMatchObject(unknown)
    expect(await line.call({ t: 'say', table: `nosuchtable${i}`, text: 'hello' })).toMatchObject(unknown)
    expect((await eve.post(`/api/tables/nosuchtable${i}/join`)).status).toBe(404)
  }
  const held = async (): Promise<unknown> => (await eve.ask('GET', '/metrics')).body.text
  expect(await held()).toMatch(/midden_tables_in_memory 0/)
  await tableOf('bank', 2, [eve], {})
  expect(await held()).toMatch(/midden_tables_in_memory 1/)
  line.close()
})
