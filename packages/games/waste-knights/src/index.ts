import { gameWith } from './game.ts'
import { examples, ledger } from './ledger.ts'
import { pieces } from './pieces.ts'

export const wasteKnights = { ...gameWith(ledger, examples), pieces }
