import type { Seat, Seats } from '@midden/kernel'
import type { Result } from '../position.ts'
import type { Happening, Personal } from './base.ts'

export type RoundEvent =
  | (Happening & { what: 'round begins'; round: number; last: boolean })
  | (Happening & { what: 'tasks marked' })
  /** `holder`: who had accepted it */
  | (Happening & { what: 'task outdated'; card: number; holder?: Seat })
  | (Personal & { what: 'tasks looked at'; cards: number[] })
  | (Personal & { what: 'city option'; counter: 'hp' | 'rad' | 'ammo' | 'fuel' | 'none' })
  | (Happening & { what: 'tokens removed' })
  | (Happening & { what: 'special token turned'; token: number })
  | (Happening & { what: 'special token removed'; token: number })
  | (Personal & { what: 'stall cleared'; space: number; card: number })
  | (Personal & { what: 'first player passed'; from: Seat })
  | (Happening & { what: 'unmarked' })
  | (Personal & { what: 'active' })
  | (Happening & { what: 'planted card discarded'; card: number })
  /** what was stored counts in the places: it comes out with the end */
  | (Happening & { what: 'game over'; winners: Seats; how: Result['how'] })
