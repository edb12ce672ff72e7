import { games } from '@midden/games'
import { expect, test } from 'vitest'
import { loadGame, loadLedger } from '../src/games/load.ts'
import { chapterTitle } from '../src/shelf/chapters.ts'
import { chaptersOf } from '../src/table/rule-list.tsx'
import { days } from '../src/text/day.ts'

test('every chapter of every rule book has a title', () => {
  for (const { id, ledger } of games)
    for (const chapter of chaptersOf(ledger))
      if (/^\d/.test(chapter.id))
        expect(chapterTitle(id, chapter.id, 'en'), `${id} ${chapter.id}`).toMatch(
          new RegExp(`^${chapter.id} [A-Z]`),
        )
  expect(chapterTitle('pan', '13', 'en')).toBe(null)
  expect(chapterTitle('pan', '2', 'fr')).toBe('2 Première manche\u00a0: choisir et dévoiler')
  expect(chapterTitle('waste', '6', 'fr')).toBe('6 Recyclers')
})

test('a day is near or far, in either language', () => {
  const now = new Date(2026, 10, 15, 9).getTime()
  const at = (year: number, month: number, day: number): number => new Date(year, month, day, 23).getTime()
  const [en, fr] = [days('en-GB'), days('fr')]
  expect([en(at(2026, 10, 15), now), fr(at(2026, 10, 15), now)]).toEqual(['today', 'aujourd’hui'])
  expect([en(at(2026, 10, 14), now), fr(at(2026, 10, 14), now)]).toEqual(['yesterday', 'hier'])
  expect([en(at(2026, 10, 12), now), fr(at(2026, 10, 12), now)]).toEqual(['12 Nov', '12 nov.'])
  expect(en(at(2025, 10, 12), now)).toBe('12 Nov 2025')
})

test('in French the game keeps its marks on the line, and is otherwise the same', async () => {
  const [pan, french] = [await loadGame('pan'), await loadGame('pan', 'fr')]
  for (const text of Object.values(await loadLedger(french))) expect(text).not.toMatch(/ [;:?!»]/)
  expect(Object.keys(french)).toEqual(Object.keys(pan))
  expect(french.program).toBe(pan.program)
})
