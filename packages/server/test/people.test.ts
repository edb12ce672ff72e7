import { describe, expect, test } from 'vitest'
import { Guest, guest } from './support/client.ts'
import { node } from './support/node.ts'
import { act, matchOf, opened, table } from './support/play.ts'

const { url } = await node()
const password = 'correct horse battery'
let accounts = 0
const account = (): string => `person${accounts++}`

describe('guests', () => {
  test('are somebody from the first request on, by a cookie that scripts cannot read', async () => {
    const response = await fetch(`${url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":" Ada "}',
    })
    const cookie = response.headers.get('set-cookie')!
    expect(cookie).toMatch(/^midden=[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await response.json()).toMatchObject({ person: { name: 'Ada', account: null } })
  })

  test('a wrong, cut or foreign token is nobody’s', async () => {
    const ada = await guest(url, 'Ada')
    const known = async (cookie: string): Promise<unknown> => {
      const other = new Guest(url, '')
      other.cookie = cookie
      return (await other.ask('GET', '/api/me')).body.person
    }
    expect(await known(ada.cookie)).toMatchObject({ name: 'Ada' })
    const flipped = ada.cookie.slice(0, -1) + (ada.cookie.endsWith('A') ? 'B' : 'A')
    for (const wrong of ['', 'midden=', 'midden=x.y', ada.cookie.slice(0, -1), `${ada.cookie}x`, flipped])
      expect(await known(wrong)).toBe(null)
    const [selector] = ada.cookie.split('.')
    const bob = await guest(url, 'Bob')
    expect(await known(`${selector}.${bob.cookie.split('.')[1]}`)).toBe(null)
  })

  test('may change their name', async () => {
    const ada = await guest(url, 'Ada')
    await ada.done('/api/guest', { name: 'Ada L.' })
    expect((await ada.ask('GET', '/api/me')).body.person).toMatchObject({ id: ada.person, name: 'Ada L.' })
  })
})

describe('accounts', () => {
  test('keep what the guest had, on any device', async () => {
    const ada = await guest(url, 'Ada')
    const { table: id } = await opened('draft', 2, ada)
    const name = account()
    await ada.done('/api/account', { account: name, password })
    expect((await ada.ask('GET', '/api/me')).body.person).toMatchObject({
      id: ada.person,
      account: name,
      name,
    })
    const other = new Guest(url, 'Elsewhere')
    await other.done('/api/login', { account: name.toUpperCase(), password })
    expect((await other.ask('GET', '/api/me')).body.person).toMatchObject({ name })
    expect((await other.ask('GET', `/api/tables/${id}`)).body.me).toBe(0)
  })

  test('adopt the seats of the guest who logs in', async () => {
    const [ada, bob] = await Promise.all([guest(url, 'Ada'), guest(url, 'Bob')])
    const name = account()
    await ada.done('/api/account', { account: name, password })
    const phone = await guest(url, 'Phone')
    const id = await table('bank', 2, [phone, bob])
    const old = phone.cookie
    const asGuest = await phone.line()
    await phone.done('/api/login', { account: name, password })
    await asGuest.until(() => asGuest.closed?.code === 4004, 'the guest’s socket closed')
    const line = await phone.at(id)
    expect(line.picture(id).me).toBe(0)
    expect((await act(line, id)).t).toBe('done')
    expect(((await ada.ask('GET', '/api/tables/mine')).body.tables as object[]).length).toBe(1)
    phone.cookie = old
    expect((await phone.ask('GET', '/api/me')).body.person).toBe(null)
    line.close()
  })

  test('who has two seats of one table by logging in keeps both', async () => {
    const [ada, bob] = await Promise.all([guest(url, 'Ada'), guest(url, 'Bob')])
    const name = account()
    await ada.done('/api/account', { account: name, password })
    const phone = await guest(url, 'Phone')
    const id = await table('bank', 3, [ada, phone, bob])
    await phone.done('/api/login', { account: name, password })
    const line = await phone.at(id)
    expect(line.picture(id)).toMatchObject({ me: 0, mine: [0, 1] })
    expect((await act(line, id)).t).toBe('done')
    await line.follow(id, null, 1)
    expect(line.picture(id)).toMatchObject({ me: 1, mine: [0, 1] })
    await line.until(() => matchOf(line, id).menu.length > 0, 'the turn of the second seat')
    expect((await act(line, id, 0, { as: 1 })).t).toBe('done')
    line.close()
  })

  test('a wrong name and a wrong password are refused alike', async () => {
    const ada = await guest(url, 'Ada')
    const name = account()
    await ada.done('/api/account', { account: name, password })
    const stranger = new Guest(url, '')
    const refused = { code: 'unwelcome', reason: 'name or password is wrong', clauses: [] }
    expect((await stranger.post('/api/login', { account: name, password: 'wrong password' })).body).toEqual(
      refused,
    )
    expect((await stranger.post('/api/login', { account: 'no-such', password })).body).toEqual(refused)
    const bob = await guest(url, 'Bob')
    expect((await bob.post('/api/account', { account: name, password })).body.reason).toBe(
      'that name is taken',
    )
    expect((await ada.post('/api/account', { account: account(), password })).body.reason).toBe(
      'you have an account already',
    )
  })

  test('logging out ends this session, or all of them with their sockets', async () => {
    const ada = await guest(url, 'Ada')
    const name = account()
    await ada.done('/api/account', { account: name, password })
    const [phone, desk] = [new Guest(url, ''), new Guest(url, '')]
    for (const device of [phone, desk]) await device.done('/api/login', { account: name, password })
    const [onPhone, onDesk] = await Promise.all([phone.line(), desk.line()])
    const old = phone.cookie
    await phone.done('/api/logout')
    await onPhone.until(() => onPhone.closed?.code === 4004, 'the phone’s socket closed')
    phone.cookie = old
    expect((await phone.post('/api/ticket')).status).toBe(403)
    expect(onDesk.closed).toBe(null)
    await ada.done('/api/logout', { everywhere: true })
    await onDesk.until(() => onDesk.closed?.code === 4004, 'the desk’s socket closed')
    expect((await desk.ask('GET', '/api/me')).body.person).toBe(null)
  })
})
