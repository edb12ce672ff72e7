import { defineGame } from '@midden/kernel'
import { audit } from './audit/audit.ts'
import { draws } from './draws.ts'
import { rehide } from './imagine/rehide.ts'
import { wasteKnights as lean } from './lean.ts'
import { examples, ledger } from './ledger.ts'
import { pieces } from './pieces.ts'
import { tableWords as table } from './words/table.ts'
import { words } from './words/words.ts'

export const wasteKnights = defineGame({
  ...lean,
  ledger,
  examples,
  pieces,
  draws,
  passing: { 'cards shown': ['cards'], 'votes shown': ['votes'] },
  audit,
  rehide,
  words: { ...words, table },
})
