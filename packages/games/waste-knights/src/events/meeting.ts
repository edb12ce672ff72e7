import type { Seat } from '@midden/kernel'
import type { Loot } from '../meeting/loot.ts'
import type { Happening, Personal } from './base.ts'

export type MeetingEvent =
  | (Personal & { what: 'approached'; other: Seat })
  | (Personal & { what: 'agreed' })
  | (Personal & { what: 'refused' })
  | (Personal & { what: 'laid down'; card: number })
  | (Personal & { what: 'proposed' })
  | (Happening & { what: 'traded'; seats: Seat[]; cards: number })
  | (Personal & { what: 'revived'; other: Seat })
  | (Personal & { what: 'stolen'; victim: Seat; loot: Loot; card?: number })
