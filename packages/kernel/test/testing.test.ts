import { describe, expect, test } from 'vitest'
import { arranged, asked, offersExactly, plays, refuses, table } from '../src/testing.ts'
import { bank } from './toys/bank.ts'
import { draft } from './toys/draft.ts'

describe('the test kit', () => {
  test('table starts, or says why not', () => {
    expect(table(draft, { seats: 2 }).journal.seed).toBe('test')
    expect(table(draft, { seats: 2, seed: 'mine' }).journal.seed).toBe('mine')
    expect(() => table(draft, { seats: 9 })).toThrow('Draft is played by 2 to 4')
  })

  test('arranged changes a copy, carries on and keeps the invariants', () => {
    const match = table(bank, { seats: 2 })
    plays(match, [0, { act: 'spend', n: 0 }])
    const rich = arranged(
      match,
      (s) => {
        s.points[1] = 5
        s.stack.pop()
      },
      [{ name: 'income', value: 1 }],
    )
    expect(asked(rich)).toEqual(['1:prize'])
    expect(rich.position.rng.script).toEqual([{ name: 'income', value: 1 }])
    expect(rich.journal.moves).toEqual([])
    expect(match.position.points).toEqual([0, 0])
    expect(match.journal.moves).toHaveLength(1)
    expect(() => arranged(match, (s) => void s.coins.push(-1, -1))).toThrow(
      'the arranged position is impossible: state.coins must have 2 to 3 entries, not 4',
    )
  })

  test('plays answers the events, or says what was refused', () => {
    const match = table(bank, { seats: 2 })
    expect(plays(match, [0, { act: 'spend', n: 1 }]).map(({ what }) => what)).toEqual(['spend', 'income'])
    expect(() => plays(match, [0, { act: 'spend', n: 1 }])).toThrow(
      '{"act":"spend","n":1} of seat 0: this cannot be done now',
    )
  })

  test('refuses wants exactly these clauses', () => {
    const match = table(bank, { seats: 2 })
    refuses(match, 1, { act: 'spend', n: 1 }, 'B-2')
    expect(() => refuses(match, 1, { act: 'spend', n: 1 }, 'B-3')).toThrow(/B-2/)
    expect(() => refuses(match, 0, { act: 'spend', n: 1 }, 'B-2')).toThrow()
  })

  test('offersExactly wants all actions and no more, in any order', () => {
    const match = table(draft, { seats: 2, script: [{ name: 'deck', value: [5, 4, 3, 2, 1, 0] }] })
    const keep = (...cards: number[]) => cards.map((n) => ({ act: 'keep', n }))
    offersExactly(match, 0, keep(2, 0, 1))
    expect(() => offersExactly(match, 0, keep(0, 1))).toThrow()
    expect(() => offersExactly(match, 0, keep(0, 1, 2, 3))).toThrow()
  })

  test('asked lists the questions without the rights beside them', () => {
    expect(asked(table(bank, { seats: 2 }))).toEqual(['0:act'])
    expect(asked(table(draft, { seats: 3 }))).toEqual(['0:keep', '1:keep', '2:keep'])
  })
})
