import { bodies } from './ledger/bodies.ts'
import { cardRulings } from './ledger/card-rulings.ts'
import { combat } from './ledger/combat.ts'
import { dominance } from './ledger/dominance.ts'
import { ends } from './ledger/ends.ts'
import { exploring } from './ledger/exploring.ts'
import { gear } from './ledger/gear.ts'
import { move } from './ledger/move.ts'
import { rounds } from './ledger/rounds.ts'
import { rulings } from './ledger/rulings.ts'
import { setup } from './ledger/setup.ts'
import { stalls } from './ledger/stalls.ts'
import { tasks } from './ledger/tasks.ts'
import { wasteland } from './ledger/wasteland.ts'

/** The rules, clause by clause, and the rulings where the printed rules are silent or differ. */
export const ledger = {
  ...setup,
  ...rounds,
  ...move,
  ...wasteland,
  ...exploring,
  ...tasks,
  ...combat,
  ...dominance,
  ...bodies,
  ...gear,
  ...stalls,
  ...ends,
  ...rulings,
  ...cardRulings,
}

export type WkClause = keyof typeof ledger

/** The ledger's worked examples; each is a test of that name. */
export const examples: readonly string[] = [
  'WK-X1',
  'WK-X2',
  'WK-X3',
  'WK-X4',
  'WK-X5',
  'WK-X6',
  'WK-X7',
  'WK-X8',
  'WK-X9',
  'WK-X10',
  'WK-X11',
  'WK-X12',
  'WK-X13',
  'WK-X14',
  'WK-X15',
  'WK-X16',
  'WK-X17',
  'WK-X18',
  'WK-Y1',
  'WK-Y2',
  'WK-Y3',
  'WK-Y4',
  'WK-Y5',
  'WK-Y6',
  'WK-Y7',
  'WK-Y8',
  'WK-Y9',
  'WK-Y10',
  'WK-Y11',
  'WK-Y12',
  'WK-Y13',
  'WK-Y14',
  'WK-Y15',
  'WK-Y16',
  'WK-Y17',
  'WK-Y18',
  'WK-Y19',
  'WK-Y20',
  'WK-Y21',
  'WK-Y22',
  'WK-Y23',
  'WK-Y24',
  'WK-Y25',
  'WK-Y26',
  'WK-Y27',
  'WK-Y28',
  'WK-Y29',
  'WK-Y30',
  'WK-Y31',
  'WK-Y32',
  'WK-Y33',
  'WK-Y34',
  'WK-Y35',
]
