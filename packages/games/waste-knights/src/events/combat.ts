import type { Seat } from '@midden/kernel'
import type { Happening, Personal } from './base.ts'

/** One side of a combat: the seat is a knight's own, or that of whoever plays the enemy. */
interface Sided extends Personal {
  enemy?: true
}

export type CombatEvent =
  /** foe −1: a duel */
  | (Personal & { what: 'combat begins'; other: Seat; foe: number; hex: number })
  | (Happening & { what: 'range'; range: number })
  | (Happening & { what: 'clash'; n: number })
  | (Personal & { what: 'card locked' })
  | (Happening & { what: 'cards shown'; seats: Seat[]; cards: [number, number]; foe: number })
  | (Happening & { what: 'arms laid down' })
  | (Sided & { what: 'advances' })
  | (Sided & { what: 'retreats' })
  /** card −1: the enemy's panel */
  | (Sided & { what: 'weapon named'; card: number; icon: number })
  | (Sided & { what: 'attack fizzled' })
  | (Sided & { what: 'missed' })
  | (Sided & { what: 'hit'; damage: number })
  | (Sided & { what: 'damage'; damage: number; soak: number; lost: number })
  | (Happening & { what: 'dominance'; seats: Seat[]; gains: [number, number]; now: number; foe: number })
  /** winner 0 or 1: the first or second of the seats; 2 a draw */
  | (Happening & {
      what: 'combat decided'
      seats: Seat[]
      winner: number
      how: 'wounds' | 'radiation' | 'dominance'
      foe: number
    })
