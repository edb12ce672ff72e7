import { type Act, luckOf } from '@midden/bots'
import type { Game, GameEvent, Position, Random, Seat, Seats, Tell } from '@midden/kernel'

/** What the draws of a match gave to each seat: 0 on average, so a share may be corrected by it. */
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
    const game = this.#game
    if (game.wits === undefined) return act(s, tell)
    const before = game.clone(s)
    const drawn = s.rng.d
    const owed = act(s, tell)
    if (s.rng.d !== drawn)
      luckOf(game, game.wits, before, s, act, this.#rng).forEach((luck, seat) => {
        this.#sums[seat] = this.of(seat) + luck
      })
    return owed
  }
}
