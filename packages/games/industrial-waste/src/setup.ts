import { below, type Random, shuffle } from '@midden/kernel'
import { fullDeck } from './cards.ts'
import type { WorksTell } from './events.ts'
import { FIRST_COLUMN, FIRST_HOLE, FULL_ROW, MATERIALS, START_CASH, START_MATERIALS } from './mat.ts'
import type { WorksOptions } from './options.ts'
import { type Company, NOBODY, type Works } from './position.ts'

/** Everybody begins with the same company (IW-1.3 to 1.7). */
const newCompany = (): Company => ({
  column: FIRST_COLUMN,
  row: FULL_ROW,
  R: FIRST_HOLE,
  M: FIRST_HOLE,
  W: FIRST_HOLE,
  waste: 0,
  tower: START_MATERIALS,
  cash: START_CASH,
  loans: 0,
  hand: [],
  kept: false,
})

export function setup(options: WorksOptions, seats: number, rng: Random, tell: WorksTell): Works {
  const start = options.firstPlayer === 'host' ? options.firstSeat : below(rng, seats, 'first')
  tell?.({ what: 'start player', clause: 'IW-1.9', seat: start })
  const deck = fullDeck()
  shuffle(rng, deck, 'deck')
  return {
    seats,
    rng,
    stack: [{ at: 'round', step: 0, place: 0, turn: NOBODY }],
    options,
    round: 1,
    start,
    companies: Array.from({ length: seats }, newCompany),
    supply: options.materialsSupply === 'finite' ? MATERIALS - seats * START_MATERIALS : null,
    deck,
    discards: [],
    sets: Array.from({ length: seats + 1 }, () => []),
    aside: false,
    ending: false,
  }
}
