import type { Words } from '@midden/kernel'
import type { WorksEvent } from './events.ts'
import { tableWords } from './table.ts'
import type { WorksView } from './view.ts'
import { actionWords, count } from './words-actions.ts'
import { sentence } from './words-events.ts'

/** The question of the moment, by the name of its step. */
function questionWords(v: WorksView, decision: string): string {
  switch (decision) {
    case 'bribe':
      return v.accident?.final ? 'The final accident: do you bribe?' : 'An accident: do you bribe?'
    case 'set':
      return 'Which set do you take?'
    case 'bid':
      return v.auction === null
        ? 'What do you bid?'
        : `What do you bid for ${count(v.auction.lot, 'raw material')}? The highest bid is €${v.auction.high}.`
    case 'credit':
      return 'Do you take credit?'
    default:
      return 'Which card do you play?'
  }
}

export const words: Words<WorksView, WorksEvent> = {
  event: sentence,
  action: actionWords,
  question: questionWords,
  table: tableWords,
}
