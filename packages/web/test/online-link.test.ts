import { begin, isRefusal, menu, type Seat, type Viewer, waiting } from '@midden/kernel'
import { pan } from '@midden/pan'
import type { Picture, Refused } from '@midden/table'
import { expect, test } from 'vitest'
import { openOnline } from '../src/online/table/online-link.ts'
import type { SessionState, TableSession } from '../src/online/wire/session.ts'
import { thinkerBy } from './tables.ts'

const match = begin(pan, { seats: 3, seed: 'online' })
if (isRefusal(match)) throw new Error(match.reason)
const { position } = match
const RARE = { clause: 'PAN-1.1', offer: { act: 'leave for good' } }

function pictureFor(viewer: Viewer, away = false): Picture {
  const seats = ['Ada', 'Bob'].map((name) => ({ kind: 'person' as const, name, bot: null, away }))
  return {
    game: 'pan',
    rules: pan.rules,
    options: {},
    status: 'playing',
    listed: true,
    aids: true,
    hints: true,
    strict: false,
    clock: 'none',
    pace: 0,
    paused: false,
    me: viewer,
    mine: viewer === null ? [] : [viewer],
    host: 0,
    seats: [...seats, { kind: 'bot', name: 'steady', bot: 'steady', away: false }],
    proposal: null,
    fairness: { commitment: '', entropy: [], shares: [], until: null, secret: null, from: 0 },
    next: null,
    match: {
      view: pan.view(position, viewer),
      waiting: waiting(pan, position, viewer).map((row) => ({ ...row, due: null })),
      menu: away || viewer === null ? [] : menu(pan, position, viewer),
      question: null,
      rights: [],
      barred: [],
      rare: away || viewer === null ? [] : [RARE],
      undo: { kind: 'no', why: 'none' },
      moves: 0,
      outcome: null,
    },
  }
}

function at(
  viewer: Viewer,
  part: Partial<SessionState> = {},
  away = false,
  answer: Refused | null = null,
  terms: Partial<Picture> = {},
) {
  const orders: unknown[] = []
  const looks: Seat[] = []
  const state: SessionState = {
    feed: {
      version: 7,
      picture: { ...pictureFor(viewer, away), ...terms },
      chat: [],
      lines: [],
      told: 7,
      own: 0,
      lapsed: false,
    },
    eyes: { front: viewer, handTo: null },
    standing: 'open',
    sending: 0,
    storageAway: false,
    refused: null,
    present: [],
    watchers: 0,
    ...part,
  }
  const session: TableSession = {
    table: 'thetable',
    state: () => state,
    subscribe: () => () => {},
    send: async (order) => {
      orders.push(order)
      return answer
    },
    look: (seat) => void looks.push(seat),
    handTo: () => {},
    retry: () => {},
    now: () => 0,
    close: () => {},
  }
  const say = ({ code }: Refused): string => `said: ${code}`
  const link = openOnline({
    game: pan,
    session,
    thinker: async () => thinkerBy(async ({ menu: [first] }) => ({ action: { act: first!.act } })),
    say,
  })
  return { link, orders, looks }
}

test('a seat sees its question and its offers, from its picture alone', () => {
  const { link } = at(1)
  const { question, menu: offers, sitters, viewer } = link.state()
  expect(viewer).toBe(1 satisfies Seat)
  expect(question?.seat).toBe(1)
  expect(offers).toEqual(menu(pan, position, 1))
  expect(sitters.map(({ kind }) => kind)).toEqual(['elsewhere', 'here', 'bot'])
  expect(link.kept()).toBe('saved')
  expect(link.state().rare).toEqual([RARE])
  expect(link.journal()).toBe(null)
  expect(link.state()).toBe(link.state())
})

test('who watches, and whose seat a bot plays, is asked nothing', () => {
  for (const { link } of [at(null), at(1, {}, true)]) {
    const { question, menu: offers, rights, rare, barred } = link.state()
    expect({ question, offers, rights, rare, barred }).toEqual({
      question: null,
      offers: [],
      rights: [],
      rare: [],
      barred: [],
    })
  }
})

test('a move names the version it was chosen on; refusals are explained in our own words', async () => {
  const action = { act: 'play', n: 99 }
  const { link, orders } = at(1)
  expect(await link.act(action)).toBe(null)
  expect(orders).toEqual([{ t: 'act', seen: 7, action }])
  const stale = at(1, {}, false, { code: 'stale', reason: 'english', clauses: [] })
  expect(await stale.link.act(action)).toEqual({ clauses: [], reason: 'said: stale' })
  const rules = at(1, {}, false, { code: 'rules', reason: 'english', clauses: [] })
  expect(await rules.link.act(action)).toEqual(pan.refuse(pan.view(position, 1), 1, action))
})

test('undo goes to the server, and what it says comes back', async () => {
  const { link, orders } = at(1, {}, false, { code: 'not-now', reason: '', clauses: [] })
  expect(await link.undo()).toEqual({ clauses: [], reason: 'said: not-now' })
  expect(orders).toEqual([{ t: 'undo', seen: 7 }])
})

test('what has become of the last move', () => {
  expect(at(1, { standing: 'lost' }).link.kept()).toBe('offline')
  expect(at(1, { sending: 1 }).link.kept()).toBe('sending')
  expect(at(1, { sending: 1, storageAway: true }).link.kept()).toBe('failed')
})

test('a hint comes from a bot that knows what we know; a watcher gets none', async () => {
  expect(await at(1).link.hint()).toMatchObject({ act: menu(pan, position, 1)[0]!.act })
  expect(await at(null).link.hint()).toBe(null)
})

test('at a table without hints and odds nobody gets any', async () => {
  const { link } = at(1, {}, false, null, { aids: false, hints: false })
  expect([link.aids, link.hints, await link.hint()]).toEqual([false, false, null])
})

test('two at one device: nothing is shown until whoever is asked has taken it', () => {
  const { link, looks } = at(1, { eyes: { front: 1, handTo: 0 } }, false, null, { mine: [0, 1] })
  expect(link.state().handTo).toBe(0)
  expect(link.state().sitters.map(({ kind }) => kind)).toEqual(['here', 'here', 'bot'])
  link.sit()
  expect(looks).toEqual([0])
})

test('nor until their own eyes have come', () => {
  const { link } = at(1, { eyes: { front: 0, handTo: null } }, false, null, { mine: [0, 1] })
  expect(link.state().handTo).toBe(0)
  const { link: there } = at(0, { eyes: { front: 0, handTo: null } }, false, null, { mine: [0, 1] })
  expect(there.state().handTo).toBe(null)
})
