import type { Game } from '@midden/kernel'
import { asides } from './asides.ts'
import { program } from './book.ts'
import { clone } from './clone.ts'
import type { WkEvent } from './events.ts'
import { imagine } from './imagine/imagine.ts'
import type { WkClause } from './ledger.ts'
import { missions } from './missions/rows.ts'
import { isAtHand } from './missions/villains.ts'
import { sheet, type WkOptions } from './options.ts'
import type { Wk } from './position.ts'
import { barred, refuse } from './refuse.ts'
import { build } from './round/build.ts'
import { outcome } from './score.ts'
import { standIn } from './sense/stand-in.ts'
import { sense } from './sense/steady.ts'
import { view, type WkView } from './view/view.ts'
import { watch } from './watch.ts'
import { wits } from './wits.ts'
import { words } from './words/words.ts'

/**
 * The game as far as a table needs it. A page with a board of its own plays this, and fetches the ledger only when
 * somebody opens it.
 */
export const wasteKnights: Game<Wk, WkView, WkOptions, WkEvent, WkClause> = {
  id: 'waste-knights',
  title: 'Waste Knights',
  rules: 2,
  seats: { min: 2, max: 4, clause: 'WK-28.1' },
  sheet,
  program,
  asides,
  watch,
  admits(options, seats) {
    const row = missions.find(({ id }) => id === options.mission)
    if (row !== undefined && row.players > seats)
      return { clauses: ['WK-3.17'], reason: `${row.title} needs ${row.players} players` }
    if (options.mission === 'M0' && seats !== 2)
      return { clauses: ['WK-3.17'], reason: 'Road to Gangraen is for two players' }
    if (options.mission === 'M0' && options.content !== null)
      return {
        clauses: ['WK-3.17'],
        reason: 'Road to Gangraen is prepared with the cards the game is sold with',
      }
    if (row !== undefined && !row.needs.every((id) => isAtHand({ options }, id)))
      return { clauses: ['WK-3.17'], reason: `${row.title} needs a villain that is not among these cards` }
    return null
  },
  terms: ({ decisionTimer }) => (decisionTimer === 0 ? {} : { timer: decisionTimer }),
  setup: build,
  clone,
  outcome,
  view,
  imagine,
  refuse,
  barred,
  standIn,
  sense,
  words,
  wits,
}
