import type { Seat } from '@midden/kernel'
import { questionOf } from './book.ts'
import type { Face } from './events.ts'
import { PILE } from './market.ts'
import type { WasteOptions } from './options.ts'
import type { Waste } from './position.ts'
import { draftedBy, passesMade } from './records.ts'
import type { WasteView } from './view.ts'

/** What the policy looks at. A view has it; a position gives it without a view being built. */
export interface Look {
  options: WasteOptions
  round: number
  step: WasteView['step']
  passes: number
  stations: readonly (readonly number[])[]
  hand: readonly number[]
  drafted: readonly number[]
  piles: readonly { cards: readonly Face[]; taker: Seat | null }[]
  /** by type; only Recyclers ask for it */
  unseen: readonly number[]
}

/** While cards are kept, bids made and piles taken: the third card of every pile is face down. */
export const lookAt = (s: Waste, seat: Seat): Look => ({
  options: s.options,
  round: s.round,
  step: questionOf(s),
  passes: passesMade(s),
  stations: s.stations,
  hand: s.hands[seat]!,
  drafted: draftedBy(s, seat),
  piles: s.takers.map((taker, pile) => ({
    cards: [s.bonus[PILE * pile]!, s.bonus[PILE * pile + 1]!, null],
    taker: taker < 0 ? null : taker,
  })),
  unseen: [],
})
