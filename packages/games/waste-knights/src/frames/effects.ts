import type { Seat } from '@midden/kernel'
import type { Moment } from '../content/vocabulary.ts'

/** An alternating or ordered window (WK-14.11, WK-14.12). */
export interface WindowFrame {
  at: 'window'
  step: number
  moment: Moment
  /** who may act, first to last; `turn` is whose turn it is, `passes` how many passed in a row */
  seats: Seat[]
  turn: number
  passes: number
  /** whether the seat in turn has been found fit to be asked */
  open: boolean
  /** depth of the frame it is about: frames below the top do not move */
  about: number
  /** lines already used here, for texts that work once in a window */
  used: number[]
}
/** A luck card in the air (WK-14.4). */
export interface LuckFrame {
  at: 'luck'
  step: number
  by: Seat
  card: number
  about: number
  cancelled: boolean
}
/** Discarding luck cards: over the hand limit, or as a cost or effect. */
export interface HandFrame {
  at: 'hand'
  step: number
  seat: Seat
  n: number
}
/** Effects of a line of text, one after the other. */
export interface ScriptFrame {
  at: 'script'
  step: number
  /** the script, and which of its effects is next */
  no: number
  i: number
  /** the line it belongs to, or −1 */
  line: number
  /** "you": the owner, or the Active Knight on a wasteland card; "opp" is read from the combat */
  you: Seat
  /** depth of the frame it is about, or −1 */
  about: number
  /** colour of a card just given up, hex just named, cards just drawn, how a check ended */
  given: number
  hex: number
  drawn: number[]
  outcome: number
  /** a question of the present effect is open; how many more answers it takes */
  asking: boolean
  left: number
  /** conscious when it began: a knight who falls on the way has no further part in it (WKC-R1) */
  awake: boolean
}
export type CheckKind = 'escape' | 'explore' | 'search' | 'task' | 'text'
/** A skill check (WK-9.8). It tells the frame below how it ended: `outcome` 1 passed, 0 failed. */
export interface CheckFrame {
  at: 'check'
  step: number
  seat: Seat
  kind: CheckKind
  /** the skills offered, and the one chosen (−1 while open) */
  skills: number[]
  skill: number
  difficulty: number
  need: number
  /** dice gained and suffered by effects used in the windows; standing modifiers are read when the pool is formed */
  plus: number
  minus: number
  dice: number[]
  /** passed without a roll */
  sure: boolean
}
