import type { Procedure } from '../types.ts'

/** Knights meeting on the road (WK-10.1 to WK-10.4). */
export const meet: Procedure<'meet'> = []
