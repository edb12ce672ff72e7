import { CLOCKS } from '@midden/table'
import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import { AccountBody, CreateBody, FromClient, GuestBody, MatchFileBody, TableCommand } from '../src/index.ts'

const fromClient = Compile(FromClient)
const command = Compile(TableCommand)
const act = { t: 'act', id: 'k1', table: 'abcdefgh1234', seen: 3, action: { act: 'flip' } }

describe('what a client sends', () => {
  test.each([
    { t: 'hello', id: 'a', v: 1, ticket: 'x' },
    { t: 'follow', id: 'a', table: 'abcdefgh1234', seen: null },
    { t: 'follow', id: 'a', table: 'abcdefgh1234', seen: 17 },
    { t: 'unfollow', id: 'a', table: 'abcdefgh1234' },
    { t: 'story', id: 'a', table: 'abcdefgh1234' },
    { t: 'ping', id: 'a' },
    { t: 'mute', id: 'a', table: 'abcdefgh1234', seat: 2, on: true },
    act,
    { ...act, action: { act: 'take', n: 3, with: 1 } },
    { ...act, action: { act: 'discard', ns: [1, 1, 2] } },
    { t: 'undo', id: 'a', table: 'abcdefgh1234', seen: 3 },
    { t: 'propose', id: 'a', table: 'abcdefgh1234', what: 'replace', seat: 1 },
    { t: 'answer', id: 'a', table: 'abcdefgh1234', proposal: 9, yes: false },
    { t: 'resume', id: 'a', table: 'abcdefgh1234' },
    { t: 'away', id: 'a', table: 'abcdefgh1234' },
    { t: 'back', id: 'a', table: 'abcdefgh1234' },
    { t: 'say', id: 'a', table: 'abcdefgh1234', text: 'well played' },
  ])('$t is read', (message) => {
    expect(fromClient.Check(message)).toBe(true)
  })

  test.each([
    null,
    7,
    'act',
    [],
    {},
    { t: 'nonsense', id: 'a' },
    { ...act, id: '' },
    { ...act, id: 'x'.repeat(41) },
    { ...act, id: 'no spaces' },
    { ...act, table: '../etc' },
    { ...act, seen: -1 },
    { ...act, seen: 1.5 },
    { ...act, seat: 2 },
    { ...act, action: { act: 'flip', extra: 1 } },
    { ...act, action: { act: 'flip', n: '1' } },
    { ...act, action: { act: 'flip', ns: Array(257).fill(1) } },
    { t: 'say', id: 'a', table: 'abcdefgh1234', text: '' },
    { t: 'say', id: 'a', table: 'abcdefgh1234', text: 'x'.repeat(301) },
    { t: 'say', id: 'a', table: 'abcdefgh1234', text: 'no\u202eway' },
    { t: 'ping' },
  ])('%j is refused', (message) => {
    expect(fromClient.Check(message)).toBe(false)
  })

  test('only commands that change the table are commands', () => {
    expect(command.Check(act)).toBe(true)
    expect(command.Check({ t: 'ping', id: 'a' })).toBe(false)
    expect(command.Check({ t: 'follow', id: 'a', table: 'abcdefgh1234', seen: null })).toBe(false)
  })
})

describe('the lobby', () => {
  const create = Compile(CreateBody)
  test('a table is laid out seat by seat', () => {
    const seats = [{ kind: 'open' }, { kind: 'reserved', name: 'Ada' }, { kind: 'bot', bot: 'steady' }]
    expect(create.Check({ game: 'any', seats })).toBe(true)
    expect(create.Check({ game: 'any', seats: [] })).toBe(false)
    expect(create.Check({ game: 'any', seats, clock: 'never' })).toBe(false)
    expect(create.Check({ game: 'any', seats, owner: 'me' })).toBe(false)
    for (const clock of Object.keys(CLOCKS)) expect(create.Check({ game: 'any', seats, clock })).toBe(true)
  })

  test('clocks run from half a minute to three days a decision, or not at all', () => {
    const seconds = Object.values(CLOCKS).filter((value) => value !== null)
    expect([Math.min(...seconds), Math.max(...seconds)]).toEqual([30, 3 * 24 * 3600])
    expect(CLOCKS.none).toBe(null)
  })

  test.each(['', '   ', 'a\u202eb', 'x'.repeat(25)])('the name %j is refused', (name) => {
    expect(Compile(GuestBody).Check({ name })).toBe(false)
  })
  test.each(['Ada', 'Zoë 2', '李', "O'Neil"])('the name %j is fine', (name) => {
    expect(Compile(GuestBody).Check({ name })).toBe(true)
  })
  test('passwords have at least eight characters', () => {
    const body = Compile(AccountBody)
    expect(body.Check({ account: 'ada', password: 'long enough' })).toBe(true)
    expect(body.Check({ account: 'ada', password: 'short' })).toBe(false)
    expect(body.Check({ account: 'a b', password: 'long enough' })).toBe(false)
  })
})

test('the match file of the interface is read', () => {
  const file = {
    format: 'midden-match',
    version: 1,
    game: 'any',
    rulesVersion: 1,
    seats: 2,
    options: {},
    commitment: null,
    entropy: [],
    seed: 's',
    actions: [{ seat: 0, action: { act: 'flip' } }],
  }
  expect(Compile(MatchFileBody).Check(file)).toBe(true)
  expect(Compile(MatchFileBody).Check({ ...file, format: 'other' })).toBe(false)
})
