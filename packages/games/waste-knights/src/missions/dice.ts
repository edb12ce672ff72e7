import type { Seat } from '@midden/kernel'
import { SKILLS } from '../content/names.ts'
import type { Table } from '../position.ts'

const REPAIR = SKILLS.indexOf('Repair')

/** The Dame is a demolition engineer: her carrier has one more die in Repair checks (M3, Rule 4). */
export const missionDice = (s: Table, seat: Seat, skill: number): number =>
  skill === REPAIR && s.quest.carrier === seat ? 1 : 0
