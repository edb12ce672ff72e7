import { gameWith } from './game.ts'
import { examples, ledger } from './ledger.ts'

export const wasteKnights = gameWith(ledger, examples)
