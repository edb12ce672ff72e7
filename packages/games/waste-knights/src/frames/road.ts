import type { Seat, Seats } from '@midden/kernel'

/** A move of the Active Knight (WK-7.1). */
export interface MoveFrame {
  at: 'move'
  step: number
  seat: Seat
  mode: 'stay' | 'foot' | 'vehicle'
  route: number[]
  /** index of the hex last entered, 0 at the start */
  i: number
  pool: number
  spent: number
  /** where the knight stood before the last hex */
  from: number
  revealed: number[]
  /** a card from the Redoubt serves this move; or the Waster keeps what lies there for another knight */
  planted: boolean
  spared: boolean
  played: boolean
  stopped: boolean
  /** he said stop, or lost his vehicle: the forced card is the last thing */
  ending: boolean
  /** he fell on the road: nothing follows, even if he stands up again (WK-7.20) */
  over: boolean
  /** the question of the present step has its answer */
  asked: boolean
  /** knights approached in this move, and whether on this hex */
  met: Seats
  here: boolean
  /** MP expended, for tasks (WK-13.14) */
  mp: number
  /** luck cards that lie face up until the move ends (WK-6.11) */
  laid: number[]
}
/** A wasteland card played on a knight (WK-8). */
export interface WildFrame {
  at: 'wild'
  step: number
  seat: Seat
  card: number
  choice: '' | 'escape' | 'face'
  /** how the escape check or the combat ended */
  outcome: number
  /** it was discarded in its window, and another one is to be played (WK-8.17) */
  cancelled: boolean
  redraw: boolean
  /** it cannot stop him */
  unstoppable: boolean
  /** lines of its text still to be carried out, a bit each; the question about one has its answer */
  due: number
  asked: boolean
}
/** The Active Knight approaches another on the road (WK-10). */
export interface MeetFrame {
  at: 'meet'
  step: number
  seat: Seat
  other: Seat
  answer: '' | 'agree' | 'refuse'
  outcome: number
}
export interface StealFrame {
  at: 'steal'
  step: number
  seat: Seat
  victim: Seat
  /** options left to choose, and those already taken (WKC-R17) */
  left: number
  taken: number[]
}
/** An exploration of the Active Knight (WK-11). */
export interface ExploreFrame {
  at: 'explore'
  step: number
  seat: Seat
  /** the hex that is open to him, −1 while none is */
  hex: number
  /** what he does just now: nothing yet, declared it, is through, or has something under way */
  doing: '' | 'explore' | 'done' | 'action' | 'other'
  /** used up in this step: attempts to accept and to accomplish a private task, the exploration action (WK-11.7) */
  accepted: boolean
  attempted: boolean
  acted: boolean
  /** green cards counting as yellow in this round's Trade action (L12) */
  bargains: number
  outcome: number
}
