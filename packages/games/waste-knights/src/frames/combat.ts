import type { Seat } from '@midden/kernel'

/** A, the Active Knight, is side 0; B, his opponent, side 1 (WK-15.1). */
export type Side = 0 | 1

export interface CombatFrame {
  at: 'combat'
  step: number
  /** who plays each side: the knights of a duel, or the knight and the Waster who plays the enemy */
  seats: [Seat, Seat]
  /** the enemy card, or −1 in a duel */
  foe: number
  hex: number
  /** 0 short, 1 medium, 2 long */
  range: number
  /** starting range asked for by each side, −1 none (WK-15.4) */
  start: [number, number]
  /** positive: A leads */
  dominance: number
  clash: number
  wounds: number
  /** adrenaline: the lowest wound penalty since the start (WK-17.7) */
  penalty: [number, number]
  /** Prepare lies on the table */
  prepared: [boolean, boolean]
  /** gear numbers whose price for the whole combat is paid (WK-15.7) */
  paid: [number[], number[]]
  /** lines used that work once per combat */
  used: number[]
  /** brought to 0 by an attack; out of the fight, unless something saved him (WK-17.13) */
  felled: [boolean, boolean]
  down: [boolean, boolean]
  /** 0 A, 1 B, 2 a draw, 3 both laid their arms down (WK-19.4), −1 not yet */
  winner: number
  /** dice a mission gives to A's attack checks */
  bonus: number
}
export interface ClashFrame {
  at: 'clash'
  step: number
  /** sealed combat cards, −1 while open */
  cards: [number, number]
  /** an attack that was impossible when chosen (option `attackBluff`) */
  bluff: [boolean, boolean]
  /** −1 advance, 1 retreat, 0 neither, 2 not yet said */
  ways: [number, number]
  /** the weapon's slot (an enemy: 0), its gear number (an enemy: −1) and the icon named, −1 none */
  weapons: [number, number]
  gear: [number, number]
  icons: [number, number]
  /** HP each side's attacks took */
  took: [number, number]
  /** by texts in part (d): steps, and ranges set */
  shift: number
  sets: number[]
  /** which side's turn it is in the present part: 2 when both are through */
  turn: number
}
export interface AttackFrame {
  at: 'attack'
  step: number
  side: Side
  multi: boolean
  prepared: boolean
  weapon: number
  gear: number
  icon: number
  plus: number
  minus: number
  /** by effects in the windows */
  damage: number
  pierce: number
  dice: number[]
  /** between the roll and the defeat test nothing may be used at any time (WK-30.9) */
  rolled: boolean
  hit: boolean
  /** sides the interlude is through with (WK-30.9) */
  asked: number
  open: boolean
}
