import type { Procedure } from '../types.ts'

/** Rewards, effects, removal, a new task (WK-13.3). */
export const accomplishing: Procedure<'task'> = []
