import { atRandom, differ, offersExactly, plays, refuses, table } from '@midden/kernel/testing'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'
import type { Event } from '../src/position.ts'

const KEEP = { act: 'keep' }
const DRAW = { act: 'draw' }

/** Two at the table: 3 for seat 0, 8 for seat 1, and a 5 to be drawn. */
const script = [{ name: 'deck', value: [3, 8, 5] }]

test('__PREFIX__-1.1 each is dealt one card of twelve, in secret', () => {
  const events: Event[] = []
  const { position } = table(game, { seats: 2, script }, events)
  expect(events).toEqual([
    { what: 'dealt', clause: '__PREFIX__-1.1', seat: 0, card: 3, only: 0b01 },
    { what: 'dealt', clause: '__PREFIX__-1.1', seat: 1, card: 8, only: 0b10 },
  ])
  expect(game.view(position, 0)).toMatchObject({ cards: [3, null], deck: 10 })
})

test('__PREFIX__-2.1 in turn, each keeps or draws once', () => {
  const match = table(game, { seats: 2, script })
  refuses(match, 1, KEEP, '__PREFIX__-2.1')
  offersExactly(match, 0, [KEEP, DRAW])
  expect(plays(match, [0, DRAW])).toEqual([
    { what: 'laid aside', clause: '__PREFIX__-2.1', seat: 0, card: 3, reveals: true },
    { what: 'drew', clause: '__PREFIX__-2.1', seat: 0, card: 5, only: 0b01, reveals: true },
  ])
  offersExactly(match, 0, [])
  offersExactly(match, 1, [KEEP, DRAW])
  expect(game.view(match.position, 1)).toMatchObject({ cards: [null, 8], aside: [3, null], deck: 9 })
})

test('__PREFIX__-3.1 all cards are shown, and the highest wins', () => {
  const match = table(game, { seats: 2, script })
  expect(plays(match, [0, KEEP], [1, KEEP]).slice(2)).toEqual([
    { what: 'showed', clause: '__PREFIX__-3.1', seat: 0, card: 3, reveals: true },
    { what: 'showed', clause: '__PREFIX__-3.1', seat: 1, card: 8, reveals: true },
  ])
  expect(game.outcome(match.position)?.ranking).toEqual([[1], [0]])
})

test('__PREFIX__-3.1 the lowest wins if that was agreed', () => {
  const match = table(game, { seats: 2, script, options: { wins: 'lowest' } })
  plays(match, [0, KEEP], [1, KEEP])
  expect(game.outcome(match.position)?.ranking).toEqual([[0], [1]])
})

test('wins=highest wins=lowest', () => {
  differ(game, 'wins', ['highest', 'lowest'], (options, events) =>
    atRandom(game, { seats: 3, seed: '0', options }, 3, events),
  )
})

test('the steady bot keeps the better half, and all can be read as text', () => {
  const [high, low] = (['highest', 'lowest'] as const).map((wins) =>
    game.view(table(game, { seats: 2, script, options: { wins } }).position, 0),
  )
  const rng = table(game, { seats: 2 }).position.rng
  expect(game.sense(high!, 0, [], rng)).toEqual(DRAW)
  expect(game.sense(low!, 0, [], rng)).toEqual(KEEP)
  expect(game.words.table(high!, (seat) => `Seat ${seat}`)).toBe(
    'The highest card wins. Deck: 10\nSeat 0: 3\nSeat 1: ?',
  )
})
