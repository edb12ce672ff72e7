import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { keeperOf } from '../src/index.ts'
import { Guest, guest } from './support/client.ts'
import { folder, node } from './support/node.ts'
import { act, playOut, table } from './support/play.ts'
import { handTime } from './support/time.ts'

const data = folder()
const outbox = join(folder(), 'mail')
const send = join(folder(), 'send.mjs')
writeFileSync(
  send,
  `import { appendFileSync, readFileSync } from 'node:fs'\nappendFileSync(${JSON.stringify(outbox)}, readFileSync(0, 'utf8'))`,
)
const { time, pass } = handTime()
const { url } = await node({
  data,
  time,
  mail: `${process.execPath} ${send}`,
  origins: ['https://table.example'],
})
const password = 'correct horse battery'
const next = 'another staple altogether'
let accounts = 0

async function member(name: string): Promise<{ who: Guest; account: string }> {
  const who = await guest(url, name)
  const account = `member${accounts++}`
  await who.done('/api/account', { account, password })
  return { who, account }
}
const logIn = async (account: string, secret: string): Promise<number> =>
  (await new Guest(url, '').post('/api/login', { account, password: secret })).status

/** All that the store holds, as one text. */
function everything(): string {
  const store = new Database(join(data, 'midden.sqlite'), { readonly: true })
  const names = store.prepare(`select name from sqlite_master where type = 'table'`).pluck().all() as string[]
  const text = JSON.stringify(names.map((name) => store.prepare(`select * from ${name}`).all()))
  store.close()
  return text
}

describe('one’s own data', () => {
  test('is told whole to whom it is about, and to nobody else', async () => {
    const { who: ada, account } = await member('Ada')
    const bob = await guest(url, 'Bob')
    const id = await table('bank', 2, [ada, bob])
    const [a, b] = await Promise.all([ada.at(id), bob.at(id)])
    await act(a, id)
    await a.call({ t: 'say', table: id, text: 'hello Bob' })
    await b.call({ t: 'say', table: id, text: 'hello Ada' })
    const { body } = await ada.ask('GET', '/api/me/data')
    expect(body).toMatchObject({ person: { id: ada.person, name: 'Ada', mail: null }, guests: [], muted: [] })
    const [only] = body.tables as unknown as { table: string; game: string; entries: { body: object }[] }[]
    expect(only).toMatchObject({ table: id, game: 'bank' })
    expect(only!.entries.map((entry) => entry.body)).toMatchObject([
      { kind: 'sit', name: account },
      { kind: 'move', seat: 0 },
      { kind: 'say', text: 'hello Bob' },
    ])
    expect(JSON.stringify(body)).not.toMatch(/hello Ada|scrypt|secret/)
    expect((await new Guest(url, '').ask('GET', '/api/me/data')).status).toBe(403)
    for (const line of [a, b]) line.close()
  })

  test('is taken away: from tables that go on, that are over, and out of every row', async () => {
    const { who: zoe, account } = await member('Zoë Unmistakable')
    const bob = await guest(url, 'Bob')
    const over = await table('bank', 2, [zoe, bob])
    const ended = await Promise.all([zoe.at(over), bob.at(over)])
    await ended[0]!.call({ t: 'say', table: over, text: 'unforgettable words' })
    await playOut(ended, over)
    const going = await table('bank', 2, [bob, zoe])
    const open = await zoe.done('/api/tables', { game: 'bank', seats: [{ kind: 'open' }, { kind: 'open' }] })
    const kept = await zoe.done(`/api/tables/${over}/rematch`)
    const line = await bob.at(going)
    expect(everything()).toMatch(/Zoë Unmistakable.*|unforgettable words/)
    expect((await zoe.ask('DELETE', '/api/me', { password: 'not the password' })).status).toBe(403)
    expect((await zoe.ask('DELETE', '/api/me', { password })).body).toEqual({ person: null })
    await line.until(() => line.picture(going).seats[1]!.kind === 'bot', 'a bot in the seat')
    const left = everything()
    for (const told of ['Zoë Unmistakable', 'unforgettable words', account]) expect(left).not.toContain(told)
    expect(await logIn(account, password)).toBe(403)
    // What is left can be played and replayed as before.
    await playOut([line], going)
    const again = await bob.at(over)
    expect(again.picture(over).seats[0]).toMatchObject({ kind: 'person', name: 'Somebody' })
    expect((await bob.ask('GET', `/api/tables/${over}/file`)).status).toBe(200)
    expect((await bob.ask('GET', `/api/tables/${open.table}`)).status).toBe(404)
    expect((await bob.ask('GET', `/api/tables/${kept.table}`)).body.seats).toMatchObject([
      { kind: 'bot' },
      {},
    ])
    for (const each of [line, again, ...ended]) each.close()
  })
})

describe('passwords', () => {
  test('change for whom knows the old one, and every device is logged out', async () => {
    const { who, account } = await member('Cleo')
    const line = await who.line()
    expect((await who.post('/api/password', { password: 'wrong wrong', next })).status).toBe(403)
    expect((await who.post('/api/password', { password, next })).status).toBe(200)
    await line.until(() => line.closed?.code === 4004, 'logged out')
    expect(await logIn(account, password)).toBe(403)
    expect(await logIn(account, next)).toBe(200)
    const guestOnly = await guest(url, 'Dan')
    expect((await guestOnly.post('/api/password', { password, next })).status).toBe(403)
  })

  test('that are lost are replaced by a link in a mail: once, for a day, whoever asks', async () => {
    const { who, account } = await member('Eve')
    expect((await who.ask('GET', '/api/me/account')).body).toEqual({ mail: null, keeper: false, mails: true })
    expect((await who.ask('PUT', '/api/mail', { password, mail: 'eve@example.org\nBcc: x@y' })).status).toBe(
      400,
    )
    expect((await who.ask('PUT', '/api/mail', { password, mail: 'eve@example.org' })).status).toBe(200)
    const stranger = new Guest(url, '')
    const asked = [
      await stranger.post('/api/lost', { account }),
      await stranger.post('/api/lost', { account: 'none' }),
    ]
    expect(asked[0]).toEqual(asked[1])
    const mails = (): string => {
      try {
        return readFileSync(outbox, 'utf8')
      } catch {
        return ''
      }
    }
    await expect.poll(mails, { timeout: 20_000 }).toContain('\n\nSomebody, hopefully you')
    const [, token] = /https:\/\/table\.example\/account#reset=(\S+)/.exec(mails())!
    expect(mails()).toMatch(/^To: eve@example\.org\nSubject: A new password for Midden\n/)
    expect((await stranger.post('/api/reset', { token: 'x', next })).status).toBe(403)
    expect((await stranger.post('/api/reset', { token, next })).status).toBe(200)
    expect((await stranger.post('/api/reset', { token, next: password })).status).toBe(403)
    expect(await logIn(account, next)).toBe(200)
    expect((await who.ask('GET', '/api/me')).body.person).toBe(null)
  })

  test('where no mail is set up, the keeper gives out the link', async () => {
    const { who: keeper, account: name } = await member('Fay')
    const { account } = await member('Gus')
    expect((await keeper.post('/api/keeper/reset', { account })).status).toBe(403)
    await keeperOf({ data }, name, true)
    expect((await keeper.ask('GET', '/api/me/account')).body.keeper).toBe(true)
    const { token } = await keeper.done('/api/keeper/reset', { account })
    expect((await keeper.post('/api/keeper/reset', { account: 'none' })).status).toBe(404)
    const late = await keeper.done('/api/keeper/reset', { account })
    expect((await new Guest(url, '').post('/api/reset', { token, next })).status).toBe(200)
    expect(await logIn(account, next)).toBe(200)
    // The others that were given out have gone with it, and none lasts longer than a day.
    expect((await new Guest(url, '').post('/api/reset', { token: late.token, next })).status).toBe(403)
    const old = await keeper.done('/api/keeper/reset', { account })
    await pass(25 * 3600 * 1000)
    expect((await new Guest(url, '').post('/api/reset', { token: old.token, next })).status).toBe(403)
    await keeperOf({ data }, name, false)
    expect((await keeper.ask('GET', '/api/me/account')).body.keeper).toBe(false)
    await expect(keeperOf({ data }, 'nobody-has-this', true)).rejects.toThrow(
      'There is no account "nobody-has-this"',
    )
  })

  test('a server without mail says so', async () => {
    const other = await node()
    expect((await new Guest(other.url, '').post('/api/lost', { account: 'ada' })).body.reason).toContain(
      'ask its keeper for a link',
    )
  })
})

test('the privacy page is the keeper’s to write and everybody’s to read', async () => {
  const { who, account } = await member('Hal')
  const read = async (): Promise<unknown> => (await new Guest(url, '').ask('GET', '/api/privacy')).body.text
  expect(await read()).toBe(null)
  const text = 'This club keeps\n\nwhat it must.'
  expect((await who.ask('PUT', '/api/privacy', { text })).status).toBe(403)
  await keeperOf({ data }, account, true)
  expect((await who.ask('PUT', '/api/privacy', { text: ` ${text} ` })).status).toBe(200)
  expect(await read()).toBe(text)
})
