import type { Procedure } from '../types.ts'

/** Bringing a knight round (WK-10.5). */
export const revive: Procedure<'revive'> = []
