import { momentsOf } from '@midden/bots'
import { games } from '@midden/games'
import {
  act,
  begin,
  firstOf,
  type Game,
  hashOf,
  isRefusal,
  type Journal,
  menu,
  owing,
  type Redeal,
  replay,
  seeded,
  undo,
} from '@midden/kernel'
import { journalOf, readMatchFile, toMatchFile } from '@midden/protocol/client'
import { describe, expect, test } from 'vitest'

const MOVES = 9

type AnyMatch = ReturnType<typeof replay<never, never, object, never, string>>

function playOn(match: AnyMatch, upTo: number): void {
  const { game } = match
  const rng = seeded(`play ${match.journal.moves.length}`)
  while (match.journal.moves.length < upTo) {
    const owed = owing(game, match.position)
    if (owed === 0) return
    const seat = firstOf(owed)
    const offered = menu(game, match.position, seat)
    const action = game.sense(game.view(match.position, seat), seat, offered, rng)
    const refused = act(match, seat, action)
    if (refused !== null) throw new Error(refused.reason)
  }
}

describe.each(games.map((game) => ({ title: game.title, game: game as Game })))('$title', ({ game }) => {
  const match = begin(game, { seats: 3, seed: 'redeal' })
  if (isRefusal(match)) throw new Error(match.reason)
  playOn(match as AnyMatch, MOVES)
  const journal = match.journal as Journal
  const seat = firstOf(owing(game, match.position))
  const anew = (seed: string): Journal => ({
    ...journal,
    redeals: [{ after: MOVES, seat, seed } satisfies Redeal],
  })

  test('what is dealt anew is what the seat cannot know, and nothing else', () => {
    const worlds = ['a', 'b', 'c'].map((seed) => replay(game, anew(seed)))
    for (const { position } of worlds)
      expect(game.view(position, seat)).toEqual(game.view(match.position, seat))
    expect(new Set(worlds.map(({ position }) => hashOf(position))).size).toBe(3)
    expect(hashOf(replay(game, anew('a')).position)).toBe(hashOf(worlds[0]!.position))
  })

  test('a match that goes on from there can be replayed, weighed, kept as a file and taken back no further', () => {
    const tried = replay(game, { ...anew('a'), moves: [...journal.moves] })
    expect(tried.freeFrom).toBe(MOVES)
    playOn(tried as AnyMatch, MOVES + 4)
    const end = hashOf(tried.position)
    expect(hashOf(replay(game, tried.journal as Journal).position)).toBe(end)
    expect(hashOf(momentsOf(game, tried.journal as Journal).at(-1)!.position)).toBe(end)
    const file = readMatchFile(JSON.parse(JSON.stringify(toMatchFile(tried.journal as Journal, null))))
    const read = typeof file === 'string' ? file : journalOf(file)
    expect(typeof read === 'string' ? read : hashOf(replay(game, read).position)).toBe(end)
    undo(tried, tried.journal.moves.length - MOVES, 'agreed')
    expect(hashOf(tried.position)).toBe(hashOf(replay(game, anew('a')).position))
    undo(tried, 2, 'agreed')
    expect(tried.journal.redeals).toEqual([])
    playOn(tried as AnyMatch, MOVES + 1)
    expect(hashOf(replay(game, tried.journal as Journal).position)).toBe(hashOf(tried.position))
  })
})

test.each([
  ['no list', 5],
  ['a seat that is not there', [{ after: 0, seat: 3, seed: 's' }]],
  ['no seed', [{ after: 0, seat: 0 }]],
])('a file with %s is refused with a sentence', (_, redeals) => {
  const journal = { game: 'pan', rules: 1, seats: 3, options: {}, seed: 's', script: null, moves: [] }
  const file = { ...toMatchFile(journal, null), redeals }
  expect(readMatchFile(file)).toBe('redeals must be a list of objects with after, seat and seed')
})
