import type { Procedure } from '../types.ts'
import { choosing } from './choosing.ts'
import { dealing } from './dealing.ts'
import { settling } from './settling.ts'

/** Board and roll are done; now players, decks and mission (WK-3.1). Round 1 begins with the Wasteland Phase. */
export const setup: Procedure<'setup'> = [...choosing, ...dealing, ...settling]
