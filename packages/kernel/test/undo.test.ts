import { describe, expect, test } from 'vitest'
import { hashOf } from '../src/canonical.ts'
import { act, mayUndo, replay, undo } from '../src/match.ts'
import { plays, table } from '../src/testing.ts'
import { bank } from './toys/bank.ts'
import { draft } from './toys/draft.ts'

/** The first at 5 points is asked on at once: the move before the prize may be taken back. */
const beforeThePrize = () => {
  const match = table(bank, { seats: 2, options: { rounds: 3, income: 'die' } })
  plays(match, [0, { act: 'spend', n: 3 }], [1, { act: 'spend', n: 0 }])
  return match
}

describe('a free undo', () => {
  test('is the right of the seat that moved, and of nobody else', () => {
    const match = beforeThePrize()
    expect(mayUndo(match, 0)).toBe(false)
    expect(mayUndo(match, 1)).toBe(false)
    plays(match, [0, { act: 'hand in', ns: [1, 2] }])
    expect(mayUndo(match, 0)).toBe(true)
    expect(mayUndo(match, 1)).toBe(false)
  })

  test('gives position and journal back', () => {
    const match = beforeThePrize()
    const before = hashOf([match.position, match.journal])
    plays(match, [0, { act: 'hand in', ns: [1, 2] }])
    undo(match, 1)
    expect(hashOf([match.position, match.journal])).toBe(before)
    expect(match.freeFrom).toBe(2)
    expect(match.remix).toBeUndefined()
    expect(mayUndo(match, 0)).toBe(false)
  })

  test('is not there for a final or a sealed answer, nor at the start', () => {
    const match = beforeThePrize()
    plays(match, [0, { act: 'hand in', ns: [1, 2] }], [0, { act: 'take' }])
    expect(mayUndo(match, 0)).toBe(false)
    const sealed = table(draft, { seats: 2 })
    expect(mayUndo(sealed, 0)).toBe(false)
    plays(sealed, [0, { act: 'keep', n: sealed.position.hands[0]![0]! }])
    expect(mayUndo(sealed, 0)).toBe(false)
  })
})

describe('an undo beyond the free moves', () => {
  test('needs a re-mix', () => {
    const match = beforeThePrize()
    const before = hashOf(match)
    expect(() => undo(match, 1)).toThrow('beyond the free moves an undo must re-mix the draws')
    expect(hashOf(match)).toBe(before)
  })

  test('re-seeds the next move, and the journal replays to the same position', () => {
    const match = beforeThePrize()
    undo(match, 2, 'fresh')
    expect(match.journal.moves).toEqual([])
    expect(match.freeFrom).toBe(0)
    plays(match, [0, { act: 'spend', n: 3 }], [1, { act: 'spend', n: 0 }])
    expect(match.journal.moves).toEqual([
      { seat: 0, action: { act: 'spend', n: 3 }, luck: 'fresh' },
      { seat: 1, action: { act: 'spend', n: 0 } },
    ])
    expect(replay(bank, match.journal).position).toEqual(match.position)
  })

  test('gives other draws than those already seen', () => {
    const coins = (remix: string): number => {
      const match = table(bank, { seats: 2, options: { income: 'die' } })
      plays(match, [0, { act: 'spend', n: 0 }])
      undo(match, 1, remix)
      plays(match, [0, { act: 'spend', n: 0 }])
      expect(replay(bank, match.journal).position).toEqual(match.position)
      return match.position.coins[0]!
    }
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(coins))).toEqual(new Set([3, 4, 5]))
  })

  test('keeps its re-mix through a free undo of the move that used it', () => {
    const match = beforeThePrize()
    undo(match, 0, 'fresh')
    plays(match, [0, { act: 'hand in', ns: [1, 2] }])
    expect(match.journal.moves.at(-1)!.luck).toBe('fresh')
    expect(match.remix).toBeUndefined()
    undo(match, 1)
    expect(match.remix).toBe('fresh')
    plays(match, [0, { act: 'hand in', ns: [1, 2] }])
    expect(match.journal.moves.at(-1)!.luck).toBe('fresh')
  })

  test('keeps its re-mix through a further undo before any move', () => {
    const match = beforeThePrize()
    plays(match, [0, { act: 'hand in', ns: [1, 2] }])
    undo(match, 0, 'agreed')
    undo(match, 1)
    expect(match.remix).toBe('agreed')
    undo(match, 1, 'later')
    expect(match.remix).toBe('later')
  })

  test('a live table’s own luck goes before the re-mix', () => {
    const match = beforeThePrize()
    undo(match, 1, 'fresh')
    act(match, 1, { act: 'spend', n: 0 }, undefined, 'live')
    expect(match.journal.moves.at(-1)!.luck).toBe('live')
    expect(match.remix).toBeUndefined()
  })
})
