import { cards } from '../cards.ts'
import { STRIPES } from '../content/names.ts'
import { topGear } from '../decks.ts'
import type { WkClause } from '../ledger.ts'
import type { Wk } from '../position.ts'
import type { Tell } from '../types.ts'

/** Empty spaces left to right; one whose deck and discard are empty stays empty (WK-25.4, WK-25.8). */
export function refill(s: Wk, clause: WkClause, tell: Tell): void {
  const { stalls } = cards(s)
  for (let space = 0; space < stalls.length; space++) {
    if (s.stalls[space]! >= 0) continue
    const card = topGear(s, STRIPES.indexOf(stalls[space]!.card), tell)
    s.stalls[space] = card
    if (card >= 0) tell?.({ what: 'stall filled', clause, space, card, reveals: true })
  }
}
