import { audit } from './audit/audit.ts'
import { gameWith } from './game.ts'
import { rehide } from './imagine/rehide.ts'
import { examples, ledger } from './ledger.ts'
import { pieces } from './pieces.ts'
import { tableWords as table } from './words/table.ts'

export const wasteKnights = { ...gameWith({ ledger, examples, audit, rehide, table }), pieces }
