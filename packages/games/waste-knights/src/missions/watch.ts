import type { Wk } from '../position.ts'
import type { Tell } from '../types.ts'

/** What a mission looks for at every checkpoint (WK-29.4); answers whether it did something. */
export function missionWatch(_s: Wk, _tell: Tell): boolean {
  return false
}
