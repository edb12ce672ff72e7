import type { Seat } from '@midden/kernel'
import type { Glory } from '../events/bodies.ts'
import type { WkFrame } from '../frames/index.ts'
import type { WkClause } from '../ledger.ts'
import type { Table } from '../position.ts'

const MISSION: WkClause = 'WK-29.2'
const BLUE: WkClause = 'WK-24.8'

function gloryIn(f: WkFrame, seat: Seat): Glory | null {
  switch (f.at) {
    case 'task':
      return { by: 'task', card: f.card }
    case 'combat': {
      if (f.foe >= 0) return { by: 'enemy', card: f.foe }
      return { by: 'duel', other: f.seats[0] === seat ? f.seats[1] : f.seats[0] }
    }
    case 'revive':
      return { by: 'revival', other: f.other }
    case 'wild':
      return { by: 'event', card: f.card }
    case 'mission':
      return { by: 'mission' }
    default:
      return null
  }
}

/** What is under way when somebody gains or loses Reputation: the innermost cause that has a name. */
export function gloryOf({ stack }: Table, seat: Seat, clause: WkClause): Glory {
  if (clause === BLUE) return { by: 'blue card' }
  if (clause === MISSION) return { by: 'mission' }
  for (let i = stack.length - 1; i >= 0; i--) {
    const glory = gloryIn(stack[i]!, seat)
    if (glory !== null) return glory
  }
  return { by: 'text' }
}
