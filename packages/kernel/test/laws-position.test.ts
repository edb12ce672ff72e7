import { describe, expect, test } from 'vitest'
import { walk } from '../src/laws/index.ts'
import type { Offer } from '../src/offers.ts'
import { type Bank, bank } from './toys/bank.ts'
import { ask, breaks, withStep } from './toys/broken.ts'
import { type Draft, type DraftView, draft } from './toys/draft.ts'

const keep = ask(draft, 'keep')
const offering = (...offers: Offer[]) => withStep(draft, 'keep', { offer: () => offers })

describe('at every decision', () => {
  test('options are never empty', () => {
    breaks(offering(), 'options are never empty while a seat owes an answer: seat 0 at draft')
  })

  test.each<Offer>([
    { act: 'keep', of: [1, 2], min: -1, max: 1 },
    { act: 'keep', of: [1, 2], min: 0, max: 3 },
  ])('offers are well formed: %j', (offer) => {
    breaks(offering(offer), 'offers are well formed: seat 0 at draft')
  })

  test('one of a list, none twice', () => {
    breaks(
      offering({ act: 'pass' }, { act: 'keep', of: [1, 2, 1] }),
      'one of a list, none twice: seat 0 at draft: "keep"',
    )
  })

  test.each<Offer>([
    { act: 'keep', of: [] },
    { act: 'keep', of: [1], with: [] },
  ])('a list to choose from is not empty: %j', (offer) => {
    breaks(offering({ act: 'pass' }, offer), 'a list to choose from is not empty: seat 0 at draft: "keep"')
  })

  test('an amount has room', () => {
    breaks(offering({ act: 'bid', from: 3, to: 2 }), 'an amount has room: seat 0 at draft')
  })

  test('a decision has 1 to 5,000 answers', () => {
    const law = 'a decision has 1 to 5,000 answers: seat 0 at draft'
    breaks(offering({ act: 'bid', from: 1, to: 5001 }), `${law}: 5001`)
    breaks(offering({ act: 'drop', of: [1, 2], min: 2, max: 1 }), `${law}: 0`)
  })

  test('a right that is used beside the question leaves an answer to it', () => {
    const [borrow] = bank.asides!
    const spends: NonNullable<typeof borrow>['take'] = (s, seat) => {
      s.coins[seat] = -1
    }
    const spent = { ...borrow!, rare: true as const, take: spends }
    breaks({ ...bank, asides: [spent] }, 'an amount has room: seat 0 at turn', {
      audits: 0,
      copies: 0,
      secrecy: 0,
      queries: 1000,
      setUps: 0,
    })
  })

  test('what is conserved stays conserved', () => {
    const losing = withStep(draft, 'keep', {
      close(s, f, tell) {
        const go = keep.close!(s, f, tell)
        s.kept[0]!.pop()
        return go
      },
    })
    breaks(losing, /^what is conserved stays conserved: there are \d+ cards, and the deck has \d+/)
  })

  test('an outcome exactly when the match is over', () => {
    breaks({ ...draft, outcome: () => null }, 'an outcome exactly when the match is over')
    breaks(
      { ...draft, outcome: (s) => draft.outcome({ ...s, stack: [] }) },
      'an outcome exactly when the match is over',
    )
  })
})

describe('copies', () => {
  const dressed = (extra: unknown) => ({
    ...draft,
    audit: () => null,
    setup: (...given: Parameters<typeof draft.setup>) => {
      const s = draft.setup(...given)
      return Object.assign(s, { extra })
    },
    clone: (s: Draft) => Object.assign(draft.clone(s), { extra: (s as Draft & { extra: unknown }).extra }),
  })

  test.each([
    ['a method', () => 1, 'plain data: position.extra is function'],
    ['an undefined field', undefined, 'plain data: position.extra is undefined'],
    ['a number that JSON cannot say', [Number.NaN], 'plain data: position.extra.0 is NaN'],
    ['an infinite number', Number.POSITIVE_INFINITY, 'plain data: position.extra is Infinity'],
    ['-0', -0, 'plain data: position.extra is 0'],
    ['a map', new Map(), 'plain data: position.extra is not plain'],
    ['an object of a class', new Date(0), 'plain data: position.extra is not plain'],
    ['an object without a prototype', Object.create(null), 'plain data: position.extra is not plain'],
  ])('plain data only, not %s', (_name, extra, law) => {
    breaks(dressed(extra), law)
  })

  test('JSON gives the position back, so no holes in lists', () => {
    const holed = [1, 2, 3]
    delete holed[1]
    breaks(dressed(holed), 'JSON gives the position back:\n')
  })

  test('a clone equals', () => {
    const forgetful = { ...draft, clone: (s: Draft) => ({ ...draft.clone(s), kept: s.kept.map(() => []) }) }
    breaks(forgetful, /^a clone equals:\n {2}….*"kept":\[\[\],.*\n {2}….*"kept":\[\[\d/)
  })

  test.each(['hands', 'kept'] as const)('a clone shares nothing, not %s', (zone) => {
    const sharing = {
      ...draft,
      clone: (s: Draft) => {
        const copy = draft.clone(s)
        copy[zone][1] = s[zone][1]!
        return copy
      },
    }
    breaks(sharing, `a clone shares nothing: position.${zone}.1`)
  })

  test('a clone shares nothing, not even the generator', () => {
    breaks(
      { ...draft, clone: (s) => ({ ...draft.clone(s), rng: s.rng }) },
      'a clone shares nothing: position.rng',
    )
  })
})

describe('queries never write', () => {
  const law = /^queries never write: [\w ]+ did: Cannot /
  const THROUGHOUT = { audits: 1000, copies: 0, secrecy: 0, queries: 1000, setUps: 0 }
  const caught = (change: Partial<typeof draft>): void => breaks({ ...draft, ...change }, law, THROUGHOUT)

  test('what is offered', () => {
    const offer: typeof keep.offer = (s, f, seat) => {
      s.hands[seat]!.sort((a, b) => a - b)
      return keep.offer(s, f, seat)
    }
    caught(withStep(draft, 'keep', { offer }))
  })

  test('who is asked', () => {
    const owed: typeof keep.owed = (s, f) => {
      s.hands[0]!.push(99)
      s.hands[0]!.pop()
      return keep.owed(s, f)
    }
    caught(withStep(draft, 'keep', { owed }))
  })

  test('the view, the outcome and the audit', () => {
    caught({
      view: (s, me) => {
        s.seats = s.hands.length
        return draft.view(s, me)
      },
    })
    caught({
      outcome: (s) => {
        s.seats = s.hands.length
        return draft.outcome(s)
      },
    })
    caught({
      audit: (state) => {
        delete (state as { mark?: number }).mark
        ;(state as Draft).seats = (state as Draft).hands.length
        return draft.audit(state)
      },
    })
  })

  const spoiling =
    <T>(query: (v: DraftView) => T) =>
    (v: DraftView): T => {
      v.kept.pop()
      return query(v)
    }
  const first = (v: DraftView) => ({ act: 'keep', n: v.hand[0]! })

  test.each<[string, Partial<typeof draft>]>([
    ['refuse', { refuse: spoiling(() => ({ clauses: [], reason: 'no' })) }],
    ['barred', { barred: spoiling(() => []) }],
    ['standIn', { standIn: spoiling(first) }],
    ['sense', { sense: spoiling(first) }],
    ['the table in words', { words: { ...draft.words, table: spoiling(() => 'table') } }],
  ])('%s does not write into the view', (_name, change) => {
    caught(change)
  })

  test.each(['standIn', 'sense'])('%s does not write into the offers', (name) => {
    const greedy = (v: DraftView, _seat: number, offers: readonly Offer[]) => {
      ;(offers as Offer[]).length = 0
      return first(v)
    }
    caught({ [name]: greedy })
  })

  test('any other exception is passed on as it is', () => {
    const barred = () => {
      throw new TypeError('a plain mistake')
    }
    expect(() => walk({ ...draft, barred }, 'law', THROUGHOUT)).toThrow(/^a plain mistake\n/)
  })
})

describe('views and words', () => {
  const LOOKING = { audits: 1000, copies: 0, secrecy: 0, queries: 1000, setUps: 0 }

  test('a view is plain data', () => {
    const view: typeof draft.view = (s, me) => ({ ...draft.view(s, me), kept: undefined as never })
    breaks({ ...draft, view }, 'plain data: view.kept is undefined', LOOKING)
  })

  test('a view says whose it is', () => {
    breaks(
      { ...draft, view: (s, me) => ({ ...draft.view(s, me), me: 0 }) },
      'a view says whose it is',
      LOOKING,
    )
  })

  test('the table can be read', () => {
    breaks({ ...draft, words: { ...draft.words, table: () => '' } }, 'the table can be read')
  })
})

test('frozen options may be shared, and keep every law', () => {
  const sharing = { ...bank, clone: (s: Bank) => ({ ...bank.clone(s), options: s.options }) }
  for (let i = 0; i < 10; i++) walk(sharing, `sharing-${i}`)
})
