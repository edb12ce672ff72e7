import type { Seat } from '@midden/kernel'
import type { MissionFrame } from '../frames/round.ts'
import type { Table, Wk } from '../position.ts'
import type { Tell } from '../types.ts'

/** Where a mission's frame goes next: to a question of the mission, to `after`, or (undefined) nowhere. */
export type Next = 'move the villain' | 'place the Cultist' | 'what came of it' | 'give up a clue' | undefined
type AtHook = (s: Wk, f: MissionFrame, tell: Tell) => Next

/** Something worth going to, and how much it is. */
export interface Aim {
  hex: number
  gain: number
}

/**
 * The rules of a mission: the hooks it attaches to (WK-29.1, WK-29.2). What it does not need it leaves out. `f.n` is
 * the number of the action chosen, `f.turn` the mission's own to use, `f.outcome` how a check or combat it started ended.
 */
export interface MissionRules {
  setup?(s: Wk, tell: Tell): void
  /** step 1d of each round, and the end of the Waster Step */
  wasterStep?: AtHook
  endOfWasterStep?: AtHook
  /** an exploration has opened */
  explored?: AtHook
  /** the card given to whoever enters this hex before his own was played, −1 for none */
  cardOn?(s: Table, hex: number): number
  /** whether this hex has lost its exploration actions */
  closes?(s: Table, hex: number): boolean
  /** exploration actions it adds for this knight where he is, by number; what each is called; what it does */
  actions?(s: Table, seat: Seat): number[]
  saysAction?(s: Table, seat: Seat, n: number): string
  action?: AtHook
  /** the check or combat that an action started is over */
  after?: AtHook
  /** the villain has moved as far as he goes */
  arrived?(s: Wk, tell: Tell): void
  /** a duel was won; an opponent (−1: a knight) was defeated; somebody left for good */
  duelWon?(s: Wk, winner: Seat, loser: Seat, tell: Tell): void
  defeated?(s: Wk, seat: Seat, foe: number, tell: Tell): void
  departed?(s: Wk, seat: Seat, tell: Tell): void
  /** for bots: where this knight should want to go */
  aims?(s: Table, seat: Seat): Aim[]
  /** and what defeating this enemy, or winning a duel with that rival, is worth to him beside rewards and tasks */
  prize?(s: Table, seat: Seat, foe: number): number
  duelPrize?(s: Table, seat: Seat, rival: Seat): number
  /** whom an action of this number means to fight, null if it is none */
  opponent?(s: Table, seat: Seat, n: number): { card: number } | { rival: Seat } | null
  /** at every checkpoint */
  checkpoint?(s: Wk, tell: Tell): void
  /** after the Rest Step of the last round: what counts before REP and gear, or null for all losing */
  measure(s: Table, seat: Seat): number | null
}
