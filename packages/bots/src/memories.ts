import { eventsFor, type Game, type GameEvent, type Position, type Seat } from '@midden/kernel'

/** What seats have kept of what they were told, in a game that knows what is worth remembering. Empty elsewhere. */
export class Memories {
  readonly #game: Game
  readonly #kept: Map<Seat, unknown>

  private constructor(game: Game, kept: Map<Seat, unknown>) {
    this.#game = game
    this.#kept = kept
  }

  /** At the set-up: its events are still to be heard. */
  static begin(game: Game, s: Position, seats: readonly Seat[]): Memories {
    const { memory } = game.wits ?? {}
    return new Memories(
      game,
      new Map(memory === undefined ? [] : seats.map((seat) => [seat, memory.begin(s)])),
    )
  }

  /** Where nobody remembers nobody need listen. */
  get isEmpty(): boolean {
    return this.#kept.size === 0
  }

  hear(events: readonly GameEvent[]): void {
    for (const [seat, kept] of this.#kept)
      for (const event of eventsFor(events, seat)) this.#game.wits!.memory!.hear(kept, event)
  }

  of(seat: Seat): unknown {
    return this.#kept.get(seat) ?? null
  }

  /** Another of its own: what is kept is plain data. */
  copy(): Memories {
    return new Memories(
      this.#game,
      new Map([...this.#kept].map(([seat, kept]) => [seat, JSON.parse(JSON.stringify(kept))])),
    )
  }
}
