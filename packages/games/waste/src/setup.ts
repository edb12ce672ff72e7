import type { Random } from '@midden/kernel'
import { deckOf } from './cards.ts'
import type { WasteOptions } from './options.ts'
import { NOBODY, type Waste } from './position.ts'

const each = (seats: number): number[][] => Array.from({ length: seats }, () => [])

/** An empty table with the whole deck as the draw pile; the first steps of the book do the rest. */
export const setup = (options: WasteOptions, seats: number, rng: Random): Waste => ({
  seats,
  rng,
  stack: [{ at: 'game', step: 0, ranking: [], served: 0, turn: NOBODY }],
  options,
  round: 0,
  boss: NOBODY,
  pile: deckOf(options.deck).cards.slice(),
  hands: each(seats),
  drafted: [],
  sealed: [],
  bonus: [],
  takers: [],
  pending: [],
  stations: each(seats),
  burnt: [],
  unseen: [],
})
