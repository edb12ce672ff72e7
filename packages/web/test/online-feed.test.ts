import type { FromServer, Message } from '@midden/protocol'
import type { Picture } from '@midden/table'
import { expect, test } from 'vitest'
import { type Feed, heard } from '../src/online/wire/feed.ts'
import { sittersOf } from '../src/online/wire/sitters.ts'

const seat = (name: string | null, kind: Picture['seats'][number]['kind'] = 'person', away = false) => ({
  kind,
  name,
  bot: kind === 'bot' ? 'steady' : null,
  away,
})

const picture = (moves: number | null, me: number | null = 0): Picture => ({
  game: 'pan',
  rules: 1,
  options: {},
  status: moves === null ? 'open' : 'playing',
  listed: false,
  aids: true,
  hints: true,
  strict: false,
  clock: 'none',
  pace: 0,
  paused: false,
  me,
  mine: me === null ? [] : [me],
  host: 0,
  seats: [seat('Ada'), seat('Bob')],
  proposal: null,
  fairness: { commitment: 'c', entropy: [], shares: [], until: null, secret: null, from: 0 },
  next: null,
  match:
    moves === null
      ? null
      : {
          view: { me },
          waiting: [],
          menu: [],
          question: null,
          rights: [],
          barred: [],
          rare: [],
          undo: { kind: 'no', why: 'none' },
          moves,
          outcome: null,
        },
})

const whole = (version: number, shown: Picture): Message<'table'> => ({
  t: 'table',
  table: 'thetable',
  version,
  picture: shown,
  chat: [],
})

const event = (what: string) => ({ what, clause: 'PAN-1.1' })

const news = (version: number, part: Partial<Message<'news'>> = {}): Message<'news'> => ({
  t: 'news',
  table: 'thetable',
  version,
  at: 0,
  what: { kind: 'move', seat: 1 },
  events: [],
  patch: [],
  ...part,
})

const movesTo = (n: number): Message<'news'>['patch'] => [[['match', 'moves'], n]]

const after = (...messages: FromServer[]): Feed => {
  let feed: Feed | null = null
  for (const message of messages) {
    const next = heard(feed, message)
    if (next === 'gap') throw new Error('a gap')
    feed = next
  }
  return feed!
}

test('news change the picture and are told with their move', () => {
  const feed = after(whole(5, picture(0)), news(6, { events: [event('plays')], patch: movesTo(1) }))
  expect(feed.version).toBe(6)
  expect(feed.picture.match?.moves).toBe(1)
  expect(feed.lines).toMatchObject([{ move: 1, event: { what: 'plays' } }])
  expect(feed.own).toBe(0)
})

test('what was heard before is not heard twice; a hole is noticed', () => {
  const feed = after(whole(5, picture(0)), news(6, { events: [event('plays')], patch: movesTo(1) }))
  expect(heard(feed, news(6, { events: [event('plays')] }))).toBe(feed)
  expect(heard(feed, news(8))).toBe('gap')
  expect(heard(null, news(8))).toBe(null)
})

test('the story fills in what came before, whichever arrives first', () => {
  const told: Message<'story'> = {
    t: 'story',
    id: 's',
    table: 'thetable',
    version: 6,
    own: 1,
    lines: [
      { move: 0, event: event('dealt') },
      { move: 1, event: event('plays') },
    ],
  }
  const six = news(6, { events: [event('plays')], patch: movesTo(1) })
  const seven = news(7, { events: [event('answers')], patch: movesTo(2) })
  const orders = [
    [told, six, seven],
    [six, told, seven],
    [six, seven, told],
  ]
  for (const order of orders) {
    const feed = after(whole(5, picture(0)), ...order)
    expect(feed.lines.map((line) => line.event.what)).toEqual(['dealt', 'plays', 'answers'])
    expect(feed.own).toBe(1)
  }
})

test('an own move marks what is new; a bot’s or the clock’s in our place does not', () => {
  const mine = news(6, { what: { kind: 'move', seat: 0 }, patch: movesTo(1) })
  expect(after(whole(5, picture(0)), mine).own).toBe(1)
  const clock = news(6, { what: { kind: 'move', seat: 0, by: 'clock' }, patch: movesTo(1) })
  expect(after(whole(5, picture(0)), clock)).toMatchObject({ own: 0, lapsed: true })
  const next = news(7, { what: { kind: 'move', seat: 0 }, patch: movesTo(2) })
  expect(after(whole(5, picture(0)), clock, news(7))).toMatchObject({ lapsed: true })
  expect(after(whole(5, picture(0)), clock, next)).toMatchObject({ own: 2, lapsed: false })
  expect(after(whole(5, picture(0, null)), news(6, { what: { kind: 'move' }, patch: movesTo(1) })).own).toBe(
    0,
  )
})

test('what is taken back is untold', () => {
  const feed = after(
    whole(5, picture(0)),
    news(6, { what: { kind: 'move', seat: 0 }, events: [event('plays')], patch: movesTo(1) }),
    news(7, { events: [event('answers')], patch: movesTo(2) }),
    news(8, { what: { kind: 'undo', seat: 0, moves: 2 }, patch: movesTo(0) }),
  )
  expect(feed.lines).toEqual([])
  expect(feed.own).toBe(0)
})

test('talk is kept in order, without the words of those who are muted', () => {
  const say = (version: number, text: string | null): Message<'news'> =>
    news(version, { what: { kind: 'say', seat: 1, name: 'Bob', text } })
  const feed = after(whole(5, picture(null)), say(6, 'hello'), say(7, null))
  expect(feed.chat.map(({ text }) => text)).toEqual(['hello', null])
  expect(feed.told).toBe(5)
})

test('a table told whole replaces everything, and its story is asked for anew', () => {
  const feed = after(
    whole(5, picture(0, null)),
    news(6, { events: [event('plays')], patch: movesTo(1) }),
    whole(6, picture(1, 0)),
  )
  expect(feed.lines).toEqual([])
  expect(feed.told).toBe(null)
})

test('every bot has a name of its own, the same for everybody; an absent person is marked', () => {
  const seats = [seat('Odd'), seat('steady', 'bot'), seat('steady', 'bot'), seat('Bob', 'person', true)]
  const shown = sittersOf(seats, [3])
  expect(new Set(shown.map(({ name }) => name)).size).toBe(4)
  expect(shown.map(({ kind }) => kind)).toEqual(['elsewhere', 'bot', 'bot', 'here'])
  expect(shown[3]).toMatchObject({ name: 'Bob', away: true })
  expect(sittersOf(seats, []).map(({ name }) => name)).toEqual(shown.map(({ name }) => name))
})
