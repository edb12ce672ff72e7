import type { Procedure } from '../types.ts'

/** Trying to fulfil a requirement of a private task (WK-13.5 to WK-13.8). */
export const attempt: Procedure<'attempt'> = []
