import type { Seat } from '@midden/kernel'
import type { Personal } from './base.ts'

/** No vehicle, a damaged one, one that works. */
export type Wheels = 0 | 1 | 2

export type GearEvent =
  | (Personal & { what: 'gear drawn'; colour: number; card?: number })
  /** a special card as a reward; a vehicle finds its own place */
  | (Personal & { what: 'blue card gained'; card: number; vehicle: boolean })
  | (Personal & { what: 'gear placed'; to: number; card?: number })
  | (Personal & { what: 'gear discarded'; card: number })
  | (Personal & { what: 'gear rearranged' })
  | (Personal & { what: 'done rearranging' })
  | (Personal & { what: 'taken from the Stalls'; space: number; card: number })
  | (Personal & { what: 'special card attached'; card: number })
  | (Personal & { what: 'vehicle damaged' })
  | (Personal & { what: 'vehicle wrecked'; card: number })
  | (Personal & { what: 'vehicle repaired' })
  | (Personal & { what: 'vehicle given up'; card: number; damaged: boolean })
  | (Personal & { what: 'vehicle taken'; card: number; damaged: boolean; had: Wheels })
  | (Personal & { what: 'blue card removed'; card: number; vehicle: boolean })
  | (Personal & { what: 'cargo discarded'; card: number; by: Seat })
  | (Personal & { what: 'storage shown'; to: Seat })
