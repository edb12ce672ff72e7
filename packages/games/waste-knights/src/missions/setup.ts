import type { Wk } from '../position.ts'
import type { Tell } from '../types.ts'
import { rulesOf } from './modules.ts'

/** What a mission changes before play (WK-3.1); most change nothing. */
export const missionSetup = (s: Wk, tell: Tell): void => rulesOf(s).setup?.(s, tell)
