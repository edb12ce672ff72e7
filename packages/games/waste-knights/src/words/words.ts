import type { Words } from '@midden/kernel'
import type { WkEvent } from '../events.ts'
import type { WkView } from '../view/view.ts'
import { actionWords, cardsPlayed } from './actions.ts'
import { eventWords } from './events.ts'
import { questionWords } from './questions.ts'
import { waitsWords } from './waits.ts'

/** All that is said but the table as plain text. */
export const words: Omit<Words<WkView, WkEvent>, 'table'> = {
  event: eventWords,
  action: actionWords,
  cards: cardsPlayed,
  question: questionWords,
  waits: waitsWords,
}
