import type { Action, Game, Offer, Random, Seat, View } from '@midden/kernel'

/** A player for any game. It is given what its seat may know, and never the position. */
export interface Bot {
  name: string
  about: string
  choose(game: Game, view: View, seat: Seat, offers: readonly Offer[], rng: Random): Action
}
