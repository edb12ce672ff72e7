import { describe, expect, test } from 'vitest'
import type { Passing, Tell } from '../src/events.ts'
import type { WholeGame } from '../src/game.ts'
import { addSecrets, noSecrets, overall, walk } from '../src/laws/index.ts'
import { shuffle } from '../src/random.ts'
import { bank } from './toys/bank.ts'
import { ask, breaks, withStep } from './toys/broken.ts'
import { type Draft, type DraftEvent, draft } from './toys/draft.ts'
import { duel } from './toys/duel.ts'
import type { Duel } from './toys/duel-position.ts'

const keep = ask(draft, 'keep')
const react = ask(duel, 'react')
const CLOSELY = { audits: 1000, copies: 0, secrecy: 1000, queries: 0, setUps: 1000 }
const QUERIES = { audits: 1000, copies: 0, secrecy: 0, queries: 1000, setUps: 0 }
const PLAYED = { audits: 1000, copies: 0, secrecy: 0, queries: 0, setUps: 0 }

describe('at the set-up', () => {
  test.each([false, true])('no hand is told to everybody; said to reveal: %s', (reveals) => {
    const setup: typeof draft.setup = (options, seats, rng, tell) => {
      const s = draft.setup(options, seats, rng, null)
      for (const hand of s.hands)
        tell?.({ what: 'dealt', clause: 'D-1', hand: hand.slice(), ...(reveals && { reveals: true }) })
      return s
    }
    breaks({ ...draft, setup }, /^events show nothing hidden: .*, at the set-up\n/, CLOSELY)
  })

  test('every draw is listed', () => {
    breaks({ ...draft, draws: {} }, 'every draw is listed in `draws`: deck', CLOSELY)
  })
})

describe('an action that draws or reveals', () => {
  test('tells no more than it reveals: not the rest of the hand with a card that is played', () => {
    const take: typeof react.take = (s, f, seat, a, tell) =>
      react.take(s, f, seat, a, (event) => {
        const hand = s.hands[seat]!.slice()
        tell?.(event.what === 'luck' ? ({ ...event, hand } as typeof event) : event)
      })
    breaks(withStep(duel, 'react', { take }), /^events show nothing hidden: .*"act":"luck"/, CLOSELY)
  })

  test('tells no more than it reveals, when sealed answers are shown', () => {
    const close: typeof keep.close = (s, f, tell) =>
      keep.close!(s, f, (event) => {
        const hands = structuredClone(s.hands)
        tell?.(event.what === 'kept' ? ({ ...event, hands } as typeof event) : event)
      })
    breaks(withStep(draft, 'keep', { close }), /^events show nothing hidden: .*"act":"keep"/, CLOSELY)
  })

  test('tells nobody what was drawn for somebody else', () => {
    const close: typeof keep.close = (s, f, tell) => {
      const go = keep.close!(s, f, tell)
      shuffle(s.rng, s.hands[0]!, 'deck')
      tell?.({ what: 'dealt', clause: 'D-3', hand: s.hands[0]!.slice() })
      return go
    }
    breaks(withStep(draft, 'keep', { close }), 'events show nothing hidden: ', CLOSELY)
  })

  test('says so where something hidden comes out', () => {
    const take: typeof react.take = (s, f, seat, a, tell) =>
      react.take(s, f, seat, a, (event) => {
        const { reveals: _, ...plain } = event
        tell?.(plain as typeof event)
      })
    breaks(
      withStep(duel, 'react', { take }),
      /^what shows something hidden is marked "reveals", or final: .*"act":"luck"/,
      CLOSELY,
    )
  })

  test('lists what it draws', () => {
    breaks({ ...duel, draws: {} }, 'every draw is listed in `draws`: ', { ...CLOSELY, setUps: 0 })
  })
})

describe('what is shown in passing', () => {
  /** Whoever passes shows a card to all; then it is hidden again. */
  const showing = (more: (s: Duel, seat: number, when: 'before' | 'with' | 'after') => object | null) => {
    const take: typeof react.take = (s, f, seat, a, tell) => {
      const card = s.hands[seat]![0] ?? -1
      const worked = (told: object | null) =>
        told !== null && tell?.({ what: 'worked', clause: 'L-4', seat, card: -1, ...told })
      worked(more(s, seat, 'before'))
      tell?.({ what: 'stopped', clause: 'L-4', seat, card, reveals: true, ...more(s, seat, 'with') })
      worked(more(s, seat, 'after'))
      react.take(s, f, seat, a, tell)
    }
    return withStep(duel, 'react', { take })
  }
  const law = /^(whether something is revealed|events show nothing hidden: )/
  const passing = { stopped: ['card'] }
  const firstCard = (s: Duel, seat: number) => ({ card: s.hands[seat]![0] ?? -1 })
  const hands = (s: Duel) => ({ hands: structuredClone(s.hands) })

  test('is a leak, unless the game lists it; then what follows from it is none', () => {
    const follows = showing((s, seat, when) => (when === 'after' ? firstCard(s, seat) : null))
    breaks(follows, law, CLOSELY)
    for (let i = 0; i < 20; i++)
      walk({ ...follows, passing } as WholeGame, `passing-${i}`, { ...CLOSELY, setUps: 0 })
  })

  test('does not excuse what was told before it', () => {
    const before = showing((s, seat, when) => (when === 'before' ? firstCard(s, seat) : null))
    breaks({ ...before, passing }, law, CLOSELY)
  })

  test('does not excuse what else is told with it', () => {
    breaks({ ...showing((s, _, when) => (when === 'with' ? hands(s) : null)), passing }, law, CLOSELY)
  })

  test('does not excuse what comes after it, where the same was shown', () => {
    breaks({ ...showing((s, _, when) => (when === 'after' ? hands(s) : null)), passing }, law, CLOSELY)
  })

  test('may be another of the listed events, if `what` is named', () => {
    const either = (fields: string[]) => {
      const take: typeof react.take = (s, f, seat, a, tell) => {
        const what = (s.hands[seat]![0] ?? 0) % 2 === 0 ? 'stopped' : 'worked'
        tell?.({ what, clause: 'L-4', seat, card: -1, reveals: true })
        react.take(s, f, seat, a, tell)
      }
      return { ...withStep(duel, 'react', { take }), passing: { stopped: fields, worked: fields } }
    }
    breaks(either(['card']), law, CLOSELY)
    for (let i = 0; i < 20; i++) walk(either(['what']) as WholeGame, `either-${i}`, { ...CLOSELY, setUps: 0 })
  })

  test('may be that it happens at all, if that is listed', () => {
    const atAll = (passing: Passing) => {
      const take: typeof react.take = (s, f, seat, a, tell) => {
        tell?.({ what: 'worked', clause: 'L-4', seat, card: -1, reveals: true })
        if ((s.hands[seat]![0] ?? 0) % 2 === 0)
          tell?.({ what: 'stopped', clause: 'L-4', seat, card: -1, reveals: true })
        react.take(s, f, seat, a, tell)
      }
      return { ...withStep(duel, 'react', { take }), passing }
    }
    breaks(atAll({ stopped: ['card'] }), law, CLOSELY)
    const listed = atAll({ stopped: 'at all' }) as WholeGame
    for (let i = 0; i < 20; i++) walk(listed, `at-all-${i}`, { ...CLOSELY, setUps: 0 })
  })
})

test('a question that is put to several says whether an answer is final', () => {
  const law = 'a question put to several says whether an answer is final: "react" of window'
  const { final: _, ...rest } = react
  const steps = duel.program.window!.steps.map((step) => (step.name === 'react' ? rest : step))
  const window = { ...duel.program.window!, steps }
  breaks({ ...duel, program: { ...duel.program, window } }, law, PLAYED)
})

describe('what is handed out is a copy', () => {
  test('an offer', () => {
    const offer: typeof keep.offer = (s, _f, seat) => [{ act: 'keep', of: s.hands[seat]! }]
    breaks(
      withStep(draft, 'keep', { offer }),
      'an offer holds copies, no piece of the position: "keep".of',
      QUERIES,
    )
  })

  test('a view', () => {
    const view: typeof draft.view = (s, me) => ({ ...draft.view(s, me), kept: s.kept })
    breaks({ ...draft, view }, 'a view holds copies, no piece of the position: view.kept', QUERIES)
  })

  test('an event', () => {
    const take: typeof keep.take = (s, f, seat, a, tell: Tell<DraftEvent>) => {
      keep.take(s, f, seat, a, tell)
      tell?.({ what: 'dealt', clause: 'D-1', hand: s.hands[seat]! })
    }
    breaks(
      withStep(draft, 'keep', { take }),
      'an event holds copies, no piece of the position: "dealt".hand',
      QUERIES,
    )
  })
})

describe('a view that sorts in place is told so', () => {
  const law = /^queries never write: (the|a) view did: Cannot assign/
  const view: typeof draft.view = (s, me) => {
    for (const hand of s.hands) hand.sort((a, b) => b - a)
    return draft.view(s, me)
  }

  test('where queries are looked at', () => breaks({ ...draft, view }, law, QUERIES))
  test('and where bots are asked', () => breaks({ ...draft, view }, law, PLAYED))
})

describe('over many games', () => {
  const wrongWith = (game: typeof draft | typeof bank): string => {
    const total = noSecrets()
    for (let i = 0; i < 40; i++) addSecrets(total, walk(game as WholeGame, `overall-${i}`, CLOSELY))
    try {
      overall(total)
      return ''
    } catch (error) {
      return (error as Error).message
    }
  }

  test('a sound game has nothing wrong, be it of secrets or in the open', () => {
    expect(wrongWith(draft)).toBe('')
    expect(wrongWith(bank)).toBe('')
  })

  test('an event that reveals something and was never looked at is found', () => {
    const total = noSecrets()
    for (let i = 0; i < 40; i++) addSecrets(total, walk(draft as WholeGame, `overall-${i}`, CLOSELY))
    const { kept } = total.reveals
    expect(Object.keys(total.reveals)).toEqual(['kept'])
    expect(kept!.told).toBeGreaterThan(40)
    expect(kept!.compared).toBeGreaterThan(0)
    kept!.compared = 0
    expect(() => overall(total)).toThrow(
      /^every event that reveals something is looked at: never "kept", told \d+ times where something stayed hidden/,
    )
  })

  test('a rehide that does nothing is found', () => {
    expect(wrongWith({ ...draft, rehide: () => {} })).toBe('rehide changes what is hidden')
  })

  test('a rehide that forgets a place is found', () => {
    const rehide: typeof draft.rehide = (s: Draft, viewer, rng) => {
      const sealed = s.stack[0]?.sealed.slice()
      draft.rehide(s, viewer, rng)
      if (sealed !== undefined) s.stack[0]!.sealed = sealed
    }
    const audit: typeof draft.audit = () => null
    expect(wrongWith({ ...draft, rehide, audit })).toMatch(
      /^rehide changes what is hidden, everywhere: never stack\.draft\.sealed, which imagine filled in/,
    )
  })
})
