import type { Procedure } from '../types.ts'

/** The Rest Step, parts a to d (WK-26). */
export const rest: Procedure<'rest'> = []
