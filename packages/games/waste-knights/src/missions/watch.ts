import type { Wk } from '../position.ts'
import type { Tell } from '../types.ts'
import { checkpointOf } from './modules.ts'

/** What a mission looks for at every checkpoint (WK-29.4); answers whether the match is over with it. */
export function missionWatch(s: Wk, tell: Tell): boolean {
  checkpointOf(s)?.(s, tell)
  return s.result !== null
}
