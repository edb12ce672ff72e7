import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seeded } from '../src/random.ts'
import {
  bool,
  byField,
  int,
  list,
  nullOr,
  oneOf,
  randomShape,
  record,
  type Shape,
  text,
} from '../src/shape.ts'

const point = record({ x: int(0, 9), y: int(0, 9) })
const figure = byField('kind', {
  dot: record({ kind: oneOf('dot'), at: point }),
  line: record({ kind: oneOf('line'), from: point, to: point }),
})

test.each<[string, Shape, unknown]>([
  ['the smallest', int(2, 4), 2],
  ['the largest', int(2, 4), 4],
  ['any whole number', int(), Number.MIN_SAFE_INTEGER],
  ['true', bool, true],
  ['false', bool, false],
  ['the longest text', text(3), 'abc'],
  ['a text of the usual length', text(), 'x'.repeat(200)],
  ['a word', oneOf('a', 1, null, false), 'a'],
  ['a number', oneOf('a', 1, null, false), 1],
  ['nothing', nullOr(bool), null],
  ['something', nullOr(bool), true],
  ['an empty list', list(bool), []],
  ['the shortest list', list(bool, 1, 2), [true]],
  ['the longest list', list(bool, 1, 2), [true, false]],
  ['a list of the usual length', list(bool), Array(1000).fill(true)],
  ['a record', point, { y: 1, x: 0 }],
  ['one of several records', figure, { kind: 'line', from: { x: 0, y: 0 }, to: { x: 9, y: 9 } }],
])('%s fits', (_name, shape, value) => {
  expect(shape(value, 'it')).toBeNull()
})

test.each<[Shape, unknown, string]>([
  [int(2, 4), 1, 'it must be a whole number from 2 to 4'],
  [int(2, 4), 5, 'it must be a whole number from 2 to 4'],
  [int(2, 4), 2.5, 'it must be a whole number from 2 to 4'],
  [int(2, 4), '3', 'it must be a whole number from 2 to 4'],
  [int(0, 4), -0, 'it must be a whole number from 0 to 4'],
  [int(), 2 ** 53, 'it must be a whole number from -9007199254740991 to 9007199254740991'],
  [bool, 0, 'it must be true or false'],
  [text(3), 'abcd', 'it must be a text of at most 3 characters'],
  [text(3), 3, 'it must be a text of at most 3 characters'],
  [text(), 'x'.repeat(201), 'it must be a text of at most 200 characters'],
  [oneOf('a', 1, null), 'b', 'it must be one of "a", 1, null'],
  [oneOf('a'), undefined, 'it must be one of "a"'],
  [nullOr(bool), undefined, 'it must be true or false'],
  [list(bool), { length: 0 }, 'it must be a list'],
  [list(bool, 1, 2), [], 'it must have 1 to 2 entries, not 0'],
  [list(bool, 1, 2), [true, true, true], 'it must have 1 to 2 entries, not 3'],
  [list(bool, 2, 2), [], 'it must have 2 entries, not 0'],
  [list(bool), [true, 1], 'it[1] must be true or false'],
  [list(bool), Array(1001).fill(true), 'it must have 0 to 1000 entries, not 1001'],
  [point, null, 'it must be an object'],
  [point, [1, 2], 'it must be an object'],
  [point, 'x', 'it must be an object'],
  [point, { x: 1 }, 'it.y is missing'],
  [point, { x: 1, y: 10 }, 'it.y must be a whole number from 0 to 9'],
  [point, { x: 1, y: 1, z: 1 }, 'it has no field "z"'],
  [point, { x: 1, y: 1, ['z'.repeat(50)]: 1 }, `it has no field "${'z'.repeat(40)}"`],
  [point, JSON.parse('{"x":1,"y":1,"__proto__":1}'), 'it has no field "__proto__"'],
  [point, Object.create({ x: 1, y: 1 }), 'it.x is missing'],
  [figure, 3, 'it must be an object'],
  [figure, { kind: 'toString' }, 'it.kind must be one of dot, line'],
  [figure, { kind: 7 }, 'it.kind must be one of dot, line'],
  [figure, { kind: 'dot', at: { x: 1, y: -1 } }, 'it.at.y must be a whole number from 0 to 9'],
])('%# a misfit is named with its place', (shape, value, sentence) => {
  expect(shape(value, 'it')).toBe(sentence)
})

describe('the random generator', () => {
  test('fits as it is', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(randomShape(seeded(seed), 'rng')).toBeNull()
      }),
    )
    const script = [
      { name: 'deck', value: [3, 1] },
      { name: 'die', value: 2 },
    ]
    expect(randomShape(seeded('x', script), 'rng')).toBeNull()
  })

  test.each(['a', 'b', 'c', 'd'])('%s is a 32-bit word', (key) => {
    for (const edge of [-(2 ** 31), 2 ** 31 - 1])
      expect(randomShape({ ...seeded('x'), [key]: edge }, 'rng')).toBeNull()
    for (const beyond of [-(2 ** 31) - 1, 2 ** 31, 0.5])
      expect(randomShape({ ...seeded('x'), [key]: beyond }, 'rng')).toBe(
        `rng.${key} must be a whole number from -2147483648 to 2147483647`,
      )
  })

  test.each([
    [[{ name: 'die' }], 'rng.script[0].value is missing'],
    [
      [{ name: 'die', value: 'x' }],
      'rng.script[0].value must be a whole number from -9007199254740991 to 9007199254740991',
    ],
    [[{ name: 'x'.repeat(41), value: 1 }], 'rng.script[0].name must be a text of at most 40 characters'],
    [[{ name: 'd', value: Array(501).fill(0) }], 'rng.script[0].value must have 0 to 500 entries, not 501'],
    [Array(10_001).fill({ name: 'd', value: 1 }), 'rng.script must have 0 to 10000 entries, not 10001'],
  ])('%# a script that does not fit', (script, sentence) => {
    expect(randomShape({ ...seeded('x'), script }, 'rng')).toBe(sentence)
  })
})
