import type { Procedure } from '../types.ts'

/** One attack, T1 to T10 (WK-17). */
export const attack: Procedure<'attack'> = []
