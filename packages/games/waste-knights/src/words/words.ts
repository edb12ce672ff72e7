import type { Words } from '@midden/kernel'
import type { WkEvent } from '../events.ts'
import type { WkView } from '../view/view.ts'
import { actionWords } from './actions.ts'
import { eventWords } from './events.ts'
import { questionWords } from './questions.ts'
import { tableWords } from './table.ts'

export const words: Words<WkView, WkEvent> = {
  event: eventWords,
  action: actionWords,
  question: questionWords,
  table: tableWords,
}
