import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Append, Store } from '../src/index.ts'
import { kinds } from './stores.ts'

const entry = (table: string, after: number, command: string, more: Partial<Append> = {}): Append => ({
  table,
  after,
  command,
  at: 1000 + after,
  body: `{"of":"${command}"}`,
  due: null,
  waiting: 0,
  ...more,
})

describe.each(kinds())('journals in $name', ({ empty }) => {
  let open: () => Promise<Store>
  let store: Store
  beforeEach(async () => {
    open = (await empty()).open
    store = await open()
  })
  afterEach(() => store.close())

  test('entries follow each other and come back as they were', async () => {
    expect(await store.journals.append(entry('t', 0, 'a'))).toEqual({ kind: 'stored', version: 1 })
    expect(await store.journals.append(entry('t', 1, 'b'))).toEqual({ kind: 'stored', version: 2 })
    expect(await store.journals.entries('t', 0)).toEqual([
      { version: 1, command: 'a', at: 1000, body: '{"of":"a"}' },
      { version: 2, command: 'b', at: 1001, body: '{"of":"b"}' },
    ])
    expect(await store.journals.entries('t', 1)).toHaveLength(1)
    expect(await store.journals.entries('other', 0)).toEqual([])
    expect(await store.journals.heads(['t', 'other'])).toEqual(new Map([['t', 2]]))
    expect(await store.journals.heads([])).toEqual(new Map())
  })

  test('an entry that follows an older version is not stored', async () => {
    await store.journals.append(entry('t', 0, 'a'))
    expect(await store.journals.append(entry('t', 0, 'b'))).toEqual({ kind: 'behind', version: 1 })
    expect(await store.journals.append(entry('t', 5, 'c'))).toEqual({ kind: 'behind', version: 1 })
    expect(await store.journals.append(entry('new', 3, 'd'))).toEqual({ kind: 'behind', version: 0 })
    expect(await store.journals.entries('t', 0)).toHaveLength(1)
  })

  test('a command is stored once, whatever version it is sent with', async () => {
    await store.journals.append(entry('t', 0, 'a'))
    await store.journals.append(entry('t', 1, 'b'))
    for (const after of [0, 1, 2])
      expect(await store.journals.append(entry('t', after, 'a'))).toEqual({ kind: 'known', version: 1 })
    expect(await store.journals.append(entry('u', 0, 'a'))).toEqual({ kind: 'stored', version: 1 })
    expect(await store.journals.find('t', 'b')).toBe(2)
    expect(await store.journals.find('t', 'z')).toBe(null)
    expect(await store.journals.entries('t', 0)).toHaveLength(2)
  })

  test('of many appends in one turn each gets its own answer', async () => {
    const answers = await Promise.all([
      store.journals.append(entry('t', 0, 'a')),
      store.journals.append(entry('t', 0, 'b')),
      store.journals.append(entry('t', 0, 'a')),
      store.journals.append(entry('t', 1, 'c')),
      ...Array.from({ length: 300 }, (_, i) => store.journals.append(entry(`x${i}`, 0, 'a'))),
    ])
    expect(answers.slice(0, 4)).toEqual([
      { kind: 'stored', version: 1 },
      { kind: 'behind', version: 1 },
      { kind: 'known', version: 1 },
      { kind: 'stored', version: 2 },
    ])
    expect(answers.slice(4).every(({ kind, version }) => kind === 'stored' && version === 1)).toBe(true)
  })

  test('what was answered is there after closing and opening', async () => {
    await store.journals.append(entry('t', 0, 'a'))
    await store.close()
    store = await open()
    expect(await store.journals.entries('t', 0)).toHaveLength(1)
    expect(await store.journals.append(entry('t', 0, 'a'))).toEqual({ kind: 'known', version: 1 })
  })

  test('only the newest snapshot is kept', async () => {
    expect(await store.journals.snapshot('t')).toBe(null)
    await store.journals.keep('t', { version: 8, body: 'eight' })
    await store.journals.keep('t', { version: 4, body: 'four' })
    expect(await store.journals.snapshot('t')).toEqual({ version: 8, body: 'eight' })
    await store.journals.keep('t', { version: 9, body: 'nine' })
    expect(await store.journals.snapshot('t')).toEqual({ version: 9, body: 'nine' })
  })

  test('tables that are due are claimed once, and again when the claim runs out', async () => {
    await store.journals.append(entry('early', 0, 'a', { due: 50 }))
    await store.journals.append(entry('late', 0, 'a', { due: 90 }))
    await store.journals.append(entry('never', 0, 'a'))
    expect(await store.deadlines.claim(49, 1000, 10)).toEqual([])
    expect(await store.deadlines.claim(50, 60, 10)).toEqual(['early'])
    expect(await store.deadlines.claim(55, 65, 10)).toEqual([])
    expect(await store.deadlines.claim(61, 200, 1)).toEqual(['early'])
    expect(await store.deadlines.claim(90, 200, 10)).toEqual(['late'])
    await store.journals.append(entry('early', 1, 'b', { due: 95 }))
    expect(await store.deadlines.claim(99, 200, 10)).toEqual(['early'])
    await store.journals.append(entry('early', 2, 'c'))
    expect(await store.deadlines.claim(1000, 2000, 10)).toEqual(['late'])
  })

  test('a claim by a clock that was ahead holds nobody up', async () => {
    await store.journals.append(entry('t', 0, 'a', { due: 50 }))
    expect(await store.deadlines.claim(9000, 9100, 10)).toEqual(['t'])
    expect(await store.deadlines.claim(9050, 9150, 10)).toEqual([])
    expect(await store.deadlines.claim(60, 160, 10)).toEqual(['t'])
    expect(await store.deadlines.claim(70, 170, 10)).toEqual([])
  })

  test('any mix of appends keeps versions without a gap and commands without a double', async () => {
    let round = 0
    const asked = fc.record({
      table: fc.constantFrom('p', 'q'),
      after: fc.nat({ max: 6 }),
      command: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(asked, { maxLength: 20 }), async (appends) => {
        const prefix = `r${round++}`
        const answers = await Promise.all(
          appends.map(({ table, after, command }) =>
            store.journals.append(entry(prefix + table, after, command)),
          ),
        )
        for (const table of ['p', 'q']) {
          const stored = await store.journals.entries(prefix + table, 0)
          expect(stored.map(({ version }) => version)).toEqual(stored.map((_, i) => i + 1))
          expect(new Set(stored.map(({ command }) => command)).size).toBe(stored.length)
          const told = answers.filter((a, i) => a.kind === 'stored' && appends[i]!.table === table)
          expect(told.map(({ version }) => version)).toEqual(stored.map((_, i) => i + 1))
        }
      }),
      { numRuns: 60 },
    )
  })
})
