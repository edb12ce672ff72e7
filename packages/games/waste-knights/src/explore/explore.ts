import type { Procedure } from '../types.ts'

/** An exploration: check, tasks, one action (WK-11, WK-12). */
export const explore: Procedure<'explore'> = []
