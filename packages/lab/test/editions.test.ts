import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fetchEdition, gameById, games } from '@midden/games'
import type { Game } from '@midden/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { broken, record } from '../src/editions/index.ts'
import { mini } from '../src/toys/mini.ts'

const root = new URL('../../../', import.meta.url)

const numbersIn = (id: string, ending: string): number[] =>
  readdirSync(new URL(`packages/games/${id}/editions/`, root))
    .filter((name) => name.endsWith(ending))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => a - b)

describe.each(games)('$id', ({ id, rules }) => {
  test('its rules lead where they led when their edition was recorded', () => {
    expect(broken(gameById(id)!, root)).toBeNull()
  })

  test('every older edition is kept and leads where it led', async () => {
    expect(numbersIn(id, '.json')).toEqual(Array.from({ length: rules }, (_, i) => i + 1))
    for (const edition of numbersIn(id, '.js')) {
      const game = edition === rules ? undefined : await fetchEdition(id, edition)
      if (game !== undefined) expect(broken(game, root)).toBeNull()
    }
    expect(numbersIn(id, '.js')).toEqual(expect.arrayContaining(numbersIn(id, '.json').slice(0, -1)))
  })
})

test('an edition that nobody kept is not there', async () => {
  expect(await fetchEdition('chess', 1)).toBeUndefined()
  expect(await fetchEdition(games[0]!.id, 99)).toBeUndefined()
})

describe('what an edition led to', () => {
  const folder = mkdtempSync(join(tmpdir(), 'midden-editions-'))
  const home = pathToFileURL(`${folder}/`)
  const toy = mini as unknown as Game
  afterAll(() => rmSync(folder, { recursive: true }))

  test('is recorded once, and held against the rules ever after', () => {
    expect(broken(toy, home)).toMatch(/^edition 1 of Mini is not recorded: npm run freeze -- mini$/)
    record(toy, home)
    expect(broken(toy, home)).toBeNull()
  })

  test('tells a changed position, a move that is no longer there, and nothing of changed words', () => {
    const setup: Game['setup'] = (options, seats, rng, tell) => {
      const position = toy.setup(options, seats, rng, tell)
      return { ...position, extra: 1 } as typeof position
    }
    expect(broken({ ...toy, setup }, home)).toMatch(
      /match 1 goes another way .*raise `rules`, or you broke replays$/,
    )
    const strict: Game['admits'] = () => ({ clauses: [], reason: 'no longer' })
    expect(broken({ ...toy, admits: strict }, home)).toMatch(/\(no longer\): raise `rules`/)
    expect(broken({ ...toy, words: { ...toy.words, action: () => 'other words' } }, home)).toBeNull()
  })

  test('is asked for anew when the rules are raised', () => {
    expect(broken({ ...toy, rules: 2 }, home)).toMatch(/^edition 2 of Mini is not recorded/)
  })
})
