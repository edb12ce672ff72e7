import type { Seat } from '@midden/kernel'
import type { Happening, Personal } from './base.ts'

export type EffectEvent =
  | (Personal & { what: 'luck drawn'; n: number; cards?: number[] })
  | (Personal & { what: 'luck discarded'; cards: number[] })
  | (Personal & { what: 'luck played'; card: number })
  | (Happening & { what: 'luck cancelled'; card: number; of: Seat })
  | (Personal & { what: 'used'; line: number })
  | (Personal & { what: 'marked'; slot?: number; by?: Seat })
  | (Happening & { what: 'reshuffled'; deck: string })
  | (Personal & { what: 'check announced'; skill: number; difficulty: number; pool: number })
  | (Personal & { what: 'rolled'; dice: number[]; enemy?: true })
  | (Personal & { what: 'die turned'; dice: number[] })
  | (Personal & { what: 'check passed' })
  | (Personal & { what: 'check failed' })
  | (Personal & { what: 'option chosen'; deed: number })
  | (Personal & { what: 'range asked for'; range: number })
  | (Personal & { what: 'card planted'; discarded: number[] })
