import { expect, test } from 'vitest'
import { loadGame, loadLedger } from '../src/games/load.ts'
import { days } from '../src/text/day.ts'

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
