import { expect, test } from 'vitest'
import { loadCardFacts } from '../src/games/faces.ts'
import { loadGame, loadLedger } from '../src/games/load.ts'
import { BOXES } from '../src/shelf/boxes.ts'
import { cardsWith, hasAll, wordsOf } from '../src/table/rule-search.ts'

const search = async (id: string, words: string, language: 'en' | 'fr' = 'en') =>
  cardsWith(await loadCardFacts(id, language), wordsOf(words))

test('an animal of Pan is found by its name, with the clauses about it', async () => {
  const { found, cited } = await search('pan', 'elephant')
  expect(found.map(({ name }) => name)).toEqual(['Mouse', 'Elephant'])
  expect([...cited]).toEqual(['PAN-3.3', 'PAN-3.1'])
})

test('in French the accents may be left out', async () => {
  const { found, cited } = await search('pan', 'ELEPHANT', 'fr')
  expect(found.map(({ name }) => name)).toContain('Éléphant')
  expect(cited.has('PAN-3.3')).toBe(true)
})

test('a card that only mentions the word brings no clauses along', async () => {
  const { found, cited } = await search('waste', 'electronics unit')
  expect(found.map(({ id }) => id)).toEqual(['ES', 'EL'])
  expect(cited.size).toBe(0)
})

test('Industrial Waste goes by both names of a card', async () => {
  for (const name of ['bribery', 'waste removal', 'waste inspection'])
    expect((await search('industrial-waste', name)).found.length, name).toBeGreaterThan(0)
})

test('Waste Knights finds knights, gear and enemies', async () => {
  const { found } = await search('waste-knights', 'hammersworn')
  expect(found.map(({ id }) => id)).toEqual(['K08'])
})

test('nothing is found without a word', async () => {
  expect(await search('pan', '  ')).toEqual({ found: [], cited: new Set() })
})

test('all words must be there, in any order and in any letters', () => {
  expect(hasAll('Une Souris seule bat un Éléphant', wordsOf('elephant SOURIS'))).toBe(true)
  expect(hasAll('Une Souris seule', wordsOf('souris chat'))).toBe(false)
})

for (const { id } of BOXES)
  test(`every card of ${id} has a name of its own and cites clauses that exist`, async () => {
    const facts = await loadCardFacts(id, 'en')
    const ledger = await loadLedger(await loadGame(id))
    expect(new Set(facts.map((fact) => fact.id)).size).toBe(facts.length)
    for (const { name, clauses } of facts) {
      expect(name).not.toBe('')
      for (const clause of clauses) expect(Object.keys(ledger)).toContain(clause)
    }
  })
