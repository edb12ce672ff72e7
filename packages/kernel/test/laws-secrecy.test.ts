import { describe, expect, test } from 'vitest'
import { walk } from '../src/laws/index.ts'
import { below } from '../src/random.ts'
import { only } from '../src/seats.ts'
import { type Bank, bank } from './toys/bank.ts'
import { ask, breaks, withStep } from './toys/broken.ts'
import { type Draft, type DraftFrame, draft } from './toys/draft.ts'

const keep = ask(draft, 'keep')
const CLOSELY = { audits: 1000, copies: 0, secrecy: 1000, queries: 0, setUps: 0 }

describe('an imagined world', () => {
  test('is a possible position', () => {
    const imagine: typeof draft.imagine = (v, rng) => ({ ...draft.imagine(v, rng), kept: [[0], [0]] })
    breaks(
      { ...draft, imagine },
      /^imagined: a possible position: there are \d+ cards, and the deck has \d+/,
      CLOSELY,
    )
  })

  test('looks the same to the seat it was imagined for', () => {
    const imagine: typeof draft.imagine = (v, rng) => draft.imagine({ ...v, mine: null }, rng)
    breaks({ ...draft, imagine }, /^imagined: the view of [0-3] is the same:\n/, CLOSELY)
  })

  test('looks the same to a watcher', () => {
    const imagine: typeof draft.imagine = (v, rng) =>
      draft.imagine(v.me === null ? { ...v, chosen: 0 } : v, rng)
    breaks({ ...draft, imagine }, 'imagined: the view of a watcher is the same:\n', CLOSELY)
  })

  test('is over only if the real match is', () => {
    const imagine: typeof draft.imagine = (v, rng) => ({ ...draft.imagine(v, rng), stack: [] })
    const blind = withStep(draft, 'keep', { seen: () => 0 })
    const view: typeof draft.view = (s, me) => ({ ...draft.view(s, me), mine: null, chosen: 0 })
    breaks(
      { ...blind, view, imagine, audit: () => null },
      'imagined: over only if the real match is',
      CLOSELY,
    )
  })
})

describe('a world with other secrets', () => {
  test('is a possible position', () => {
    const rehide = (s: Draft): void => void s.hands[0]!.fill(0)
    breaks(
      { ...draft, rehide },
      /^secrets changed: a possible position: card 0 must be in exactly one place/,
      CLOSELY,
    )
  })

  test('looks the same, even where view and imagine agree on a leak', () => {
    const view: typeof draft.view = (s, me) => ({ ...draft.view(s, me), hands: structuredClone(s.hands) })
    const imagine: typeof draft.imagine = (v, rng) => {
      const { hands } = structuredClone(v) as typeof v & { hands: number[][] }
      const world = draft.imagine(v, rng)
      for (const f of world.stack)
        f.sealed = f.sealed.map((card, seat) => (card === null || seat === v.me ? card : hands[seat]![0]!))
      return { ...world, hands }
    }
    breaks({ ...draft, view, imagine }, /^secrets changed: the view of \S+.* is the same:\n/, CLOSELY)
  })

  test('looks the same after an answer, too: a view shows no sealed answer', () => {
    const view: typeof draft.view = (s, me) => ({
      ...draft.view(s, me),
      chosen: s.stack[0]?.sealed.reduce<number>((sum, card) => sum + (card ?? -1), 0) ?? 0,
    })
    breaks(
      { ...draft, view },
      /^(views show nothing hidden, for |imagined: the view of \d is the same)/,
      CLOSELY,
    )
  })

  test('asks the same seats, as far as the viewer may know', () => {
    const seen = (s: Draft, _f: unknown, viewer: number | null): number =>
      viewer === 0 && s.hands[1]!.includes(0) ? only(1) : only(0)
    breaks(withStep(draft, 'keep', { seen }), /whom the table waits for shows nothing hidden:\n/, CLOSELY)
  })

  test('offers the same', () => {
    const offer: typeof keep.offer = (s, f, seat) => {
      const offers = keep.offer(s, f, seat)
      return s.hands[(seat + 1) % s.seats]!.includes(0) ? offers : [...offers, { act: 'bluff' }]
    }
    const take: typeof keep.take = (s, f, seat, a, tell) =>
      keep.take(s, f, seat, { act: 'keep', n: a.n ?? s.hands[seat]![0]! }, tell)
    breaks(withStep(draft, 'keep', { offer, take }), /options show nothing hidden:\n/, CLOSELY)
  })

  test('greys out the same', () => {
    let calls = 0
    const barred = () => [{ act: 'keep', n: calls++, clauses: [], reason: 'not now' }]
    breaks({ ...draft, barred }, /greyed options show nothing hidden:\n/, CLOSELY)
  })
})

describe('an action of somebody else', () => {
  test('tells others nothing of what was sealed', () => {
    const take: typeof keep.take = (s, f, seat, a, tell) => {
      keep.take(s, f, seat, a, null)
      tell?.({ what: 'chose', clause: 'D-2', seat, card: a.n! })
    }
    breaks(
      withStep(draft, 'keep', { take }),
      /^events show nothing hidden: .*, when seat \d plays \{/,
      CLOSELY,
    )
  })

  test('tells others nothing of what is in a hand', () => {
    const take: typeof keep.take = (s, f, seat, a, tell) => {
      keep.take(s, f, seat, a, tell)
      tell?.({ what: 'dealt', clause: 'D-2', hand: s.hands[(seat + 1) % s.seats]!.slice() })
    }
    breaks(withStep(draft, 'keep', { take }), 'events show nothing hidden: ', CLOSELY)
  })

  test('reveals or does not, whatever is hidden', () => {
    const take: typeof keep.take = (s, f, seat, a, tell) => {
      keep.take(s, f, seat, a, tell)
      if (a.n! % 2 === 0) tell?.({ what: 'passed', clause: 'D-3', only: 0, reveals: true })
    }
    breaks(
      withStep(draft, 'keep', { take }),
      'whether something is revealed depends on nothing hidden: ',
      CLOSELY,
    )
  })

  test('does not move anything hidden into view', () => {
    const close: typeof keep.close = (s, f, tell) =>
      keep.close!(
        s,
        f,
        tell === null ? null : (event) => tell({ ...event, reveals: undefined as never, only: 0 }),
      )
    breaks(withStep(draft, 'keep', { close }), 'views show nothing hidden, for ', CLOSELY)
  })

  test('beside the question is looked at too', () => {
    const secretly = {
      ...bank,
      view: (s: Bank, me: number | null) => ({ ...bank.view(s, me), table: blind(s, me) }),
      imagine: () => never(),
      rehide: (s: Bank, viewer: number | null) => {
        for (let seat = 0; seat < s.seats; seat++) if (seat !== viewer) s.coins[seat]! += 7
      },
      asides: [
        {
          ...bank.asides![0]!,
          take: ((s, seat, a, tell) => {
            bank.asides![0]!.take(s, seat, a, null)
            tell?.({ what: 'borrow', clause: 'B-3', seat, n: s.coins[seat]! })
          }) as (typeof bank.asides & object)[0]['take'],
        },
      ],
    }
    const blind = (s: Bank, me: number | null) => {
      const { table } = bank.view(s, me)
      return { ...table, coins: table.coins.map((coins, seat) => (seat === me ? coins : 0)) }
    }
    const never = (): Bank => {
      throw new Error('imagined')
    }
    const found = Array.from({ length: 300 }, (_, i) => {
      try {
        walk(secretly, `aside-${i}`, { audits: 1000, copies: 0, secrecy: 300, queries: 0, setUps: 0 })
        return ''
      } catch (error) {
        return (error as Error).message
      }
    })
    expect(found.some((message) => /^events show nothing hidden: .*"act":"borrow"/.test(message))).toBe(true)
  })
})

describe('sealed answers', () => {
  test('are given once', () => {
    const owed: typeof keep.owed = (s, f) => {
      const left = keep.owed(s, f)
      return left === only(0) || left === 0 ? left : left | only(0)
    }
    const take: typeof keep.take = (s, f, seat, a, tell) => {
      if ((f as DraftFrame).sealed[seat] === null) keep.take(s, f, seat, a, tell)
    }
    breaks(withStep(draft, 'keep', { owed, take }), 'a sealed answer is given once', {
      audits: 1000,
      copies: 0,
      secrecy: 1000,
      queries: 0,
      setUps: 0,
    })
  })

  test('draw nothing on arrival', () => {
    const take: typeof keep.take = (s, f, seat, a, tell) => {
      keep.take(s, f, seat, a, tell)
      below(s.rng, 6, 'die')
    }
    breaks(withStep(draft, 'keep', { take }), 'a sealed answer draws nothing on arrival', CLOSELY)
  })

  test('may arrive in any order', () => {
    const take: typeof keep.take = (s, f, seat, a, tell) => {
      keep.take(s, f, seat, a, tell)
      const noted = s as Draft & { first?: number }
      noted.first ??= seat
    }
    breaks(
      withStep({ ...draft, audit: () => null }, 'keep', { take }),
      'the order in which sealed answers arrive makes no difference:\n',
      CLOSELY,
    )
  })
})

test('the tally counts worlds, changed secrets and private positions', () => {
  const hidden = walk(draft, 'tally', CLOSELY)
  expect(hidden.worlds).toBeGreaterThan(hidden.changed)
  expect(hidden.changed).toBeGreaterThan(0)
  expect(hidden.unseen).toBeGreaterThan(0)
  expect(hidden.private).toBe(hidden.decisions)
  const open = walk(bank, 'tally', CLOSELY)
  expect(open).toMatchObject({ changed: 0, private: 0 })
  expect(open.worlds).toBeGreaterThan(open.decisions)
})
