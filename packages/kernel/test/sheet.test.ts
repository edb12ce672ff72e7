import { describe, expect, test } from 'vitest'
import { int, list } from '../src/shape.ts'
import { optionName, optionSchema, optionsShape, readOptions, type Sheet, valueName } from '../src/sheet.ts'

interface Options {
  deck: number[]
  pace: string
  rounds: number
}
const sheet: Sheet<Options> = {
  deck: {
    kind: 'data',
    shape: list(int(0, 9), 1, 3),
    schema: { type: 'array', items: { type: 'integer' } },
    default: [1, 2],
    clause: 'S-1',
    about: 'the deck',
  },
  pace: {
    kind: 'choice',
    values: ['slow', 'fast'],
    default: 'slow',
    clause: 'S-2',
    about: 'the pace',
  },
  rounds: { kind: 'number', min: 1, max: 4, default: 2, clause: 'S-3', about: 'how many rounds' },
}

describe('options that are read', () => {
  test.each([undefined, null, {}])('%j: all defaults', (raw) => {
    expect(readOptions(sheet, raw)).toEqual({ deck: [1, 2], pace: 'slow', rounds: 2 })
  })

  test('keep what is given and fill in the rest', () => {
    expect(readOptions(sheet, { rounds: 4, pace: 'fast' })).toEqual({ deck: [1, 2], pace: 'fast', rounds: 4 })
    expect(readOptions(sheet, { rounds: 1 })).toEqual({ deck: [1, 2], pace: 'slow', rounds: 1 })
  })

  test('are frozen through and through, and a copy of what was given', () => {
    const deck = [3]
    const options = readOptions(sheet, { deck }) as Options
    expect(options.deck).toEqual([3])
    expect(options.deck).not.toBe(deck)
    expect(Object.isFrozen(options) && Object.isFrozen(options.deck)).toBe(true)
    expect(Object.isFrozen(deck)).toBe(false)
    const defaults = readOptions(sheet, {}) as Options
    expect(defaults.deck).not.toBe(sheet.deck.default)
    expect(Object.isFrozen(sheet.deck.default)).toBe(false)
  })
})

describe('options that are refused', () => {
  test.each<[unknown, string[], string]>([
    [[], [], 'options must be an object'],
    ['fast', [], 'options must be an object'],
    [7, [], 'options must be an object'],
    [{ speed: 1 }, [], 'there is no option "speed"; there are deck, pace, rounds'],
    [{ toString: 1 }, [], 'there is no option "toString"; there are deck, pace, rounds'],
    [{ ['x'.repeat(50)]: 1 }, [], `there is no option "${'x'.repeat(40)}"; there are deck, pace, rounds`],
    [{ pace: 'medium' }, ['S-2'], 'option pace must be one of slow, fast'],
    [{ pace: 0 }, ['S-2'], 'option pace must be one of slow, fast'],
    [{ pace: undefined }, ['S-2'], 'option pace must be one of slow, fast'],
    [{ rounds: 0 }, ['S-3'], 'option rounds must be a whole number from 1 to 4'],
    [{ rounds: 5 }, ['S-3'], 'option rounds must be a whole number from 1 to 4'],
    [{ rounds: 1.5 }, ['S-3'], 'option rounds must be a whole number from 1 to 4'],
    [{ rounds: '2' }, ['S-3'], 'option rounds must be a whole number from 1 to 4'],
    [{ deck: [] }, ['S-1'], 'option deck must have 1 to 3 entries, not 0'],
    [{ deck: [10] }, ['S-1'], 'option deck[0] must be a whole number from 0 to 9'],
  ])('%j', (raw, clauses, reason) => {
    expect(readOptions(sheet, raw)).toEqual({ clauses, reason })
  })
})

test('the sheet as JSON Schema', () => {
  expect(optionSchema(sheet)).toEqual({
    type: 'object',
    properties: {
      deck: {
        type: 'array',
        items: { type: 'integer' },
        description: 'the deck (S-1)',
        default: [1, 2],
      },
      pace: { type: 'string', enum: ['slow', 'fast'], description: 'the pace (S-2)', default: 'slow' },
      rounds: { type: 'integer', minimum: 1, maximum: 4, description: 'how many rounds (S-3)', default: 2 },
    },
    additionalProperties: false,
  })
})

describe('options in a foreign position', () => {
  const wrong = (options: unknown) => optionsShape(sheet)(options, 'state.options')
  const good = { deck: [1], pace: 'fast', rounds: 4 }

  test('are all there, each with a value that is allowed', () => {
    expect(wrong(good)).toBe(null)
    expect(wrong({ deck: [1], pace: 'fast' })).toBe('state.options.rounds is missing')
    expect(wrong({ ...good, more: 1 })).toBe('state.options has no field "more"')
    expect(wrong({ ...good, pace: 'sleepy' })).toBe('state.options.pace must be one of slow, fast')
    expect(wrong({ ...good, rounds: 5 })).toBe('state.options.rounds must be a whole number from 1 to 4')
    expect(wrong({ ...good, deck: [] })).toBe('state.options.deck must have 1 to 3 entries, not 0')
  })
})

test('options are called what they say, or else by their keys as people write them', () => {
  const option = {
    kind: 'choice',
    values: ['to-winner', 'b'],
    names: { b: 'Bee' },
    default: 'b',
    clause: 'X',
    about: '',
  } as const
  expect([optionName('keptCard', option), optionName('keptCard', { ...option, name: 'Card' })]).toEqual([
    'Kept card',
    'Card',
  ])
  expect([valueName(option, 'to-winner'), valueName(option, 'b')]).toEqual(['To winner', 'Bee'])
})
