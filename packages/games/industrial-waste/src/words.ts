import type { Words } from '@midden/kernel'
import { ACC, nameOf } from './cards.ts'
import type { WorksEvent } from './events.ts'
import { tableWords } from './table.ts'
import type { WorksView } from './view.ts'
import { actionWords, count, firstCards } from './words-actions.ts'
import { sentence } from './words-events.ts'

/** The question of the moment, by the name of its step. */
function questionWords(v: WorksView, decision: string): string {
  switch (decision) {
    case 'bribe':
      return `The ${v.accident?.final ? 'final ' : ''}${nameOf(ACC, v.options.cardNames)}: do you pay a bribe?`
    case 'set':
      return 'Which set do you take?'
    case 'bid':
      return v.auction === null
        ? 'What do you bid?'
        : `What do you bid for ${count(v.auction.lot, 'raw material')}? ${v.auction.high === 0 ? 'No bid yet.' : `The highest bid is €${v.auction.high}.`}`
    case 'credit':
      return 'Do you take a loan?'
    default:
      return 'Which card do you play?'
  }
}

/** What those waited for are at. */
function waitsWords({ auction }: WorksView, decision: string): string {
  switch (decision) {
    case 'bribe':
      return 'Somebody kept Bribery: will they use it?'
    case 'set':
      return 'Everyone takes one set of three cards in turn.'
    case 'bid':
      return auction === null
        ? 'Bidding for raw materials.'
        : `${auction.lot === 1 ? 'One raw material is' : `${auction.lot} raw materials are`} up for auction; ${auction.high === 0 ? 'no bid yet' : `the highest bid is €${auction.high}`}.`
    default:
      return 'They play a card or discard one.'
  }
}

export const words: Words<WorksView, WorksEvent> = {
  event: sentence,
  action: actionWords,
  cards: firstCards,
  question: questionWords,
  waits: waitsWords,
  table: tableWords,
}
