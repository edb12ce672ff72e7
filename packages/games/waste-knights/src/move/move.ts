import type { Procedure } from '../types.ts'
import { planning } from './planning.ts'
import { road } from './road.ts'
import { stops } from './stops.ts'

/** The Active Knight's move: planning and the road (WK-6, WK-7). */
export const move: Procedure<'move'> = [...planning, ...road, ...stops]
