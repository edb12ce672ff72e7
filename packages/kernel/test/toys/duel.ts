import { defineGame, type View } from '../../src/game.ts'
import { cloneRandom, type Random, shuffle } from '../../src/random.ts'
import type { Viewer } from '../../src/seats.ts'
import { bool, byField, int, list, oneOf, randomShape, record } from '../../src/shape.ts'
import { program, watch } from './duel-book.ts'
import {
  CARDS,
  type Clause,
  clone,
  type Duel,
  type DuelEvent,
  type DuelFrame,
  ledger,
  MOMENTS,
  standing,
} from './duel-position.ts'

export interface DuelView extends View {
  hand: number[]
  sizes: number[]
  deck: number
  discard: number[]
  health: number[]
  stack: DuelFrame[]
}

const seat = int(0, 2)
const about = int(0, 40)
const cards = list(int(0, CARDS - 1), 0, CARDS)
const shape = record({
  seats: int(2, 3),
  rng: randomShape,
  stack: list(
    byField('at', {
      campaign: record({ at: oneOf('campaign'), step: int(0, 1), turns: int(0, 9) }),
      attack: record({
        at: oneOf('attack'),
        step: int(0, 5),
        by: seat,
        on: seat,
        bonus: int(0, 20),
        rolled: int(0, 6),
      }),
      window: record({
        at: oneOf('window'),
        step: int(0, 2),
        moment: oneOf(...MOMENTS),
        seats: list(seat, 1, 2),
        turn: int(0, 1),
        passes: int(0, 2),
        about,
        open: bool,
      }),
      luck: record({
        at: oneOf('luck'),
        step: int(0, 2),
        by: seat,
        card: int(0, CARDS - 1),
        about,
        stopped: bool,
      }),
      excess: record({ at: oneOf('excess'), step: int(0, 1), seat }),
    }),
    0,
    50,
  ),
  health: list(int(0, 2), 2, 3),
  hands: list(cards, 2, 3),
  deck: cards,
  discard: cards,
})

function audit(state: unknown): string | null {
  const wrong = shape(state, 'state')
  if (wrong !== null) return wrong
  const s = state as Duel
  const all = [...s.deck, ...s.discard, ...s.hands.flat()].sort((a, b) => a - b)
  return all.length === CARDS && all.every((card, i) => card === i) ? null : 'a card is missing or doubled'
}

function view(s: Duel, me: Viewer): DuelView {
  const open = clone(s)
  return {
    me,
    hand: me === null ? [] : open.hands[me]!,
    sizes: s.hands.map((hand) => hand.length),
    deck: s.deck.length,
    discard: open.discard,
    health: open.health,
    stack: open.stack,
  }
}

function imagine(v: DuelView, rng: Random): Duel {
  const hidden: number[] = []
  for (let card = 0; card < CARDS; card++)
    if (!v.hand.includes(card) && !v.discard.includes(card)) hidden.push(card)
  shuffle(rng, hidden, 'hidden')
  const hands = v.sizes.map((size, seat) => (seat === v.me ? v.hand : hidden.splice(0, size)))
  return clone({ ...v, seats: v.sizes.length, rng: cloneRandom(rng), hands, deck: hidden })
}

function rehide(s: Duel, viewer: Viewer, rng: Random): void {
  const zones = [s.deck, ...s.hands.filter((_, seat) => seat !== viewer)]
  const hidden = zones.flat()
  shuffle(rng, hidden, 'hidden')
  for (const zone of zones) zone.splice(0, zone.length, ...hidden.splice(0, zone.length))
}

export const duel = defineGame<Duel, DuelView, object, DuelEvent, Clause>({
  id: 'duel',
  title: 'Duel',
  rules: 1,
  seats: { min: 2, max: 3, clause: 'L-1' },
  ledger,
  examples: [],
  sheet: {},
  draws: { deck: { about: 'the luck deck' }, die: { about: 'a die, 0 for a one' } },
  program,
  watch,
  setup(_options, seats, rng) {
    const deck = Array.from({ length: CARDS }, (_, card) => card)
    shuffle(rng, deck, 'deck')
    const hands = Array.from({ length: seats }, () => deck.splice(-2))
    const health = hands.map(() => 2)
    return { seats, rng, stack: [{ at: 'campaign', step: 0, turns: 0 }], health, hands, deck, discard: [] }
  },
  clone,
  audit,
  outcome: (s) =>
    s.stack.length > 0
      ? null
      : {
          ranking: [2, 1, 0]
            .map((health) => s.health.flatMap((left, seat) => (left === health ? [seat] : [])))
            .filter((place) => place.length > 0),
          scores: s.health.slice(),
          breakdown: standing(s),
        },
  view,
  imagine,
  rehide,
  refuse: () => ({ clauses: ['L-3'], reason: 'this does not fit the moment' }),
  barred: () => [],
  standIn: (_v, _seat, [first]) =>
    'min' in first! ? { act: 'discard', ns: first.of.slice(0, first.min) } : { act: 'pass' },
  sense: (_v, _seat, [first, second]) => {
    if ('min' in first!) return { act: 'discard', ns: first.of.slice(0, first.min) }
    return second !== undefined && 'of' in second ? { act: 'luck', n: second.of[0]! } : { act: 'pass' }
  },
  words: {
    event: (e, who) => `${who(e.seat)}: ${e.what}.`,
    action: (_v, a) => `${a.act} ${a.n ?? a.ns?.join(', ') ?? ''}`,
    question: (_v, decision) => `${decision}?`,
    waits: (_v, decision) => `At ${decision}.`,
    table: (v) => `Health: ${v.health.join(' ')}`,
  },
})
