import type { Seat } from '@midden/kernel'
import type { Happening, Personal } from './base.ts'

export type CombatEvent =
  /** foe −1: a duel */
  | (Personal & { what: 'combat begins'; other: Seat; foe: number; hex: number })
  | (Happening & { what: 'range'; range: number })
  | (Happening & { what: 'clash'; n: number })
  | (Personal & { what: 'card locked' })
  | (Happening & { what: 'cards shown'; seats: Seat[]; cards: [number, number] })
  | (Happening & { what: 'arms laid down' })
  | (Personal & { what: 'advances' })
  | (Personal & { what: 'retreats' })
  /** card −1: the enemy's panel */
  | (Personal & { what: 'weapon named'; card: number; icon: number })
  | (Personal & { what: 'attack fizzled' })
  | (Personal & { what: 'missed' })
  | (Personal & { what: 'hit'; damage: number })
  | (Personal & { what: 'damage'; damage: number; soak: number; lost: number })
  | (Happening & { what: 'dominance'; seats: Seat[]; gains: [number, number]; now: number })
  /** winner 0 or 1: the first or second of the seats; 2 a draw */
  | (Happening & {
      what: 'combat decided'
      seats: Seat[]
      winner: number
      how: 'wounds' | 'radiation' | 'dominance'
    })
