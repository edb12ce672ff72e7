import type { Seat } from '@midden/kernel'
import type { Loot } from '../meeting/loot.ts'
import type { Happening, Personal } from './base.ts'

export type MeetingEvent =
  | (Personal & { what: 'approached'; other: Seat })
  | (Personal & { what: 'agreed' })
  | (Personal & { what: 'refused' })
  | (Personal & { what: 'laid down'; card: number })
  | (Personal & { what: 'proposed' })
  /** the gear cards each gave, for the two alone */
  | (Happening & { what: 'traded'; seats: Seat[]; cards: number; given?: [number[], number[]] })
  | (Personal & { what: 'revived'; other: Seat })
  /** `n`: cards that changed hands, for whoever saw them */
  | (Personal & { what: 'stolen'; victim: Seat; loot: Loot; card?: number; n?: number })
