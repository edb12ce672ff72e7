import { hexOfNumber, numberAt } from '../board/hexes.ts'
import type { MissionRules } from './module.ts'
import { win } from './win.ts'

const GANGRAEN = 1
const FAME = 10

/** The mission of tests (WK-29.8). */
export const reference: MissionRules = {
  explored(s, { seat }, tell) {
    const { hex, rep } = s.knights[seat]!
    return rep >= FAME && numberAt(s, hex) === GANGRAEN ? win(s, seat, tell) : undefined
  },
  aims: (s, seat) => (s.knights[seat]!.rep >= FAME ? [{ hex: hexOfNumber(s, GANGRAEN), gain: 20 }] : []),
  measure: (s, seat) => s.knights[seat]!.rep,
}
