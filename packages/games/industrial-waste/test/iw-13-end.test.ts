import { asked } from '@midden/kernel/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WorksEvent } from '../src/events.ts'
import { industrialWaste as game } from '../src/index.ts'
import { type Given, given, moves, named, offers, shows } from './support.ts'

/** The last round is over: the final accident strikes and points are counted. */
const ended = (companies: string, g: Given = {}) => {
  const match = given(companies, {
    at: 'end or go on',
    ...g,
    round: 15,
    options: { roundLimit: '15', ...g.options },
  })
  return { match, outcome: game.outcome(match.position)! }
}

describe('the end of the game and the score', () => {
  test('IW-13.1 the end is fixed the moment a factory enters column 20', () => {
    const match = given('A{c19 GRO DIS} B{c19 GRO DIS}')
    expect(moves(match, 'A grow')).toEqual([
      { what: 'growth', clause: 'IW-8.6', seat: 0, adviser: false, from: 19, column: 20 },
      { what: 'end fixed', clause: 'IW-13.1', seat: 0 },
    ])
    expect(match.position.ending).toBe(true)
    for (const viewer of [0, 1, null]) expect(game.view(match.position, viewer).ending).toBe(true)
    expect(named(moves(match, 'B grow'), 'end fixed')).toEqual([])
    const before = given('A{c18 GRO DIS} B{}')
    moves(before, 'A grow')
    expect(before.position.ending).toBe(false)
  })

  test('IW-13.2 the round is played to its end, and wages are paid', () => {
    const match = given('A{c19 GRO DIS} B{ORD GRO}')
    moves(match, 'A grow')
    expect(asked(match)).toEqual(['1:turn'])
    moves(match, 'B order', 'A discard DIS', 'B pass')
    expect(game.outcome(match.position)).not.toBeNull()
    shows(match, 'A{€10 c20} B{€24 w5 kept GRO}', 'IW-13.2')
  })

  test('IW-13.3 IW-E36 a final accident strikes even after one in the same round', () => {
    const match = given('A{c17 r4 w10 €30} B{c18 r5 €15}', {
      at: 'lay out',
      deck: 'ACC · HIR GRO INN · REM ADV DIS · BRI RAW HIR',
      start: 1,
    })
    shows(match, 'A{c16 €25}')
    moves(match, 'B set 1', 'A set 0', 'B grow+adviser', 'A discard HIR', 'B raw', 'A pass', 'B pass')
    moves(match, 'A discard REM', 'A discard BRI')
    expect(game.outcome(match.position)).not.toBeNull()
    shows(match, 'A{c15 €16 w10}', 'IW-E36')
  })

  test('IW-13.3 Bribery helps in the final accident', () => {
    const told: WorksEvent[] = []
    const { match } = ended('A{c18 w14 €20 kept BRI} B{}', { told })
    expect(told.at(-1)).toEqual({ what: 'accident', clause: 'IW-13.3', final: true, names: 'published' })
    expect(asked(match)).toEqual(['0:bribe'])
    expect(game.view(match.position, 1)).toMatchObject({ phase: 'final accident', accident: { final: true } })
    moves(match, 'A bribe')
    shows(match, 'A{c18 €9 none}')
  })

  test('IW-13.4 IW-E31 column + innovations + half the cash − 10 × loans', () => {
    const match = given('A{c18 r3 R2 M3 W4 w13 €22 GRO ADV} B{c18 r2 R2 M2 W3 w6 €17}')
    moves(match, 'A grow+adviser')
    shows(match, 'A{c18 €9} B{c18 €15}')
    expect(game.outcome(match.position), 'IW-E31').toEqual({
      ranking: [[1], [0]],
      scores: [42, 52],
      breakdown: [
        { column: 18, R: 10, M: 6, W: 3, cash: 9, money: 5, loans: 0, score: 42 },
        { column: 18, R: 10, M: 10, W: 6, cash: 15, money: 8, loans: 0, score: 52 },
      ],
    })
  })

  test('IW-13.4 IW-13.5 IW-13.6 IW-E5 at the start a company is worth 25', () => {
    const { outcome } = ended('A{} B{}')
    expect(outcome.scores, 'IW-13.5 IW-13.6 IW-E5').toEqual([25, 25])
  })

  test('IW-13.5 IW-E6 the points of a row are 1, 3, 6, 10, 15', () => {
    const { outcome } = ended('A{c19 R1 M2 W1 €21} B{c19 R3 M1 W1 €18} C{c19 R4 M1 W2 €24} D{R5 M5 W5 €0}')
    expect(outcome.scores, 'IW-13.5 IW-E6').toEqual([70, 64, 59, 17])
    const first = given('A{c20 R1 M2 W1 €21} B{}', { at: 'end or go on' })
    expect(game.outcome(first.position)!.scores![0]).toBe(71)
  })

  test('IW-13.6 IW-R18 IW-E34 moneyRounding=up half of odd cash is rounded up', () => {
    const { outcome } = ended('A{c19 R3 M3 W3 €15} B{c18 R3 M3 W3 €16}', { options: { moneyRounding: 'up' } })
    expect(outcome, 'IW-13.6 IW-R18 IW-E34').toMatchObject({ scores: [45, 44], ranking: [[0], [1]] })
  })

  test('IW-R18 IW-E34 moneyRounding=exact the half point counts', () => {
    const { outcome } = ended('A{c19 R3 M3 W3 €15} B{c18 R3 M3 W3 €16}', {
      options: { moneyRounding: 'exact' },
    })
    expect(outcome, 'IW-R18 IW-E34').toMatchObject({ scores: [44.5, 44], ranking: [[0], [1]] })
    expect((outcome.breakdown as { money: number }[]).map(({ money }) => money)).toEqual([7.5, 8])
  })

  test('IW-R18 IW-E34 moneyRounding=down half of odd cash is rounded down', () => {
    const { outcome } = ended('A{c19 R3 M3 W3 €15} B{c18 R3 M3 W3 €16}', {
      options: { moneyRounding: 'down' },
    })
    expect(outcome, 'IW-R18 IW-E34').toMatchObject({ scores: [44, 44], ranking: [[1], [0]] })
  })

  test('IW-13.6 loans count in full, whatever the cash', () => {
    const { outcome } = ended('A{L2 €20} B{L0 €0}')
    expect(outcome.scores, 'IW-13.6').toEqual([14 + 3 + 10 - 20, 17])
  })

  test('IW-13.7 IW-E35 a score may be negative', () => {
    const { outcome } = ended('A{c14 R5 M5 W5 €3 L4} B{}')
    expect(outcome.scores![0], 'IW-13.7 IW-E35').toBe(-21)
  })

  test('IW-13.7 materials, waste, workers and kept cards score nothing', () => {
    const { outcome } = ended('A{m20 w8 r1 kept ORD} B{}')
    expect(outcome.scores, 'IW-13.7').toEqual([25, 25])
  })

  test('IW-13.8 IW-E32 among equal scores more cash ranks higher', () => {
    const { outcome } = ended('A{c19 R2 M2 W3 €22} B{c18 R1 M2 W3 €14}')
    expect(outcome, 'IW-13.8 IW-E32').toMatchObject({ scores: [56, 56], ranking: [[0], [1]] })
    const e32 = given('A{c20 R2 M2 W3 €20} B{c18 R1 M2 W3 €14}', { at: 'end or go on' })
    expect(game.outcome(e32.position), 'IW-13.8 IW-E32').toMatchObject({
      scores: [56, 56],
      ranking: [[0], [1]],
    })
  })

  test('IW-13.8 IW-R22 the tie-break is cash in hand, not reduced by loans', () => {
    const { outcome } = ended('A{c14 €35 L1} B{c14 €15}')
    expect(outcome, 'IW-13.8 IW-R22').toMatchObject({ scores: [25, 25], ranking: [[0], [1]] })
  })

  test('IW-13.9 IW-R22 IW-E33 equal in score and cash share the place', () => {
    const match = given('A{c20 R3 M3 W3 €10} B{c16 R2 M3 W3 €10}', { at: 'end or go on' })
    expect(game.outcome(match.position), 'IW-13.9 IW-R22 IW-E33').toMatchObject({
      scores: [43, 43],
      ranking: [[0, 1]],
    })
  })

  test('IW-13.9 the places they fill are not given again', () => {
    const { outcome } = ended('A{c15} B{c16} C{c14} D{c16}')
    expect(outcome.ranking, 'IW-13.9').toEqual([[1, 3], [0], [2]])
    expect(ended('A{c16} B{c15} C{c15} D{c14}').outcome.ranking).toEqual([[0], [1, 2], [3]])
  })

  test('IW-13.10 at the scoring all cash is shown', () => {
    const told: WorksEvent[] = []
    const { match } = ended('A{€7 L1} B{€31}', { told })
    for (const viewer of [0, 1, null]) {
      const seen = game.view(match.position, viewer)
      expect(
        seen.companies.map(({ cash }) => cash),
        'IW-13.10',
      ).toEqual([7, 31])
      expect(seen.points?.map(({ score }) => score)).toEqual([11, 33])
      expect(seen.phase).toBe('over')
    }
    expect(told.slice(-3)).toEqual([
      {
        what: 'scored',
        clause: 'IW-13.4',
        seat: 0,
        points: { column: 14, R: 1, M: 1, W: 1, cash: 7, money: 4, loans: -10, score: 11 },
        reveals: true,
      },
      {
        what: 'scored',
        clause: 'IW-13.4',
        seat: 1,
        points: { column: 14, R: 1, M: 1, W: 1, cash: 31, money: 16, loans: 0, score: 33 },
        reveals: true,
      },
      { what: 'ranking', clause: 'IW-13.8', ranking: [[1], [0]] },
    ])
  })

  test('IW-13.10 not before: while the final accident waits, purses are closed', () => {
    const { match } = ended('A{c18 w14 kept BRI} B{}')
    expect(game.view(match.position, 1).companies[0]!.cash).toBeNull()
    expect(game.view(match.position, 1).points).toBeNull()
  })

  test('IW-R30 the final accident does not undo the end', () => {
    const match = given('A{c19 w16 GRO} B{}')
    moves(match, 'A grow')
    shows(match, 'A{c18}', 'IW-R30')
    expect(game.outcome(match.position)).not.toBeNull()
    expect(match.position.ending).toBe(true)
  })

  test('IW-R31 the final accident is told from the start player of the last round', () => {
    const told: WorksEvent[] = []
    const { match } = ended('A{w9} B{w9} C{w9}', { start: 1, told })
    expect(
      named(told, 'fined').map(({ seat }) => seat),
      'IW-R31',
    ).toEqual([1, 2, 0])
    expect(match.position.start).toBe(1)
    expect(named(told, 'marker')).toEqual([])
  })

  test('IW-13.4 IW-13.6 the score adds up for every company and rounding', () => {
    const hole = fc.integer({ min: 1, max: 5 })
    const company = fc.record({
      c: fc.integer({ min: 14, max: 19 }),
      R: hole,
      M: hole,
      W: hole,
      cash: fc.nat(99),
      L: fc.nat(5),
    })
    const rounding = fc.constantFrom('up', 'down', 'exact')
    const half = { up: Math.ceil, down: Math.floor, exact: (x: number) => x }
    fc.assert(
      fc.property(company, rounding, ({ c, R, M, W, cash, L }, moneyRounding) => {
        const { outcome } = ended(`A{c${c} R${R} M${M} W${W} €${cash} L${L}} B{}`, {
          options: { moneyRounding },
        })
        const row = [NaN, 15, 10, 6, 3, 1]
        expect(outcome.scores![0]).toBe(
          c + row[R]! + row[M]! + row[W]! + half[moneyRounding](cash / 2) - 10 * L,
        )
      }),
      { numRuns: 200 },
    )
  })

  test('IW-3.8 IW-13.2 after the end nobody is asked anything', () => {
    const { match } = ended('A{} B{}')
    expect(asked(match)).toEqual([])
    expect(() => offers(match, 0)).toThrow()
  })
})
