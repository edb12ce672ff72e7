import { readdirSync } from 'node:fs'
import { games } from '@midden/games'
import { describe, expect, test } from 'vitest'
import type { Box } from '../src/games/box.ts'
import { loadChapters, loadFace } from '../src/games/faces.ts'
import { loadGame, loadLedger } from '../src/games/load.ts'
import { plain } from '../src/games/plain/face.tsx'
import { loadCourse } from '../src/lessons/load.ts'
import { BOXES, boxOf, inksOf, standing } from '../src/shelf/boxes.ts'
import { chaptersOf, chapterTitle } from '../src/table/rule-list.tsx'
import { en } from '../src/text/en.ts'

test('every game there is has a box, in a folder of its name, and no box is without a game', () => {
  expect(BOXES.map(({ id }) => id).sort()).toEqual(games.map(({ id }) => id))
  const folders = readdirSync(new URL('../src/games', import.meta.url))
  for (const { id } of BOXES) expect(folders).toContain(id)
})

describe.each(games)('$id', (game) => {
  const { id, seats, ledger } = game
  const box = boxOf(id)!

  test('its box says what the game says', async () => {
    expect(box.seats).toMatchObject({ min: seats.min, max: seats.max })
    expect(box.seats.usual).toBeGreaterThanOrEqual(seats.min)
    expect(box.seats.usual).toBeLessThanOrEqual(seats.max)
    expect((await loadGame(id)).rules).toBe(game.rules)
    expect(await loadLedger(await loadGame(id))).toEqual(ledger)
  })

  test('every chapter of its rule book has a title', async () => {
    const titles = await loadChapters(id, 'en')
    for (const chapter of chaptersOf(ledger))
      if (/^\d/.test(chapter.id))
        expect(chapterTitle(titles, chapter.id, ''), chapter.id).toMatch(new RegExp(`^${chapter.id} [A-Z]`))
  })

  test('has inks of its own', () => {
    for (const ink of Object.values(box.inks)) expect(ink).toMatch(/^(#[0-9a-f]{6}|var\(--[\w-]+\))$/)
    expect(inksOf(id)).toMatchObject({ '--game-paper': box.inks.paper, '--hatch': box.inks.hatch })
  })
})

test('a chapter is called by its title, in French where the book is French, else by what stands in', async () => {
  const french = await loadChapters('pan', 'fr')
  expect(chapterTitle(french, '2', '')).toBe('2 Première manche\u00a0: choisir et dévoiler')
  expect(chapterTitle(await loadChapters('waste', 'fr'), '6', '')).toBe('6 Recyclers')
  expect(chapterTitle(french, '13', 'Chapter 13')).toBe('Chapter 13')
})

test('a game without a folder has no face, no lesson, no rules and no ink', async () => {
  for (const id of ['chess', '__proto__', 'plain']) {
    expect(await loadFace(id, 'en')).toBe(plain)
    expect(await loadCourse(id, 'en')).toBe(null)
    await expect(loadGame(id)).rejects.toThrow(`there is no game "${id}"`)
    expect(inksOf(id)).toEqual({})
  }
})

const stood = (...widths: number[]) => {
  const boxes: Box[] = widths.map((width, place) => ({
    ...BOXES[0]!,
    place,
    cover: `<svg viewBox="0 0 ${width} 100">`,
  }))
  const { columns, placeOf } = standing(boxes)
  const places = boxes.map((_, i) => placeOf(i))
  return { columns, places: places.map(({ board, column }) => `${board}.${column}`).join(' ') }
}

test('four boxes fill a board, more stand on boards as full as each other, and none covers another', () => {
  expect(stood(200, 300)).toEqual({ columns: '200fr 300fr', places: '0.0 0.1' })
  expect(stood(1, 2, 3, 4)).toEqual({ columns: '1fr 2fr 3fr 4fr', places: '0.0 0.1 0.2 0.3' })
  expect(stood(1, 2, 3, 4, 5)).toEqual({ columns: '4fr 5fr 3fr', places: '0.0 0.1 0.2 1.0 1.1' })
  expect(stood(1, 1, 1, 1, 1, 1, 1, 1, 1).places).toBe('0.0 0.1 0.2 1.0 1.1 1.2 2.0 2.1 2.2')
})

test('the shelf says how many games there are', () => {
  expect(en.start.title(4)).toBe('Four games about waste')
  expect(en.start.shelf(5)).toBe('The five games')
  expect(en.start.about(12)).toMatch(/^12 games about waste\. /)
})
