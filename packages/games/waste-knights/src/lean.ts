import { gameWith } from './game.ts'
import type { WkClause } from './ledger.ts'

/** For tables that fetch the ledger only when somebody reads it: the same game, its clauses without their text. */
export const wasteKnights = gameWith({} as Record<WkClause, string>, [])
