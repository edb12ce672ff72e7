import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person, Session, Store } from '../src/index.ts'
import { kinds, row } from './stores.ts'

const guest = (id: string): Person => ({
  id,
  name: id.toUpperCase(),
  account: null,
  password: null,
  created: 7,
})
const session = (selector: string, person: string, expires = 100): Session => ({
  selector,
  verifier: `v-${selector}`,
  person,
  expires,
})

describe.each(kinds())('people in $name', ({ empty }) => {
  let store: Store
  beforeEach(async () => {
    store = await (await empty()).open()
    await store.people.add(guest('ada'), session('s1', 'ada'))
    await store.people.add(guest('bob'), session('s2', 'bob'))
  })
  afterEach(() => store.close())

  test('a guest is known by id and session', async () => {
    expect(await store.people.person('ada')).toEqual(guest('ada'))
    expect(await store.people.person('eve')).toBe(null)
    expect(await store.people.session('s1')).toEqual(session('s1', 'ada'))
    expect(await store.people.session('s9')).toBe(null)
    await store.people.rename('ada', 'Ada L.')
    expect((await store.people.person('ada'))?.name).toBe('Ada L.')
  })

  test('an account has one name in any case, and a person one account', async () => {
    expect(await store.people.makeAccount('ada', 'Ada', 'hash')).toBe(true)
    expect(await store.people.makeAccount('ada', 'other', 'hash')).toBe(false)
    expect(await store.people.makeAccount('bob', 'aDA', 'hash')).toBe(false)
    expect(await store.people.byAccount('ADA')).toEqual({ ...guest('ada'), account: 'Ada', password: 'hash' })
    expect(await store.people.byAccount('bob')).toBe(null)
  })

  test('an account adopts guests', async () => {
    expect(await store.people.idsOf('ada')).toEqual(['ada'])
    await store.people.adopt('bob', 'ada')
    await store.people.adopt('bob', 'eve')
    expect(await store.people.idsOf('ada')).toEqual(['ada', 'bob'])
    expect(await store.people.idsOf('eve')).toEqual(['eve'])
  })

  test('sessions end one by one, all at once, or by time', async () => {
    await store.people.openSession(session('s3', 'ada', 500))
    await store.people.closeSession('s1')
    expect(await store.people.session('s1')).toBe(null)
    expect(await store.people.session('s3')).not.toBe(null)
    await store.people.openSession(session('s4', 'ada'))
    await store.people.closeSessions('ada')
    expect([await store.people.session('s3'), await store.people.session('s4')]).toEqual([null, null])
    await store.people.sweep(101)
    expect(await store.people.session('s2')).toBe(null)
  })

  test('of many sessions the newest are kept', async () => {
    for (const [name, expires] of [
      ['s3', 300],
      ['s4', 200],
    ] as const)
      await store.people.openSession(session(name, 'ada', expires))
    expect(await store.people.sessionsBeyond('ada', 2)).toEqual(['s1'])
    expect(await store.people.sessionsBeyond('ada', 0)).toEqual(['s3', 's4', 's1'])
    expect(await store.people.sessionsBeyond('ada', 9)).toEqual([])
  })

  test('a way to a new password is good once, takes the others with it, and runs out', async () => {
    for (const [hash, expires] of [
      ['h1', 50],
      ['h2', 50],
    ] as const)
      await store.people.addReset({ hash, person: 'ada', expires })
    await store.people.addReset({ hash: 'late', person: 'bob', expires: 9 })
    expect(await store.people.takeReset('h1', 50)).toBe('ada')
    expect(await store.people.takeReset('h2', 50)).toBe(null)
    expect(await store.people.takeReset('late', 10)).toBe(null)
    await store.people.setPassword('ada', 'another')
    expect((await store.people.person('ada'))!.password).toBe('another')
    await store.people.setMail('ada', 'ada@example.org')
    expect([await store.people.mailOf('ada'), await store.people.mailOf('bob')]).toEqual([
      'ada@example.org',
      null,
    ])
    expect(await store.people.isKeeper('ada')).toBe(false)
  })

  test('whoever is forgotten is nowhere any more, and the others are', async () => {
    const append = (table: string, people: readonly (string | null)[], after = 0) =>
      store.journals.append({
        ...{ table, after, command: `c${after}`, at: 1, body: '{"text":"of Ada"}', due: null, waiting: 0 },
        lobby: row(table, { people }),
      })
    await append('t', ['ada', 'bob'])
    await append('t', [null, 'bob'], 1)
    await append('u', ['bob', null])
    expect(await store.people.visited(['ada'])).toEqual(['t'])
    expect(await store.people.visited(['ada', 'bob'])).toEqual(['t', 'u'])
    expect(await store.people.visited([])).toEqual([])
    await store.journals.keep('t', { version: 2, body: 'of Ada' })
    await store.journals.rewrite('t', [{ version: 1, body: '{}' }])
    await store.journals.rewrite('u', [])
    expect((await store.journals.entries('t', 0)).map(({ body }) => body)).toEqual([
      '{}',
      '{"text":"of Ada"}',
    ])
    expect(await store.journals.snapshot('t')).toBe(null)
    await store.people.mute('bob', 'ada', true)
    await store.people.adopt('guest', 'ada')
    await store.people.forget(['ada', 'guest'])
    expect(await store.people.person('ada')).toBe(null)
    expect(await store.people.session('s1')).toBe(null)
    expect(await store.people.muted('bob')).toEqual([])
    expect(await store.people.idsOf('ada')).toEqual(['ada'])
    expect(await store.people.visited(['ada', 'bob'])).toEqual(['t', 'u'])
    expect(await store.people.person('bob')).toEqual(guest('bob'))
    expect(await store.people.session('s2')).not.toBe(null)
  })

  test('pages of the keeper are written and written again', async () => {
    expect(await store.pages.page('privacy')).toBe(null)
    await store.pages.setPage('privacy', 'one')
    await store.pages.setPage('privacy', 'two')
    expect(await store.pages.page('privacy')).toBe('two')
  })

  test('a ticket is good once, and not for long', async () => {
    const ticket = { hash: 'h', selector: 's1', person: 'ada', expires: 50 }
    await store.people.issue(ticket)
    const taken = await Promise.all([1, 2, 3].map(() => store.people.redeem('h', 49)))
    expect(taken.filter((found) => found !== null)).toEqual([ticket])
    await store.people.issue(ticket)
    expect(await store.people.redeem('h', 51)).toBe(null)
    await store.people.issue({ ...ticket, hash: 'i' })
    await store.people.closeSession('s1')
    expect(await store.people.redeem('i', 1)).toBe(null)
  })

  test('muting is one-sided and can be taken back', async () => {
    await store.people.mute('ada', 'bob', true)
    await store.people.mute('ada', 'bob', true)
    expect([await store.people.muted('ada'), await store.people.muted('bob')]).toEqual([['bob'], []])
    await store.people.mute('ada', 'bob', false)
    expect(await store.people.muted('ada')).toEqual([])
  })
})
