import { compile, stepNumber } from '@midden/kernel'
import { doubleClic, picking, taking } from './double.ts'
import type { PanEvent } from './events.ts'
import type { PanClause } from './ledger.ts'
import type { Pan } from './position.ts'
import { firstStep } from './trick.ts'
import { secondStep } from './turn.ts'

export const program = compile<Pan, PanEvent, PanClause>({
  game: [...firstStep, ...secondStep],
  doubleClic,
  taking,
  picking,
})

/** The two steps of the game at which somebody is asked, by number. */
export const COMMIT = stepNumber(program, 'game', 'commit')
export const ACT = stepNumber(program, 'game', 'act')
