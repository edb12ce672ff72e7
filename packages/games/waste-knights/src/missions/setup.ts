import type { Wk } from '../position.ts'
import type { Tell } from '../types.ts'

/** What a mission changes before play (WK-3.1); most change nothing. */
export function missionSetup(_s: Wk, _tell: Tell): void {}
