import { describe, expect, test } from 'vitest'
import type { Fate, Retelling } from '../src/fate.ts'
import { nothingUntold } from '../src/laws/index.ts'
import { type BankEvent, type BankView, bank } from './toys/bank.ts'

const BY: Readonly<Record<string, (e: BankEvent) => number>> = {
  borrow: (e) => e.n!,
  forgiven: () => -1,
}

/** Debts alone make up anybody's fate here. */
const fate: Fate<BankView, BankEvent> = {
  shows: () => ({ as: 'moment' }),
  changes: (e, seat) => {
    const by = e.seat === undefined || e.seat === seat ? (BY[e.what]?.(e) ?? 0) : 0
    return by === 0 ? [] : [{ of: 'money', key: 'debts', by }]
  },
  holdings: (v, seat) => ({ debts: v.table.debts[seat]! }),
}
const retelling: Retelling<BankView, BankEvent> = {
  title: () => 'The bank',
  line: (e, { me, who }) => {
    if (e.seat === undefined) return 'Everybody is forgiven one.'
    return e.seat === me ? 'It is your doing.' : `It is the doing of ${who(e.seat)}.`
  },
  chip: () => 'a debt',
}

function plays(
  one: Fate<BankView, BankEvent> = fate,
  other: Retelling<BankView, BankEvent> = retelling,
): number {
  let changes = 0
  for (let i = 0; i < 60; i++) changes += nothingUntold(bank, one, other, `debts-${i}`)
  return changes
}

describe('nothing is untold', () => {
  test('where every change is told, in sentences', () => {
    expect(plays()).toBeGreaterThan(20)
  })

  test('a change that is left out is found, also one by a right beside the question', () => {
    const changes: typeof fate.changes = (e, seat) => (e.what === 'borrow' ? [] : fate.changes(e, seat))
    expect(() => plays({ ...fate, changes })).toThrow(/nothing of one's fate is untold \(bank.*borrow/)
  })

  test('a change told to the wrong seat is found', () => {
    const changes: typeof fate.changes = (e, seat) => fate.changes({ ...e, seat }, seat)
    expect(() => plays({ ...fate, changes })).toThrow("nothing of one's fate is untold")
  })
})

describe('what is told can be read', () => {
  const says = (line: string | null) => () => plays(fate, { ...retelling, line: () => line })

  test('nobody reads their own name', () => {
    const line: typeof retelling.line = (e, { who }) =>
      e.seat === undefined ? null : `${who(e.seat)} does it.`
    expect(() => plays(fate, { ...retelling, line })).toThrow('says "you" to the seat')
  })

  test.each([
    ['Ada pays undefined.', 'can be read'],
    ['Ada is at -3.', 'can be read'],
    ['Ada pays', 'is a sentence'],
    [`${'So it goes on. '.repeat(20)}End.`, 'short enough to be spoken'],
    ['', 'says something'],
  ])('%s', (line, law) => {
    expect(says(line)).toThrow(law)
  })

  test('a change of somebody’s fate has a line', () => {
    expect(says(null)).toThrow('changes somebody')
  })

  test('an account has a cell a seat', () => {
    const shows: typeof fate.shows = () => ({ as: 'recap' })
    const recap = () => ({
      title: 'A turn',
      sentence: 'It is over.',
      rows: [{ label: 'Debts', cells: [null] }],
      foot: [],
      next: 'Go on',
    })
    expect(() => plays({ ...fate, shows }, { ...retelling, recap })).toThrow('has a cell a seat')
  })
})
