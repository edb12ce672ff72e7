import { cloneRandom, type Frame, type GameEvent, type Position } from '@midden/kernel'
import type { Clause } from './ledger.ts'
import type { Options } from './options.ts'

export const HIGHEST = 12
export const DECK: readonly number[] = Array.from({ length: HIGHEST }, (_, i) => i + 1)

export interface Round extends Frame {
  at: 'round'
  /** the seat that keeps or draws next */
  turn: number
}

export interface State extends Position<Round> {
  options: Options
  /** each seat's card */
  cards: number[]
  /** what each seat laid aside */
  aside: (number | null)[]
  /** the last one is the top */
  deck: number[]
}

export type Event = GameEvent<Clause> &
  (
    | { what: 'dealt'; seat: number; card: number }
    | { what: 'kept'; seat: number }
    | { what: 'laid aside'; seat: number; card: number }
    | { what: 'drew'; seat: number; card: number }
    | { what: 'showed'; seat: number; card: number }
  )

export const clone = (s: State): State => ({
  seats: s.seats,
  rng: cloneRandom(s.rng),
  stack: s.stack.map(({ at, step, turn }) => ({ at, step, turn })),
  options: s.options,
  cards: s.cards.slice(),
  aside: s.aside.slice(),
  deck: s.deck.slice(),
})
