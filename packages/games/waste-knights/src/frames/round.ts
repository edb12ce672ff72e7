import type { Seat, Seats } from '@midden/kernel'

/** Choosing knights, placing starters, settling the mission (WK-3). */
export interface SetupFrame {
  at: 'setup'
  step: number
  /** who chooses when, and how far we are */
  order: Seat[]
  turn: number
  /** sealed: where each seat puts its starters, and which two tasks it keeps (2 players); −1 while open */
  starters: number[]
  kept: number[]
  /** 2 players: the four private tasks each was dealt */
  dealt: number[][]
  /** sealed: the mission each wants; −1 while open */
  votes: number[]
}

export interface RoundFrame {
  at: 'round'
  step: number
}
/** Steps 1a to 2c. `turn` counts knights in round order, `space` the task spaces. */
export interface PreparationsFrame {
  at: 'preparations'
  step: number
  turn: number
  space: number
}
/** The Move Step: one knight after the other in round order. */
export interface MovesFrame {
  at: 'moves'
  step: number
  turn: number
}
export interface ExplorationsFrame {
  at: 'explorations'
  step: number
  turn: number
}
/** Parts a to d. `done` are the seats that have finished the part; `resupplied` those that used their luck card in c. */
export interface RestFrame {
  at: 'rest'
  step: number
  done: Seats
  resupplied: Seats
  /** what each has done so far, so that nobody rests for ever */
  acts: number[]
  /** part d: how many in round order have been looked at */
  turn: number
}
/** Where a mission's frame may come in. */
export const HOOKS = ['waster step', 'end of the Waster Step', 'explored', 'action'] as const
export type Hook = (typeof HOOKS)[number]
/** A mission's own rules at one of its hooks (WK-29.2). `turn` and `n` are the mission's to use. */
export interface MissionFrame {
  at: 'mission'
  step: number
  hook: Hook
  seat: Seat
  turn: number
  n: number
  outcome: number
}
