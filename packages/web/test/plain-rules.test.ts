import { games } from '@midden/games'
import type { Aside, Program, WholeGame } from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import type { PlainBook } from '../src/games/box.ts'
import { loadPlainRules } from '../src/games/faces.ts'

type Book = Program<never, never, string>

/** Every question that the rules can put to somebody, and every right beside it, by the names of their steps. */
function decisionsOf({ program, asides = [] }: WholeGame): string[] {
  const asked = Object.values(program as Book).flatMap(({ steps }) =>
    steps.filter((step) => 'offer' in step && step.offer),
  )
  return [...asked, ...(asides as Aside<never, never, string>[])].map(({ name }) => name)
}

const sentences = (book: PlainBook): string[] =>
  Object.values(book).flatMap(([, what, matters, ...asked]) => [what, matters, ...asked.flat()])

describe.each(games)('$id', (game) => {
  test('every decision and every right has plain words, and there are none for others', async () => {
    const book = await loadPlainRules(game.id, 'en')
    expect(Object.keys(book).sort()).toEqual([...new Set(decisionsOf(game))].sort())
  })

  test('plain words are sentences without numbers of rules or names of the program', async () => {
    for (const language of ['en', 'fr'] as const) {
      const book = await loadPlainRules(game.id, language)
      expect(Object.keys(book)).toEqual(Object.keys(await loadPlainRules(game.id, 'en')))
      for (const sentence of sentences(book)) {
        expect(sentence).toMatch(/[.?!”]$/)
        expect(sentence).not.toMatch(/[A-Z]{2,}-\d|§|[a-z][A-Z]/)
      }
      for (const [title] of Object.values(book)) expect(title).toMatch(/^[A-Z][^.]*$/)
    }
  })
})

test('a game that brings none has none', async () => {
  expect(await loadPlainRules('chess', 'en')).toEqual({})
})
