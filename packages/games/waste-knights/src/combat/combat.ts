import type { Procedure } from '../types.ts'

/** A combat from its start to its end (WK-15, WK-18). */
export const combat: Procedure<'combat'> = []
