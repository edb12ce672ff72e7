import { playOn } from '@midden/bots'
import {
  branch,
  cloneRandom,
  type Game,
  type GameEvent,
  type Position,
  type Random,
  type Seat,
  type Seats,
  type Tell,
} from '@midden/kernel'

/** Other draws that each draw is held against. */
const OTHERS = 6

type Act = (s: Position, tell: Tell<GameEvent>) => Seats

/**
 * What the draws of a match gave to each seat, in shares of the win: after every action that drew, the position as it
 * came is held against the same action with other draws. By its making it is 0 on average, whoever plays, so a share
 * may be corrected by it.
 */
export class Luck {
  readonly #game: Game
  readonly #rng: Random
  readonly #sums: number[] = []

  constructor(game: Game, rng: Random) {
    this.#game = game
    this.#rng = rng
  }

  of(seat: Seat): number {
    return this.#sums[seat] ?? 0
  }

  watch(s: Position, act: Act, tell: Tell<GameEvent>): Seats {
    if (this.#game.wits === undefined) return act(s, tell)
    const before = this.#game.clone(s)
    const drawn = s.rng.d
    const owed = act(s, tell)
    if (s.rng.d !== drawn) this.#weigh(before, s, act)
    return owed
  }

  #weigh(before: Position, after: Position, act: Act): void {
    const game = this.#game
    const ahead = branch(this.#rng)
    const here = this.#shares(game.clone(after), ahead)
    const others = here.map(() => 0)
    for (let i = 0; i < OTHERS; i++) {
      const other = game.clone(before)
      other.rng = branch(this.#rng)
      act(other, null)
      this.#shares(other, ahead).forEach((share, seat) => {
        others[seat]! += share / OTHERS
      })
    }
    here.forEach((share, seat) => {
      this.#sums[seat] = this.of(seat) + share - others[seat]!
    })
  }

  /** The chances of the seats once the policy has played on to the cut. */
  #shares(s: Position, ahead: Random): number[] {
    const game = this.#game
    const wits = game.wits!
    s.rng = cloneRandom(ahead)
    return playOn(game, wits, s, cloneRandom(ahead), wits.horizon(s)).shares
  }
}
