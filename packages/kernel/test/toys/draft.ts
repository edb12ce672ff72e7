import type { GameEvent, Tell } from '../../src/events.ts'
import { compile, type Frame, type Position } from '../../src/frames.ts'
import { defineGame, type View, type WholeGame } from '../../src/game.ts'
import { below, branch, cloneRandom, pick, type Random, shuffle } from '../../src/random.ts'
import { has, only, type Seats, type Viewer } from '../../src/seats.ts'
import { byField, int, list, nullOr, randomShape, record } from '../../src/shape.ts'
import { strayCard, unseenOf } from '../../src/zones.ts'

/** A sealed draft: three cards each, all choose one at once, the hands go round, until nothing is left. */
export const ledger = {
  'D-1': 'Two to four play. Three cards are dealt to each.',
  'D-2': 'All keep one card at the same time, face down; then all are shown.',
  'D-3': 'The rest of the hand goes to the left.',
  'D-4': 'The highest sum wins; the same sum shares the place.',
}
export type Clause = keyof typeof ledger

export interface DraftFrame extends Frame {
  at: 'draft'
  sealed: (number | null)[]
}
export interface Draft extends Position<DraftFrame> {
  hands: number[][]
  kept: number[][]
}
export interface DraftView extends View {
  hand: number[]
  sizes: number[]
  kept: number[][]
  mine: number | null
  chosen: Seats
}
export type DraftEvent = GameEvent<Clause> &
  (
    | { what: 'dealt'; hand: number[] }
    | { what: 'chose'; seat: number; card?: number }
    | { what: 'kept'; seat: number; card: number }
    | { what: 'passed' }
  )
export type DraftGame = WholeGame<Draft, DraftView, object, DraftEvent, Clause>

const chosen = (f: DraftFrame): Seats =>
  f.sealed.reduce<Seats>((seats, card, seat) => (card === null ? seats : seats | only(seat)), 0)

const program = compile<Draft, DraftEvent, Clause>({
  draft: [
    {
      name: 'keep',
      clause: 'D-2',
      sealed: true,
      owed(s, f) {
        let owed = 0
        for (let seat = 0; seat < s.seats; seat++)
          if (f.sealed[seat] === null && s.hands[seat]!.length > 0) owed |= only(seat)
        return owed
      },
      offer: (s, _f, seat) => [{ act: 'keep', of: s.hands[seat]!.slice() }],
      take(_s, f, seat, a, tell) {
        f.sealed[seat] = a.n!
        tell?.({ what: 'chose', clause: 'D-2', seat, card: a.n!, only: only(seat) })
        tell?.({ what: 'chose', clause: 'D-2', seat, only: ~only(seat) })
      },
      close(s, f, tell) {
        f.sealed.forEach((card, seat) => {
          if (card === null) return
          s.hands[seat]!.splice(s.hands[seat]!.indexOf(card), 1)
          s.kept[seat]!.push(card)
          tell?.({ what: 'kept', clause: 'D-2', seat, card, reveals: true })
        })
        f.sealed.fill(null)
        s.hands.unshift(s.hands.pop()!)
        tell?.({ what: 'passed', clause: 'D-3' })
        return s.hands[0]!.length > 0 ? 'again' : undefined
      },
    },
  ],
})

const deckFor = (seats: number): number[] => Array.from({ length: 3 * seats }, (_, card) => card)

function deal(seats: number, rng: Random, tell: Tell<DraftEvent>): Draft {
  const deck = deckFor(seats)
  shuffle(rng, deck, 'deck')
  const hands = Array.from({ length: seats }, (_, seat) => deck.slice(3 * seat, 3 * seat + 3))
  hands.forEach((hand, seat) => {
    tell?.({ what: 'dealt', clause: 'D-1', hand: hand.slice(), only: only(seat) })
  })
  return {
    seats,
    rng,
    stack: [{ at: 'draft', step: 0, sealed: hands.map(() => null) }],
    hands,
    kept: hands.map(() => []),
  }
}

const cards = list(int(0, 11), 0, 3)
const shape = record({
  seats: int(2, 4),
  rng: randomShape,
  stack: list(
    byField('at', {
      draft: record({
        at: (x, path) => (x === 'draft' ? null : `${path} is not "draft"`),
        step: int(0, 0),
        sealed: list(nullOr(int(0, 11)), 2, 4),
      }),
    }),
    0,
    1,
  ),
  hands: list(cards, 2, 4),
  kept: list(cards, 2, 4),
})

function audit(state: unknown): string | null {
  const wrong = shape(state, 'state')
  if (wrong !== null) return wrong
  const s = state as Draft
  const [frame] = s.stack
  if ([s.hands, s.kept, ...(frame ? [frame.sealed] : [])].some((list) => list.length !== s.seats))
    return 'everybody has a hand'
  const stray = strayCard([...s.hands, ...s.kept], deckFor(s.seats))
  if (stray !== null) return stray
  if (s.hands.some((hand) => hand.length !== s.hands[0]!.length)) return 'all hands are of one size'
  if ((frame === undefined) !== (s.hands[0]!.length === 0))
    return 'the draft lasts as long as there are cards'
  return (frame?.sealed ?? []).every((card, seat) => card === null || s.hands[seat]!.includes(card))
    ? null
    : 'a sealed card is not in the hand'
}

function view(s: Draft, me: Viewer): DraftView {
  const f = s.stack[0]
  return {
    me,
    hand: me === null ? [] : s.hands[me]!.slice(),
    sizes: s.hands.map((hand) => hand.length),
    kept: s.kept.map((kept) => kept.slice()),
    mine: me === null || f === undefined ? null : f.sealed[me]!,
    chosen: f === undefined ? 0 : chosen(f),
  }
}

function imagine(v: DraftView, rng: Random): Draft {
  const seats = v.sizes.length
  const hidden = unseenOf(deckFor(seats), [...v.hand, ...v.kept.flat()])
  shuffle(rng, hidden, 'hidden')
  const hands = v.sizes.map((size, seat) => (seat === v.me ? v.hand.slice() : hidden.splice(0, size)))
  const sealed = hands.map((hand, seat) => {
    if (seat === v.me) return v.mine
    return has(v.chosen, seat) ? pick(rng, hand, 'sealed') : null
  })
  const over = v.sizes.every((size) => size === 0)
  return {
    seats,
    rng: branch(rng),
    stack: over ? [] : [{ at: 'draft', step: 0, sealed }],
    hands,
    kept: v.kept.map((kept) => kept.slice()),
  }
}

/** Deals the hands of the others anew, lets those who have chosen choose anew or not, and hides what will be drawn. */
function rehide(s: Draft, viewer: Viewer, rng: Random): void {
  const others = s.hands.filter((_, seat) => seat !== viewer)
  const hidden = others.flat()
  shuffle(rng, hidden, 'hidden')
  for (const hand of others) hand.splice(0, hand.length, ...hidden.splice(0, hand.length))
  const keeps = below(rng, 2, 'hidden') === 0
  s.stack[0]?.sealed.forEach((card, seat, sealed) => {
    if (card === null || seat === viewer || (keeps && s.hands[seat]!.includes(card))) return
    sealed[seat] = s.hands[seat]![0]!
  })
  s.rng = branch(rng)
}

const sum = (cards: readonly number[]): number => cards.reduce((total, card) => total + card, 0)

export const draft: DraftGame = defineGame({
  id: 'draft',
  title: 'Draft',
  rules: 1,
  seats: { min: 2, max: 4, clause: 'D-1' },
  ledger,
  examples: [],
  sheet: {},
  draws: { deck: { about: 'the order of the deck' } },
  program,
  setup: (_options, seats, rng, tell) => deal(seats, rng, tell),
  clone: (s) => ({
    seats: s.seats,
    rng: cloneRandom(s.rng),
    stack: s.stack.map((f) => ({ at: f.at, step: f.step, sealed: f.sealed.slice() })),
    hands: s.hands.map((hand) => hand.slice()),
    kept: s.kept.map((kept) => kept.slice()),
  }),
  audit,
  outcome(s) {
    if (s.stack.length > 0) return null
    const scores = s.kept.map(sum)
    const places = [...new Set(scores)].sort((a, b) => b - a)
    return {
      ranking: places.map((place) => scores.flatMap((score, seat) => (score === place ? [seat] : []))),
      scores,
      breakdown: s.kept.map((kept) => kept.slice()),
    }
  },
  view,
  imagine,
  rehide,
  refuse: (v, seat, a) =>
    v.hand.includes(a.n ?? -1)
      ? { clauses: ['D-2'], reason: `seat ${seat} has already chosen` }
      : { clauses: ['D-2'], reason: 'this card is not in the hand' },
  barred: (v) =>
    v.mine === null ? [] : [{ act: 'keep', n: v.mine, clauses: ['D-2'], reason: 'already chosen' }],
  standIn: (v) => ({ act: 'keep', n: v.hand[0]! }),
  sense: (v) => ({ act: 'keep', n: Math.max(...v.hand) }),
  words: {
    event: (e, who) => ('seat' in e ? `${who(e.seat)} ${e.what}.` : `It was ${e.what}.`),
    action: (_v, a) => `Keep card ${a.n}`,
    question: () => 'Which card do you keep?',
    waits: () => 'Choosing a card to keep.',
    table: (v) => `Hand: ${v.hand.join(' ')}`,
  },
})
