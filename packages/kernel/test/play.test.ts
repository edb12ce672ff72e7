import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../src/events.ts'
import { check, isRefusal, menu, perform, play, waiting } from '../src/play.ts'
import { below } from '../src/random.ts'
import { all, only } from '../src/seats.ts'
import { settle } from '../src/settle.ts'
import { table } from '../src/testing.ts'
import { type BankEvent, bank } from './toys/bank.ts'
import { draft } from './toys/draft.ts'
import { asks, goes, rules, type Tiny, type TinyStep, tiny } from './toys/tiny.ts'

const atBank = (options: object = {}) => table(bank, { seats: 2, options }).position

describe('waiting', () => {
  test('lists the seats that owe, then the rights beside the question', () => {
    const s = atBank()
    s.debts[0] = 2
    expect(waiting(bank, s)).toEqual([
      { seat: 0, decision: 'act', clause: 'B-2', optional: false },
      { seat: 1, decision: 'borrow', clause: 'B-3', optional: true },
    ])
  })

  test('lists all who owe a sealed answer', () => {
    const { position } = table(draft, { seats: 3 })
    expect(waiting(draft, position).map(({ seat }) => seat)).toEqual([0, 1, 2])
  })

  test('is empty when the match is over, rights included', () => {
    const s = atBank()
    s.stack.length = 0
    expect(waiting(bank, s)).toEqual([])
  })

  test('shows a viewer only those it may know of', () => {
    const hidden: TinyStep = {
      ...asks('secret'),
      seen: (_s: Tiny, _f: unknown, viewer: number | null) => (viewer === 1 ? only(1) : 0),
    } as TinyStep
    const s = tiny()
    s.owed = only(1)
    const game = { ...bank, asides: [], program: rules([hidden]).program } as never
    const seats = (viewer?: number | null): number[] => waiting(game, s, viewer).map(({ seat }) => seat)
    expect(seats()).toEqual([1])
    expect(seats(1)).toEqual([1])
    expect(seats(0)).toEqual([])
    expect(seats(null)).toEqual([])
    const open = { ...bank, asides: [], program: rules([asks('open')]).program } as never
    expect(waiting(open, s, 0).map(({ seat }) => seat)).toEqual([1])
  })
})

describe('a rare right', () => {
  test('is accepted, but nobody is waited for and no menu shows it', () => {
    const s = atBank()
    const [borrow] = bank.asides!
    const rare = { ...bank, asides: [{ ...borrow!, rare: true as const }] }
    expect(waiting(rare, s).map(({ decision }) => decision)).toEqual(['act'])
    expect(menu(rare, s, 1)).toEqual([])
    expect(menu(rare, s, 0).some(({ act }) => act === 'borrow')).toBe(false)
    expect(check(rare, s, 1, { act: 'borrow', n: 1 })).toEqual({
      action: { act: 'borrow', n: 1 },
      aside: rare.asides[0],
    })
    expect(isRefusal(check(rare, s, 1, { act: 'borrow', n: 9 }))).toBe(true)
  })
})

describe('menu', () => {
  test('is the answers of a seat that owes, and its rights', () => {
    const s = atBank()
    expect(menu(bank, s, 0)).toEqual([
      { act: 'spend', from: 0, to: 3 },
      { act: 'hand in', of: [1, 1, 2], min: 1, max: 2 },
      { act: 'give', of: [1, 2], with: [1] },
      { act: 'borrow', from: 1, to: 2 },
    ])
    expect(menu(bank, s, 1)).toEqual([{ act: 'borrow', from: 1, to: 2 }])
    s.debts[1] = 2
    expect(menu(bank, s, 1)).toEqual([])
  })
})

describe('check', () => {
  test.each([-1, 2, 0.5, Number.NaN])('there is no seat %s', (seat) => {
    expect(check(bank, atBank(), seat as number, { act: 'spend', n: 0 })).toEqual({
      clauses: [],
      reason: `there is no seat ${seat}; seats are 0 to 1`,
    })
  })

  test.each([['0'], [null], [{ toString: 1, valueOf: 1 }]])('%j is no seat', (seat) => {
    expect(check(bank, atBank(), seat as never, { act: 'spend', n: 0 })).toEqual({
      clauses: [],
      reason: 'there is no seat like that; seats are 0 to 1',
    })
  })

  test('what is not an action is refused with a sentence', () => {
    expect(check(bank, atBank(), 0, 'spend')).toEqual({ clauses: [], reason: 'an action is a JSON object' })
  })

  test('an answer is found among the offers, read and put in order', () => {
    expect(check(bank, atBank(), 0, { act: 'hand in', ns: [2, 1] })).toEqual({
      action: { act: 'hand in', ns: [1, 2] },
      aside: null,
    })
  })

  test('a right is found beside the question, also for the seat that owes', () => {
    for (const seat of [0, 1])
      expect(check(bank, atBank(), seat, { act: 'borrow', n: 2 })).toEqual({
        action: { act: 'borrow', n: 2 },
        aside: bank.asides![0],
      })
  })

  test('everything else is refused by the game, from the view', () => {
    expect(check(bank, atBank(), 1, { act: 'spend', n: 0 })).toEqual({
      clauses: ['B-2'],
      reason: 'this cannot be done now',
    })
    expect(check(bank, atBank(), 0, { act: 'borrow', n: 3 })).toEqual({
      clauses: ['B-3'],
      reason: 'there is no more credit',
    })
  })

  test('nothing is accepted once the match is over', () => {
    const s = atBank()
    s.stack.length = 0
    expect(isRefusal(check(bank, s, 0, { act: 'borrow', n: 1 }))).toBe(true)
  })
})

describe('play', () => {
  test('carries an answer out whole and tells of it', () => {
    const s = atBank()
    const events: BankEvent[] = []
    expect(play(bank, s, 0, { act: 'spend', n: 3 }, (event) => events.push(event))).toEqual({
      owed: only(1),
      free: false,
    })
    expect(s.coins).toEqual([1, 3])
    expect(events).toEqual([
      { what: 'spend', clause: 'B-2', seat: 0 },
      { what: 'income', clause: 'B-5', seat: 0, n: 1 },
    ])
  })

  test('a refused action changes nothing', () => {
    const s = atBank()
    const before = structuredClone(s)
    expect(play(bank, s, 0, { act: 'spend', n: 4 }, null)).toEqual({
      clauses: ['B-2'],
      reason: 'this cannot be done now',
    })
    expect(s).toEqual(before)
  })

  test('rules may be told to nobody', () => {
    expect(play(bank, atBank(), 0, { act: 'spend', n: 0 }, null)).toMatchObject({ owed: only(1) })
  })
})

describe('an action may be taken back freely', () => {
  const played = (step: Partial<TinyStep> & object, aside = false): boolean => {
    const s = tiny()
    s.owed = only(1)
    const ask = { ...asks('who'), ...step } as TinyStep
    const right = {
      name: 'right',
      clause: 'T-5',
      may: () => all(3),
      offer: () => [{ act: 'right' }],
      take: () => {},
    }
    const program = rules([ask, goes('on'), { ...asks('next'), name: 'next' }])
    const game = { ...program, asides: [right] } as never
    settle(game, s, null)
    const accepted = aside
      ? { action: { act: 'right' }, aside: right }
      : { action: { act: 'who', n: 1 }, aside: null }
    return perform(game, s, 1, accepted as never, null).free
  }
  const keepsOwing = (then: (s: Tiny, tell: ((e: GameEvent) => void) | null) => void = () => {}) => ({
    take: (s: Tiny, _f: unknown, _seat: number, _a: unknown, tell: ((e: GameEvent) => void) | null) =>
      then(s, tell),
  })

  test('if the same seat is asked on, and nothing came out', () => {
    expect(played(keepsOwing())).toBe(true)
  })

  test('not if nobody, or anybody else, is asked next', () => {
    for (const next of [only(0), only(0) | only(1)])
      expect(
        played(
          keepsOwing((s) => {
            s.owed = next
          }),
        ),
      ).toBe(false)
    expect(played({})).toBe(false)
  })

  test('not if something was drawn', () => {
    expect(played(keepsOwing((s) => void below(s.rng, 2, 'coin')))).toBe(false)
  })

  test('not if something hidden was revealed, though another event followed', () => {
    const reveals = keepsOwing((_s, tell) => {
      tell?.({ what: 'shown', clause: 'T-1', reveals: true })
      tell?.({ what: 'open', clause: 'T-1' })
    })
    expect(played(reveals)).toBe(false)
    const open = keepsOwing((_s, tell) => tell?.({ what: 'open', clause: 'T-1' }))
    expect(played(open)).toBe(true)
  })

  test('not if the answer is final or sealed, or was no answer', () => {
    expect(played({ ...keepsOwing(), final: true } as never)).toBe(false)
    expect(played({ ...keepsOwing(), sealed: true } as never)).toBe(false)
    expect(played(keepsOwing(), true)).toBe(false)
  })

  test('not if a prescribed draw was used up', () => {
    const s = tiny()
    s.owed = only(1)
    s.rng.script = [{ name: 'coin', value: 1 }]
    const ask = { ...asks('who'), ...keepsOwing((t) => void below(t.rng, 2, 'coin')) } as TinyStep
    const game = rules([ask]) as never
    expect(perform(game, s, 1, { action: { act: 'who', n: 1 }, aside: null }, null).free).toBe(false)
  })
})
