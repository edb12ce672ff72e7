import type { Personal } from './base.ts'

/** The Stalls and the Rest Step. */
export type StallsEvent =
  | (Personal & { what: 'dealt'; price: number; value: number })
  | (Personal & { what: 'trade cancelled' })
  | (Personal & { what: 'done resting' })
  | (Personal & { what: 'resupplied'; card: number; icon: 'ammo' | 'fuel' | 'hp' | 'rad' })
