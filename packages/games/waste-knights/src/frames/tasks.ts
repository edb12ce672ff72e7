import type { Seat } from '@midden/kernel'
import type { Reward } from '../content/rows.ts'

/** Trying to fulfil a requirement of a private task (WK-13.5, WK-13.8). */
export interface AttemptFrame {
  at: 'attempt'
  step: number
  seat: Seat
  card: number
  second: boolean
  outcome: number
}
/** Accomplishing a task (WK-13.3). */
export interface TaskFrame {
  at: 'task'
  step: number
  seat: Seat
  card: number
  deed: number
}
/** The Waster introduces a new task (WK-13.9): the cards he looks at. */
export interface IntroduceFrame {
  at: 'introduce'
  step: number
  space: number
  cards: number[]
}
/** Several rewards of one source, in the order their taker likes (WK-1.17). */
export interface RewardFrame {
  at: 'reward'
  step: number
  seat: Seat
  left: Reward[]
}
