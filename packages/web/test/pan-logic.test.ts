import { act, anyOf, begin, eventsFor, isRefusal, offers, owing, seatsIn, seeded } from '@midden/kernel'
import { type PanEvent, type PanOptions, type PanView, pan } from '@midden/pan'
import type { StoryLine } from '@midden/table'
import { describe, expect, test } from 'vitest'
import {
  byRank,
  needsOf,
  nextPlayer,
  othersInOrder,
  seenOfFour,
  startersNext,
  takeableBy,
  unseen,
} from '../src/games/pan/logic/known.ts'
import {
  cheapest,
  chosenIn,
  paidWith,
  paying,
  tapped,
  withOrWithout,
} from '../src/games/pan/logic/payment.ts'
import { equalsOf, fateOf, lastReveal, singlesOf, winnerOf } from '../src/games/pan/logic/reveal.ts'
import { keyed, type Lying, type Trace, traceOf } from '../src/games/pan/logic/trace.ts'

type Options = Partial<PanOptions>
interface Moment {
  view: PanView
  story: StoryLine<PanEvent>[]
}

/** A random game through the eyes of one seat, or of a watcher: every position with all that was told so far. */
function* seenGame(seed: string, seats: number, options: Options, viewer: number | null): Generator<Moment> {
  const told: PanEvent[] = []
  const match = begin(pan, { seed, seats, options }, told)
  if (isRefusal(match)) throw new Error(match.reason)
  const rng = seeded(`${seed} plays`)
  const story: StoryLine<PanEvent>[] = eventsFor(told, viewer).map((event) => ({ move: 0, event }))
  for (;;) {
    yield { view: pan.view(match.position, viewer), story: [...story] }
    const seat = seatsIn(owing(pan, match.position))[0]
    if (seat === undefined) return
    const menu = offers(pan, match.position, seat)
    const heard: PanEvent[] = []
    act(match, seat, anyOf(menu, rng), heard)
    const move = match.journal.moves.length
    story.push(...eventsFor(heard, viewer).map((event) => ({ move, event })))
  }
}

const TABLES: [seats: number, options: Options][] = [
  [2, {}],
  [2, { ownerless: 'takeable', cancelled: 'discarded' }],
  [3, { cardless: 'out' }],
  [4, { ownerless: 'takeable', turnOrder: 'ranked' }],
  [5, { startTie: 'clockwise' }],
  [6, { cancelled: 'discarded' }],
]

const trace = ({ view, story }: Moment): Trace =>
  traceOf(
    story.map(({ event }) => event),
    view.seats,
  )
const values = (cards: readonly Lying[]): number[] => cards.map(({ value }) => value)
const everywhere = (t: Trace): Lying[] => [
  ...t.hand,
  ...t.played.filter((card) => card !== null),
  ...t.fronts.flat(),
  ...t.heap,
  ...t.free,
  ...t.discard,
]

describe('where the cards lie', () => {
  test.each(TABLES)('%i players, %o: the trace says what the view says', (seats, options) => {
    for (const viewer of [null, 0, seats - 1])
      for (const seed of ['a', 'b', 'c', 'd'])
        for (const moment of seenGame(seed, seats, options, viewer)) {
          const { view } = moment
          const t = trace(moment)
          expect(t.fronts.map(values)).toEqual(view.fronts)
          expect(values(t.discard)).toEqual(view.discard)
          expect(values(t.free)).toEqual(view.free)
          expect(values(t.heap)).toEqual(view.ghost?.heap ?? [])
          expect(t.left).toBe(view.left)
          expect(t.clics.length).toBe(view.clics)
          const hand = [...view.hand]
          if (view.commitment !== null) hand.splice(hand.indexOf(view.commitment.card), 1)
          expect(values(t.hand)).toEqual(hand)
        }
  })

  test.each(TABLES)('%i players, %o: every card keeps its key on its way', (seats, options) => {
    for (const seed of ['e', 'f', 'g']) {
      let before = new Map<string, number>()
      for (const moment of seenGame(seed, seats, options, 0)) {
        const cards = everywhere(trace(moment))
        const now = new Map(cards.map(({ key, value }) => [key, value]))
        expect(now.size).toBe(cards.length)
        for (const [key, value] of before) if (value !== 0) expect(now.get(key)).toBe(value)
        before = now
      }
    }
  })

  test('where the trace knows nothing, a key is made up for the place', () => {
    expect(keyed([6, 3, 3], [{ key: 'a', value: 3 }], 'front1')).toEqual([
      { key: 'front1/0', value: 6 },
      { key: 'a', value: 3 },
      { key: 'front1/2', value: 3 },
    ])
  })

  test('who turned up what, and at which odds somebody was shot', () => {
    const clic = (seat: number, left: number): PanEvent => ({ what: 'clic', clause: 'PAN-6.8', seat, left })
    const t = traceOf([clic(0, 5), clic(1, 4), { what: 'pan', clause: 'PAN-9.1', seat: 2 }], 3)
    expect(t.clics).toEqual([
      { seat: 0, from: 6 },
      { seat: 1, from: 5 },
    ])
    expect(t.shots).toEqual([null, null, { seat: 2, from: 4 }])
    const paid = traceOf([clic(0, 5), { what: 'reshuffled', clause: 'PAN-6.3', seat: 1, card: 4 }], 3)
    expect(paid.clics).toEqual([])
    expect(paid.left).toBe(6)
  })
})

describe('the reveal of a trick', () => {
  const line = (event: PanEvent, move = 3): StoryLine<PanEvent> => ({ move, event })
  const TRICK: StoryLine<PanEvent>[] = [
    line({ what: 'revealed', clause: 'PAN-2.5', cards: [1, 3, 6, 3], ghost: null }),
    line({ what: 'cancelled', clause: 'PAN-3.1', values: [3] }),
    line({ what: 'trick won', clause: 'PAN-3.3', seat: 0, with: 1, cards: [6, 3, 3, 1], discarded: [] }),
  ]

  test('1, 3, 6, 3: the 3s cancel, the 1 beats the 6', () => {
    const reveal = lastReveal(TRICK, 4)!
    expect(winnerOf(reveal)).toBe(0)
    expect([0, 1, 2, 3].map((seat) => fateOf(reveal, seat))).toEqual([
      'wins',
      'cancelled',
      'beaten',
      'cancelled',
    ])
    expect(singlesOf(reveal)).toEqual([1, 6])
    expect(equalsOf(reveal)).toEqual([[3, 3]])
    expect(reveal.trick).toBe(1)
    expect(reveal.before.played.map((card) => card?.value ?? null)).toEqual([1, 3, 6, 3, null])
  })

  test('the ghost’s card comes last, and a trick may have no winner', () => {
    const ghost = lastReveal(
      [
        line({ what: 'revealed', clause: 'PAN-2.5', cards: [4, 4], ghost: { slot: 1, card: 2 } }),
        line({ what: 'cancelled', clause: 'PAN-3.1', values: [4] }),
        line({
          what: 'ghost won',
          clause: 'PAN-4.5',
          by: 'PAN-3.4',
          with: 2,
          cards: [4, 4, 2],
          discarded: [],
        }),
      ],
      2,
    )!
    expect(winnerOf(ghost)).toBe(2)
    expect(fateOf(ghost, 2)).toBe('wins')
    const nobody = lastReveal(
      [
        line({ what: 'revealed', clause: 'PAN-2.5', cards: [4, 4, 4], ghost: null }),
        line({ what: 'cancelled', clause: 'PAN-3.1', values: [4] }),
        line({ what: 'nobody won', clause: 'PAN-3.2', cards: [4, 4, 4] }),
      ],
      3,
    )!
    expect(winnerOf(nobody)).toBeNull()
    expect(fateOf(nobody, 1)).toBe('cancelled')
  })
})

describe('what is known', () => {
  test('a hidden card is never counted as seen, whoever looks', () => {
    for (const moment of seenGame('known', 4, {}, 0)) {
      const { view } = moment
      const seen = seenOfFour(view)
      expect(seen.reduce((sum, n) => sum + n, 0)).toBe(view.fronts.flat().length + view.discard.length)
      for (let value = 1; value <= 6; value++) {
        const own = view.hand.filter((card) => card === value).length
        expect(unseen(view, value)).toBe(4 - seen[value - 1]! - own)
      }
    }
  })

  test('what a card needs: no twin, and no single rival', () => {
    const [{ view }] = [...seenGame('needs', 3, {}, 0)].slice(0, 1) as [Moment]
    const bare = { ...view, hand: [6, 5, 1], fronts: [[], [], []], discard: [6, 6, 6] }
    expect(needsOf(bare, 5)).toEqual({ twins: 3, rivals: [{ value: 6, unseen: 0 }] })
    expect(needsOf(bare, 6)).toEqual({ twins: 0, rivals: [{ value: 1, unseen: 3 }] })
    expect(needsOf(bare, 1)).toEqual({ twins: 3, rivals: [] })
    expect(needsOf(bare, 4).rivals.map(({ value }) => value)).toEqual([5, 6])
  })

  test('PAN-5.3 the ranking the board shows is the one the game uses', () => {
    expect(byRank([6, 6, 5], [4, 3, 2, 2, 1, 1])).toBeGreaterThan(0)
    expect(byRank([5, 4, 3], [6, 4, 2])).toBeGreaterThan(0)
    expect(byRank([5, 3, 2], [5, 4, 1])).toBeGreaterThan(0)
    expect(byRank([4, 2], [4, 2])).toBe(0)
    for (const seed of ['h', 'i', 'j', 'k', 'l'])
      for (const { view, story } of seenGame(seed, 5, {}, null)) {
        const last = story.at(-1)?.event
        if (last?.what === 'first player') expect(startersNext(view)).toContain(last.seat)
      }
  })

  test('who follows whom, and what can be taken', () => {
    for (const { view } of seenGame('order', 4, { turnOrder: 'ranked', ownerless: 'takeable' }, 1)) {
      const others = othersInOrder(view)
      expect([...others].sort()).toEqual([0, 2, 3])
      if (view.player === null) continue
      const next = nextPlayer(view)
      expect(view.order).toContain(next)
      if (view.player === 1) expect(others[0]).toBe(next)
      expect(takeableBy(view, 1)).toBe(view.fronts.flat().length - view.fronts[1]!.length + view.free.length)
    }
    const [{ view: watched }] = [...seenGame('watch', 3, {}, null)].slice(0, 1) as [Moment]
    expect(othersInOrder(watched)).toEqual([0, 1, 2])
  })
})

describe('paying and picking', () => {
  const MENU = [
    { act: 'flip' },
    { act: 'reshuffle', of: [1, 3, 6] },
    { act: 'skip', of: [1, 3, 3, 6], min: 3, max: 3 },
  ]

  test('one card is RESHUFFLE, more are SKIP, none is nothing', () => {
    expect(tapped(MENU, null, 3, false)).toEqual({ act: 'reshuffle', n: 3 })
    expect(tapped(MENU, { act: 'reshuffle', n: 3 }, 1, false)).toEqual({ act: 'skip', ns: [1, 3] })
    expect(tapped(MENU, { act: 'skip', ns: [1, 3] }, 1, true)).toEqual({ act: 'reshuffle', n: 3 })
    expect(tapped(MENU, { act: 'reshuffle', n: 3 }, 3, true)).toBeNull()
    expect(tapped(MENU, { act: 'flip' }, 6, false)).toEqual({ act: 'reshuffle', n: 6 })
  })

  test('where SKIP is out of reach, the next card takes the place of the first', () => {
    expect(tapped(MENU.slice(0, 2), { act: 'reshuffle', n: 3 }, 6, false)).toEqual({ act: 'reshuffle', n: 6 })
  })

  test('the lowest cards are what an action costs', () => {
    expect(cheapest([6, 3, 3, 1], 1)).toEqual({ act: 'reshuffle', n: 1 })
    expect(cheapest([6, 3, 3, 1], 3)).toEqual({ act: 'skip', ns: [1, 3, 3] })
    expect(cheapest([], 1)).toBeNull()
    expect(paidWith(paying([3, 1]))).toEqual([1, 3])
    expect(paidWith({ act: 'flip' })).toEqual([])
  })

  test('of equal cards those tapped last are the chosen ones', () => {
    expect(chosenIn([6, 3, 3, 1], [3])).toEqual([false, true, false, false])
    expect(chosenIn([6, 3, 3, 1], [3], [2])).toEqual([false, false, true, false])
    expect(chosenIn([6, 3, 3, 1], [1, 3, 3], [2])).toEqual([false, true, true, true])
    expect(withOrWithout([13, 24], 13, false)).toEqual([13, 13, 24])
    expect(withOrWithout([13, 13, 24], 13, true)).toEqual([13, 24])
  })
})
