import { gameWith } from './game.ts'
import type { WkClause } from './ledger.ts'

/**
 * The same game for a page: it reads journals and never foreign positions, tests no laws, has a board of its own, and
 * fetches the ledger only when somebody opens it.
 */
export const wasteKnights = gameWith({
  ledger: {} as Record<WkClause, string>,
  examples: [],
  audit: () => 'positions from outside are not read here',
  table: () => '',
  rehide() {
    throw new Error('only the laws hide anew what is hidden')
  },
})
