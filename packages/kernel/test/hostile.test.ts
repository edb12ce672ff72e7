import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, hashOf } from '../src/canonical.ts'
import { act, begin } from '../src/match.ts'
import { isRefusal, menu } from '../src/play.ts'
import { readOptions } from '../src/sheet.ts'
import { table } from '../src/testing.ts'
import { bank } from './toys/bank.ts'
import { draft } from './toys/draft.ts'
import { duel } from './toys/duel.ts'

const anyNumber = fc.oneof(fc.integer({ min: -3, max: 12 }), fc.double(), fc.maxSafeInteger())
const anyAction = fc.record(
  {
    act: fc.oneof(fc.constantFrom('keep', 'spend', 'hand in', 'give', 'borrow', 'pass', 'luck'), fc.string()),
    n: anyNumber,
    ns: fc.array(anyNumber, { maxLength: 4 }),
    with: anyNumber,
  },
  { requiredKeys: [] },
)
const anySeat = fc.oneof(fc.integer({ min: -1, max: 4 }), fc.double(), fc.anything())

describe('whatever comes from outside', () => {
  test.each([
    ['draft', draft],
    ['bank', bank],
    ['duel', duel],
  ])(
    '%s carries an action out or refuses it with a sentence, and then nothing has changed',
    (_name, game) => {
      const match = table(game as typeof bank, { seats: 2 })
      fc.assert(
        fc.property(anySeat, fc.oneof(anyAction, fc.anything()), (seat, raw) => {
          const before = canonical([match.position, match.journal])
          const refused = act(match, seat as number, raw, [])
          if (refused === null) return
          expect(refused.reason.length).toBeGreaterThan(3)
          expect(canonical([match.position, match.journal])).toBe(before)
        }),
        { numRuns: 500 },
      )
      expect(() => menu(game as typeof bank, match.position, 0)).not.toThrow()
    },
  )

  test('a table starts or is refused with a sentence', () => {
    const options = fc.oneof(
      fc.record(
        { rounds: anyNumber, income: fc.oneof(fc.constantFrom('fixed', 'die'), fc.string()) },
        { requiredKeys: [] },
      ),
      fc.anything(),
    )
    fc.assert(
      fc.property(anySeat, options, fc.string(), (seats, given, seed) => {
        const match = begin(bank, { seats: seats as number, options: given, seed })
        if (isRefusal(match)) expect(match.reason.length).toBeGreaterThan(3)
        else expect(hashOf(match.position)).toMatch(/^[0-9a-f]{64}$/)
      }),
      { numRuns: 500 },
    )
  })

  test('options are read or refused', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withMap: true, withNullPrototype: true }), (raw) => {
        const read = readOptions(bank.sheet, raw)
        expect(isRefusal(read) || Object.isFrozen(read)).toBe(true)
      }),
    )
  })

  test('a state is let in or refused with a sentence', () => {
    const { position } = table(bank, { seats: 2 })
    const places = Object.keys(position)
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.anything(), fc.boolean(), (place, value, drop) => {
        const edited: Record<string, unknown> = structuredClone({ ...position })
        if (drop) delete edited[place]
        else edited[place] = value
        const wrong = bank.audit(edited)
        if (drop) expect(wrong).toBe(`state.${place} is missing`)
        else expect(wrong === null || wrong.startsWith(`state.${place}`)).toBe(true)
      }),
      { numRuns: 500 },
    )
    fc.assert(fc.property(fc.anything(), (value) => typeof bank.audit(value) === 'string'))
  })
})
