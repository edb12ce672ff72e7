import type { TaskEvent } from '../../events/tasks.ts'
import { taskName } from '../names.ts'
import type { Sayings } from '../sayings.ts'

export const taskSayings: Sayings<TaskEvent> = {
  'task revealed': (e, who) => `${who(e.seat)} reveals ${taskName(e.card)}.`,
  'task attempted': (e, who) =>
    `${who(e.seat)} tries to ${e.second ? 'accomplish' : 'accept'} ${taskName(e.card)}.`,
  'attempt failed': (e, who) => `${who(e.seat)} does not meet what ${taskName(e.card)} asks for.`,
  'task accepted': (e, who) => `${who(e.seat)} accepts ${taskName(e.card)}.`,
  'task accomplished': (e, who) => `${who(e.seat)} accomplishes ${taskName(e.card)}.`,
}
