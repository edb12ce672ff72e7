import type { Seat } from '@midden/kernel'
import type { Personal } from './base.ts'

/** What brought somebody Reputation, by the card or the knight it came from. */
export type Glory =
  | { by: 'task' | 'enemy' | 'event'; card: number }
  | { by: 'duel' | 'revival'; other: Seat }
  | { by: 'blue card' | 'mission' | 'text' }

export type BodyEvent =
  | (Personal & {
      what: 'counter'
      counter: 'ammo' | 'fuel' | 'hp' | 'rad' | 'rep'
      by: number
      now: number
      from?: Glory
    })
  | (Personal & { what: 'prevented'; line: number })
  | (Personal & { what: 'fell unconscious'; hex: number })
  | (Personal & { what: 'came round'; hex: number })
  | (Personal & { what: 'woke up'; hex: number })
