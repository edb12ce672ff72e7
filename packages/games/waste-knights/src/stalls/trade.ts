import type { Procedure } from '../types.ts'

/** A trade with the Stalls (WK-25.4 to WK-25.11). */
export const trade: Procedure<'trade'> = []
