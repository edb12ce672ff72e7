import { describe, expect, test } from 'vitest'
import { LawBroken, must, same } from '../src/laws/broken.ts'
import { type Care, THOROUGH, walk } from '../src/laws/index.ts'
import { anyOptions } from '../src/laws/options.ts'
import { nthOf } from '../src/offers.ts'
import { seeded } from '../src/random.ts'
import { readOptions } from '../src/sheet.ts'
import { type Bank, type BankOptions, bank } from './toys/bank.ts'
import { ask, breaks, withStep } from './toys/broken.ts'
import { type Draft, type DraftEvent, type DraftView, draft } from './toys/draft.ts'

const keep = ask(draft, 'keep')
const LIGHTLY: Care = { audits: 1000, copies: 0, secrecy: 0, queries: 0, setUps: 0 }
const QUERIES: Care = { audits: 1000, copies: 0, secrecy: 0, queries: 1000, setUps: 0 }

const firstOffer: typeof draft.sense = (_v, _seat, offers) => nthOf(offers, 0)

describe('refusals', () => {
  const refusing = (clauses: string[], reason: string) => ({
    ...draft,
    refuse: () => ({ clauses: clauses as never[], reason }),
  })

  test('a refusal says why', () => {
    breaks(refusing([], ''), 'a refusal says why: ', QUERIES)
  })

  test('a refusal cites the ledger', () => {
    breaks(refusing(['D-9'], 'no'), 'a refusal cites the ledger: D-9', QUERIES)
  })

  test('what is not offered is refused', () => {
    let calls = 0
    const offer: typeof keep.offer = (s, f, seat) =>
      ++calls % 2 === 0 ? [{ act: 'x' }] : keep.offer(s, f, seat)
    breaks(
      withStep({ ...draft, standIn: firstOffer, sense: firstOffer }, 'keep', { offer }),
      /^what is (not offered is refused|offered is accepted): /,
      QUERIES,
    )
  })

  test('a refused action changes nothing', () => {
    const held = Symbol('held')
    const view: typeof draft.view = (s, me) => Object.assign(draft.view(s, me), { [held]: s })
    const refuse: typeof draft.refuse = (v) => {
      const { kept } = (v as typeof v & { [held]: Draft })[held]
      if (!Object.isFrozen(kept)) kept.push([])
      return { clauses: [], reason: 'no' }
    }
    breaks({ ...draft, view, refuse }, 'a refused action changes nothing: ', QUERIES)
  })
})

describe('actions', () => {
  test('what is offered is accepted', () => {
    let calls = 0
    const offer: typeof keep.offer = (s, f, seat) =>
      calls++ % 3 === 1 ? [{ act: 'keep', of: [20] }] : keep.offer(s, f, seat)
    breaks(
      withStep({ ...draft, standIn: firstOffer, sense: firstOffer }, 'keep', { offer }),
      'what is offered is accepted: {',
      LIGHTLY,
    )
  })

  test.each(['standIn', 'sense'])('%s chooses what is offered', (name) => {
    const foolish = () => ({ act: 'keep', n: 99 })
    breaks(
      { ...draft, [name]: foolish },
      'bots and stand-ins choose what is offered: {"act":"keep","n":99}',
      LIGHTLY,
    )
  })

  test('rights beside the question are used', () => {
    const seen = new Set<string>()
    const [borrow] = bank.asides!
    const watched = {
      ...bank,
      asides: [
        {
          ...borrow!,
          take: ((s, seat, a, tell) => {
            seen.add(`${seat}:${a.n}`)
            borrow!.take(s, seat, a, tell)
          }) as NonNullable<typeof borrow>['take'],
        },
      ],
    }
    for (let i = 0; i < 200; i++) walk(watched, `asides-${i}`, LIGHTLY)
    expect([...seen].sort()).toEqual(['0:1', '0:2', '1:1', '1:2', '2:1', '2:2'])
  })
})

describe('words', () => {
  const telling = (event: (e: DraftEvent) => string) => ({ ...draft, words: { ...draft.words, event } })

  test('an event cites the ledger', () => {
    const take: typeof keep.take = (s, f, seat, a, tell) => {
      keep.take(s, f, seat, a, tell)
      tell?.({ what: 'passed', clause: 'D-9' as 'D-3' })
    }
    breaks(withStep(draft, 'keep', { take }), 'an event cites the ledger: D-9', QUERIES)
  })

  test.each(['', 'Seat undefined chose.', 'NaN cards.', 'Kept [object Object].'])(
    'an event reads as a sentence, unlike "%s"',
    (sentence) => {
      breaks(
        telling(() => sentence),
        `an event reads as a sentence${sentence === '' ? '' : ': '}${sentence}`,
        QUERIES,
      )
    },
  )

  test('a question has words', () => {
    breaks({ ...draft, words: { ...draft.words, question: () => '' } }, 'a question has words', QUERIES)
  })

  test.each([
    ['', 'who waits is told for what'],
    ['Choosing undefined.', 'who waits is told for what: Choosing undefined.'],
    ['Which card do you keep?', 'who waits is not asked the question himself: Which card do you keep?'],
  ])('those who wait are not told "%s"', (said, law) => {
    breaks({ ...draft, words: { ...draft.words, waits: () => said } }, law, QUERIES)
  })

  test.each(['', 'Keep undefined', 'Keep NaN'])('an action has a label, unlike "%s"', (label) => {
    breaks({ ...draft, words: { ...draft.words, action: () => label } }, 'an action has a label', QUERIES)
  })

  test('labels tell actions apart', () => {
    breaks(
      { ...draft, words: { ...draft.words, action: () => 'Keep it' } },
      'labels tell actions apart: Keep it / Keep it',
      QUERIES,
    )
  })

  test('words are said to those who may see the event', () => {
    const seen: string[] = []
    const listening = telling((e) => {
      if (e.what === 'chose') seen.push('card' in e ? 'mine' : 'theirs')
      return 'Something happened.'
    })
    walk(listening, 'words', QUERIES)
    expect(seen.filter((who) => who === 'mine').length * 2).toBeLessThanOrEqual(seen.length)
    expect(new Set(seen)).toEqual(new Set(['mine', 'theirs']))
  })
})

describe('the whole match', () => {
  test('ends', () => {
    const endless = withStep({ ...bank, audit: () => null }, 'next turn', {
      run(s) {
        s.stack.push({ at: 'turn', step: 0, seat: 0, acted: false })
        return 'again'
      },
    })
    breaks(endless, 'every match ends', LIGHTLY)
  })

  test('starts, with the default options too', () => {
    const sheet = { ...bank.sheet, rounds: { ...bank.sheet.rounds, default: 9 } } as typeof bank.sheet
    breaks(
      { ...bank, sheet },
      'a table of allowed options starts: option rounds must be a whole number from 1 to 3',
      LIGHTLY,
    )
  })

  test('is taken back and comes out the same', () => {
    let tables = 0
    const setup: typeof bank.setup = (...given) => {
      const s = bank.setup(...given)
      s.coins[0] = 3 + tables++
      return s
    }
    breaks({ ...bank, setup, outcome: bank.outcome }, /^(undo gives|the journal replays)/, QUERIES)
    const found = new Set<string>()
    for (let i = 0; i < 60; i++)
      try {
        walk({ ...bank, setup }, `undo-${i}`, QUERIES)
      } catch (error) {
        found.add((error as Error).message.split('\n')[0]!)
      }
    expect(found).toContain('undo gives the position back')
  })

  test('goes through JSON at every decision', () => {
    // The same list in two places: a copy makes two of it.
    const setup: typeof draft.setup = (...given) => {
      const s = draft.setup(...given)
      s.kept.fill(s.kept[0]!)
      return s
    }
    const shared = {
      ...draft,
      setup,
      audit: () => null,
      clone: (s: Draft) => {
        const copy = draft.clone(s)
        if (s.kept[0] === s.kept[1]) copy.kept.fill(copy.kept[0]!)
        return copy
      },
    }
    breaks(shared, 'a match that goes through JSON at every decision is the same match:\n', {
      audits: 1000,
      copies: 1000,
      secrecy: 0,
      queries: 0,
      setUps: 0,
    })
    expect(() => walk(shared, 'law-0', LIGHTLY)).not.toThrow()
  })

  test('replays from its journal', () => {
    let drawn = 0
    const take: typeof keep.take = (s, f, seat, a, tell) => {
      keep.take(s, f, seat, a, tell)
      s.rng.a = drawn++
    }
    breaks(withStep(draft, 'keep', { take }), 'the journal replays to the same position:\n', LIGHTLY)
  })

  test.each([
    ['forgets one', (ranking: number[][]) => ranking.slice(1)],
    ['names one twice', (ranking: number[][]) => [...ranking, [0]]],
  ])('has a ranking that names every seat once, and never %s', (_name, change) => {
    const outcome: typeof draft.outcome = (s) => {
      const out = draft.outcome(s)
      return out === null ? null : { ...out, ranking: change(out.ranking) }
    }
    breaks({ ...draft, outcome }, 'the ranking names every seat once:\n', LIGHTLY)
  })

  test('is played at every size of table and with every option', () => {
    const tables = new Set<string>()
    const setup: typeof bank.setup = (options, seats, rng, tell) => {
      tables.add(`${seats} ${options.rounds} ${options.income}`)
      return bank.setup(options, seats, rng, tell)
    }
    for (let i = 0; i < 80; i++) walk({ ...bank, setup }, `tables-${i}`, LIGHTLY)
    expect(tables.size).toBe(12)
  })

  test('is looked at as closely as asked for', () => {
    expect(walk(draft, 'care', LIGHTLY)).toMatchObject({ worlds: 0, unseen: 0, changed: 0, private: 0 })
    expect(walk(draft, 'care').decisions).toBeGreaterThan(5)
    expect(THOROUGH).toEqual({ audits: 1000, copies: 1000, secrecy: 250, queries: 100, setUps: 1000 })
    let views = 0
    const view = (s: Draft, me: number | null): DraftView => {
      views++
      return draft.view(s, me)
    }
    walk({ ...draft, view, standIn: firstOffer, sense: firstOffer }, 'care', LIGHTLY)
    expect(views).toBeLessThan(4)
  })
})

describe('mixes of options', () => {
  test('are those the game admits', () => {
    const strict = {
      ...bank,
      admits: (options: BankOptions, seats: number) =>
        options.rounds < seats ? { clauses: ['B-1' as const], reason: 'too short' } : null,
    }
    const rng = seeded('mixes')
    const rounds = new Set<number>()
    for (let i = 0; i < 50; i++) {
      const options = readOptions(bank.sheet, anyOptions(strict, 2, rng)) as BankOptions
      rounds.add(options.rounds)
    }
    expect([...rounds].sort()).toEqual([2, 3])
  })

  test('are the defaults where nothing else is admitted', () => {
    const never = { ...bank, admits: () => ({ clauses: [], reason: 'never' }) }
    expect(anyOptions(never, 2, seeded('x'))).toEqual({})
  })

  test('leave options with data of their own alone', () => {
    const sheet = {
      deck: { kind: 'data' as const, shape: () => null, schema: {}, default: [], clause: 'S-1', about: '' },
    }
    expect(anyOptions({ ...bank, sheet: sheet as never }, 2, seeded('x'))).toEqual({})
  })
})

describe('how a broken law is told', () => {
  test('with its detail, if there is one', () => {
    expect(() => must(true, 'law')).not.toThrow()
    expect(() => must(false, 'law')).toThrow(new LawBroken('law'))
    expect(() => must(false, 'law', 'detail')).toThrow(new LawBroken('law: detail'))
  })

  test('with the surroundings of the first difference', () => {
    expect(() => same({ a: 1, b: 2 }, { b: 2, a: 1 }, 'law')).not.toThrow()
    const long = (n: number): string => `${'x'.repeat(100)}${n}${'y'.repeat(200)}`
    expect(() => same(long(1), long(2), 'law')).toThrow(
      new LawBroken(`law:\n  …${'x'.repeat(60)}1${'y'.repeat(119)}\n  …${'x'.repeat(60)}2${'y'.repeat(119)}`),
    )
    expect(() => same([1], [2], 'law')).toThrow(new LawBroken('law:\n  …[1]\n  …[2]'))
  })
})

test('the mistake of a game is told with its place, too', () => {
  const crash = (s: Bank): never => {
    throw new Error(`no audit of ${s.seats}`)
  }
  expect(() => walk({ ...bank, audit: crash as never }, 'crash')).toThrow(
    /^no audit of [23]\n {2}in bank, seed "crash", [23] seats, decision 1, \{.*\}$/,
  )
})
