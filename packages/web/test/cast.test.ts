import { company, STANDARD_BOT } from '@midden/bots'
import { games } from '@midden/games'
import { describe, expect, test } from 'vitest'
import { CAST, calledBeside, characterOf, STANDARD } from '../src/cast/cast.ts'
import { mixed, playing, usual } from '../src/cast/mix.ts'
import { inTen, levelIn, recordIn } from '../src/cast/record.ts'
import {
  change,
  filled,
  nextSeat,
  plansOf,
  rename,
  resized,
  type Seating,
  seated,
  sendAway,
  sitDown,
} from '../src/cast/seating.ts'
import type { SavedTable } from '../src/save/saved-table.ts'
import { boxOf } from '../src/shelf/boxes.ts'
import { seatPlan } from '../src/shelf/seat-plan.ts'

test('the cast is the company of the bots, in the order of its levels', () => {
  expect(CAST.map(({ bot, level }) => [bot, level])).toEqual(company.map(({ name, level }) => [name, level]))
  expect(STANDARD).toBe(STANDARD_BOT)
  expect(characterOf('steady')?.name).toBe('Gus')
  expect(characterOf('random')).toBe(null)
})

test('whoever sits down twice is the second of the name, and nobody is called like a person', () => {
  expect(calledBeside([], 'nib')).toBe('Nib')
  expect(calledBeside(['Nib'], 'nib')).toBe('Nib II')
  const names = seatPlan(4, 1, 'Gus', ['gus', 'nib', 'gus']).map(({ name }) => name)
  expect(names).toEqual(['Gus', 'Gus II', 'Nib', 'Gus III'])
})

describe('a table of mixed company', () => {
  const all = playing({})
  const never = (): number => {
    throw new Error('there is nothing to choose')
  }

  test('is Gus, Nib and Ottilie before any match, and one of the own level against one', () => {
    expect(mixed(levelIn(new Map()), 3, all, [], never)).toEqual(['gus', 'nib', 'ottilie'])
    expect(mixed(5, 1, all, [], never)).toEqual(['corvina'])
    expect(mixed(3, 2, all, [], never)).toEqual(['gus', 'ottilie'])
  })

  test.each([1, 2, 3, 4, 5, 6])(
    'has weaker and stronger ones around level %i, and never the same twice running',
    (level) => {
      for (const seats of [2, 3, 4, 5])
        for (const lot of [0, 0.3, 0.6, 0.99]) {
          const first = mixed(level, seats, all)
          const next = mixed(level, seats, all, first, () => lot)
          expect(next).not.toEqual(first)
          const levels = next.map((bot) => characterOf(bot)!.level)
          expect(new Set(levels).size).toBe(seats)
          expect(levels).toEqual([...levels].sort())
          if (level > 1) expect(levels[0]).toBeLessThan(level)
          if (level < 6) expect(levels.at(-1)).toBeGreaterThan(level)
          if (seats > 2) expect(levels).toContain(level)
        }
    },
  )

  test('seats nobody who cannot play', () => {
    const [gus] = playing({ thinks: false })
    expect(gus?.bot).toBe('gus')
    expect(mixed(5, 3, playing({ thinks: false }))).toEqual(['gus', 'gus', 'gus'])
    expect(mixed(5, 3, playing({ thinks: false }), ['gus', 'gus', 'gus'])).toEqual(['gus', 'gus', 'gus'])
  })

  test('seats everybody before anybody twice', () => {
    expect(new Set(mixed(2, 7, all)).size).toBe(6)
  })

  test('the last company comes again where it is enough and can play', () => {
    expect(usual(['flap', 'ferrous', 'nib'], 2, all, 3)).toEqual(['flap', 'ferrous'])
    expect(usual(['flap'], 2, all, 3)).toEqual(['gus', 'ottilie'])
    expect(usual(['flap', 'nib'], 2, playing({ thinks: false }), 3)).toEqual(['gus', 'gus'])
  })
})

test.each(games)('the box of $id says whether bots can look ahead in it', ({ id, wits }) => {
  expect(boxOf(id)!.thinks ?? true).toBe(wits !== undefined)
})

describe('seats that are filled one by one', () => {
  const bot = (id: string) => ({ name: '', bot: id })
  const names = ({ places }: Seating) => places.map((place) => place?.name ?? null)
  const four = seated(seatPlan(4, 1, 'Jorid', ['gus', 'nib', 'ottilie']))

  test('who is sent away leaves the seat that is filled next, and the next empty one after it', () => {
    const two = sendAway(sendAway(four, 2), 3)
    expect(names(two)).toEqual(['Jorid', 'Gus', null, null])
    expect(plansOf(two)).toBe(null)
    const one = sitDown(two, bot('gus'))
    expect([names(one), one.at]).toEqual([['Jorid', 'Gus', null, 'Gus II'], 2])
    const none = sitDown(one, bot('nib'))
    expect([names(none), none.at]).toEqual([['Jorid', 'Gus', 'Nib', 'Gus II'], null])
    expect(plansOf(none)).toHaveLength(4)
  })

  test('with all seats taken a tap changes the bots in turn, and never a person before them', () => {
    const first = sitDown(four, bot('flap'))
    expect(names(first)).toEqual(['Jorid', 'Flap', 'Nib', 'Ottilie'])
    expect(nextSeat(first)).toBe(2)
    const third = sitDown(sitDown(first, bot('flap')), bot('flap'))
    expect([names(third), nextSeat(third)]).toEqual([['Jorid', 'Flap', 'Flap II', 'Flap III'], 1])
  })

  test('a seat that is tapped is the one that changes; tapped again it stays as it is', () => {
    const at = change(four, 3)
    expect(names(sitDown(at, bot('ferrous')))).toEqual(['Jorid', 'Gus', 'Nib', 'Dame Ferrous'])
    expect(change(at, 3).at).toBe(null)
    expect(names(sitDown(at, { name: 'Bruna', bot: null }))).toEqual(['Jorid', 'Gus', 'Nib', 'Bruna'])
  })

  test('more seats bring whoever of the company is missing, fewer send the last away', () => {
    const two = resized(four, 2, ['nib'])
    expect(names(two)).toEqual(['Jorid', 'Gus'])
    expect(names(resized(two, 4, ['gus', 'nib', 'ottilie']))).toEqual(['Jorid', 'Gus', 'Nib', 'Ottilie'])
    expect(resized(change(four, 3), 2, ['nib']).at).toBe(null)
  })

  test('a mixed company takes all seats but those of people', () => {
    const some = sitDown(change(sendAway(four, 3), 1), { name: 'Nib', bot: null })
    expect(names(filled(some, ['nib', 'corvina']))).toEqual(['Jorid', 'Nib', 'Nib II', 'Corvina'])
    expect(names(rename(some, 1, 'Lev'))).toEqual(['Jorid', 'Lev', 'Nib', null])
  })
})

/** A finished match at seat 0; the ranking by seats. */
function match(bots: string[], ranking: number[][], more: Partial<SavedTable> = {}): SavedTable {
  const seats = [{ name: 'Jorid', bot: null }, ...bots.map((bot) => ({ name: bot, bot }))]
  const id = String(Math.random())
  return { id, game: 'pan', seats, moves: 9, created: 0, touched: 0, note: '', waiting: [], ranking, ...more }
}

describe('the record', () => {
  test('counts finished matches of one person, in this game, from the deal on', () => {
    const won = match(['gus', 'nib'], [[0], [1], [2]])
    const record = recordIn(
      [
        won,
        match(['gus', 'nib'], [[2], [0, 1]]),
        { ...won, game: 'waste' },
        { ...won, ranking: null },
        { ...won, isTry: true },
        { ...won, online: 'abc' },
        { ...won, seats: won.seats.map(({ name }) => ({ name, bot: null })) },
        match(['nib', 'nib'], [[2], [0], [1]]),
        match(['steady'], [[1], [0]]),
      ],
      'pan',
    )
    expect(record.get('gus')).toEqual({ matches: 3, ahead: 1 })
    expect(record.get('nib')).toEqual({ matches: 3, ahead: 1 })
    expect(record.get('ottilie')).toBe(undefined)
  })

  test('figures come with how sure they are', () => {
    expect(inTen({ matches: 10, ahead: 6 })).toEqual({ share: 6, low: 3, high: 9 })
    expect(inTen({ matches: 1000, ahead: 600 })).toEqual({ share: 6, low: 5, high: 7 })
    expect(inTen({ matches: 5, ahead: 0 })).toEqual({ share: 0, low: 0, high: 5 })
    expect(inTen({ matches: 5, ahead: 5 })).toEqual({ share: 10, low: 5, high: 10 })
  })

  test('the own level is the one that the matches speak for', () => {
    expect(levelIn(new Map())).toBe(3)
    expect(levelIn(new Map([['nib', { matches: 1, ahead: 1 }]]))).toBe(3)
    expect(levelIn(new Map([['ferrous', { matches: 60, ahead: 30 }]]))).toBe(6)
    expect(levelIn(new Map([['gus', { matches: 20, ahead: 19 }]]))).toBe(1)
    expect(
      levelIn(
        new Map([
          ['gus', { matches: 20, ahead: 3 }],
          ['ottilie', { matches: 20, ahead: 10 }],
        ]),
      ),
    ).toBe(4)
  })
})
