import type { Procedure } from '../types.ts'

/** A mission's own rules at a hook (WK-29.2). */
export const mission: Procedure<'mission'> = []
