import { expect, test } from 'vitest'
import type { Sitter } from '../src/link/table-link.ts'
import { stepBetween } from '../src/motion/flip.ts'
import { fits } from '../src/router/router.tsx'
import { STANDARD_KEYS } from '../src/settings/keys.ts'
import { otherNames } from '../src/settings/names.ts'
import { readSettings, type Settings } from '../src/settings/settings.ts'
import { seatPlan } from '../src/shelf/seat-plan.ts'
import { outlives } from '../src/table/panel.ts'
import { chaptersOf } from '../src/table/rule-list.tsx'
import { ringFrom } from '../src/table/seats.tsx'
import { spoken } from '../src/table/sentence.tsx'
import { marked, ownSeat, placesOf } from '../src/table/use-table.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'
import { unbroken } from '../src/text/unbroken.ts'

test('addresses fit their patterns', () => {
  expect(fits('/table/:id', '/table/abc')).toEqual({ id: 'abc' })
  expect(fits('/table/:id', '/table/a%20b/')).toEqual({ id: 'a b' })
  expect(fits('/table/:id', '/table/abc/replay')).toBeNull()
  expect(fits('/', '/')).toEqual({})
  expect(fits('/rules', '/tables')).toBeNull()
})

const BASE: Settings = {
  language: 'en',
  theme: 'system',
  text: 100,
  motion: 'system',
  pace: 'normal',
  waits: 'own',
  recaps: 'on',
  sound: false,
  patterns: 'normal',
  confirm: true,
  obvious: true,
  clauses: false,
  advisor: 'gus',
  charts: 'chart',
  company: [],
  shortcuts: true,
  keys: STANDARD_KEYS,
  speech: 'all',
  name: 'Odd',
  named: false,
  tips: [],
}

test('settings take over what can be used, and nothing else', () => {
  expect(readSettings(null, BASE)).toBe(BASE)
  expect(readSettings({ theme: 'dark', text: 130, sound: true, name: '  Lev ' }, BASE)).toEqual({
    ...BASE,
    theme: 'dark',
    text: 130,
    sound: true,
    name: 'Lev',
    named: true,
  })
  expect(readSettings({ name: 'Lev', named: false }, BASE).named, 'not yet asked').toBe(false)
  expect(readSettings({ tips: ['sound', 'more', 7] }, BASE).tips).toEqual(['sound'])
  expect(readSettings({ name: 'A\u200dna' }, BASE).name).toBe('Ana')
  expect(readSettings({ theme: 'pink', text: 7, sound: 'yes', extra: 1 }, BASE)).toEqual(BASE)
  expect(readSettings({ name: ' ' }, BASE).name).toBe(BASE.name)
})

test('seats are named once each', () => {
  expect(otherNames(2, ['Jorid'])).toEqual(['Bruna', 'Oda'])
  const seats = seatPlan(6, 2, 'Oda')
  expect(new Set(seats.map(({ name }) => name)).size).toBe(6)
  expect(seats.map(({ bot }) => bot)).toEqual([null, null, 'gus', 'gus', 'gus', 'gus'])
})

test('the viewer’s seat comes first', () => {
  expect(ringFrom(2, 4)).toEqual([2, 3, 0, 1])
  expect(ringFrom(null, 3)).toEqual([0, 1, 2])
})

test('rules fall into chapters, rulings into one of their own', () => {
  const chapters = chaptersOf({ 'X-1.1': 'a', 'X-1.2': 'b', 'X-12.3': 'c', 'X-R1': 'd', 'X-R22': 'e' })
  expect(chapters.map(({ id, clauses }) => [id, clauses.length])).toEqual([
    ['1', 2],
    ['12', 1],
    ['R', 2],
  ])
})

test('names are marked in sentences and spoken plainly', () => {
  const who = marked((seat) => ['Odd', 'Lev'][seat]!, 1)
  expect(spoken(`${who(0)} beats ${who(1)}`)).toBe('Odd beats Lev')
})

test('a reader’s own name is marked, but nobody’s on a shared device or for somebody who watches', () => {
  const names = (kinds: readonly Sitter['kind'][]): Sitter[] =>
    kinds.map((kind, seat) => ({ seat, name: `${seat}`, kind }))
  expect(ownSeat({ sitters: names(['bot', 'here', 'elsewhere']), viewer: 1 })).toBe(1)
  expect(ownSeat({ sitters: names(['here', 'here', 'bot']), viewer: 1 })).toBeNull()
  expect(ownSeat({ sitters: names(['here', 'bot']), viewer: null })).toBeNull()
  expect(ownSeat({ sitters: names(['elsewhere', 'bot']), viewer: 0 })).toBeNull()
})

test('a card that hardly moves does not move', () => {
  const box = (x: number, y: number, width: number): DOMRect =>
    ({ left: x, top: y, width, height: width }) as DOMRect
  expect(stepBetween(box(0, 0, 50), box(1, 1, 50))).toBeNull()
  expect(stepBetween(box(0, 0, 50), box(100, 0, 100))).toEqual({ x: -125, y: -25, scale: 0.5 })
})

/** Every text of a catalogue, functions called with numbers or, where they want a list, with names. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') {
    const say = value as (...given: unknown[]) => string
    try {
      return [[path, say(2, 3)]]
    } catch {
      return [[path, say(['Odd', 'Lev'])]]
    }
  }
  return Object.entries(value as object).flatMap(([key, held]) => texts(held, `${path}.${key}`))
}

test('both languages say everything, and French is not English', () => {
  const [english, french] = [texts(en), texts(fr)]
  expect(french.map(([path]) => path).sort()).toEqual(english.map(([path]) => path).sort())
  for (const [path, text] of [...english, ...french]) expect(text, path).not.toMatch(/undefined|NaN|^$/)
  const same = english.filter(([path, text]) => french.some(([p, other]) => p === path && other === text))
  expect(same.length).toBeLessThan(english.length / 4)
})

test('numbers and places are written as each language does', () => {
  expect([1, 2, 3, 4, 11].map(en.end.place)).toEqual(['1st', '2nd', '3rd', '4th', '11th'])
  expect([1, 2].map(fr.end.place)).toEqual(['1er', '2e'])
  expect(unbroken({ a: ['Qui ?'], b: (n: number) => `« ${n} » : oui` }).b(2)).toBe(
    '«\u00a02\u00a0»\u00a0: oui',
  )
  expect(en.end.points(-1)).toBe('−1 point')
  expect(en.table.waitFor(['Odd', 'Lev', 'Petra'])).toBe('Waiting for Odd, Lev, and Petra')
})

test('after two who share the second place comes the fourth', () => {
  expect([...placesOf([[3], [0, 2], [1]])]).toEqual([
    [3, 1],
    [0, 2],
    [2, 2],
    [1, 4],
  ])
})

test('a closer look ends with the next question, the log does not', () => {
  const card = { kind: 'card', card: 'gear-1' } as const
  expect(outlives(card, '4 play or wait', '4 play or wait')).toBe(true)
  expect(outlives(card, '4 play or wait', null)).toBe(true)
  expect(outlives(card, '4 play or wait', '9 escape or face')).toBe(false)
  expect(outlives(card, null, '9 escape or face')).toBe(false)
  expect(outlives({ kind: 'log' }, '4 play or wait', '9 escape or face')).toBe(true)
})
