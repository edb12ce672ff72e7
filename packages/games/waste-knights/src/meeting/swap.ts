import type { Procedure } from '../types.ts'

/** Two knights trading (WK-10.11 to WK-10.14). */
export const swap: Procedure<'swap'> = []
