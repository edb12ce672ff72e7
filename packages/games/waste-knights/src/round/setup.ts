import type { Procedure } from '../types.ts'
import { choosing } from './choosing.ts'
import { dealing } from './dealing.ts'
import { prepare } from './prepared.ts'
import { settling } from './settling.ts'

/** Board and roll are done; now players, decks and mission (WK-3.1). Round 1 begins with the Wasteland Phase. */
export const setup: Procedure<'setup'> = [
  {
    name: 'prepared or not',
    clause: 'WK-3.1',
    run(s, f, tell) {
      if (s.options.mission !== 'M0') return undefined
      prepare(s, f, tell)
      return 'agree on a mission'
    },
  },
  ...choosing,
  ...dealing,
  ...settling,
]
