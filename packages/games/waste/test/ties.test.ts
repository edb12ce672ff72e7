import { describe, expect, test } from 'vitest'
import { scoreStations } from '../src/index.ts'
import { LADDERS } from '../src/paper.ts'
import { electronicsPoints, plasticPoints } from '../src/score.ts'
import { reader } from './kit.ts'

/** Every tie shape: what players hold (a > b > c > d > 0), and what electronics and plastic give them. */
const SHAPES: readonly (readonly [string, string, string])[] = [
  ['a a', '5 5', '6 6'],
  ['a b', '10 5', '12 -10'],
  ['a 0', '10 0', '12 0'],
  ['0 0', '0 0', '0 0'],
  ['a a a', '5 5 5', '6 6 6'],
  ['a a b', '5 5 0', '6 6 -10'],
  ['a a 0', '5 5 0', '6 6 0'],
  ['a b b', '10 0 0', '12 -10 -10'],
  ['a b c', '10 5 0', '12 -10 -10'],
  ['a b 0', '10 5 0', '12 -10 0'],
  ['a 0 0', '10 0 0', '12 0 0'],
  ['0 0 0', '0 0 0', '0 0 0'],
  ['a a a a', '5 5 5 5', '6 6 6 6'],
  ['a a a b', '5 5 5 0', '6 6 6 -10'],
  ['a a a 0', '5 5 5 0', '6 6 6 0'],
  ['a a b b', '5 5 0 0', '6 6 -10 -10'],
  ['a a b c', '5 5 0 0', '6 6 -10 -10'],
  ['a a b 0', '5 5 0 0', '6 6 -10 0'],
  ['a a 0 0', '5 5 0 0', '6 6 0 0'],
  ['a b b b', '10 0 0 0', '12 -10 -10 -10'],
  ['a b b c', '10 0 0 0', '12 -10 -10 -10'],
  ['a b b 0', '10 0 0 0', '12 -10 -10 0'],
  ['a b c c', '10 5 0 0', '12 -10 -10 -10'],
  ['a b c d', '10 5 0 0', '12 -10 -10 -10'],
  ['a b c 0', '10 5 0 0', '12 -10 -10 0'],
  ['a b 0 0', '10 5 0 0', '12 -10 0 0'],
  ['a 0 0 0', '10 0 0 0', '12 0 0 0'],
  ['0 0 0 0', '0 0 0 0', '0 0 0 0'],
]

const HELD: Readonly<Record<string, number>> = { a: 4, b: 3, c: 2, d: 1, 0: 0 }
const numbers = (text: string): number[] => text.split(' ').map(Number)

describe('WASTE-8.6 to 8.10 and 8.16 to 8.19: the table of tie shapes', () => {
  test('the table has every shape of two, three and four players', () => {
    expect(SHAPES.length).toBe(28)
  })

  test.each(SHAPES)('WASTE-8.8 WASTE-8.18 %s: electronics %s, plastic %s', (shape, electronics, plastic) => {
    const held = shape.split(' ').map((letter) => HELD[letter]!)
    expect(
      held.map((mine) => electronicsPoints(held, mine)),
      'WASTE-8.8',
    ).toEqual(numbers(electronics))
    expect(
      held.map((mine) => plasticPoints(held, mine)),
      'WASTE-8.18',
    ).toEqual(numbers(plastic))
    // Whoever sits where: the same turned around the table.
    const turned = held.toReversed()
    expect(turned.map((mine) => electronicsPoints(turned, mine))).toEqual(numbers(electronics).toReversed())
  })

  test.each(SHAPES)(
    'WASTE-8.5 WASTE-8.17 %s as stations: electronics %s, plastic %s',
    (shape, electronics, plastic) => {
      const held = shape.split(' ').map((letter) => HELD[letter]!)
      const read = reader()
      // Large electronics first, as far as the deck goes: 13 cards make 18 units.
      let large = 5
      const stations = held.map((units) => {
        const big = Math.min(large, Math.floor(units / 2))
        large -= big
        return read(`${big}×EL ${units - 2 * big}×ES ${units}×PL`)
      })
      const made = scoreStations(stations, LADDERS.even)
      expect(
        made.map((score) => score.electronics),
        'WASTE-8.5',
      ).toEqual(numbers(electronics))
      expect(
        made.map((score) => score.plastic),
        'WASTE-8.17',
      ).toEqual(numbers(plastic))
      expect(scoreStations(stations, LADDERS.even, false).map(({ points }) => points)).toEqual(
        held.map(() => 0),
      )
    },
  )
})
