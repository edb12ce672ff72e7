import { readdirSync } from 'node:fs'
import { begin, isRefusal } from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import { gameById, games } from '../src/index.ts'

test('every folder beside this one is a game, found by the name of its folder', () => {
  const folders = readdirSync(new URL('../..', import.meta.url)).filter((name) => name !== 'registry')
  expect(games.map(({ id }) => id)).toEqual(folders.sort())
  for (const game of games) expect(gameById(game.id)).toBe(game)
})

test('nothing is found by an id that no game has', () => {
  for (const id of ['', 'chess', 'toString', '__proto__']) expect(gameById(id)).toBeUndefined()
})

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('starts with the fewest and the most seats', () => {
    for (const seats of [game.seats.min, game.seats.max])
      expect(isRefusal(begin(game, { seats, seed: 'start' }))).toBe(false)
  })

  test('has an id that can name a folder', () => {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })
})
