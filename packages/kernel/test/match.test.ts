import { describe, expect, test } from 'vitest'
import { hashOf } from '../src/canonical.ts'
import { act, begin, type Match, replay } from '../src/match.ts'
import { isRefusal } from '../src/play.ts'
import { cloneRandom } from '../src/random.ts'
import { plays, table } from '../src/testing.ts'
import { type BankEvent, bank } from './toys/bank.ts'
import { type DraftEvent, draft } from './toys/draft.ts'

describe('begin', () => {
  test.each([1, 5, 2.5, '2', Number.NaN, undefined])('%s seats are refused with the clause', (seats) => {
    expect(begin(draft, { seats: seats as number, seed: 's' })).toEqual({
      clauses: ['D-1'],
      reason: 'Draft is played by 2 to 4',
    })
  })

  test('options that do not fit are refused with their clause', () => {
    expect(begin(bank, { seats: 2, seed: 's', options: { rounds: 9 } })).toEqual({
      clauses: ['B-1'],
      reason: 'option rounds must be a whole number from 1 to 3',
    })
  })

  test('a game may refuse options and seats together', () => {
    const strict = {
      ...bank,
      admits: (options: { rounds: number }, seats: number) =>
        options.rounds === 3 && seats === 3 ? { clauses: ['B-1' as const], reason: 'too long' } : null,
    }
    expect(begin(strict, { seats: 3, seed: 's', options: { rounds: 3 } })).toEqual({
      clauses: ['B-1'],
      reason: 'too long',
    })
    expect(isRefusal(begin(strict, { seats: 2, seed: 's', options: { rounds: 3 } }))).toBe(false)
  })

  test('sets up, carries on to the first question and tells', () => {
    const events: DraftEvent[] = []
    const match = begin(draft, { seats: 2, seed: 's' }, events) as Match<never, never, object, never, string>
    expect(match.journal).toEqual({
      game: 'draft',
      rules: 1,
      seats: 2,
      options: {},
      seed: 's',
      script: null,
      moves: [],
    })
    expect(match.freeFrom).toBe(0)
    expect(match.remix).toBeUndefined()
    expect(events.map(({ what }) => what)).toEqual(['dealt', 'dealt'])
  })

  test('the same table is the same match, another seed another', () => {
    const hash = (seed: string): string => hashOf(table(draft, { seats: 3, seed }).position)
    expect(hash('a')).toBe(hash('a'))
    expect(hash('a')).not.toBe(hash('b'))
  })

  test('a script that does not fit is refused, any other exception is not swallowed', () => {
    expect(begin(draft, { seats: 2, seed: 's', script: [] })).toEqual({
      clauses: [],
      reason: 'the script is used up, and the draw "deck" is missing',
    })
    const broken = {
      ...draft,
      setup: () => {
        throw new Error('broken rules')
      },
    }
    expect(() => begin(broken, { seats: 2, seed: 's' })).toThrow('broken rules')
  })

  test('a script deals what it says', () => {
    const script = [{ name: 'deck', value: [5, 4, 3, 2, 1, 0] }]
    const match = table(draft, { seats: 2, script })
    expect(match.position.hands).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ])
    expect(match.journal.script).toEqual(script)
  })
})

describe('act', () => {
  test('plays, writes down and collects events', () => {
    const match = table(bank, { seats: 2 })
    const events: BankEvent[] = []
    expect(act(match, 0, { act: 'hand in', ns: [2, 1] }, events)).toBeNull()
    expect(match.journal.moves).toStrictEqual([{ seat: 0, action: { act: 'hand in', ns: [1, 2] } }])
    expect(match.position.points).toEqual([3, 0])
    expect(events.map(({ what }) => what)).toEqual(['hand in', 'income'])
    expect(act(match, 1, { act: 'spend', n: 0 })).toBeNull()
    expect(match.journal.moves).toHaveLength(2)
  })

  test('goes on in the position it has, without a copy', () => {
    const match = table(bank, { seats: 2 })
    const { position } = match
    act(match, 0, { act: 'spend', n: 0 })
    expect(match.position).toBe(position)
  })

  test('a refused action is not written down', () => {
    const match = table(bank, { seats: 2 })
    const events: BankEvent[] = []
    const before = hashOf(match)
    expect(act(match, 0, { act: 'spend', n: 99 }, events)?.clauses).toEqual(['B-2'])
    expect(hashOf(match)).toBe(before)
    expect(events).toEqual([])
  })

  test('luck re-seeds the generator before the move and is written down', () => {
    const dice = { seats: 2, options: { income: 'die', rounds: 1 } }
    const coins = (luck: string): number[] => {
      const match = table(bank, dice)
      act(match, 0, { act: 'spend', n: 0 }, undefined, luck)
      expect(match.journal.moves).toStrictEqual([{ seat: 0, action: { act: 'spend', n: 0 }, luck }])
      return match.position.coins
    }
    const results = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((luck) => coins(luck)[0]))
    expect(results).toEqual(new Set([3, 4, 5]))
    expect(coins('a')).toEqual(coins('a'))
  })

  test('a script that fails in mid-move leaves everything as it was', () => {
    const script = [{ name: 'income', value: 9 }]
    const match = table(bank, { seats: 2, options: { income: 'die' }, script })
    const before = hashOf(match.position)
    const events: BankEvent[] = [{ what: 'earlier', clause: 'B-1' }]
    expect(act(match, 0, { act: 'spend', n: 1 }, events)).toEqual({
      clauses: [],
      reason: 'the draw "income" must be a whole number from 0 to 2',
    })
    expect(hashOf(match.position)).toBe(before)
    expect(match.journal.moves).toEqual([])
    expect(events).toEqual([{ what: 'earlier', clause: 'B-1' }])
    expect(act(match, 0, { act: 'spend', n: 1 })).not.toBeNull()
  })

  test('a scripted match takes what the script says', () => {
    const script = [2, 0].map((value) => ({ name: 'income', value }))
    const match = table(bank, { seats: 2, options: { income: 'die', rounds: 1 }, script })
    plays(match, [0, { act: 'spend', n: 0 }], [1, { act: 'spend', n: 0 }])
    expect(match.position.coins).toEqual([5, 3])
    expect(bank.outcome(match.position)).not.toBeNull()
  })

  test('a script with draws left when the match is over is refused', () => {
    const script = [0, 0, 0, 0].map((value) => ({ name: 'income', value }))
    const match = table(bank, { seats: 2, options: { income: 'die', rounds: 1 }, script })
    plays(match, [0, { act: 'spend', n: 0 }])
    expect(act(match, 1, { act: 'spend', n: 0 })).toEqual({
      clauses: [],
      reason: 'the match is over and the script still holds 2 draws',
    })
    expect(match.journal.moves).toHaveLength(1)
  })

  test('an exception of the rules is not swallowed', () => {
    const match = table(draft, { seats: 2 })
    const cloning = { ...match, game: { ...draft, clone: draft.clone, program: {} } }
    expect(() => act(cloning as never, 0, { act: 'keep', n: 0 })).toThrow(TypeError)
    const script = [{ name: 'deck', value: [5, 4, 3, 2, 1, 0] }]
    const scripted = table(draft, { seats: 2, script })
    scripted.game = {
      ...draft,
      clone: () => {
        throw new RangeError('broken clone')
      },
    }
    expect(() => act(scripted, 0, { act: 'keep', n: 0 })).toThrow('broken clone')
    const listener = Object.assign([], {
      push: () => {
        throw new RangeError('broken listener')
      },
    })
    expect(() => act(match, 0, { act: 'keep', n: 0 }, listener)).toThrow('broken listener')
  })
})

describe('replay', () => {
  const play = () => {
    const match = table(bank, { seats: 2, options: { income: 'die', rounds: 2 }, seed: 'r' })
    plays(
      match,
      [0, { act: 'spend', n: 3 }],
      [1, { act: 'borrow', n: 2 }],
      [1, { act: 'hand in', ns: [1, 1] }],
    )
    act(match, 0, { act: 'spend', n: 0 }, undefined, 'luck')
    return match
  }

  test('gives the same match', () => {
    const match = play()
    const again = replay(bank, match.journal)
    expect(again.position).toEqual(match.position)
    expect(again.journal).toEqual(match.journal)
    expect(again.journal).not.toBe(match.journal)
    expect(again.freeFrom).toBe(match.freeFrom)
  })

  test('up to a number of moves, saying each, the set-up first', () => {
    const match = play()
    const seats: (number | null)[] = []
    const part = replay(bank, match.journal, 2, (at, move, told) => {
      expect(at.journal.moves.at(-1)).toEqual(move ?? undefined)
      expect(told).toEqual([])
      seats.push(move?.seat ?? null)
    })
    expect(seats).toEqual([null, 0, 1])
    expect(part.journal.moves).toEqual(match.journal.moves.slice(0, 2))
  })

  test('tells what was told, when it is asked to', () => {
    const setUp: BankEvent[] = []
    const seed = { seats: 2, options: { income: 'die', rounds: 2 }, seed: 'r' }
    const match = begin(bank, seed, setUp)
    if (isRefusal(match)) throw new Error(match.reason)
    const heard: BankEvent[] = []
    act(match, 0, { act: 'spend', n: 3 }, heard)
    const told: BankEvent[][] = []
    replay(bank, match.journal, undefined, (_match, _move, events) => void told.push([...events]), true)
    expect(told).toEqual([setUp, heard])
    expect(heard).not.toEqual([])
  })

  test('of another game or of other rules is refused', () => {
    const { journal } = play()
    expect(() => replay(bank, { ...journal, game: 'draft' })).toThrow(
      'the journal is of draft, rules 3; this is bank, rules 3',
    )
    expect(() => replay(bank, { ...journal, rules: 2 })).toThrow(
      'the journal is of bank, rules 2; this is bank, rules 3',
    )
  })

  test('of an impossible table or move says what is wrong', () => {
    const { journal } = play()
    expect(() => replay(bank, { ...journal, seats: 9 })).toThrow('Bank is played by 2 to 3')
    const moves = [journal.moves[0]!, { seat: 0, action: { act: 'spend', n: 0 } }]
    expect(() => replay(bank, { ...journal, moves })).toThrow('move 2: this cannot be done now')
  })

  test('of a scripted match uses the script from its beginning', () => {
    const script = [{ name: 'deck', value: [5, 4, 3, 2, 1, 0] }]
    const match = table(draft, { seats: 2, script })
    plays(match, [0, { act: 'keep', n: 1 }], [1, { act: 'keep', n: 5 }])
    expect(replay(draft, match.journal).position).toEqual(match.position)
    expect(cloneRandom(match.position.rng).script).toEqual([])
  })
})
