import type { Seat } from '@midden/kernel'
import type { Happening, Personal } from './base.ts'

export type MoveEvent =
  | (Personal & { what: 'stayed' })
  | (Personal & { what: 'route planned'; mode: 'foot' | 'vehicle'; route: number[] })
  /** MP left in the pool */
  | (Personal & { what: 'entered'; hex: number; mp: number })
  | (Happening & { what: 'cards turned up'; cards: number[] })
  | (Happening & { what: 'Redoubt card turned up'; card: number })
  | (Personal & { what: 'Redoubt cards kept' })
  | (Personal & { what: 'waited' })
  | (Personal & { what: 'card played'; by: Seat; card: number })
  | (Personal & { what: 'stops' })
  | (Happening & { what: 'cards unplayed'; cards: number[] })
  | (Personal & { what: 'move ended'; hex: number })
