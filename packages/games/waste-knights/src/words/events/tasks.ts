import type { TaskEvent } from '../../events/tasks.ts'
import { taskName } from '../names.ts'
import type { Sayings } from '../sayings.ts'

export const taskSayings: Sayings<TaskEvent> = {
  'task revealed': (e, who, t) => `${who(e.seat)} reveals ${taskName(t, e.card)}.`,
  'task attempted': (e, who, t) =>
    `${who(e.seat)} tries to ${e.second ? 'accomplish' : 'accept'} ${taskName(t, e.card)}.`,
  'attempt failed': (e, who, t) => `${who(e.seat)} does not meet what ${taskName(t, e.card)} asks for.`,
  'task accepted': (e, who, t) => `${who(e.seat)} accepts ${taskName(t, e.card)}.`,
  'task accomplished': (e, who, t) => `${who(e.seat)} accomplishes ${taskName(t, e.card)}.`,
}
