import type { Procedure } from '../types.ts'

/** Rewards in the order their taker likes (WK-1.17). */
export const reward: Procedure<'reward'> = []
