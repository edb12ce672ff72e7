import type { GameEvent } from '../../src/events.ts'
import type { Frame, Position } from '../../src/frames.ts'
import { cloneRandom } from '../../src/random.ts'
import type { Seat } from '../../src/seats.ts'

/** A small model of fights with luck cards: windows, answers to answers, checkpoints, a fall in mid-fight. */
export const ledger = {
  'L-1': 'Two or three knights with 2 health and two luck cards each, over three rounds.',
  'L-2': 'In turn each knight attacks the next one standing: window, roll, window, damage.',
  'L-3': 'In a window each in turn plays one fitting card or passes, until all have passed in a row.',
  'L-4': 'A luck card is announced, may be answered by a cancel, and then takes effect.',
  'L-5': 'More than three luck cards: discard at once.',
  'L-6': 'A knight at 0 health falls at once; the fight is over without further effects.',
}
export type Clause = keyof typeof ledger

export const CARDS = 18
/** What a card does, by the moment it may be played. */
export const MOMENTS = ['before the roll', 'after the roll', 'luck played'] as const
export type Moment = (typeof MOMENTS)[number]
export const momentOf = (card: number): Moment => MOMENTS[card % 3]!

export interface Campaign extends Frame {
  at: 'campaign'
  turns: number
}
export interface Attack extends Frame {
  at: 'attack'
  by: Seat
  on: Seat
  bonus: number
  rolled: number
}
export interface Window extends Frame {
  at: 'window'
  moment: Moment
  seats: Seat[]
  turn: number
  passes: number
  /** the place in the stack of what the window is about: frames below do not move meanwhile */
  about: number
  open: boolean
}
export interface Luck extends Frame {
  at: 'luck'
  by: Seat
  card: number
  about: number
  stopped: boolean
}
export interface Excess extends Frame {
  at: 'excess'
  seat: Seat
}
export type DuelFrame = Campaign | Attack | Window | Luck | Excess

export interface Duel extends Position<DuelFrame> {
  health: number[]
  hands: number[][]
  deck: number[]
  discard: number[]
}

export type DuelEvent = GameEvent<Clause> &
  (
    | { what: 'attack'; seat: Seat; on: Seat }
    | { what: 'rolled'; seat: Seat; n: number }
    | { what: 'hit' | 'missed'; seat: Seat }
    | { what: 'luck' | 'worked' | 'stopped'; seat: Seat; card: number }
    | { what: 'passed' | 'fell'; seat: Seat }
    | { what: 'drew'; seat: Seat; card?: number }
    | { what: 'discarded'; seat: Seat; cards: number[] }
  )

const cloneFrame = (f: DuelFrame): DuelFrame =>
  f.at === 'window' ? { ...f, seats: f.seats.slice() } : { ...f }

export const clone = (s: Duel): Duel => ({
  seats: s.seats,
  rng: cloneRandom(s.rng),
  stack: s.stack.map(cloneFrame),
  health: s.health.slice(),
  hands: s.hands.map((hand) => hand.slice()),
  deck: s.deck.slice(),
  discard: s.discard.slice(),
})

export const standing = (s: Duel): Seat[] => s.health.flatMap((health, seat) => (health > 0 ? [seat] : []))
