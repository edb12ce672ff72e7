import { describe, expect, test } from 'vitest'
import { ada, bob, cleo, Journal, person, started } from './support/journal.ts'

const sit = (seat: number | null = null, code: string | null = 'ABCDEFGHJK') =>
  ({ t: 'sit', seat, code, entropy: 'e' }) as const
const kinds = ({ state }: Journal) =>
  state.seats.map(({ kind, name }) => (name === null ? kind : `${kind} ${name}`))

describe('sitting down', () => {
  test('anybody with the invitation takes a free seat, once', () => {
    const table = new Journal('draft', [{ kind: 'open' }, { kind: 'open' }])
    expect(table.give(bob, sit(1))).toBe(null)
    expect(kinds(table)).toEqual(['open', 'person Bob'])
    expect(table.give(bob, sit(0))).toBe('not-now: you sit at this table already')
    expect(table.give(cleo, sit(1))).toBe('not-now: that seat is taken, or kept for somebody else')
    expect(table.give(cleo, sit(7))).toBe('not-now: that seat is taken, or kept for somebody else')
    expect(table.give(cleo, sit())).toBe(null)
    expect(table.give(person('Dora'), sit())).toBe('not-now: no seat is free')
  })

  test('a private table wants the invitation, a listed one does not', () => {
    const table = new Journal('draft', [{ kind: 'open' }, { kind: 'open' }])
    const refused = 'unwelcome: this table is private: it needs an invitation'
    expect(table.give(bob, sit(0, null))).toBe(refused)
    expect(table.give(bob, sit(0, 'WRONGWRONG'))).toBe(refused)
    expect(table.give(ada, sit(0, null))).toBe(null)
    const listed = new Journal('draft', [{ kind: 'open' }, { kind: 'open' }], { listed: true })
    expect(listed.give(bob, sit(0, null))).toBe(null)
  })

  test('a reserved seat is for that name, whatever its case', () => {
    const table = new Journal('draft', [{ kind: 'reserved', name: 'BOB' }, { kind: 'open' }])
    expect(table.give(cleo, sit(0))).toBe('not-now: that seat is taken, or kept for somebody else')
    expect(table.give(bob, sit())).toBe(null)
    expect(kinds(table)).toEqual(['person Bob', 'open'])
  })

  test('on a listed table a name alone takes no reserved seat: it needs the invitation', () => {
    const table = new Journal('draft', [{ kind: 'reserved', name: 'Bob' }, { kind: 'open' }], {
      listed: true,
    })
    const renamed = { ...person('Eve'), name: 'Bob' }
    expect(table.give(renamed, sit(0, null))).toBe('not-now: that seat is taken, or kept for somebody else')
    expect(table.give(renamed, sit(null, null))).toBe(null)
    expect(kinds(table)).toEqual(['reserved Bob', 'person Bob 2'])
    expect(table.give(bob, sit())).toBe(null)
    expect(kinds(table)).toEqual(['person Bob', 'person Bob 2'])
  })

  test('nobody can be taken for somebody else at the table', () => {
    const table = new Journal('draft', [{ kind: 'open' }, { kind: 'open' }])
    expect(table.give(bob, sit())).toBe(null)
    expect(table.give({ ...person('Eve'), name: 'Воb' }, sit())).toBe(null)
    expect(kinds(table)).toEqual(['person Bob', 'person Воb 2'])
  })

  test('a seat kept for a person is for that person alone, without an invitation', () => {
    const kept = { kind: 'kept', person: 'bob', name: 'Bob' } as const
    const table = new Journal('draft', [kept, { kind: 'bot', bot: 'steady' }])
    expect(table.give(person('Bobby'), sit(0))).toBe('not-now: that seat is taken, or kept for somebody else')
    expect(table.give(bob, sit(null, null))).toBe(null)
  })

  test('an adopted guest’s seat is the account’s', () => {
    const table = started('draft', [ada, bob])
    const account = { person: 'new', ids: ['new', 'bob'], name: 'Robert' }
    const { hands } = table.state.match!.position as unknown as { hands: number[][] }
    expect(table.act(account, { act: 'keep', n: hands[1]![0]! })).toBe(null)
  })
})

describe('laying out and leaving', () => {
  test('only the host lays seats out, before the start, and not their own', () => {
    const table = new Journal('draft', [{ kind: 'open' }, { kind: 'open' }])
    table.give(ada, sit(0))
    const lay = (seat: number) => ({ t: 'lay', seat, plan: { kind: 'bot', bot: 'random' } }) as const
    expect(table.give(bob, lay(1))).toBe('not-yours: only the host lays the seats out')
    expect(table.give(ada, lay(0))).toBe('not-now: you sit there yourself')
    expect(table.give(ada, lay(2))).toBe('unknown: there is no seat 2')
    expect(table.give(ada, lay(1))).toBe(null)
    expect(kinds(table)).toEqual(['person Ada', 'bot random'])
    table.give(ada, { t: 'start' })
    expect(table.give(ada, lay(1))).toBe('not-now: the match has begun')
  })

  test('a host who leaves hands the table on; the last one closes it', () => {
    const table = new Journal('draft', [{ kind: 'open' }, { kind: 'open' }])
    table.give(ada, sit(0))
    table.give(bob, sit(1))
    expect(table.give(cleo, { t: 'leave' })).toBe('not-yours: you do not sit at this table')
    expect(table.give(ada, { t: 'leave' })).toBe(null)
    expect([table.state.host, kinds(table)]).toEqual(['bob', ['open', 'person Bob']])
    expect(table.give(bob, { t: 'leave' })).toBe(null)
    expect(table.state.status).toBe('closed')
  })

  test('leaving a match hands the seat to a bot, and its owner can come back', () => {
    const table = started('draft', [ada, bob])
    expect(table.give(bob, { t: 'leave' })).toBe(null)
    expect(table.state.seats[1]).toMatchObject({ kind: 'person', person: 'bob', away: true })
    expect(table.act(bob, { act: 'keep', n: 0 })).toBe('not-now: a bot plays your seat: take it back first')
    expect(table.give(bob, { t: 'back', id: 'x', table: 'tabletable' })).toBe(null)
    expect(table.state.seats[1]!.away).toBe(false)
  })
})

describe('starting', () => {
  test('the host starts when every seat is taken', () => {
    const table = new Journal('draft', [
      { kind: 'open' },
      { kind: 'reserved', name: 'Bob' },
      { kind: 'open' },
    ])
    table.give(ada, sit(0))
    expect(table.give(bob, { t: 'start' })).toBe('not-yours: only the host starts the match')
    expect(table.give(ada, { t: 'start' })).toBe(
      'not-now: seat 2, 3 is still free: wait for a player or give it to a bot',
    )
    table.give(bob, sit())
    table.give(ada, { t: 'lay', seat: 2, plan: { kind: 'bot', bot: 'steady' } })
    expect(table.give(ada, { t: 'start' })).toBe(null)
    expect(table.state.status).toBe('playing')
    expect(table.give(ada, { t: 'start' })).toBe('not-now: the match has begun')
    expect(table.give(cleo, sit())).toBe('not-now: the match has begun: nobody can sit down any more')
  })

  test('a table that nobody starts is cleared away, unless somebody uses it', () => {
    const table = new Journal('draft', [{ kind: 'open' }, { kind: 'open' }])
    table.give(ada, sit())
    expect(table.give(null, { t: 'expire', before: 1 })).toBe('stale: the table is in use')
    expect(table.give(null, { t: 'expire', before: 2 })).toBe(null)
    expect(table.state.status).toBe('closed')
    expect(table.give(ada, { t: 'expire', before: 3 })).toBe('not-yours: only the table itself does that')
  })
})
