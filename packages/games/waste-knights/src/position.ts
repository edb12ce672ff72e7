import type { Position, Seat, Seats } from '@midden/kernel'
import type { WkFrame } from './frames/index.ts'
import type { Held } from './held.ts'
import type { WkOptions } from './options.ts'

export const COLOUR_NAMES = ['amber', 'blue', 'red', 'yellow'] as const
export const PHASES = ['setup', 'waster', 'knights', 'move', 'explore', 'rest', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** Panels 0 and 1 are the hands (a two-handed weapon lies on 0 and fills both), 2 the body, 3 to 5 the pockets. */
export const PANELS = 6
export const BODY = 2
export const POCKET = 3

/** A private task in a knight's area (WK-13.5; WK-28.5 for two players). */
export interface Owned {
  card: number
  markers: number
  /** the coloured space it came from: 1 orange, 2 green, 0 none */
  space: number
  accepted: boolean
  /** face up: always, but for two players */
  shown: boolean
}

/** A knight with everything in his area. */
export interface Knight {
  /** the sheet, −1 until chosen */
  sheet: number
  colour: number
  hex: number
  hp: number
  rad: number
  ammo: number
  fuel: number
  rep: number
  /** unconscious: a latch (WK-21.2) */
  down: boolean
  /** where his exploration marker lies (WK-11.5), or −1 */
  marker: number
  /** told to skip this round's Exploration Step */
  skips: boolean
  /** how he came to his hex in this round */
  arrived: '' | 'foot' | 'vehicle'
  /** the knights he knocked out in a duel this round (WK-10.6) */
  floored: Seats
  /** the mark on his special ability */
  marked: boolean
  /** gear number of the vehicle card, −1 without */
  vehicle: number
  damaged: boolean
  vehicleMarked: boolean
  panels: (Held | null)[]
  /** starting gear in the order of the sheet; the card number never changes, marks and enhancements do */
  own: Held[]
  /** backpack and vehicle: face down, by position */
  pack: Held[]
  cargo: Held[]
  /** Implants and Mutations beside the sheet, Tuning under the vehicle, blue cards that found no place */
  beside: Held[]
  under: Held[]
  over: Held[]
  /** luck cards */
  hand: number[]
  tasks: Owned[]
}

/** A space of the task frame: 0 purple (common), 1 orange, 2 green. Card −1: empty. */
export interface Posted {
  card: number
  markers: number
}

/** A draw pile, top card last, and its discard pile, newest last. */
export interface Pile {
  deck: number[]
  discard: number[]
}
/** A task deck. `seen` says, card by card, which seats have looked at it (WK-13.9). */
export interface TaskPile extends Pile {
  seen: Seats[]
}

/** A card under the Waster marker (WK-12.18). */
export interface Planted {
  card: number
  by: Seat
}

/** A task met and waiting for its moment (WK-30.4). */
export interface Reserved {
  seat: Seat
  card: number
}

/** A numbered mission marker on the board. */
export interface Marker {
  n: number
  hex: number
  shown: boolean
}

/** What missions keep track of; fields another mission does not need stay as they are. */
export interface Quest {
  /** the mission's number, −1 until settled */
  mission: number
  villain: number
  /** M3: where the Dame is, and who carries her */
  dame: number
  carrier: number
  markers: Marker[]
  /** face-down markers still to come (M5) */
  bag: number[]
  /** markers each knight keeps */
  kept: number[][]
  /** M2: whose sheets bear a marker of each knight, and who was called out this round */
  beaten: Seats[]
  called: Seats
  /** wasteland cards beside the board, and the normal tile a mission tile replaced */
  beside: number[]
  tile: number
}

/** How it ended: the winners, none if all lost. */
export interface Result {
  winners: Seats
  how: 'goal' | 'time' | 'lost' | 'alone'
}

export interface Wk extends Position<WkFrame> {
  options: WkOptions
  phase: Phase
  round: number
  /** First Player; the round Waster follows from him (WK-4.4) */
  first: Seat
  /** Active Knight, −1 for nobody */
  active: Seat
  /** players who left for good */
  gone: Seats
  knights: Knight[]
  /** tile number of each hex */
  tiles: number[]
  /** tokens of each kind, hex by hex: obstacle, threat, radiation, contamination */
  tokens: number[][]
  /** Nuked, Pills, Reboot: where each lies (−1: nowhere) and whether its dark side is up */
  special: number[]
  dark: boolean[]
  luck: Pile
  wild: Pile
  /** green, yellow, red */
  gear: Pile[]
  /** blue cards still to be had, and those out of the game */
  blue: number[]
  removedBlue: number[]
  /** vehicles in the pool by title: working side up, damaged side up (option `soldDamaged`) */
  pool: number[]
  poolDamaged: number[]
  /** the ten spaces of the Stalls, −1 empty */
  stalls: number[]
  commons: TaskPile
  privates: TaskPile
  posted: Posted[]
  removedTasks: number[]
  /** 2 players: what each rejected, and the rest that nobody saw */
  rejected: number[][]
  unused: number[]
  /** hexes of the common task's goal each knight has acted on since it came out, a bit each */
  acted: number[]
  met: Reserved[]
  planted: Planted[]
  quest: Quest
  result: Result | null
}

/** The position without the generator: what a view is made of. */
export type Table = Omit<Wk, 'rng'>
