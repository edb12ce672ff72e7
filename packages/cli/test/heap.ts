import {
  type Action,
  all,
  below,
  cloneRandom,
  compile,
  defineGame,
  type Frame,
  type GameEvent,
  int,
  list,
  nthOf,
  oneOf,
  only,
  type Position,
  randomShape,
  record,
  shuffle,
  type View,
} from '@midden/kernel'

/** A small game with one of everything: a sealed choice, an amount, some cards, a draw, a right beside it all. */

interface HeapFrame extends Frame {
  at: 'round'
  hidden: number[]
}
interface Heap extends Position<HeapFrame> {
  options: HeapOptions
  deck: number[]
  hands: number[][]
  scores: number[]
  shouted: number
  round: number
}
interface HeapOptions {
  pace: 'slow' | 'fast'
  rounds: number
  prizes: number[]
}
interface HeapView extends View {
  hands: (number[] | null)[]
  scores: number[]
  round: number
}
type HeapClause = 'HEAP-1.1' | 'HEAP-1.2' | 'HEAP-2.1' | 'HEAP-R1'
interface HeapEvent extends GameEvent<HeapClause> {
  what: 'dealt' | 'hid' | 'opened' | 'bid' | 'burnt' | 'shouted'
  seat: number
  n?: number
}

/** Twelve cards, four of each sort: a name stands for several of them. */
const NAMES = Array.from({ length: 12 }, (_, card) => ['rag', 'tin', 'bone'][card % 3]!)
const NONE = -1

const winner = (f: HeapFrame): number => f.hidden.indexOf(Math.max(...f.hidden))

const program = compile<Heap, HeapEvent, HeapClause>({
  round: [
    {
      name: 'hide a card',
      clause: 'HEAP-1.1',
      sealed: true,
      owed: (s, f) =>
        f.hidden.reduce((m, card, seat) => (card === NONE && s.round > 0 ? m | only(seat) : m), 0),
      offer: (s, _f, seat) => [{ act: 'hide', of: s.hands[seat]! }],
      take(_s, f, seat, a, tell) {
        f.hidden[seat] = a.n!
        tell?.({ what: 'hid', clause: 'HEAP-1.1', seat })
      },
      close(_s, f, tell) {
        for (const [seat, n] of f.hidden.entries())
          tell?.({ what: 'opened', clause: 'HEAP-1.1', seat, n, reveals: true })
        return undefined
      },
    },
    {
      name: 'what to do',
      clause: 'HEAP-1.2',
      final: false,
      owed: (s, f) => (s.round > 0 && !f.hidden.includes(NONE) ? only(winner(f)) : 0),
      offer: (s, _f, seat) => [
        { act: 'pass' },
        { act: 'bid', from: 0, to: 20 },
        { act: 'burn', of: s.hands[seat]!, min: 1, max: 2 },
      ],
      take(s, f, seat, a, tell) {
        if (a.act === 'bid') {
          s.scores[seat]! += a.n! > 10 ? 0 : below(s.rng, 6, 'luck')
          tell?.({ what: 'bid', clause: 'HEAP-1.2', seat, n: a.n! })
        }
        if (a.act === 'burn') tell?.({ what: 'burnt', clause: 'HEAP-1.2', seat, n: a.ns!.length })
        s.round--
        f.hidden.fill(NONE)
      },
      close: (s) => (s.round > 0 ? 'hide a card' : undefined),
    },
  ],
})

const shape = record({
  seats: int(2, 4),
  rng: randomShape,
  stack: list(record({ at: oneOf('round'), step: int(0, 1), hidden: list(int(NONE, 11), 2, 4) }), 0, 1),
  options: record({ pace: oneOf('slow', 'fast'), rounds: int(1, 9), prizes: list(int(0, 99)) }),
  deck: list(int(0, 11), 0, 12),
  hands: list(list(int(0, 11), 2, 2), 2, 4),
  scores: list(int(0, 1000), 2, 4),
  shouted: int(0, 15),
  round: int(0, 9),
})

function audit(state: unknown): string | null {
  const wrong = shape(state, 'state')
  if (wrong !== null) return wrong
  const s = state as Heap
  if ([s.hands, s.scores].some((each) => each.length !== s.seats)) return 'every seat has a hand and a score'
  const cards = [...s.deck, ...s.hands.flat()].sort((a, b) => a - b)
  if (cards.some((card, i) => card !== i) || cards.length !== 12)
    return 'the twelve cards must all be there, once'
  if (s.shouted >= 1 << s.seats) return 'only seats can have shouted'
  const f = s.stack[0]
  if (f === undefined) return s.round === 0 ? null : 'rounds are left and nobody plays'
  if (f.hidden.length !== s.seats) return 'every seat has a place for its hidden card'
  if (f.hidden.some((card, seat) => card !== NONE && !s.hands[seat]!.includes(card)))
    return 'hidden cards come from hands'
  return f.step === 1 && f.hidden.includes(NONE) ? 'everybody hides a card first' : null
}

const say = (a: Action): string => {
  if (a.act === 'hide') return `Hide ${NAMES[a.n!]} ${a.n}`
  if (a.act === 'burn') return `Burn ${a.ns!.map((card) => `${NAMES[card]} ${card}`).join(' and ')}`
  return a.act === 'bid' ? `Bid ${a.n}` : `${a.act[0]!.toUpperCase()}${a.act.slice(1)}`
}

export const heap = defineGame<Heap, HeapView, HeapOptions, HeapEvent, HeapClause>({
  id: 'heap',
  title: 'The Heap',
  rules: 1,
  seats: { min: 2, max: 4, clause: 'HEAP-1.1' },
  ledger: {
    'HEAP-1.1': 'Everybody hides a card; then all are opened together.',
    'HEAP-1.2': 'The highest card passes, bids or burns.',
    'HEAP-2.1': 'Everybody may shout once, at any time.',
    'HEAP-R1': 'A bid above ten wins nothing.',
  },
  examples: ['HEAP-E1'],
  sheet: {
    pace: {
      kind: 'choice',
      values: ['slow', 'fast'],
      default: 'slow',
      clause: 'HEAP-1.1',
      about: 'How fast',
    },
    rounds: { kind: 'number', min: 1, max: 9, default: 3, clause: 'HEAP-1.1', about: 'How many rounds' },
    prizes: {
      kind: 'data',
      shape: list(int(0, 99), 0, 5),
      schema: { type: 'array' },
      default: [],
      clause: 'HEAP-R1',
      about: 'What there is to win',
    },
  },
  draws: { deal: { about: 'the deck, top first', names: NAMES }, luck: { about: 'the luck of a bid' } },
  program,
  asides: [
    {
      name: 'shout',
      clause: 'HEAP-2.1',
      may: (s) => all(s.seats) & ~s.shouted,
      offer: () => [{ act: 'shout' }],
      take(s, seat, _a, tell) {
        s.shouted |= only(seat)
        tell?.({ what: 'shouted', clause: 'HEAP-2.1', seat })
      },
    },
  ],
  admits: ({ pace }, seats) =>
    pace === 'fast' && seats > 3 ? { clauses: ['HEAP-1.1'], reason: 'four cannot play fast' } : null,
  setup(options, seats, rng, tell) {
    const deck = Array.from({ length: 12 }, (_, card) => card)
    shuffle(rng, deck, 'deal')
    const hands = Array.from({ length: seats }, () => [deck.pop()!, deck.pop()!])
    for (const seat of hands.keys()) tell?.({ what: 'dealt', clause: 'HEAP-1.1', seat, n: 2 })
    const stack: HeapFrame[] = [{ at: 'round', step: 0, hidden: Array(seats).fill(NONE) }]
    return {
      seats,
      rng,
      stack,
      options,
      deck,
      hands,
      scores: Array(seats).fill(0),
      shouted: 0,
      round: options.rounds,
    }
  },
  clone: (s) => ({
    ...s,
    rng: cloneRandom(s.rng),
    stack: s.stack.map((f) => ({ ...f, hidden: f.hidden.slice() })),
    deck: s.deck.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    scores: s.scores.slice(),
  }),
  audit,
  outcome: (s) =>
    s.stack.length > 0
      ? null
      : {
          ranking: [Array.from({ length: s.seats }, (_, seat) => seat)],
          scores: s.scores,
          breakdown: s.scores,
        },
  view: (s, viewer) => ({
    me: viewer,
    hands: s.hands.map((hand, seat) => (seat === viewer ? hand.slice() : null)),
    scores: s.scores.slice(),
    round: s.round,
  }),
  imagine: () => {
    throw new Error('nobody imagines here')
  },
  rehide: () => {},
  refuse: (_v, _seat, a) => ({ clauses: ['HEAP-1.2'], reason: `You cannot ${a.act} now` }),
  barred: () => [{ act: 'sell', clauses: ['HEAP-R1'], reason: 'nobody buys' }],
  standIn: (_v, _seat, offers) => nthOf(offers, 0),
  sense: (_v, _seat, offers) => nthOf(offers, 0),
  words: {
    event: ({ what, seat, n }, who) => `${who(seat)} ${what}${n === undefined ? '' : ` ${n}`}.`,
    action: (_v, a) => say(a),
    waits: (_v, decision) => (decision === 'hide a card' ? 'Hiding a card.' : 'Choosing what to do.'),
    question: (_v, decision) => (decision === 'hide a card' ? 'Which card do you hide?' : 'What do you do?'),
    table: (v, who) =>
      v.scores
        .map((score, seat) => `${who(seat)}: ${score} points, ${v.hands[seat]?.join(' ') ?? 'two cards'}`)
        .join('\n'),
  },
})
