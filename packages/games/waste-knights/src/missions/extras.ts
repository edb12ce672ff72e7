import type { Seat } from '@midden/kernel'
import type { Table } from '../position.ts'

/** Exploration actions a mission adds on the hex this knight explores, by number; chosen ones run as its hook. */
export const missionActions = (_s: Table, _seat: Seat): number[] => []

/** Whether a mission takes the exploration actions of its own away from a hex. */
export const hasNoActions = (_s: Table, _hex: number): boolean => false
