import type { GameEvent } from './events.ts'
import type { Position } from './frames.ts'
import type { Action, Offer } from './offers.ts'
import type { Random } from './random.ts'
import type { Seat, Viewer } from './seats.ts'

/** An answer on the short list, and what the policy thinks of it, in points of its own scale. */
export interface Valuation {
  action: Action
  worth: number
}

/** What a seat can have written down of what everybody was told: plain data, kept by whoever keeps the match. */
export interface Memory<S, E> {
  /** at the set-up, before anything was told */
  begin(s: S): unknown
  /** `kept` is changed: something was told to the seat whose memory it is */
  hear(kept: unknown, event: E): void
}

/** What searching players need of a game. All of it is optional: a game without it is played by its `sense`. */
export interface Wits<S extends Position, V extends { me: Viewer }, E extends GameEvent> {
  /** the short list, best first: `sense` chooses its head. `near`: blind to rivals and to all that is still to come */
  weigh(v: V, seat: Seat, offers: readonly Offer[], rng: Random, near?: boolean): Valuation[]
  /** what `sense` chooses from this seat's view, found without building the view */
  quick(s: S, seat: Seat, offers: readonly Offer[], rng: Random): Action
  /** what each seat may expect to have in the end, in points, were the game cut off here */
  value(s: S): number[]
  /** by how many points that is still going to move, about */
  swing(s: S): number
  /** rises where a line of play may well be cut off: the number of the round, say */
  horizon(s: S): number
  /** how many of these the farsighted gain by looking at, the present one included; 1 if left out */
  farthest?: number
  /** what a learned value looks at where a line is cut off, by seat: as many numbers for each, about from -1 to 1 */
  features?(s: S): number[][]
  /** a position as `imagine` makes it, with sealed answers as the policy gives them and with what is remembered */
  believe?(v: V, kept: unknown, rng: Random): S
  memory?: Memory<S, E>
}
