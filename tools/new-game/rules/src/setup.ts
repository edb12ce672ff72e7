import { only, type Random, shuffle, type Tell } from '@midden/kernel'
import type { Options } from './options.ts'
import { DECK, type Event, type State } from './position.ts'

export function setup(options: Options, seats: number, rng: Random, tell: Tell<Event>): State {
  const deck = DECK.slice()
  shuffle(rng, deck, 'deck')
  const cards = Array.from({ length: seats }, () => deck.pop()!)
  cards.forEach((card, seat) => {
    tell?.({ what: 'dealt', clause: '__PREFIX__-1.1', seat, card, only: only(seat) })
  })
  return {
    seats,
    rng,
    stack: [{ at: 'round', step: 0, turn: 0 }],
    options,
    cards,
    aside: cards.map(() => null),
    deck,
  }
}
