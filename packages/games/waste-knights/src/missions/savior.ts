import { hexOfNumber, numberAt } from '../board/hexes.ts'
import { SKILLS } from '../content/names.ts'
import type { Table } from '../position.ts'
import { startCheck } from '../push.ts'
import type { MissionRules } from './module.ts'
import { win } from './win.ts'

const GANGRAEN = 1
const TALK = SKILLS.indexOf('Talk')
const CHALLENGING = 7
const FAMOUS = 2
const PASSED = 1

/** REP before anybody listens. */
const threshold = (s: Table): number => (s.seats === 4 ? 8 : 7)

/** M1 Savior of the Waste: address the crowd in Gangraen. */
export const savior: MissionRules = {
  actions(s, seat) {
    const { hex, rep } = s.knights[seat]!
    return numberAt(s, hex) === GANGRAEN && rep >= threshold(s) ? [0] : []
  },
  saysAction: (s, seat) =>
    s.knights[seat]!.rep >= threshold(s) + FAMOUS
      ? 'Address the crowd and win'
      : `Address the crowd: Talk (${CHALLENGING}) wins`,
  action(s, { seat }, tell) {
    tell?.({ what: 'crowd addressed', clause: 'WK-29.2', seat })
    if (s.knights[seat]!.rep >= threshold(s) + FAMOUS) return win(s, seat, tell)
    startCheck(s, seat, 'text', [TALK], CHALLENGING)
    return 'what came of it'
  },
  after: (s, { seat, outcome }, tell) => (outcome === PASSED ? win(s, seat, tell) : undefined),
  aims: (s, seat) =>
    s.knights[seat]!.rep >= threshold(s) ? [{ hex: hexOfNumber(s, GANGRAEN), gain: 20 }] : [],
  measure: (s, seat) => s.knights[seat]!.rep,
}
