import type { Procedure } from '../types.ts'

/** The Active Knight's move: planning and the road (WK-6, WK-7). */
export const move: Procedure<'move'> = []
