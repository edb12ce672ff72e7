import type { Procedure } from '../types.ts'

/** An unconscious knight wakes up in a city (WK-21.7). */
export const wake: Procedure<'wake'> = []
