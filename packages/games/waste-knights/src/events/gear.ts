import type { Seat } from '@midden/kernel'
import type { Personal } from './base.ts'

export type GearEvent =
  | (Personal & { what: 'gear drawn'; colour: number; card?: number })
  | (Personal & { what: 'gear placed'; to: number; card?: number })
  | (Personal & { what: 'gear discarded'; card: number })
  | (Personal & { what: 'gear rearranged' })
  | (Personal & { what: 'done rearranging' })
  | (Personal & { what: 'taken from the Stalls'; space: number; card: number })
  | (Personal & { what: 'special card attached'; card: number })
  | (Personal & { what: 'vehicle damaged' })
  | (Personal & { what: 'vehicle wrecked'; card: number })
  | (Personal & { what: 'vehicle repaired' })
  | (Personal & { what: 'vehicle given up'; card: number })
  | (Personal & { what: 'vehicle taken'; card: number; damaged: boolean })
  | (Personal & { what: 'blue card removed'; card: number })
  | (Personal & { what: 'cargo discarded'; card: number; by: Seat })
  | (Personal & { what: 'storage shown'; to: Seat })
