import { branch, type Random, shuffle, unseenOf, type View, type Viewer } from '@midden/kernel'
import type { Options } from './options.ts'
import { DECK, type State } from './position.ts'

export interface GameView extends View {
  options: Options
  /** the cards this viewer may see, null for the others */
  cards: (number | null)[]
  aside: (number | null)[]
  deck: number
  /** whose turn it is; null at the end */
  turn: number | null
}

/** Everybody sees his own card, and all of them at the end. */
const sees = (s: State, viewer: Viewer, seat: number): boolean => s.stack.length === 0 || seat === viewer

export const view = (s: State, viewer: Viewer): GameView => ({
  me: viewer,
  options: s.options,
  cards: s.cards.map((card, seat) => (sees(s, viewer, seat) ? card : null)),
  aside: s.aside.slice(),
  deck: s.deck.length,
  turn: s.stack[0]?.turn ?? null,
})

export function imagine(v: GameView, rng: Random): State {
  const seen = [...v.cards, ...v.aside].filter((card) => card !== null)
  const deck = unseenOf(DECK, seen)
  shuffle(rng, deck, 'hidden')
  return {
    seats: v.cards.length,
    rng: branch(rng),
    stack: v.turn === null ? [] : [{ at: 'round', step: 0, turn: v.turn }],
    options: v.options,
    cards: v.cards.map((card) => card ?? deck.pop()!),
    aside: v.aside.slice(),
    deck,
  }
}

/** Deals what this viewer does not see anew. */
export function rehide(s: State, viewer: Viewer, rng: Random): void {
  const hidden = s.cards.filter((_, seat) => !sees(s, viewer, seat))
  const cards = [...s.deck, ...hidden]
  shuffle(rng, cards, 'hidden')
  s.cards = s.cards.map((card, seat) => (sees(s, viewer, seat) ? card : cards.pop()!))
  s.deck = cards
  s.rng = branch(rng)
}
