import type { Procedure } from '../types.ts'

/** Stealing from a knight (WK-10.7 to WK-10.10). */
export const steal: Procedure<'steal'> = []
