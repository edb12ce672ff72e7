import type { Table } from '../position.ts'
import { missionNumber } from './rows.ts'

const CULT = missionNumber('M5')

/** A Cultist stands there: one more THREAT, no exploration actions (M5, Rule 2). */
export const hasCultist = (s: Pick<Table, 'quest'>, hex: number): boolean =>
  s.quest.mission === CULT && s.quest.markers.some((marker) => marker.hex === hex)
