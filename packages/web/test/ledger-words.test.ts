import { games } from '@midden/games'
import { expect, test } from 'vitest'
import { loadGame, loadLedger } from '../src/games/load.ts'

/** What belongs to the program or to those who wrote the rules down, and to nobody at a table. */
const FOREIGN: Readonly<Record<string, RegExp>> = {
  'a name of the code': /\b[a-z]+[A-Z]\w*|\b[a-z]+\.(before|after|damage|played|replace|response)\b/,
  'an assignment': /(^|[\s(])[\p{L}]\w* = /u,
  'a formula': /\b(min|max|ceil|ceiling|floor)\(|\b[A-Z]\w*\(\w+, ?\w+|[ΣΔ]|\bT\d+\b/,
  'the program':
    /\b(program|client|engine|server|stack of|frames?|push(es|ed)?|implementation|uniform|seeds?|software|protocol|module|for tests|tests use)\b/i,
  'the program, in French':
    /\b(le client|aucun client|serveur|moteur|uniforme|les tests|un test|réalisation)\b/i,
  'somebody’s notes': /\b(out of scope|distance n|B (is|says|prints|ties)|the source)\b|\.(com|fr)\b/i,
  'a letter for a document': /\b(in [AB]|A or B)\b/,
}

const spoken = games.flatMap(({ id }) =>
  (id === 'pan' ? (['en', 'fr'] as const) : (['en'] as const)).map((l) => [id, l] as const),
)

test.each(spoken)('the rules of %s, %s, are written for players', async (id, language) => {
  const ledger = await loadLedger(await loadGame(id, language))
  expect(Object.keys(ledger).length).toBeGreaterThan(100)
  const foreign = Object.entries(ledger).flatMap(([clause, text]) =>
    Object.entries(FOREIGN).flatMap(([what, pattern]) => {
      const found = pattern.exec(text)?.[0]
      return found === undefined ? [] : [`${clause}: ${what}, “${found.trim()}”`]
    }),
  )
  expect(foreign).toEqual([])
})
