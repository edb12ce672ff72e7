import type { Procedure } from '../types.ts'

/** One clash (WK-16, WK-18.1 to WK-18.6). */
export const clash: Procedure<'clash'> = []
