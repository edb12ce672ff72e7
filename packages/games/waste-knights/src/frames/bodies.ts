import type { Seat } from '@midden/kernel'

/** A knight is about to fall unconscious (WK-21.1). */
export interface KnockoutFrame {
  at: 'knockout'
  step: number
  seat: Seat
  /** false in combat: only the replacement is offered, the combat's end does the falling (WK-17.13) */
  falls: boolean
  asked: boolean
}
/** Rest Step d for one knight (WK-21.7). */
export interface WakeFrame {
  at: 'wake'
  step: number
  seat: Seat
  hex: number
}
/** A knight is brought round by another (WK-10.5). */
export interface ReviveFrame {
  at: 'revive'
  step: number
  seat: Seat
  other: Seat
}
