import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person, Session, Store } from '../src/index.ts'
import { kinds } from './stores.ts'

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
